/**
 * Measures relevance next to the peers: 150 questions to the demo library, judged by hand in `relevance/judgements.txt`,
 * and, where CORPUS names a folder with `queries.tsv`, queries as engineers type them to real records. nDCG@10 (Järvelin
 * & Kekäläinen 2002) with the gain 2^grade − 1.
 *
 *     CORPUS=/folder npm run bench -- relevance [engines, e.g. norma,meaning,fused,sqlite,sphinx,postgres]
 *
 * SHOW=norma lists the queries that this engine answers badly.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gainOf } from './relevance/gain.ts';
import { judgementsIn } from './relevance/judgements.ts';
import { hasRealQueries, judgedRecords, realQueries } from './relevance/realQueries.ts';
import { possibleEngines, startEngine, type Engine } from './search/engine.ts';
import { percentile } from './search/percentile.ts';
import { sampleDocuments } from './search/samples.ts';

/** A query, its class, and what answers it how well, by the documents' ids. */
type Judged = { kind: string; text: string; grades: Map<string, number> };
type Result = { judged: Judged; ids: string[]; total: number; gain: number; ms: number };

const names = possibleEngines((process.argv[2] ?? 'norma,sqlite,sphinx,postgres').split(','));
const rounds = 5;

const ofSamples = readFileSync(join(import.meta.dirname, 'relevance/judgements.txt'), 'utf8');
if (!process.env['REAL_ONLY'])
  await measure('samples', 'questions to the demo library', judgementsIn(ofSamples, [...sampleDocuments()]));
if (hasRealQueries()) await measure('judged', 'real queries', judgedQueries());
else console.log('\nReal queries are skipped: CORPUS is not a folder with queries.tsv.');

function judgedQueries(): Judged[] {
  const records = judgedRecords();
  return realQueries().map(({ text, kind, isWanted }) => ({
    kind,
    text,
    grades: new Map(records.filter(isWanted).map(({ contentCode }) => [contentCode, 1])),
  }));
}

async function measure(source: string, label: string, all: Judged[]): Promise<void> {
  console.log(`\n${all.length} ${label}`);
  const first: Result[] = [];
  for (const name of names) {
    const engine = await startEngine(name, source);
    try {
      const its = await results(engine, all);
      report(name, its);
      if (first.length === 0) first.push(...its);
      else {
        const below = its.filter(({ gain }, at) => gain < (first[at]?.gain ?? 0));
        console.log(`  below ${names[0]} for ${below.length} of ${all.length} queries`);
      }
    } finally {
      await engine.stop();
    }
  }
}

async function results({ search }: Engine, all: Judged[]): Promise<Result[]> {
  const found: Result[] = [];
  for (const judged of all) {
    const question = { kind: 'rare', text: judged.text, filters: {}, entitled: null } as const;
    const times: number[] = [];
    let [ids, total]: [string[], number] = [[], 0];
    for (let round = 0; round < rounds; round++) {
      const reply = await search({ search: question });
      if (!('answered' in reply)) continue;
      times.push(reply.ms);
      ids = reply.answered.ids.slice(0, 10);
      total = reply.answered.total;
    }
    found.push({ judged, ids, total, gain: gainOf(ids, judged.grades), ms: percentile(times, 0.5) });
  }
  return found;
}

/** A line for each class, one for all and one for each half of them, so that what was tuned on one shows on the other. */
function report(name: string, all: Result[]): void {
  console.log(`\n${name.padEnd(24)}queries   nDCG@10   first right   in five   nothing found   p50 / p95 ms`);
  for (const [kind, some] of Map.groupBy(all, ({ judged }) => judged.kind)) line(kind, some);
  line('all', all);
  for (const half of [0, 1])
    line(
      half === 0 ? 'odd lines' : 'even lines',
      all.filter((_, at) => at % 2 === half),
    );
  if (process.env['SHOW'] !== name) return;
  for (const { judged, ids, total, gain } of all.filter((result) => result.gain < 0.9))
    console.log(`  ${gain.toFixed(2)} ${judged.text} → ${total}: ${ids.slice(0, 4).join(', ') || 'nothing'}`);
}

function line(label: string, some: Result[]): void {
  const mean = (of: (result: Result) => number): string =>
    (some.reduce((sum, result) => sum + of(result), 0) / some.length).toFixed(3);
  const best = ({ grades }: Judged): number => Math.max(...grades.values());
  const isRight = ({ judged }: Result, id: string): boolean => judged.grades.get(id) === best(judged);
  const times = some.map(({ ms }) => ms);
  console.log(
    `  ${label.padEnd(22)}${String(some.length).padStart(7)}` +
      mean(({ gain }) => gain).padStart(10) +
      mean((result) => Number(isRight(result, result.ids[0] ?? ''))).padStart(14) +
      mean((result) => Number(result.ids.slice(0, 5).some((id) => isRight(result, id)))).padStart(10) +
      String(some.filter(({ total }) => total === 0).length).padStart(16) +
      `${percentile(times, 0.5).toFixed(1)} / ${percentile(times, 0.95).toFixed(1)}`.padStart(15),
  );
}
