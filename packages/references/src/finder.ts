import { cleanText } from './cleanText.ts';
import { clausesAfter, clausesBefore } from './clauses.ts';
import { knownBodies, type Body } from './bodies.ts';
import { readHead, type Head, type Lexicon } from './head.ts';
import { readName } from './naming.ts';
import { isUnitAt, readNumber, type WrittenNumber } from './number.ts';
import { isLetterAt, isWordAt } from './scan.ts';

/** A designation in a text. */
export type FoundReference = {
  /** UTF-16 offsets in the text of what is written: the link, without the clause words beside it. */
  readonly start: number;
  readonly end: number;
  /** As one would write it alone: 'NSB E 31-21' also where the text says 'and E 31-21'; spaces and hyphens plain. */
  readonly designation: string;
  readonly publisher: string;
  readonly familyKey: string;
  readonly year: number | null;
  readonly isSupplement: boolean;
  /** Numbers of clauses that the text names beside it ('5.3 of', ', Clause 5.3', ', Annex A'). */
  readonly clauses: readonly string[];
};

/** Finds the designations of a text in one pass, in their order. */
export type ReferenceFinder = { find(text: string): FoundReference[] };

/** A designation and its place in the clean text. */
type Written = {
  readonly start: number;
  readonly end: number;
  readonly designation: string;
  readonly head: Head;
};

/** Finds the designations in texts; `publishers` are the codes of the library's own publishers, beside the bodies that the package knows. */
export function createReferenceFinder({ publishers }: { publishers: readonly string[] }): ReferenceFinder {
  const lexicon = lexiconOf(publishers);
  return {
    find(text) {
      if (!/\d|[\u0660-\u0669\u06f0-\u06f9\uff10-\uff19]/.test(text)) return [];
      const clean = cleanText(text);
      const written = writtenIn(clean.text, lexicon);
      return written.map(({ start, end, designation, head }, at) => {
        const publisher = head.publisher;
        const { key, year, isSupplement } = readName(designation, {
          publishers: [publisher],
          own: publisher,
        });
        const from = written[at - 1]?.end ?? 0;
        const to = written[at + 1]?.start ?? clean.text.length;
        const before = clausesBefore(clean.text, start, from);
        return {
          start: clean.offsets[start] ?? 0,
          // Behind the last character and not before the next one, which may be after invisible ones.
          end: (clean.offsets[end - 1] ?? 0) + 1,
          designation,
          publisher,
          familyKey: key,
          year,
          isSupplement,
          clauses: [...new Set([...before, ...clausesAfter(clean.text, end, to)])],
        };
      });
    },
  };
}

function lexiconOf(publishers: readonly string[]): Lexicon {
  const bodies = new Map<string, Body>(knownBodies);
  for (const code of publishers) {
    const known = bodies.get(code);
    const trust = known?.trust ?? (code.length <= 2 ? 'weak' : 'strong');
    bodies.set(code, { isPlain: known?.isPlain ?? false, trust: trust === 'prefix' ? 'weak' : trust });
  }
  const names = new Map<string, { name: string; body: Body }[]>();
  for (const [name, body] of [...bodies].toSorted(([a], [b]) => b.length - a.length))
    if (name.length >= 2) {
      const first = name.slice(0, 2);
      names.set(first, [...(names.get(first) ?? []), { name, body }]);
    }
  return { names, own: new Set(publishers) };
}

function writtenIn(text: string, lexicon: Lexicon): Written[] {
  const found: Written[] = [];
  let at = 0;
  let tokenEnd = 0;
  let isAddress = false;
  while (at < text.length) {
    if (at >= tokenEnd) {
      tokenEnd = tokenEndAt(text, at);
      isAddress = tokenEnd - at > 4 && looksLikeAddress(text.slice(at, Math.min(tokenEnd, at + 2_000)));
      if (isAddress || tokenEnd === at) {
        at = Math.max(tokenEnd, at + 1);
        tokenEnd = at;
        continue;
      }
    }
    const isStart = !isWordAt(text, at - 1) && mayStand(text, at);
    const head = isStart ? readHead(text, at, lexicon) : null;
    const number = head && readNumber(text, head);
    if (head && number && counts(text, head, number)) {
      found.push({
        start: at,
        end: number.end,
        designation: `${head.text}${head.joint}${number.text}`,
        head,
      });
      at = continued(text, head, number, found);
      tokenEnd = Math.max(tokenEnd, at);
      if (at > tokenEndAt(text, at)) tokenEnd = at;
      continue;
    }
    at += 1;
    while (at < text.length && isWordAt(text, at) && isWordAt(text, at - 1)) at += 1;
  }
  return found;
}

/** The end of what is written without a space in plain letters; the place itself at a space or at another script. */
function tokenEndAt(text: string, from: number): number {
  let end = from;
  while (end < text.length) {
    const code = text.charCodeAt(end);
    if (code <= 0x20 || code > 0x24f) break;
    end += 1;
  }
  return end === from && from < text.length && text.charCodeAt(from) > 0x24f ? from + 1 : end;
}

const looksLikeAddress = (token: string): boolean =>
  token.includes('://') ||
  token.includes('@') ||
  /^\W*(?:www\.|urn:|doi:|mailto:|10\.\d{4,}\/)/i.test(token) ||
  /^[\w.-]{1,100}\.(?:com|org|net|html?|pdf|docx?|xml|zip)(?:\/|\W*$)/i.test(token);

/** Whether a body may be named here: not behind the hyphen or slash of another word, as in 'non-ISO' or 'a/ISO'. */
function mayStand(text: string, at: number): boolean {
  const before = text[at - 1] ?? ' ';
  if (before === '_' || before === '#' || before === '\\' || before === '=') return false;
  if (before !== '-' && before !== '/' && before !== '.') return true;
  return !isWordAt(text, at - 2) || (before === '.' && !isLowerDomain(text, at - 2));
}

/** Whether a point follows a small letter: that of 'example.ISO' is no end of a sentence. */
const isLowerDomain = (text: string, at: number): boolean => /[a-z]/.test(text[at] ?? '');

/** Whether a body and a number are a designation, and not a word of a sentence and an amount. */
function counts(text: string, { body, isJoint, hasType, isSmall }: Head, number: WrittenNumber): boolean {
  if (!number.isDated && isUnitAt(text, number.end) && !number.hasPart && number.series === '') return false;
  if (body.trust === 'strong' || isJoint || hasType)
    return (
      isSmall || hasType || number.isDated || number.hasPart || number.series !== '' || number.digits >= 2
    );
  if (body.trust === 'prefix') return false;
  if (body.trust === 'dated') return number.isDated && number.digits >= 2;
  return number.isDated || number.digits >= 3 || (number.series !== '' && number.digits >= 2);
}

/** Reads what goes on with the same body: '-1 and -2', 'E 31, E 32 and E 33', '9001 and 14001'; returns where it ends. */
function continued(text: string, head: Head, first: WrittenNumber, found: Written[]): number {
  let last = first;
  for (;;) {
    const at = afterConjunction(text, last.end);
    const next = at === null ? null : nextOf(text, at, head, last);
    if (!next || at === null) return last.end;
    found.push({ start: at, end: next.end, designation: `${head.text}${head.joint}${next.text}`, head });
    last = next;
  }
}

function nextOf(text: string, at: number, head: Head, last: WrittenNumber): WrittenNumber | null {
  if (text[at] === '-') {
    const part = /^-\d{1,3}(?:-\d{1,3})?(?![\w-])/.exec(text.slice(at, at + 12));
    if (!part || last.base === '' || !last.hasPart) return null;
    const number = readNumber(text, { ...head, end: at + 1, isBare: true });
    if (!number || isUnitAt(text, number.end)) return null;
    return { ...number, text: `${last.base}-${number.text}`, base: last.base, hasPart: true };
  }
  const number = readNumber(text, { ...head, end: at, isBare: true });
  if (!number || (number.series === '') !== (last.series === '')) return null;
  if (!number.isDated && isUnitAt(text, number.end)) return null;
  if (number.series !== '') {
    const isSame = number.series === last.series;
    return isSame || (number.series.length === 1 && number.digits >= 2) ? number : null;
  }
  // A number alone may count something else: only one that stands like the first, and is no year, goes on with it.
  const smallest = head.isSmall ? 3 : 4;
  if (number.digits < smallest || last.digits < smallest) return null;
  if (/^(?:19|20)\d\d$/.test(number.text)) return null;
  return number.isDated || number.digits >= 5 || head.isSmall || standsAlone(text, number.end)
    ? number
    : null;
}

/** Whether no noun follows that a number would count. */
function standsAlone(text: string, end: number): boolean {
  const rest = text.slice(end, end + 20);
  return (
    !/^ \p{L}/u.test(rest) ||
    /^ (?:and|or|shall|should|may|are|is|apply|applies|for|in|to|as|und|oder|et|ou|y|o|e)(?!\p{L})/u.test(
      rest,
    )
  );
}

const conjunctions =
  /^(?:\s?[,;،、/]\s?|\s)(?:(?:and|or|to|und|oder|bis|sowie|et|ou|à|y|e|o|ed|ve|и|или|و|と|及び|和|및|&)\s?(?![A-Za-z]{2}))?/u;

/** Where the next of a list begins; null where the list is over. */
function afterConjunction(text: string, end: number): number | null {
  const [sign] = conjunctions.exec(text.slice(end, end + 12)) ?? [];
  if (sign === undefined || sign === ' ') return null;
  return isLetterAt(text, end + sign.length - 1) && isWordAt(text, end + sign.length)
    ? null
    : end + sign.length;
}
