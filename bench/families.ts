/**
 * Takes `family` from catalog records and measures how well the editions of each standard are brought together without it:
 * precision, recall and F1 over pairs of records, and the edition labels that are cut, by body. A record's `family` is
 * the truth.
 *
 *     CORPUS=/folder/with/ndjson.gz npm run bench -- families [body …] [--wrong=20]
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import {
  editionLabelOf,
  familyKeyOf,
  relationsOf,
  sameWorkOf,
  type SourceRelation,
} from '../packages/editions/src/index.ts';

type CatalogRecord = {
  designation: string;
  title: string;
  family: string | null;
  year: number | null;
  publisher: string;
  edition?: string | null;
  published?: string | null;
  relations: SourceRelation[];
  source: string;
};

const folder = process.env['CORPUS'] ?? '';
const words = process.argv.slice(2);
const shown = Number(words.find((word) => word.startsWith('--wrong='))?.slice('--wrong='.length) ?? 0);
const bodies = words.filter((word) => !word.startsWith('--'));
const files = folder === '' ? [] : readdirSync(folder).filter((name) => name.endsWith('.ndjson.gz'));
const wanted = files.filter((name) => bodies.length === 0 || bodies.includes(name.split('.')[0] ?? ''));
if (wanted.length === 0) {
  console.log('No *.ndjson.gz found. Set CORPUS to a folder of catalog records to measure families.');
  process.exit(0);
}

const all: Count = { both: 0, made: 0, given: 0 };
console.log('body     records  families  given  precision   recall       F1  cut labels  ms');
for (const name of wanted) {
  const records = gunzipSync(readFileSync(join(folder, name)))
    .toString('utf8')
    .split('\n')
    .flatMap((line) => (line === '' ? [] : [JSON.parse(line) as CatalogRecord]))
    .filter(({ family }) => family);
  const begun = performance.now();
  const keys = records.map((record) =>
    familyKeyOf({
      publisher: record.publisher,
      designation: record.designation,
      year: record.year,
      title: record.title,
      relations: relationsOf(record.source, record),
      sameWork: sameWorkOf(record.relations),
    }),
  );
  const ms = Math.round(performance.now() - begun);
  const count = pairsOf(records, keys);
  for (const side of ['both', 'made', 'given'] as const) all[side] += count[side];
  const cut = records.filter((record) => isCut(editionLabelOf(record)));
  const body = name.split('.')[0] ?? '';
  const given = new Set(records.map(({ family }) => family)).size;
  console.log(
    `${body.padEnd(8)} ${String(records.length).padStart(7)} ${String(new Set(keys).size).padStart(9)} ${String(given).padStart(6)}  ${figures(count)}  ${String(cut.length).padStart(10)}  ${ms}`,
  );
  if (shown > 0) showWrong(records, keys, cut);
}
console.log(`all${' '.repeat(31)}${figures(all)}`);

type Count = { both: number; made: number; given: number };

/** Pairs of records that are in one family, by what is made, by what is given, and by both. */
function pairsOf(records: readonly CatalogRecord[], keys: readonly string[]): Count {
  const pairs = (names: readonly string[]): number => {
    let sum = 0;
    for (const same of Map.groupBy(names, (name) => name).values())
      sum += (same.length * (same.length - 1)) / 2;
    return sum;
  };
  return {
    both: pairs(records.map(({ family }, at) => `${family}\n${keys[at]}`)),
    made: pairs(keys),
    given: pairs(records.map(({ family }) => family ?? '')),
  };
}

function figures({ both, made, given }: Count): string {
  const precision = made === 0 ? 1 : both / made;
  const recall = given === 0 ? 1 : both / given;
  const f1 = precision + recall === 0 ? 0 : (2 * precision * recall) / (precision + recall);
  return [precision, recall, f1].map((figure) => figure.toFixed(4).padStart(9)).join('');
}

/** Whether a label has lost a bracket, or nothing is left of it. */
function isCut(label: string): boolean {
  const open = label.match(/[([]/g)?.length ?? 0;
  const closed = label.match(/[)\]]/g)?.length ?? 0;
  return label.trim() === '' || open !== closed;
}

function showWrong(
  records: readonly CatalogRecord[],
  keys: readonly string[],
  cut: readonly CatalogRecord[],
): void {
  const rows = records.map((record, at) => ({ ...record, key: keys[at] ?? '' }));
  const biggest = <T>(groups: Map<string, T[]>, of: (row: T) => string | null) =>
    [...groups]
      .map(([name, same]) => ({ name, same, parts: [...Map.groupBy(same, of)] }))
      .filter(({ parts }) => parts.length > 1)
      .toSorted((a, b) => b.same.length - a.same.length);
  const torn = biggest(
    Map.groupBy(rows, ({ family }) => family ?? ''),
    ({ key }) => key,
  );
  const joined = biggest(
    Map.groupBy(rows, ({ key }) => key),
    ({ family }) => family,
  );
  for (const [title, groups] of [
    ['torn', torn],
    ['joined', joined],
  ] as const) {
    console.log(`  ${title}: ${groups.length}`);
    const step = Math.max(1, Math.floor(groups.length / shown));
    for (const { name, parts } of groups.filter((_, at) => at < 5 || at % step === 0).slice(0, shown))
      console.log(
        `    ${name}: ${parts
          .map(
            ([part, same]) =>
              `${part} (${same.length}: ${same
                .slice(0, 2)
                .map(({ designation }) => designation)
                .join('; ')})`,
          )
          .slice(0, 5)
          .join(' | ')}`,
      );
  }
  for (const record of cut.slice(0, shown))
    console.log(`  cut: ${record.designation} -> ${editionLabelOf(record)}`);
}
