import { nameAndVersionOf, parseDesignation, type ParsedDesignation } from './designation.ts';
import { familyNameOf } from './label.ts';
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
  /** Tells versions of one document ('OAS 3.0.3', 'OAS 3.1.0') from the numbers of several. */
  title?: string | null;
  /** As `relationsOf` makes them. */
  relations?: readonly Relation[];
  /** As `sameWorkOf` makes them. */
  sameWork?: readonly string[];
};

/**
 * The key of a record's family: the same for all editions of a standard, their amendments and drafts, and for a
 * joint document however each of its bodies writes it; another for another part. What the source calls the family
 * counts, then what it says of the same work, then the designation. It is found from the record alone, so that records
 * may come in any order, again, or one at a time.
 */
export function familyKeyOf(record: FamilyRecord): string {
  const { family, publisher } = record;
  const told = keyByDesignation(record);
  if (!family?.trim()) return told;
  // A family that only repeats the designation says nothing against what the relations say.
  const alone = { ...record, relations: [], sameWork: [] };
  const isRepeated = foldedNumber(family) === foldedNumber(familyNameOf(alone));
  const given = keyOfName(family, publisher);
  return isRepeated || given === keyByDesignation(alone) ? told : given;
}

/** Whether a record's family is another than its designation and relations say: the family counts, and is remarked on. */
export function isFamilyContradicted(record: FamilyRecord): boolean {
  return Boolean(record.family?.trim()) && familyKeyOf(record) !== keyByDesignation(record);
}

function keyByDesignation(record: FamilyRecord): string {
  const { publisher, sameWork: [work] = [] } = record;
  const parsed = parseDesignation(record.designation, record);
  if (work !== undefined) return keyOfName(work, publisher);
  const base = amendedBy(record, parsed);
  if (base) return familyKeyOf({ publisher, designation: base });
  return keyByTitle(record) ?? keyOf(parsed, record);
}

/** The key of versions that have a name and a title in common; null for what goes by a number. */
function keyByTitle({ publisher, designation, title, family }: FamilyRecord): string | null {
  const named = family || !title ? null : nameAndVersionOf(designation, publisher);
  if (!named || !title) return null;
  return `${publisher.toLowerCase()}:${foldedNumber(named.name)}:${foldedNumber(title.replaceAll(named.version, ' '))}`;
}

/** The key of a family by its name, which may be no designation: 'OAS', 'HTTP/2'. */
function keyOfName(name: string, publisher: string): string {
  const parsed = parseDesignation(name, { publisher, family: name, year: null });
  // 'OAS' is a name, though it reads like a body without a number: another publisher may have one of the same name.
  if (parsed.number === '') return `${publisher.toLowerCase()}:${foldedNumber(name)}`;
  return keyOf({ ...parsed, isMarked: true }, { publisher, designation: name });
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
  if (!/\d/.test(number) && !parsed.isMarked && !record.family && record.year)
    return `${space}:${foldedNumber(record.designation)}-${record.year}`;
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
