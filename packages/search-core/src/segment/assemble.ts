import { packBeginnings } from './beginnings.ts';
import { packBlock, type Columns } from './block.ts';
import type { Draft } from './draft.ts';
import { packFamilies } from './families.ts';
import { occurrenceWeights, postingOf, withOccurrence } from './frequencies.ts';
import { packInflections } from './inflections.ts';
import { packKeys } from './keys.ts';
import { packPostings, type Occurrences } from './postings.ts';
import { packRows, type RowGroup } from './rows.ts';
import { FIELD_END, packSequences, QUANTITIES_FROM, SEARCHED_AS } from './sequences.ts';
import { packTexts, type Texts } from './texts.ts';
import { titleRanks } from './titles.ts';

/** Makes the block of a segment from its documents. */
export function assemble(draft: Draft): SharedArrayBuffer {
  const size = draft.ids.length;
  const { inflections, stems } = packInflections(draft.terms);
  const facets = startsOf(draft.values);
  const facetRows = packRows(size, facets.starts, draft.valuesOf);
  const grantRows = packRows(size, startsOf(draft.grants).starts, draft.grantsOf);
  return packBlock({
    ...texts('ids', draft.ids),
    ...texts('terms', draft.terms),
    ...texts('stems', stems),
    ...prefixed('inflections', inflections),
    ...prefixed('postings', packPostings(draft.terms.length, occurrencesOf(draft))),
    ...prefixed('sequences', packSequences(size, draft.terms.length, draft.termsOf)),
    ...texts('values', draft.values),
    ...texts('facets', facets.names),
    facetStarts: facets.starts,
    ...rows('facetRows', facetRows),
    ...texts('grants', draft.grants),
    ...rows('grantRows', grantRows),
    ...texts('families', draft.families),
    ...prefixed('families', packFamilies(draft)),
    ...prefixed('beginnings', packBeginnings(draft)),
    keys: packKeys(draft),
    titleRank: titleRanks(draft),
    numberAt: draft.numberAt,
    editionAt: draft.editionAt,
    nameEnd: draft.nameEnd,
    statusRank: draft.statusRanks,
    days: draft.days,
  });
}

/** Counts how often each term is in each field of each document. */
function occurrencesOf({ ids, terms, termsOf }: Draft): Occurrences {
  const packed = new Uint32Array(terms.length);
  const distinct = new Uint32Array(terms.length);
  const lengths = new Uint32Array(5);
  const weights = new Float64Array(5);
  return {
    each: (take) => {
      for (let document = 0; document < ids.length; document++) {
        let found = 0;
        let field = 0;
        lengths.fill(0);
        for (const term of termsOf(document)) {
          const searched = SEARCHED_AS[field] ?? 0;
          if (term === FIELD_END) {
            field++;
            continue;
          }
          const before = packed[term] as number;
          if (before === 0) distinct[found++] = term;
          packed[term] = withOccurrence(before, searched);
          if (field < QUANTITIES_FROM) lengths[searched] = (lengths[searched] as number) + 1;
        }
        occurrenceWeights(lengths, weights);
        for (let at = 0; at < found; at++) take(document, distinct[at] as number);
        for (let at = 0; at < found; at++) packed[distinct[at] as number] = 0;
      }
    },
    postingOf: (term) => postingOf(packed[term] as number, weights),
  };
}

/** The facets of sorted value keys, and where the values of each begin. */
function startsOf(keys: readonly string[]): { names: string[]; starts: Uint32Array } {
  const names: string[] = [];
  const starts: number[] = [];
  for (const [at, key] of keys.entries()) {
    const name = key.slice(0, key.indexOf('\0'));
    if (name === names.at(-1)) continue;
    names.push(name);
    starts.push(at);
  }
  return { names, starts: Uint32Array.from([...starts, keys.length]) };
}

function texts(name: string, own: readonly string[]): Columns {
  return prefixed(`${name}.text`, packTexts(own) satisfies Texts);
}

function rows(name: string, groups: RowGroup[]): Columns {
  return {
    [`${name}.size`]: Uint32Array.of(groups.length),
    ...Object.assign({}, ...groups.map((group, at) => prefixed(`${name}.${at}`, group))),
  };
}

function prefixed(name: string, columns: Columns): Columns {
  return Object.fromEntries(Object.entries(columns).map(([own, column]) => [`${name}.${own}`, column]));
}
