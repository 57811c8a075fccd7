import { grantKey } from './analysed.ts';
import type { Beginnings } from './beginnings.ts';
import { DamagedBlock, openBlock, type Column } from './block.ts';
import type { Families } from './families.ts';
import type { Inflections } from './inflections.ts';
import type { Postings } from './postings.ts';
import type { RowGroup } from './rows.ts';
import type { Sequences } from './sequences.ts';
import { allTexts, placeOf, sizeOf, type Texts } from './texts.ts';

/**
 * A finished, unchanging index of documents, seen through views on its block. Documents are numbered in the
 * order of their ids, so that ties broken by number are broken by id.
 */
export type Segment = {
  size: number;
  ids: Texts;
  /** Sorted; a term's place is its number in every other table. */
  terms: Texts;
  stems: Texts;
  inflections: Inflections;
  postings: Postings;
  sequences: Sequences;
  /** The values of facet s are numbered `starts[s]` up to, without, `starts[s + 1]`. */
  facets: { names: string[]; starts: Uint32Array; keys: Texts; values: string[]; rows: RowGroup[] };
  /** What opens documents; collections sort before publishers, which are also numbered for themselves. */
  grants: { keys: string[]; rows: RowGroup[]; publishers: Map<string, number> };
  familyNames: Texts;
  families: Families;
  beginnings: Beginnings;
  /** Designations sorted by their keys, see `keys.ts`. */
  keys: Uint32Array;
  /** Each document's place in the order of titles. */
  titleRank: Uint32Array;
  /** Index of the number's and of the edition's piece in the designation, and where the name of the family ends. */
  numberAt: Uint8Array;
  editionAt: Uint8Array;
  nameEnd: Uint8Array;
  statusRank: Uint32Array;
  /** Day of publication as the number YYYYMMDD; 0 when it is unknown. */
  days: Uint32Array;
};

const PUBLISHER = /* @__PURE__ */ grantKey('publisher', '');

/** Opens a block in a moment, however large; refuses one that is damaged or of another format. */
export function openSegment(block: SharedArrayBuffer): Segment {
  const column = openBlock(block);
  const uint8 = (name: string): Uint8Array => typed(column(name), Uint8Array, name);
  const uint16 = (name: string): Uint16Array => typed(column(name), Uint16Array, name);
  const uint32 = (name: string): Uint32Array => typed(column(name), Uint32Array, name);
  const texts = (name: string): Texts => ({
    bytes: uint8(`${name}.text.bytes`),
    offsets: uint32(`${name}.text.offsets`),
  });
  const rows = (name: string): RowGroup[] =>
    Array.from({ length: uint32(`${name}.size`)[0] ?? 0 }, (_, at) => {
      const rowOf = column(`${name}.${at}.rowOf`);
      return {
        facets: uint8(`${name}.${at}.facets`),
        rowOf: rowOf instanceof Uint16Array ? rowOf : typed(rowOf, Uint32Array, name),
        starts: uint32(`${name}.${at}.starts`),
        values: uint32(`${name}.${at}.values`),
      };
    });
  const ids = texts('ids');
  const values = texts('values');
  const names = allTexts(texts('facets'));
  const starts = uint32('facetStarts');
  const grants = allTexts(texts('grants'));
  return {
    size: sizeOf(ids),
    ids,
    terms: texts('terms'),
    stems: texts('stems'),
    inflections: { starts: uint32('inflections.starts'), terms: uint32('inflections.terms') },
    postings: {
      starts: uint32('postings.starts'),
      bytes: uint32('postings.bytes'),
      gaps: uint8('postings.gaps'),
      payload: uint16('postings.payload'),
      runs: uint32('postings.runs'),
      runBefore: uint32('postings.runBefore'),
      runBytes: uint32('postings.runBytes'),
    },
    sequences: {
      starts: uint32('sequences.starts'),
      bytes: uint8('sequences.bytes'),
      rankOf: uint32('sequences.rankOf'),
      termOf: uint32('sequences.termOf'),
    },
    facets: {
      names,
      starts,
      keys: values,
      values: allTexts(values).map((key) => key.slice(key.indexOf('\0') + 1)),
      rows: rows('facetRows'),
    },
    grants: { keys: grants, rows: rows('grantRows'), publishers: publishersAmong(grants) },
    familyNames: texts('families'),
    families: {
      of: uint32('families.of'),
      starts: uint32('families.starts'),
      documents: uint32('families.documents'),
    },
    beginnings: {
      lanes: uint32('beginnings.lanes'),
      entries: uint32('beginnings.entries'),
      firstTerms: uint32('beginnings.firstTerms'),
    },
    keys: uint32('keys'),
    titleRank: uint32('titleRank'),
    numberAt: uint8('numberAt'),
    editionAt: uint8('editionAt'),
    nameEnd: uint8('nameEnd'),
    statusRank: uint32('statusRank'),
    days: uint32('days'),
  };
}

/** The number of a document in a segment, for marking it as removed; undefined when it is not there. */
export function documentOf({ ids }: Segment, id: string): number | undefined {
  return placeOf(ids, id);
}

function publishersAmong(grants: readonly string[]): Map<string, number> {
  const publishers = grants.filter((key) => key.startsWith(PUBLISHER));
  return new Map(publishers.map((key, place) => [key.slice(PUBLISHER.length), place]));
}

function typed<C extends Column>(column: Column, kind: new () => C, name: string): C {
  if (!(column instanceof kind)) throw new DamagedBlock(`its ${name} are of another kind`);
  return column;
}
