import { parseDesignation, type ParsedDesignation } from './designation.ts';
import { numberSpaceOf } from './numberSpaces.ts';
import type { Relation } from './relations.ts';

/** What a record says that tells its family. */
export type FamilyRecord = {
  /** As records write it: 'NSB', 'ISO/IEC'. */
  publisher: string;
  designation: string;
  /** The designation without its edition, where the source gives one. */
  family?: string | null;
  year?: number | null;
  /** As `relationsOf` makes them. */
  relations?: readonly Relation[];
};

/**
 * The key of a record's family: the same for all editions of a standard, their amendments and drafts, and for a
 * joint document however each of its bodies writes it; another for another part. It is found from the record
 * alone, so that records may come in any order, again, or one at a time.
 */
export function familyKeyOf(record: FamilyRecord): string {
  const parsed = parseDesignation(record.designation, record);
  const base = amendedBy(record, parsed);
  return base ? familyKeyOf({ publisher: record.publisher, designation: base }) : keyOf(parsed, record);
}

/** The edition that a record amends or, as a project named REV, revises, where its source names one. */
function amendedBy(
  { relations = [] }: FamilyRecord,
  { kind, number }: ParsedDesignation,
): string | undefined {
  if (kind === 'amendment' || kind === 'corrigendum' || kind === 'supplement') return undefined;
  const isRevision = /\brev/i.test(number);
  return relations.find(({ type }) => type === 'amends' || (isRevision && type === 'replaces'))?.designation;
}

function keyOf(parsed: ParsedDesignation, record: FamilyRecord): string {
  const { space, number } = numberSpaceOf(parsed, record);
  // Without a number nothing says that two documents are one standard, save that all of it is the same.
  if (!/\d/.test(number)) return `${space}:${foldedNumber(record.designation)}-${record.year ?? ''}`;
  return `${space}:${foldedNumber(dualNumber(number, record.relations ?? []))}`;
}

/**
 * The first of the numbers of a document that has two ('G.733/Q.47'); a document with one number belongs to the
 * document with two that it is an edition of.
 */
function dualNumber(number: string, relations: readonly Relation[]): string {
  const isDual = /^\p{L}+\.[\d.]+\w*\/\p{L}+\.[\d.]+/u;
  if (isDual.test(number)) return number.slice(0, number.indexOf('/'));
  for (const { designation } of relations) {
    const other = /(\p{L}+\.[\d.]+\w*)\/(\p{L}+\.[\d.]+\w*)/u.exec(designation);
    if (other && other[2] === number) return other[1] ?? number;
  }
  return number;
}

/** Letters and digits in small letters, apart by one hyphen however they are written: 'e-214', '60335-2-40'. */
function foldedNumber(number: string): string {
  const runs = number
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .match(/\p{L}+|\p{N}+/gu);
  return runs?.join('-') ?? '';
}
