import { types, type Body } from './bodies.ts';
import { isDigitAt, isLetterAt, isWordAt } from './scan.ts';

/** The names of bodies by their first two characters, long ones first, and which are the library's own. */
export type Lexicon = {
  readonly names: ReadonlyMap<string, readonly { readonly name: string; readonly body: Body }[]>;
  readonly own: ReadonlySet<string>;
};

/** What stands before the number of a designation. */
export type Head = {
  readonly end: number;
  /** In its usual spelling, 'DIN EN ISO'. */
  readonly text: string;
  /** What joins it to the number where it is written alone. */
  readonly joint: ' ' | '-';
  readonly publisher: string;
  readonly body: Body;
  /** Whether several bodies are named. */
  readonly isJoint: boolean;
  readonly hasType: boolean;
  readonly isPlain: boolean;
  /** Series that number from 1 and have no editions: RFC, BCP. */
  readonly isSmall: boolean;
  /** Whether numbers of six digits are written in two groups, as ETSI does. */
  readonly isGrouped: boolean;
  /** Whether the number is read without its body, in a list. */
  readonly isBare?: boolean;
};

const small = new Set(['RFC', 'BCP', 'FYI', 'STD']);
/** Names that are written with a hyphen before the number. */
const hyphenated = /^(?:ECMA|MIL-.*)$/;
const grouped = /(?:^|[ /])(?:ETSI|TS|TR|ES|EG)(?: |$)/;
const maxWords = 7;

/** Reads the bodies and types that begin here; null where none does. */
export function readHead(text: string, start: number, { names, own }: Lexicon): Head | null {
  const bodies: { name: string; body: Body }[] = [];
  let written = '';
  let at = start;
  let hasType = false;
  for (let words = 0; words < maxWords; words += 1) {
    const body = hasType && bodies.length > 0 ? null : bodyAt(text, at, names);
    const type = body || bodies.length === 0 ? '' : typeAt(text, at);
    const name = body?.name ?? type;
    if (name === '') break;
    if (body) bodies.push(body);
    else hasType = true;
    at += name.length;
    if (!/^(?:Std|Standards?|Rec|Recommendation|Pub|PUB|Publication|No)\.?$/.test(type))
      written += name === 'RFCs' ? 'RFC' : name;
    const joint = jointAt(text, at);
    const next = joint === null ? at : at + joint.length;
    const goesOn = joint !== null && (bodyAt(text, next, names) !== null || typeAt(text, next) !== '');
    if (!goesOn) break;
    written += joint.includes('/') ? '/' : joint;
    at = next;
  }
  const [first] = bodies;
  if (!first) return null;
  const tidy = written.trim().replaceAll(/ {2,}/g, ' ');
  const ownName = bodies.find(({ name }) => own.has(name))?.name;
  const pair = bodies.map(({ name }) => name).join('/');
  const name = first.name === 'RFCs' ? 'RFC' : first.name;
  return {
    end: at,
    text: tidy,
    joint: hyphenated.test(tidy) ? '-' : ' ',
    publisher: own.has(pair) ? pair : (ownName ?? (tidy.startsWith(pair) ? pair : name)),
    body: first.body,
    isJoint: bodies.length > 1,
    hasType: hasType && first.body.trust !== 'prefix',
    isPlain: (bodies.at(-1) ?? first).body.isPlain,
    isSmall: small.has(name),
    isGrouped: grouped.test(tidy) || tidy === 'EN' || tidy.endsWith(' EN'),
  };
}

function bodyAt(text: string, at: number, names: Lexicon['names']): { name: string; body: Body } | null {
  const likely = names.get(text.slice(at, at + 2));
  if (!likely) return null;
  return (
    likely.find(
      ({ name }) =>
        text.startsWith(name, at) && !isLetterAt(text, at + name.length) && text[at + name.length] !== '_',
    ) ?? null
  );
}

/** Longest type that may stand here, with its point; '' for none. */
function typeAt(text: string, at: number): string {
  let end = at;
  while (end - at < 15 && isLetterAt(text, end)) end += 1;
  const name = text.slice(at, end);
  if (!types.has(name) || isWordAt(text, end)) return '';
  return text[end] === '.' && types.has(`${name}.`) ? `${name}.` : name;
}

/** What joins one body to the next; null where nothing does. */
function jointAt(text: string, at: number): string | null {
  const sign = text[at];
  if (sign === '-' && !isDigitAt(text, at + 1)) return '-';
  if (sign === '/') return text[at + 1] === ' ' ? '/ ' : '/';
  if (sign !== ' ') return null;
  if (text[at + 1] !== '/') return ' ';
  return text[at + 2] === ' ' ? ' / ' : ' /';
}
