/** What a document is next to the editions of its standard. */
export type Kind =
  | 'edition'
  | 'draft'
  | 'amendment'
  | 'corrigendum'
  | 'supplement'
  | 'consolidation'
  | 'variant';

/** A designation of a catalog, taken apart. */
export type ParsedDesignation = {
  kind: Kind;
  /** Issuing bodies as written: ['ISO', 'IEC']; empty where the designation begins with its number. */
  bodies: string[];
  /** Words between the bodies and the number that say what sort of document it is: ['TR']. */
  types: string[];
  /** The number with its letters and parts: 'E 214', '60335-2-40', '802.1Q'. */
  number: string;
  /** Year of the edition, of the base edition where this is a supplement to one. */
  year: number | null;
  /** Month of the edition, 1 to 12; 0 where none is written. */
  month: number;
  /** Year in which the edition was reaffirmed, as in 'E 214-18(2023)' or '1127-1998 (R2003)'; else 0. */
  reaffirmed: number;
  /** Letter of a revision within a year: 'a' in 'E 214-24a'; else ''. */
  letter: string;
  /** Number of the edition or revision: 3 in 'BT.1368-3', 'ECMA-94 ed 3' and '05-007r3'; else 0. */
  issue: number;
  /** Version as written without its 'V': '1.2.3' of 'V1.2.3 (2026-03)'; else ''. */
  version: string;
  /** Day of the edition, 1 to 31, where a whole date is written; else 0. */
  day: number;
  /** Whether a version, an edition, a stage, a language or a whole date tells this edition from others. */
  isMarked: boolean;
  /** What is attached to the edition, in its order: amendments, corrigenda, drafts; with number and year. */
  tail: string;
};

type Hints = { publisher: string; family?: string | null | undefined; year?: number | null | undefined };

const VARIANT =
  /[\s_-]+(?:CSV|CMV|RLV|SER|DB|EXV(?:-[A-Z]{3})?|(?:-\s*)?Redline|\(?consolidated(?:\s(?:version|edition|text))?\)?)$/i;
const ATTACHED =
  /(?:[/\s,+_.-]+(?:technical\s|(?:AWI|NP|PWI|WD|CD|DIS|FDIS|PRF)\s?|[FP]*D(?=am|cor|ad))?(amendment|amd|amend|am|corrigendum|corrig|cor|supplement|suppl|sup|addendum|add|ad(?=\s*\d)|appendix|app|annex(?:es)?|errata|erratum|err|interpretation|ish|int|frag|symbol|explanation|expl)|[/+](?:f?pr)?(ac|a|c(?=\d)))(?!\p{L})\.?(?:\s*-?\s*(?:\d+|[ivx]+|[a-z]\d?)(?!\p{L}))?(.*)$/iu;
/**
 * Errata of OASIS are work products of their own, named after the one that they correct: 'mqtt-v3.1.1-plus-Errata01'
 * (https://docs.oasis-open.org/specGuidelines/ndr/namingDirectives.html, errata).
 */
const NAMED_ERRATA = /-errata\d\d(?:-complete)?$/i;
const DRAFT = /\s*\/\s*(?:D(?:[-\s\d]|raft)|E-?\d|CD|FDIS|DIS|WD).*$/i;
const DRAFT_WORDS = /\b(?:Unapproved|Draft|FDIS|DIS|FCD|CD\d?|WD\d?|NP|AWI|PWI|CDV|prEN|FprEN|PRF)\b/i;
const NOISE = /\b(?:Std|Standard|Unapproved|Approved|Draft(?!-[a-z])|No)\b\.?/gi;
const TYPES =
  /^(?:F?D?(?:TR|TS|PAS|GUIDE|ISP)|SRD|R|IWA|TTA|DATA|(?:FDIS|DIS|FCD|CD|WD)\d?|NP|AWI|PWI|CDV|PRF)$/i;
/** Drafts of what is no international standard: 'DTS', 'FDTR'. */
const DRAFT_TYPE = /^F?D(?=(?:TR|TS|PAS|GUIDE|ISP)$)/;
/** European drafts name their body so: 'prEN', 'FprHD'. */
const DRAFT_BODY = /^F?PR(?=(?:EN|HD|CEN|CLC)$)/;
/**
 * What is before the name of a W3C publication: the maturity that its address begins with
 * (https://www.w3.org/policies/process/#maturity-stages and /TR/ addresses); at `d` drafts.
 */
const MATURITY =
  /^(?:(?<d>WD|FPWD|LCWD|LC|CR|CRD|CRS|PR|PER|DNOTE|DRY|CRY|CRYD|DISC)|REC|NOTE|STMT|RY|SPSD|RSCND|OBSL|RET)-(?=\p{L}|\d)/u;
/**
 * What is behind the name of an OASIS work product
 * (https://docs.oasis-open.org/specGuidelines/ndr/namingDirectives.html, stages and revisions); at `d` drafts.
 */
const STAGE_SUFFIX =
  /-(?:(?<d>WD|CSD|CSPRD|CND|CNPRD|PSD|PSPRD|PRD|PR|CD|COSD|COS)|CS|CN|PS|OS|PN|AN)\d\d(?:-Pt\d+)?$/;
/** The language of an edition, as in 'NSB R 29:1979 (E)'. */
export const LANGUAGE = /\s*\(\p{Lu}{1,2}(?:[/,]\p{Lu}{1,2})*\)$/u;
const DAY = /(?:^|[-_\s./])((?:18[5-9]|19|20)\d\d?\d?)-?(0[1-9]|1[0-2])-?(0[1-9]|[12]\d|3[01])$/;
const MONTH = /\s*\(((?:18[5-9]|19|20)\d\d?\d?)-(0[1-9]|1[0-2])(?:-(0[1-9]|[12]\d|3[01]))?\)$/;
const VERSION = /(?:[\s,]+|(?<=\d)[-_])(?:v(?:ersion|er\.?)?\s*(?=\d))(\d+(?:\.\d+)*[a-z]?)$/i;
const EDITION =
  /[\s,.(/-]+(?:ed(?:ition|n)?\.?\s*(\d+(?:\.\d+)?)|(\d+)(?:st|nd|rd|th)\s+ed(?:ition|n)?\.?)\)?(?:[\s,]+vol(?:ume)?\.?\s*\d+)?$/i;
const REVISION = /(?<=\d[a-z]?)(?:[\s,_-]*\(?(?:rev(?:ision)?\.?\s*|upd(?:ate)?\.?\s*)|r)(\d{1,3})\)?$/i;
/** An Internet-Draft's revision: https://www.rfc-editor.org/rfc/rfc2026, naming of drafts. */
const INTERNET_DRAFT = /^(?:I-D\.?\s?)?(draft-[a-z].*)-(\d\d)$/i;
/** Longer texts are no designations; what follows is not looked at. */
const LONGEST = 300;
/** Nearly all designations: nothing in them is another spelling. */
const ASCII = /^[ -~]*$/;
const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec';

/** A name in words, and the version or month of its edition: 'OAS 3.1.0', 'JSON Schema Core 2020-12'. */
const NAME_AND_VERSION = /^(\p{L}[^\d/]*?)\s(\d{1,2}(?:\.\d{1,3}){1,3}|(?:19|20)\d\d-(?:0[1-9]|1[0-2]))$/iu;

/**
 * The name and the version of a document that goes by a name in words; null for the numbers of a body, which look alike
 * ('ISA 5.1' is another standard than 'ISA 5.2').
 */
export function nameAndVersionOf(
  designation: string,
  publisher: string,
): { name: string; version: string } | null {
  const [, name = '', version = ''] = NAME_AND_VERSION.exec(tidied(designation)) ?? [];
  const isNumbered = name.toLowerCase() === publisher.toLowerCase() || isBody(name.toUpperCase());
  return name.length < 2 || isNumbered ? null : { name, version };
}

/** A designation that is its family's name with a version behind it. */
function versionOfFamily(text: string, { publisher, family }: Hints): ParsedDesignation | null {
  const named = family ? nameAndVersionOf(text, publisher) : null;
  if (!named || named.name.toLowerCase() !== tidied(family ?? '').toLowerCase()) return null;
  const [, year, month] = /^(\d{4})-(\d\d)$/.exec(named.version) ?? [];
  return {
    kind: 'edition',
    bodies: [],
    types: [],
    number: named.name,
    year: year === undefined ? null : Number(year),
    month: Number(month ?? 0),
    day: 0,
    reaffirmed: 0,
    letter: '',
    issue: 0,
    version: year === undefined ? named.version : '',
    isMarked: true,
    tail: '',
  };
}

/** What was parsed last: key, name and label of a family, and its place in order, all ask for the same few designations. */
const parsedLast = new Map<string, ParsedDesignation>();
const maxParsedLast = 64;

/** Takes a designation of a catalog apart; any text is accepted. */
export function parseDesignation(text: string, hints: Hints): ParsedDesignation {
  const { publisher, family, year } = hints;
  const key = `${text}\0${publisher}\0${family ?? ''}\0${year ?? ''}`;
  const known = parsedLast.get(key);
  if (known) return known;
  if (parsedLast.size >= maxParsedLast) parsedLast.clear();
  const parsed = parse(text, hints);
  parsedLast.set(key, parsed);
  return parsed;
}

function parse(text: string, hints: Hints): ParsedDesignation {
  const versioned = versionOfFamily(text, hints);
  if (versioned) return versioned;
  let rest = tidied(text);
  let kind: Kind = 'edition';
  let tail = '';
  const variant = VARIANT.exec(rest);
  if (variant) {
    kind = 'variant';
    tail = variant[0].trim();
    rest = rest.slice(0, variant.index);
  }
  const consolidated = rest.indexOf('+');
  if (consolidated > 0 && hasNumber(hints)(rest.slice(0, consolidated))) {
    kind = 'consolidation';
    tail = `${rest.slice(consolidated)} ${tail}`;
    rest = rest.slice(0, consolidated);
  }
  // 'E.164 Suppl. 1' supplements E.164; in 'G Suppl. 4' the supplement is all there is.
  const numbered = hasNumber(hints);
  const found = NAMED_ERRATA.test(rest) ? null : ATTACHED.exec(rest);
  const attached = found && numbered(rest.slice(0, found.index)) ? found : null;
  if (attached) {
    kind = kindOfAttached(attached[1] ?? attached[2] ?? '');
    tail = rest.slice(attached.index);
    rest = rest.slice(0, attached.index);
  }
  const draft = DRAFT.exec(rest);
  if (draft && numbered(rest.slice(0, draft.index))) {
    kind = 'draft';
    tail = rest.slice(draft.index);
    rest = rest.slice(0, draft.index);
  }
  const head = headOf(rest.replace(NOISE, ' ').replace(/\s+/g, ' ').trim(), hints);
  const { bodies, types } = head;
  const marks = marksOf(head.rest);
  if (kind === 'edition' && (marks.isDraft || head.isDraft || DRAFT_WORDS.test(rest))) kind = 'draft';
  const project = /^P(?=[A-Z]?\d)/.exec(marks.rest);
  if (project && bodies.some((body) => body === 'IEEE' || body === 'ANSI')) kind = 'draft';
  // A supplement has a year of its own, which says nothing of the edition.
  const edition = editionOf(project ? marks.rest.slice(1) : marks.rest, {
    ...hints,
    ...(attached && { year: null }),
    isInternational: bodies.some((body) => body === 'ISO' || body === 'IEC' || body === 'EN'),
    // Revisions of recommendations and reports: 'BT.1368-3'.
    isRadio: bodies.includes('ITU-R'),
    // A version or a date has told the edition: what looks like a year is a part of the number.
    isAnnounced: marks.year !== null || marks.version !== '',
  });
  const drafted = kind === 'draft' ? /(?:19|20)\d\d/.exec(tail)?.[0] : undefined;
  return {
    kind,
    bodies,
    types,
    number: edition.number.trim(),
    year: marks.year ?? edition.year ?? (drafted ? Number(drafted) : null),
    month: marks.month || edition.month,
    day: marks.day,
    reaffirmed: edition.reaffirmed,
    letter: edition.letter,
    issue: marks.issue || edition.issue,
    version: marks.version,
    isMarked: marks.isMarked,
    tail: tail.trim(),
  };
}

/** Tells whether there is a digit in a text, those of its publisher's name apart ('W3C', '3GPP'). */
function hasNumber({ publisher }: Hints): (text: string) => boolean {
  const name = publisher.toLowerCase();
  return (text) =>
    /\d/.test(name !== '' && text.toLowerCase().startsWith(name) ? text.slice(name.length) : text);
}

type Marks = {
  rest: string;
  isDraft: boolean;
  isMarked: boolean;
  version: string;
  issue: number;
  year: number | null;
  month: number;
  day: number;
};

/** Takes from a name or number what marks its edition: versions, dates, stages, languages, in any order. */
function marksOf(text: string): Marks {
  const marks: Marks = {
    rest: text,
    isDraft: false,
    isMarked: false,
    version: '',
    issue: 0,
    year: null,
    month: 0,
    day: 0,
  };
  const cut = (pattern: RegExp): RegExpExecArray | null => {
    const found = pattern.exec(marks.rest);
    const left = found
      ? marks.rest.slice(0, found.index) + marks.rest.slice(found.index + found[0].length)
      : '';
    if (!found || !/[\p{L}\p{N}]/u.test(left)) return null;
    marks.rest = left.trim();
    marks.isMarked = true;
    if (found.groups?.['d'] !== undefined) marks.isDraft = true;
    return found;
  };
  const dated = ([, year, month, day]: RegExpExecArray): void => {
    marks.year ??= Number(year);
    marks.month ||= Number(month);
    marks.day ||= Number(day ?? 0);
  };
  const internet = INTERNET_DRAFT.exec(text);
  if (internet)
    return { ...marks, rest: internet[1] ?? '', isDraft: true, isMarked: true, issue: Number(internet[2]) };
  for (let before = ''; before !== marks.rest;) {
    before = marks.rest;
    cut(LANGUAGE);
    const month = cut(MONTH);
    if (month) dated(month);
    const day = /\p{L}/u.test(marks.rest) || /\d-\d{4}-\d\d-\d\d$/.test(marks.rest) ? cut(DAY) : null;
    if (day) dated(day);
    const version = cut(VERSION);
    if (version) marks.version ||= version[1] ?? '';
    const edition = cut(EDITION);
    if (edition) {
      const number = edition[1] ?? edition[2] ?? '';
      marks.issue ||= Number.parseInt(number, 10);
      if (number.includes('.')) marks.version ||= number;
    }
    const revision = cut(REVISION);
    if (revision) marks.issue ||= Number(revision[1]);
    cut(STAGE_SUFFIX);
  }
  cut(MATURITY);
  return marks;
}

/** One spelling of digits, hyphens, colons and spaces. */
function tidied(text: string): string {
  const written = text.trim().slice(0, LONGEST);
  return (ASCII.test(written) ? written : asAscii(written))
    .replace(/\s+/g, ' ')
    .replace(/\s*:\s*/g, ':')
    .trim();
}

function asAscii(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/\p{Nd}/gu, (digit) => String(digitOf(digit)))
    .replace(/[\u2010-\u2015\u2212]/g, '-');
}

/** Digits of any script stand in blocks of ten that begin at a multiple of 16, or 6 after one. */
function digitOf(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1)) && code - zero < 9) zero -= 1;
  return code - zero;
}

function kindOfAttached(word: string): Kind {
  const small = word.toLowerCase();
  if (small.startsWith('am') || small === 'a' || small.startsWith('frag')) return 'amendment';
  return /^(?:d?cor|err|ac|c$)/.test(small) ? 'corrigendum' : 'supplement';
}

/** The bodies and types before the number, and what remains. */
function headOf(
  text: string,
  { publisher }: Hints,
): { bodies: string[]; types: string[]; rest: string; isDraft: boolean } {
  const bodies: string[] = [];
  const types: string[] = [];
  let isDraft = false;
  const own = new Set([publisher.toUpperCase(), ...publisher.toUpperCase().split('/')]);
  let rest = text.replace(/\s*\/\s+(?=\p{L})/gu, '/');
  for (;;) {
    const [token = ''] = /^\S+/.exec(rest) ?? [];
    const isOwn = bodies.length === 0 && own.has(token.toUpperCase());
    if (token === '' || (/\d/.test(token) && !TYPES.test(token) && !isOwn)) {
      // 'IEC/60335' and 'NSB/E214' have no space after the body.
      const joined = /^(\p{Lu}{2,}(?:-\p{Lu})?)\/(?=\p{Lu}?\d)/u.exec(rest);
      if (!joined) break;
      bodies.push(joined[1] ?? '');
      rest = rest.slice(joined[0].length);
      continue;
    }
    const words = token.split('/').filter((word) => word !== '');
    const isHead =
      bodies.length === 0
        ? words.some((word) => own.has(word.toUpperCase())) ||
          (TYPES.test(token) && /\d/.test(rest)) ||
          token.includes('/') ||
          token.length > 2
        : token.includes('/') || TYPES.test(token) || isBody(token);
    if (!isHead) break;
    for (const word of words.map((each) => each.toUpperCase())) {
      const isType = TYPES.test(word);
      const plain = word.replace(isType ? DRAFT_TYPE : DRAFT_BODY, '');
      if (plain !== word) isDraft = true;
      (isType ? types : bodies).push(plain);
    }
    rest = rest.slice(token.length).trim();
  }
  return { bodies, types, rest, isDraft };
}

/** Bodies that stand behind another body's name: 'EN ISO 9001', 'IEEE ANSI'. */
function isBody(token: string): boolean {
  return /^(?:ISO|IEC|EN|IEEE|ANSI|ASTM|ASME|CEN|CENELEC|ETSI|ITU|ITU-T|ITU-R|CISPR)$/.test(token);
}

type EditionPart = Pick<ParsedDesignation, 'number' | 'year' | 'month' | 'reaffirmed' | 'letter' | 'issue'>;

type Told = Hints & { isInternational: boolean; isRadio: boolean; isAnnounced: boolean };

function editionOf(text: string, { family, year, isInternational, isRadio, isAnnounced }: Told): EditionPart {
  let rest = text;
  let reaffirmed = 0;
  const again =
    /\s*\((?:R|Reaff\D*)?((?:19|20)\d\d)\)$/i.exec(rest) ?? /(?<=\d)\s*R((?:19|20)\d\d)$/.exec(rest);
  // '(2019)' alone is the year of an edition; behind another year it is a reaffirmation.
  if (again && /\d[-:]\d{2}(?:\d{2})?[a-z]?\d?$/.test(rest.slice(0, again.index))) {
    reaffirmed = Number(again[1]);
    rest = rest.slice(0, again.index);
  }
  const none = { month: 0, reaffirmed, letter: '', issue: 0 };
  const dated = /\s*\((?:(\d\d)\/)?(\d{4})\)$/.exec(rest);
  if (dated)
    return {
      ...none,
      number: versionless(rest.slice(0, dated.index)),
      year: Number(dated[2]),
      month: Number(dated[1] ?? 0),
    };
  const long =
    /^(.*\d.*?):((?:18[5-9]|19|20)\d\d?\d?)(?:-(\d\d))?([a-z]?)R?$/.exec(rest) ??
    /^(.*\d.*?)-(19\d\d|20\d\d)(?:-(\d\d|[A-Za-z]{3,9}))?([a-z]?)R?$/.exec(rest);
  if (long && long[2]?.length === 4)
    return {
      ...none,
      number: versionless(long[1] ?? ''),
      year: Number(long[2]),
      month: monthOf(long[3] ?? ''),
      letter: long[4] ?? '',
    };
  // A study group's question, revised: 'ITU-R 25-1/6' is the first revision of question 25 of group 6.
  const question = /^(\d+)-(\d{1,2})(\/\d+)$/.exec(rest);
  if (question)
    return { ...none, number: `${question[1]}${question[3]}`, year: null, issue: Number(question[2]) };
  const issued = /^(.*\d)-(\d{1,2})$/.exec(rest);
  if (issued && isRadio && /^\p{Lu}{1,3}\.\d+$/u.test(issued[1] ?? ''))
    return { ...none, number: issued[1] ?? '', year: null, issue: Number(issued[2]) };
  if (issued && family?.trim().endsWith(issued[1] ?? '') && !isYear(issued[2] ?? '', year))
    return { ...none, number: issued[1] ?? '', year: null, issue: Number(issued[2]) };
  if (isAnnounced) return { ...none, number: rest, year: null };
  const short = /^(.*\d.*)([-:])(\d\d)([a-z]?)(?:e\d)?$/.exec(rest);
  // International numbers have parts of two digits, and years of four.
  if (short && !(isInternational && short[2] === '-') && isShortYear(short, { family, year }))
    return { ...none, number: short[1] ?? '', year: fullYear(short[3] ?? ''), letter: short[4] ?? '' };
  return { ...none, number: versionless(rest.replace(/:$/, '')), year: null };
}

function isYear(digits: string, year: number | null | undefined): boolean {
  return digits.length === 2 && fullYear(digits) === year;
}

/** Two digits are a year where the record's own year or family says so, or where nothing else speaks. */
function isShortYear(match: RegExpExecArray, { family, year }: Omit<Hints, 'publisher'>): boolean {
  if (year) return fullYear(match[3] ?? '') === year;
  if (family) return family.trim().endsWith((match[1] ?? '').trim());
  // In 'wcag2ict-20' and 'xml11-25' the digit belongs to a name, not to a number.
  return !/[-:]|\p{Ll}\d/u.test(match[1] ?? '');
}

function fullYear(digits: string): number {
  return Number(digits) < 50 ? 2000 + Number(digits) : 1900 + Number(digits);
}

function monthOf(text: string): number {
  if (/^\d\d$/.test(text)) return Number(text) <= 12 ? Number(text) : 0;
  const at = text === '' ? -1 : MONTHS.indexOf(text.slice(0, 3).toLowerCase());
  return at < 0 ? 0 : at / 4 + 1;
}

/** 'Q.3301.1 (V2)' and 'F.743 v3' are versions of one recommendation. */
function versionless(number: string): string {
  return number.replace(/\s*(?:\(V\d+\)|\(Rev\.?\s?\d+\)|\sv\d+)$/i, '');
}
