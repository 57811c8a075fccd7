/** What a document is beside the editions of its standard. */
export type Kind =
  | 'edition'
  | 'draft'
  | 'amendment'
  | 'corrigendum'
  | 'supplement'
  | 'consolidation'
  | 'variant';

/** A designation of a catalogue, taken apart. */
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
  /** Number of the edition where it stands in place of a year: 3 in 'BT.1368-3'; else 0. */
  issue: number;
  /** What is attached to the edition, in its order: amendments, corrigenda, drafts; with number and year. */
  tail: string;
};

type Hints = { publisher: string; family?: string | null | undefined; year?: number | null | undefined };

const VARIANT = /[\s_-]+(?:CSV|CMV|RLV|SER|DB|EXV(?:-[A-Z]{3})?|(?:-\s*)?Redline)$/i;
const ATTACHED =
  /(?:[/\s,+_.-]+(?:technical\s)?(amendment|amd|amend|am|corrigendum|corrig|cor|supplement|suppl|sup|addendum|add|appendix|app|annex|errata|erratum|err|interpretation|ish|int|frag|symbol|explanation|expl)|[/+](ac|a))(?!\p{L})\.?(?:\s*-?\s*(?:\d+|[ivx]+|[a-z]\d?)(?!\p{L}))?(.*)$/iu;
const DRAFT = /\s*\/\s*(?:D(?:[-\s\d]|raft)|E-?\d|CD|FDIS|DIS|WD).*$/i;
const DRAFT_WORDS = /\b(?:Unapproved|Draft|FDIS|DIS|FCD|CD\d?|WD\d?|NP|AWI|PWI|CDV|prEN|FprEN|PRF)\b/i;
const NOISE = /\b(?:Std|Standard|Unapproved|Approved|Draft|No)\b\.?/gi;
const TYPES = /^(?:TR|TS|PAS|SRD|R|ISP|IWA|GUIDE|TTA|DATA|(?:FDIS|DIS|FCD|CD|WD)\d?|NP|AWI|PWI|CDV|PRF)$/i;
/** Longer texts are no designations; what follows is not looked at. */
const LONGEST = 300;
/** Nearly all designations: nothing in them is another spelling. */
const ASCII = /^[ -~]*$/;
const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec';

/** Takes a designation of a catalogue apart; any text is accepted. */
export function parseDesignation(text: string, hints: Hints): ParsedDesignation {
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
  if (consolidated > 0 && /\d/.test(rest.slice(0, consolidated))) {
    kind = 'consolidation';
    tail = `${rest.slice(consolidated)} ${tail}`;
    rest = rest.slice(0, consolidated);
  }
  // 'E.164 Suppl. 1' supplements E.164; in 'G Suppl. 4' the supplement is all there is.
  const attached = ATTACHED.exec(rest);
  if (attached && /\d/.test(rest.slice(0, attached.index))) {
    kind = kindOfAttached(attached[1] ?? attached[2] ?? '');
    tail = rest.slice(attached.index);
    rest = rest.slice(0, attached.index);
  }
  const draft = DRAFT.exec(rest);
  if (draft) {
    kind = 'draft';
    tail = rest.slice(draft.index);
    rest = rest.slice(0, draft.index);
  }
  if (DRAFT_WORDS.test(rest)) kind = 'draft';
  const {
    bodies,
    types,
    rest: numbered,
  } = headOf(rest.replace(NOISE, ' ').replace(/\s+/g, ' ').trim(), hints);
  const project = /^P(?=[A-Z]?\d)/.exec(numbered);
  if (project && bodies.some((body) => body === 'IEEE' || body === 'ANSI')) kind = 'draft';
  // A supplement has a year of its own, which says nothing of the edition.
  const { number, ...edition } = editionOf(project ? numbered.slice(1) : numbered, {
    ...hints,
    ...(attached && { year: null }),
  });
  const drafted = kind === 'draft' ? /(?:19|20)\d\d/.exec(tail)?.[0] : undefined;
  const year = edition.year ?? (drafted ? Number(drafted) : null);
  return { kind, bodies, types, number: number.trim(), ...edition, year, tail: tail.trim() };
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
  return /^(?:cor|err|ac)/.test(small) ? 'corrigendum' : 'supplement';
}

/** The bodies and types before the number, and what remains. */
function headOf(text: string, { publisher }: Hints): { bodies: string[]; types: string[]; rest: string } {
  const bodies: string[] = [];
  const types: string[] = [];
  const own = new Set([publisher.toUpperCase(), ...publisher.toUpperCase().split('/')]);
  let rest = text.replace(/\s*\/\s+(?=\p{L})/gu, '/');
  for (;;) {
    const [token = ''] = /^\S+/.exec(rest) ?? [];
    if (token === '' || (/\d/.test(token) && !TYPES.test(token))) {
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
        ? words.some((word) => own.has(word.toUpperCase())) || token.includes('/') || token.length > 2
        : token.includes('/') || TYPES.test(token) || isBody(token);
    if (!isHead) break;
    for (const word of words) (TYPES.test(word) ? types : bodies).push(word.toUpperCase());
    rest = rest.slice(token.length).trim();
  }
  return { bodies, types, rest };
}

/** Bodies that stand behind another body's name: 'EN ISO 9001', 'IEEE ANSI'. */
function isBody(token: string): boolean {
  return /^(?:ISO|IEC|EN|IEEE|ANSI|ASTM|ASME|CEN|CENELEC|ETSI|ITU|ITU-T|ITU-R|CISPR)$/.test(token);
}

type EditionPart = Pick<ParsedDesignation, 'number' | 'year' | 'month' | 'reaffirmed' | 'letter' | 'issue'>;

function editionOf(text: string, { family, year }: Hints): EditionPart {
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
    /^(.*\d.*?)-((?:18[5-9]\d|19\d\d|20\d\d))(?:-(\d\d|[A-Za-z]{3,9}))?([a-z]?)R?$/.exec(rest);
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
  if (issued && family?.trim().endsWith(issued[1] ?? '') && !isYear(issued[2] ?? '', year))
    return { ...none, number: issued[1] ?? '', year: null, issue: Number(issued[2]) };
  const short = /^(.*\d.*)[-:](\d\d)([a-z]?)(?:e\d)?$/.exec(rest);
  if (short && isShortYear(short, { family, year }))
    return { ...none, number: short[1] ?? '', year: fullYear(short[2] ?? ''), letter: short[3] ?? '' };
  return { ...none, number: versionless(rest.replace(/:$/, '')), year: null };
}

function isYear(digits: string, year: number | null | undefined): boolean {
  return digits.length === 2 && fullYear(digits) === year;
}

/** Two digits are a year where the record's own year or family says so, or where nothing else speaks. */
function isShortYear(match: RegExpExecArray, { family, year }: Omit<Hints, 'publisher'>): boolean {
  if (year) return fullYear(match[2] ?? '') === year;
  if (family) return family.trim().endsWith((match[1] ?? '').trim());
  return !/[-:]/.test(match[1] ?? '');
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
  return number.replace(/\s*(?:\(V\d+\)|\(Rev\.?\s?\d+\)|\bv\d+)$/i, '');
}
