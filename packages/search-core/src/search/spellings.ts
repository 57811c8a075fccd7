import { parseDesignation } from '../designation.ts';
import { fold } from '../analysis/fold.ts';
import { piecesOfQuery } from '../query.ts';
import { FIELDS } from '../segment/frequencies.ts';
import { placeOf } from '../segment/texts.ts';
import { isSeen } from './corrections.ts';
import { namesAny } from './designations.ts';
import type { Epoch, Sight } from './epoch.ts';
import { scratchFor } from './scratch.ts';

const LETTERS = /^\p{L}+$/u;
const DIGITS = /^\p{N}+$/u;
/** Publisher, kind and series together are no longer than this. */
const LONGEST_GLUED = 20;
/** Whoever names a document writes no more; a title that holds a number is not taken apart. */
const MOST_PIECES = 12;
/** No designation is looked for in more spellings. */
const MOST_SPELLINGS = 60;

/**
 * The pieces of the designation that a text names: as it was typed where a visible document is named so, otherwise in
 * the first of these spellings that names one; none where none does.
 *
 * - without the word for 'part': 'KVL 12 part 3'
 * - with its number taken apart: 'KVL47335' for KVL 473-35
 * - with letters taken apart: 'nsbstde214' for NSB Std E 214
 * - with O for 0 and l for 1 exchanged, as text recognition does: 'lS0 9OO1'
 * - without the prefixes of those who adopted it, and then without its year, which may be another: 'DIN EN ISO 9001'
 */
export function piecesMeant(epoch: Epoch, text: string, sight: Sight): readonly string[] {
  const typed = piecesOfQuery(text);
  if (typed.length === 0 || typed.length > MOST_PIECES || isNamed(epoch, typed, sight)) return typed;
  let tried = 0;
  for (const spelling of spellingsOf(epoch, text, typed, sight)) {
    if (isNamed(epoch, spelling, sight)) return spelling;
    if (++tried === MOST_SPELLINGS) break;
  }
  return [];
}

function* spellingsOf(
  epoch: Epoch,
  text: string,
  typed: readonly string[],
  sight: Sight,
): Generator<readonly string[]> {
  const isPiece = pieceTest(epoch, sight);
  const plain = [withoutPartWords(typed), ...recognised(text, isPiece)];
  for (const pieces of plain) {
    yield pieces;
    yield* apart(pieces, isPiece);
  }
  for (const pieces of plain)
    for (const adopted of adoptedBy(pieces)) {
      yield adopted;
      yield* apart(adopted, isPiece);
      const { editionAt } = parseDesignation(adopted.join(' '));
      if (editionAt < adopted.length) yield adopted.slice(0, editionAt);
    }
}

function isNamed(epoch: Epoch, pieces: readonly string[], sight: Sight): boolean {
  return epoch.parts.some((part) => {
    const scratch = scratchFor(part.segment.size);
    return namesAny(part.segment, scratch, pieces, epoch.visibleIn(part, sight));
  });
}

/** The words that stand between a number and its part, in the languages that most write them in. */
const PART_WORDS = new Set('part parts pt teil partie parte part\u00ed deel cast czesc bolum'.split(' '));

function withoutPartWords(pieces: readonly string[]): readonly string[] {
  return pieces.filter(
    (piece, at) => !(PART_WORDS.has(piece) && at > 0 && DIGITS.test(pieces[at + 1] ?? '')),
  );
}

/**
 * Prefixes of national and regional adoptions, folded: members of ISO and IEC (www.iso.org/members.html,
 * www.iec.ch/national-committees) and of CEN and CENELEC (standards.cencenelec.eu) put theirs before 'ISO', 'IEC' or 'EN'.
 */
const ADOPTERS = new Set(
  (
    'en hd pren fpren cen clc din vde dke bs pd nf une uni cei sn onorm ove oenorm nen nbn ilnas ss ds sfs ns pn csn stn msz mszt ' +
    'sist hrn srps bds sr evs lvs lst elot cys ist i s ts tse ansi incits iso/astm asabe sae aami ul csa can scc as nzs jis ks gb z t r ' +
    'gost abnt nbr nm nmx iram nch ntc nte inen unit sans kebs nis ms sni pns tcvn tis si sasii saso gso uae isiri inso es dstu ' +
    'dsto sti stb st rk'
  ).split(' '),
);

/** What is left without the prefixes of those who adopted it, the fewest taken away first. */
function* adoptedBy(pieces: readonly string[]): Generator<readonly string[]> {
  for (let at = 0; at < pieces.length && ADOPTERS.has(pieces[at] ?? ''); at++) {
    const [first = '', ...numbers] = pieces.slice(at);
    // EN 6xxxx is IEC 6xxxx: the numbers of IEC's in Europe (CENELEC Guide 12, www.cencenelec.eu).
    if (first === 'en' && /^6\d{4}$/.test(numbers[0] ?? '')) yield ['iec', ...numbers];
    const left = pieces.slice(at + 1);
    if (LETTERS.test(left[0] ?? '') && left.some((piece) => DIGITS.test(piece))) yield left;
  }
  const [three, gpp, ...rest] = pieces;
  // 3GPP TS 23.501 is published as ETSI TS 123 501 (www.etsi.org/standards/types-of-standards).
  if (three === '3' && gpp === 'gpp') {
    const number = rest.findIndex((piece) => /^\d\d$/.test(piece));
    if (number !== -1) yield rest.with(number, `1${rest[number]}`);
  }
  // Numbers of IEC are five digits since 1997, by 60 000 more than before (www.iec.ch/publications).
  const old = pieces.findIndex((piece, at) => pieces[at - 1] === 'iec' && /^\d{2,4}$/.test(piece));
  if (old !== -1) yield pieces.with(old, String(60_000 + Number(pieces[old])));
}

/** Pieces with their first number, the letters before it, or both in parts that visible designations have as pieces. */
function* apart(
  pieces: readonly string[],
  isPiece: (piece: string) => boolean,
): Generator<readonly string[]> {
  const at = pieces.findIndex((piece) => DIGITS.test(piece));
  const [letters = '', digits = ''] = [pieces[at - 1], pieces[at]];
  const lettersApart =
    LETTERS.test(letters) && letters.length <= LONGEST_GLUED ? waysApart(letters, isPiece) : [];
  const digitsApart = digits.length >= 4 && digits.length <= LONGEST_GLUED ? waysApart(digits, isPiece) : [];
  for (const ways of lettersApart) yield pieces.toSpliced(at - 1, 1, ...ways);
  for (const ways of digitsApart) {
    yield pieces.toSpliced(at, 1, ...ways);
    for (const others of lettersApart) yield pieces.toSpliced(at - 1, 2, ...others, ...ways);
  }
}

/** A piece in two parts or three; of several ways that of fewer and of longer first parts comes first. */
function waysApart(glued: string, isPiece: (piece: string) => boolean): string[][] {
  const inTwo = (piece: string): [string, string][] =>
    Array.from({ length: Math.max(0, piece.length - 1) }, (_, before): [string, string] => {
      const length = piece.length - 1 - before;
      return [piece.slice(0, length), piece.slice(length)];
    }).filter(([first]) => isPiece(first));
  const ways = inTwo(glued);
  return [
    ...ways.filter(([, rest]) => isPiece(rest)),
    ...ways.flatMap(([first, rest]) =>
      inTwo(rest)
        .filter(([, third]) => isPiece(third))
        .map((parts) => [first, ...parts]),
    ),
  ];
}

const MIXED_TOKEN = /[\p{L}\p{N}|]+/gu;

/** The pieces of a text whose letters and digits were taken for each other: O and 0, l, I and 1. */
function recognised(text: string, isPiece: (piece: string) => boolean): (readonly string[])[] {
  let texts = [''];
  let end = 0;
  let isMixed = false;
  for (const { 0: token, index } of text.matchAll(MIXED_TOKEN)) {
    const likely = readingsOf(token).filter((reading) => parseDesignation(reading).pieces.every(isPiece));
    const readings = likely.length > 0 ? likely : [token];
    isMixed ||= likely.length > 0;
    const between = text.slice(end, index);
    texts = texts.flatMap((before) => readings.map((reading) => before + between + reading)).slice(0, 16);
    end = index + token.length;
  }
  return isMixed ? texts.map((each) => parseDesignation(each + text.slice(end)).pieces) : [];
}

/** A token as it is and, if it mixes letters and digits that look alike, as letters followed by digits. */
function readingsOf(token: string): string[] {
  const folded = fold(token);
  const readings = new Set([folded]);
  if (folded.length > LONGEST_GLUED || !/[01oil|]/.test(folded)) return [folded];
  for (let letters = 0; letters <= folded.length; letters++) {
    const [before, after] = [folded.slice(0, letters), folded.slice(letters)];
    if (!/^[a-z01|]*$/.test(before) || !/^[0-9oil|]*$/.test(after)) continue;
    const digits = after.replaceAll('o', '0').replaceAll(/[il|]/g, '1');
    const spelled = before.replaceAll('0', 'o').replaceAll(/[1|]/g, 'i');
    readings.add(spelled + digits).add(spelled.replaceAll('l', 'i') + digits);
  }
  return [...readings];
}

/** Whether a text is a piece of a visible designation. */
function pieceTest(epoch: Epoch, sight: Sight): (piece: string) => boolean {
  const known = new Map<string, boolean>();
  return (piece) => {
    const isKnown = known.get(piece) ?? isPieceOfAny(epoch, piece, sight);
    known.set(piece, isKnown);
    return isKnown;
  };
}

function isPieceOfAny(epoch: Epoch, form: string, sight: Sight): boolean {
  const expansions = epoch.parts.map(({ segment }) => {
    const term = placeOf(segment.terms, form);
    return { forms: term === undefined ? [] : [{ term, weight: 1 }], begun: { first: 0, end: 0 } };
  });
  return isSeen(epoch, expansions, FIELDS.designation, sight);
}
