import { harmonisedStage } from '../status/stage.ts';
import { LANGUAGE, nameAndVersionOf, parseDesignation } from './designation.ts';

type Labeled = {
  designation: string;
  /** The designation without its edition, where the source gives one. */
  family?: string | null;
  publisher?: string;
  year?: number | null;
  /** With it a name in words is told from the version behind it, as for the key of the family. */
  title?: string | null;
  /** A harmonised stage code, or another word of the source. */
  stage?: string | null;
};

/** Words before a number that say nothing of an edition. */
const NOISE = /^(?:Std|Standard|Unapproved|Approved|Draft|No|P)\.?$/i;

/**
 * What tells an edition from the others of its family, as it is written: '2020', '2012 Redline', '12/2020',
 * 'V1.2.3 (2026-03)', 'REC 2018-06-05', '3' of 'ed 3'. Never empty, and never a part of a bracket. The same for all its languages.
 */
export function editionLabelOf(record: Labeled): string {
  const { designation, year } = record;
  const own = familyNameOf(record);
  const beside = besideFamily(designation, record.family ?? own) ?? besideFamily(designation, own) ?? '';
  const label = tidied(beside.replace(LANGUAGE, ''));
  // Under publication, before its designation has a year: ISO calls it a proof, as in 'ISO/PRF 47'.
  if (label === '' && harmonisedStage(record.stage ?? '') === '60.00') return 'PRF';
  const issue = /^ed(?:ition|n)?\.? ?(\d+(?:\.\d+)?)$/i.exec(label)?.[1];
  if (issue !== undefined) return issue;
  const isYear = year != null && label === String(year).slice(2); // As in 'D 96-09'.
  return label && !isYear ? label : String(year ?? designation);
}

/** The designation without what tells its edition: 'ISO 9001' of 'ISO/DIS 9001:2015'; all of it where nothing does. */
export function familyNameOf({ designation, publisher = '', year = null, title }: Labeled): string {
  const named = title ? nameAndVersionOf(designation, publisher) : null;
  if (named) return named.name;
  const { bodies, types, number, kind } = parseDesignation(designation, { publisher, year });
  const at = number === '' ? -1 : designation.lastIndexOf(number);
  if (at < 0) return designation.trim();
  const before = designation.slice(0, at);
  const isPlain = kind !== 'draft' && !/[\p{L}\p{N}]-$/u.test(before);
  if (isPlain) return `${before}${number}`.trim();
  const kept = types.filter((type) => !/^(?:FDIS|DIS|FCD|CD|WD|NP|AWI|PWI|CDV|PRF)\d?$/.test(type));
  const head = [bodies.join('/'), ...kept].filter(Boolean).join(' ');
  return `${head} ${number}`.trim();
}

/** What a designation says besides the name of its family; null where it does not have that name. */
function besideFamily(designation: string, family: string): string | null {
  if (family === designation) return '';
  if (designation.startsWith(family)) return designation.slice(family.length);
  const words = family.split(/\s+/);
  for (let from = 1; from < words.length; from += 1) {
    const name = words.slice(from).join(' ');
    const at = designation.indexOf(name);
    if (at < 0 || !/\p{N}|\p{L}{3}/u.test(name)) continue;
    const bodies = new Set(words.slice(0, from).flatMap((word) => word.toLowerCase().split('/')));
    const before = designation
      .slice(0, at)
      .split(/[\s/-]+/)
      .filter((word) => word !== '' && !bodies.has(word.toLowerCase()) && !NOISE.test(word));
    return [...before, designation.slice(at + name.length)].join(' ');
  }
  return null;
}

/** Without what joined it to the rest, and a bracket that is only half there; a day is written with hyphens. */
function tidied(text: string): string {
  const label = text
    .replaceAll(/(?<!\d)((?:19|20)\d\d)(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])(?!\d)/g, '$1-$2-$3')
    .replaceAll(/\s+[-–:/_,.]+\s*(?=\S)/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .replace(/^[\s:–,./_-]+/u, '')
    .trim();
  if (!label.startsWith('(')) return balanced(label);
  // '(12/2020)' alone, or before what follows it: its brackets say nothing more.
  const closed = label.indexOf(')');
  return balanced(closed < 0 ? label.slice(1) : `${label.slice(1, closed)}${label.slice(closed + 1)}`);
}

/** The text without brackets that have no other half. */
function balanced(text: string): string {
  const open: number[] = [];
  const alone = new Set<number>();
  for (const [at, sign] of [...text].entries()) {
    if (sign === '(') open.push(at);
    if (sign === ')' && open.pop() === undefined) alone.add(at);
  }
  for (const at of open) alone.add(at);
  return alone.size === 0 ? text : [...text].filter((_, at) => !alone.has(at)).join('');
}
