import type { Draft } from './draft.ts';
import { Numbers } from './numbers.ts';
import { FIELD_END, SEQUENCE_FIELDS } from './sequences.ts';
import { formOfTerm } from './tagged.ts';

const TITLE = SEQUENCE_FIELDS.indexOf('title');

/** Each document's place in the order of titles; equal titles stand in the order of their designations, then of ids. */
export function titleRanks(draft: Draft): Uint32Array {
  const { keys, starts } = titleKeys(draft);
  const order = Uint32Array.from(draft.ids.keys());
  order.sort((one, other) => {
    const [start, otherStart] = [starts[one] as number, starts[other] as number];
    // Keys end in 0 and no two documents are one, so that keys of different lengths differ before either ends.
    for (let at = 0; ; at++) {
      const [own, its] = [keys[start + at] as number, keys[otherStart + at] as number];
      if (own !== its) return own - its;
      if (start + at + 1 === (starts[one + 1] as number)) return one - other;
    }
  });
  const ranks = new Uint32Array(order.length);
  for (const [rank, document] of order.entries()) ranks[document] = rank;
  return ranks;
}

/**
 * The words of the title, 0, the pieces of the designation with the year in full, 0. Words are the ranks of
 * their forms, from 1: ranks compare as the forms do.
 */
function titleKeys(draft: Draft): { keys: Uint32Array; starts: Uint32Array } {
  const rankOf = formRanks(draft.terms);
  const keys = new Numbers();
  const starts = new Uint32Array(draft.ids.length + 1);
  for (let document = 0; document < draft.ids.length; document++) {
    const fields = fieldsOf(draft.termsOf(document), TITLE + 1);
    for (const term of fields[TITLE] ?? []) keys.push(rankOf[term] as number);
    keys.push(0);
    const [pieces = [], others = []] = fields;
    for (const [at, term] of pieces.entries()) {
      const isYear = at === draft.editionAt[document];
      keys.push(rankOf[isYear ? inFull(draft.terms, term, others.at(-1)) : term] as number);
    }
    keys.push(0);
    starts[document + 1] = keys.size;
  }
  return { keys: keys.view(), starts };
}

/** Of a year in both widths the longer. */
function inFull(terms: readonly string[], written: number, other: number | undefined): number {
  return other !== undefined && (terms[other]?.length ?? 0) > (terms[written]?.length ?? 0) ? other : written;
}

function formRanks(terms: readonly string[]): Uint32Array {
  const ranks = new Uint32Array(terms.length);
  let rank = 0;
  let before: string | undefined;
  for (const [term, text] of terms.entries()) {
    const form = formOfTerm(text);
    if (form !== before) rank++;
    ranks[term] = rank;
    before = form;
  }
  return ranks;
}

/** The first fields of a document's terms. */
function fieldsOf(terms: Uint32Array, field: number): number[][] {
  const fields: number[][] = [];
  let start = 0;
  while (fields.length < field) {
    const end = terms.indexOf(FIELD_END, start);
    fields.push([...terms.subarray(start, end)]);
    start = end + 1;
  }
  return fields;
}
