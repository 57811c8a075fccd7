/**
 * Measures relevance: a hundred and fifty questions to the demo library, judged by hand in `relevance/judgements.txt`, put
 * to the search engine and to its peers. nDCG@10 (Järvelin & Kekäläinen 2002) with the gain 2^grade − 1; for questions
 * that name a document also the share of those that have it first.
 *
 *     npm run bench -- relevance [engines, e.g. norma,sqlite,sphinx,postgres]
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { judgementsIn, type Judgement } from './relevance/judgements.ts';
import { possibleEngines, startEngine, type Engine } from './search/engine.ts';
import { sampleDocuments } from './search/samples.ts';

const text = readFileSync(join(import.meta.dirname, 'relevance/judgements.txt'), 'utf8');
const judgements = judgementsIn(text, [...sampleDocuments()]);
const classes = [...new Set(judgements.map(({ kind }) => kind))];
const names = possibleEngines((process.argv[2] ?? 'norma,sqlite,sphinx,postgres').split(','));

console.log(
  `nDCG@10 of ${judgements.length} questions${' '.repeat(8)}${classes.map((kind) => kind.padStart(17)).join('')}              all   named first`,
);
for (const name of names) {
  const engine = await startEngine(name, 'samples');
  try {
    report(name, await results(engine));
  } finally {
    await engine.stop();
  }
}

type Result = { judgement: Judgement; ids: string[]; gain: number };

async function results({ ask }: Engine): Promise<Result[]> {
  const found: Result[] = [];
  for (const judgement of judgements) {
    const question = { kind: 'rare', text: judgement.text, picks: {}, entitled: null } as const;
    const reply = await ask({ ask: question });
    const ids = 'answered' in reply ? reply.answered.ids.slice(0, 10) : [];
    found.push({ judgement, ids, gain: gainOf(ids, judgement.grades) });
  }
  return found;
}

function report(name: string, all: Result[]): void {
  const mean = (some: Result[]): string =>
    (some.reduce((sum, { gain }) => sum + gain, 0) / some.length).toFixed(3);
  const named = all.filter(({ judgement }) => judgement.kind === 'designation');
  const first = named.filter(({ judgement, ids }) => judgement.grades.get(ids[0] ?? '') === 3);
  const byClass = classes.map((kind) =>
    mean(all.filter(({ judgement }) => judgement.kind === kind)).padStart(17),
  );
  console.log(
    `${name.padEnd(32)}${byClass.join('')}${mean(all).padStart(17)}${`${first.length} of ${named.length}`.padStart(14)}`,
  );
  if (process.env['SHOW'] !== name) return;
  for (const { judgement, ids, gain } of all.filter((result) => result.gain < 0.9))
    console.log(`  ${gain.toFixed(2)} ${judgement.text} → ${ids.slice(0, 4).join(', ') || 'nothing'}`);
}

/** Discounted gain of an order of documents, over that of the best order there can be. */
function gainOf(ids: string[], grades: Map<string, number>): number {
  const discounted = (given: number[]): number =>
    given.reduce((sum, grade, at) => sum + (2 ** grade - 1) / Math.log2(at + 2), 0);
  const best = [...grades.values()].toSorted((one, other) => other - one).slice(0, 10);
  return discounted(ids.map((id) => grades.get(id) ?? 0)) / discounted(best);
}
