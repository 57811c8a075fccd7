/**
 * Measures the search engine against its peers, on real bibliographic records and on a million made from them. One request
 * is the exact total, the first 25 hits, and the counts of seven sections; two hundred questions of seven classes are
 * asked, half of them refined, a third of them by a reader who may open half of the publishers. The engines sit in
 * processes of their own and are asked in turn, so that whatever else the machine does strikes all of them.
 *
 *     CORPUS=/folder/with/ndjson.gz npm run bench -- search [number of documents] [engines, e.g. norma,sqlite,sphinx]
 */
import { possibleEngines, startEngine, type Engine } from './search/engine.ts';
import type { Answered } from './search/peer.ts';
import { percentile } from './search/percentile.ts';
import { kinds, questions, type Question } from './search/questions.ts';
import { corpusFiles } from './search/records.ts';

const rounds = 5;
/** Beyond so many documents PostgreSQL takes seconds for a broad word, and a build of an hour says nothing more. */
const maxForPostgres = 100_000;

type Measured = Engine & { times: Map<Question, number[]> };

if (corpusFiles().length === 0) {
  console.log('No *.ndjson.gz found. Set CORPUS to a folder of records to measure the search engine.');
  process.exit(0);
}
const size = Number(process.argv[2] ?? 85_553);
const wanted = (process.argv[3] ?? 'norma,sqlite,sphinx,postgres').split(',');
const names = possibleEngines(wanted).filter((name) => name !== 'postgres' || size <= maxForPostgres);
if (names.length < wanted.length && size > maxForPostgres)
  console.log(`postgres is left out beyond ${maxForPostgres} documents`);

const asked = questions();
const answers = new Map<Question, Map<string, Answered>>();
const engines: Measured[] = [];
try {
  engines.push(...(await Promise.all(names.map(started))));
  for (let round = 0; round < rounds; round++) for (const question of asked) await searchAll(question);
  reportTimes();
  reportAgreement();
  await reportSuggestions();
} finally {
  for (const { stop } of engines) await stop();
}

async function started(name: string): Promise<Measured> {
  const engine = await startEngine(name, String(size));
  const { builtMs, megabytes } = engine;
  console.log(
    `${name.padEnd(9)} ${size} documents built in ${(builtMs / 1000).toFixed(1)} s, ${Math.round(megabytes)} MB`,
  );
  return { ...engine, times: new Map() };
}

async function searchAll(question: Question): Promise<void> {
  for (const { name, search, times } of engines) {
    const reply = await search({ search: question });
    if (!('answered' in reply)) continue;
    times.set(question, [...(times.get(question) ?? []), reply.ms]);
    const given = answers.get(question) ?? new Map<string, Answered>();
    answers.set(question, given.set(name, reply.answered));
  }
}

/** The median of the rounds stands for each question: what the engine takes when no one disturbs it. */
function typical({ times }: Measured, questionsOf: Question[]): number[] {
  return questionsOf.map((question) => percentile(times.get(question) ?? [], 0.5));
}

function reportTimes(): void {
  console.log(
    `\n${'milliseconds, p50 / p95 / worst'.padEnd(32)}${engines.map(({ name }) => name.padStart(26)).join('')}`,
  );
  const line = (label: string, some: Question[]): void =>
    console.log(
      label.padEnd(32) +
        engines
          .map((engine) => typical(engine, some))
          .map((ms) =>
            [0.5, 0.95, 1]
              .map((share) => percentile(ms, share).toFixed(2))
              .join(' / ')
              .padStart(26),
          )
          .join(''),
    );
  for (const kind of kinds)
    line(
      kind,
      asked.filter((question) => question.kind === kind),
    );
  line('all', asked);
  const totals = engines.map((engine) => typical(engine, asked).reduce((sum, ms) => sum + ms, 0));
  const own = totals[names.indexOf('norma')] ?? Number.NaN;
  console.log(
    'total of all questions, ms'.padEnd(32) +
      totals.map((ms) => `${ms.toFixed(0)} (× ${(ms / own).toFixed(1)})`.padStart(26)).join(''),
  );
}

/** Each stems in its own way, so that totals differ for some words; where they agree, so must every count. */
function reportAgreement(): void {
  const [first, ...others] = engines;
  if (!first) return;
  for (const { name } of others) {
    const pairs = asked.map((question) => [
      answers.get(question)?.get(first.name),
      answers.get(question)?.get(name),
    ]);
    const same = pairs.filter(([one, other]) => one?.total === other?.total);
    const counted = same.filter(
      ([one, other]) => JSON.stringify(sorted(one)) === JSON.stringify(sorted(other)),
    );
    console.log(
      `${first.name} and ${name}: ${same.length} of ${pairs.length} totals alike, of these ${counted.length} with every count alike`,
    );
  }
}

function sorted(given: Answered | undefined): [string, number][] {
  return Object.entries(given?.counted ?? {}).toSorted(([one], [other]) => (one < other ? -1 : 1));
}

async function reportSuggestions(): Promise<void> {
  const typed = asked.filter(({ kind }) => kind === 'designation').flatMap(({ text }) => beginnings(text));
  for (const { name, search } of engines) {
    const times = new Map<string, number[]>();
    for (let round = 0; round < rounds; round++)
      for (const text of typed) {
        const reply = await search({ suggest: text });
        if ('found' in reply && reply.found > 0) times.set(text, [...(times.get(text) ?? []), reply.ms]);
      }
    if (times.size === 0) continue;
    const each = [...times.values()];
    const shown = (all: number[]): string =>
      `p50 ${percentile(all, 0.5).toFixed(2)} ms, p95 ${percentile(all, 0.95).toFixed(2)} ms`;
    console.log(
      `${name}: type-ahead of ${times.size} beginnings ${shown(each.map((ms) => percentile(ms, 0.5)))}; ` +
        `the first time ${shown(each.map(([first = 0]) => first))}`,
    );
  }
}

/** What is in the box while a designation is typed, from three characters on. */
function beginnings(text: string): string[] {
  return Array.from({ length: Math.max(0, text.length - 2) }, (_, at) => text.slice(0, at + 3));
}
