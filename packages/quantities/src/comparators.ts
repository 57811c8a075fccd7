/** What a limit says of the values that it allows. */
export type Comparator = '<' | '≤' | '>' | '≥';

type Phrases = readonly (readonly [comparator: Comparator, before: string, behind: string])[];

/** Signs and words that make a number a limit: English, French, German, Spanish; longer ones first. */
const PHRASES: Phrases = [
  [
    '≥',
    `≥|⩾|≧|>=|at least|(?:not|no) (?:be )?(?:less|lower|smaller|fewer|shorter) than|(?:greater|more|larger) than or equal to|equal to or (?:greater|more|larger) than|(?:a )?minimum(?: value)?(?: of)?|min\\.?|mindestens|minimal|nicht (?:weniger|kleiner|geringer) als|größer (?:oder )?gleich|au moins|au minimum|pas (?:inférieure?s?|moins) (?:à|de)|supérieure?s? ou égale?s? à|al menos|por lo menos|como mínimo|no (?:sea |ser )?(?:menor|inferior|menos) (?:que|a|de)|(?:mayor|superior) o igual (?:que|a)|igual o (?:mayor|superior) (?:que|a)`,
    'or (?:more|greater|above|higher|longer|larger)|minimum|min\\.?|at (?:the )?least|oder (?:mehr|größer)|ou plus|au moins|au minimum|o más|como mínimo',
  ],
  [
    '≤',
    `≤|⩽|≦|<=|at most|(?:not|no|nor) (?:be )?(?:more|greater|larger|higher|longer|later) than|(?:shall|must|should|do|does|may|can)(?: not|not) (?:exceed|be exceeded)|not exceed(?:ing)?|less than or equal to|equal to or less than|(?:a )?maximum(?: value)?(?: of)?|max\\.?|up to(?: and including)?|within|höchstens|maximal|nicht (?:mehr|größer|höher|länger) als|kleiner (?:oder )?gleich|bis zu|au plus|au maximum|inférieure?s? ou égale?s? à|pas (?:dépasser|supérieure?s? à|plus de)|jusqu['’]à|a lo sumo|como máximo|no (?:sea |ser )?(?:mayor|superior|más) (?:que|a|de)|(?:menor|inferior) o igual (?:que|a)|igual o (?:menor|inferior) (?:que|a)|no (?:exceda|exceder|supere|superar)(?: de)?|hasta`,
    'or (?:less|fewer|below|lower|shorter|smaller)|maximum|max\\.?|at (?:the )?most|oder (?:weniger|kleiner)|ou moins|au plus|au maximum|o menos|como máximo',
  ],
  [
    '>',
    `>|more than|greater than|larger than|higher than|longer than|exceed(?:s|ing)?|above|mehr als|größer als|höher als|über|plus (?:grande?s? )?(?:de|que)|supérieure?s? à|más de|mayor(?:es)? (?:que|a|de)|superior(?:es)? a`,
    '',
  ],
  [
    '<',
    `<|less than|smaller than|lower than|fewer than|shorter than|below|weniger als|kleiner als|unter|moins de|inférieure?s? à|menos de|menor(?:es)? (?:que|a|de)|inferior(?:es)? a`,
    '',
  ],
];

/** How many characters before and behind a number are read. */
const REACH = 48;

const anyOf = (phrases: readonly string[]): string =>
  phrases.map((phrase) => (phrase === '' ? '(?!)' : phrase)).join(')|(');

const BEFORE = new RegExp(
  String.raw`(?:(?<![\p{L}\p{N}])|(?=[<>≤≥⩽⩾≦≧]))(?:(${anyOf(PHRASES.map(([, before]) => before))}))[ \u00a0\u2009\u202f]?(?:(?:a|an|the|of|by|de|um|von) )?[([]?$`,
  'iu',
);
const BEHIND = new RegExp(
  String.raw`^[ \u00a0,(]{0,2}(?:(${anyOf(PHRASES.map(([, , behind]) => behind))}))(?![\p{L}\p{N}])`,
  'iu',
);

/** A limit with the place of what makes it one. */
export type FoundComparator = {
  readonly comparator: Comparator;
  readonly start: number;
  readonly end: number;
};

/** What the words or the sign beside a number make of it; undefined for a plain value. */
export function comparatorBeside(
  text: string,
  { start, end }: { readonly start: number; readonly end: number },
): FoundComparator | undefined {
  const before = text.slice(Math.max(0, start - REACH), start);
  const ahead = BEFORE.exec(before);
  if (ahead) return foundAt(ahead, start - before.length + ahead.index);
  const behind = BEHIND.exec(text.slice(end, end + REACH));
  return behind ? foundAt(behind, end + behind.index) : undefined;
}

function foundAt(match: RegExpExecArray, start: number): FoundComparator | undefined {
  const comparator = PHRASES[match.slice(1).findIndex((group) => group !== undefined)]?.[0];
  return comparator && { comparator, start, end: start + match[0].length };
}
