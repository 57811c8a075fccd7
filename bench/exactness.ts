/**
 * Holds the search engine against the plainest search there is: for some of the questions of `search.ts`, every document is
 * asked every question, and total, hits and every count must be the same.
 *
 *     CORPUS=/folder/with/ndjson.gz npm run bench -- exactness [number of documents] [every how many-th question]
 */
import { isDeepStrictEqual } from 'node:util';
import { createIndex, type SearchRequest } from '../packages/search-core/src/index.ts';
import { naiveSearch } from '../packages/search-core/src/testing/naiveSearch.ts';
import { questions } from './search/questions.ts';
import { corpusDocuments, corpusFiles, sections } from './search/records.ts';

if (corpusFiles().length === 0) {
  console.log(
    'No *.ndjson.gz found. Set CORPUS to a folder of records to compare the engine with a plain search.',
  );
  process.exit(0);
}
const size = Number(process.argv[2] ?? 20_000);
const every = Number(process.argv[3] ?? 4);

const library = [...corpusDocuments(size)];
const index = createIndex();
for (let at = 0; at < library.length; at += 7_000) index.upsert(library.slice(at, at + 7_000));
const scope = [...new Set(library.map(({ publisher }) => publisher))];

let asked = 0;
let different = 0;
for (const [at, { text, filters, entitled }] of questions().entries()) {
  if (at % every !== 0) continue;
  const request: SearchRequest = {
    text,
    field: 'all',
    scope,
    ...(entitled && { entitled: { publishers: entitled, collections: [] } }),
    filters,
    sort: 'titleAscending',
    from: 0,
    size: 100,
    countFacets: [...sections],
  };
  const found = index.search(request);
  const plain = naiveSearch(library, request);
  asked += 1;
  const isSame =
    found.total === plain.ids.length &&
    isDeepStrictEqual(
      found.hits.map(({ id }) => id),
      plain.ids.slice(0, 100),
    ) &&
    isDeepStrictEqual(plainly(found.counts), plainly(plain.counts));
  if (isSame) continue;
  different += 1;
  console.log(`"${text}" ${JSON.stringify(filters)}: ${found.total} and ${plain.ids.length}`);
}
console.log(`${asked} queries on ${size} documents, ${different} with different results`);
process.exitCode = different === 0 ? 0 : 1;

/** The counts in one order of their names, whatever kind of object holds them. */
function plainly(counts: Record<string, Record<string, number>>): [string, [string, number][]][] {
  return byName(counts).map(([section, values]) => [section, byName(values)]);
}

function byName<T>(given: Record<string, T>): [string, T][] {
  return Object.entries(given).toSorted(([one], [other]) => (one < other ? -1 : 1));
}
