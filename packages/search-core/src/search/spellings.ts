import { fold } from '../analysis/fold.ts';
import { otherYear, parseDesignation } from '../designation.ts';
import { isDesignation, piecesOfQuery } from '../query.ts';
import { isIn } from '../segment/bitset.ts';
import { designationKey, keyedIn } from '../segment/keys.ts';
import { isInForce } from '../segment/statusRank.ts';
import { compareTexts, placeOf } from '../segment/texts.ts';
import { namesAny, type Naming } from './designations.ts';
import type { Epoch, Sight } from './epoch.ts';
import { scratchFor } from './scratch.ts';

/** No one writes a longer designation; of a longer text none is looked for. */
const LONGEST = 60;
/** So many designations with one beginning are looked at; the shortest come first. */
const MOST_KEYED = 200;
/** So many ways to leave out the prefixes of those who adopted a standard are tried. */
const MOST_ADOPTIONS = 12;

/**
 * The pieces of the designation that a text names: as it was typed where a visible document is named so, otherwise in
 * the first of these spellings that names one; none where none does.
 *
 * - with spaces and hyphens elsewhere or nowhere: 'KVL47335' for KVL 473-35, 'nsbstde214' for NSB Std E 214
 * - with O for 0 and l for 1 exchanged, as text recognition does: 'lS0 9OO1'
 * - without the word for 'part': 'KVL 12 part 3'
 * - by the number that another body gave it: 3GPP, CENELEC, IEC before 1997
 * - with the kind of document in full: 'CGPM resolution 1' for CGPM RES 1
 * - with a version written without its dot: 'SVG 1.1' for W3C REC-SVG11-20110816
 * - without the prefixes of those who adopted it, and then without its year, which may be another: 'DIN EN ISO 9001'
 */
export function resolvePieces(epoch: Epoch, text: string, sight: Sight): readonly string[] {
  const typed = piecesOfQuery(text);
  if (typed.length > 0 && isNamed(epoch, typed, sight, 'whole')) return typed;
  const name = namePieces(epoch, text, sight);
  if (name.length > 0) return name;
  if (text.length <= LONGEST && (typed.length > 0 || MAY_BE_DIGITS.test(text))) {
    for (const spelling of spellingsOf(fold(text))) {
      const pieces = piecesOfKey(epoch, spelling, sight);
      if (pieces) return pieces;
    }
  }
  return typed.length > 0 && isNamed(epoch, typed, sight) ? typed : [];
}

/** Whether a text is the name of a visible standard, in any spelling: 'ISO 9001', '9001', 'wcag', but no lone part or year. */
export function namesStandard(epoch: Epoch, text: string, sight: Sight): boolean {
  const pieces = resolvePieces(epoch, text, sight);
  return pieces.length > 0 && isNamed(epoch, pieces, sight, 'standard');
}

/**
 * A designation one digit away from one that names nothing in force: 'ISO 9001' for 'ISO 90001'. Of several the one whose
 * number most documents mention; undefined where what was typed names something in force, or no neighbor does.
 */
export function likelierDesignation(epoch: Epoch, text: string, sight: Sight): string | undefined {
  if (!isDesignation(text) || text.length > LONGEST) return undefined;
  const { pieces, numberAt } = parseDesignation(text);
  const number = pieces[numberAt] ?? '';
  if (
    number.length < SHORTEST_CORRECTED ||
    isNamed(epoch, resolvePieces(epoch, text, sight), sight, 'standard in force')
  )
    return undefined;
  let best: { text: string; found: number } | undefined;
  for (const other of oneDigitAway(number)) {
    const found = mentions(epoch, other);
    if (found <= (best?.found ?? 0)) continue;
    const corrected = pieces.with(numberAt, other);
    if (isNamed(epoch, corrected, sight, 'standard in force'))
      best = { text: text.replace(number, other), found };
  }
  return best?.text;
}

/** Shorter numbers are one digit away from nearly all others. */
const SHORTEST_CORRECTED = 4;

/** Numbers with a digit too many, too few or two exchanged; another digit in its place names another standard. */
function* oneDigitAway(number: string): Generator<string> {
  const seen = new Set([number]);
  const fresh = (other: string): boolean =>
    !other.startsWith('0') && !seen.has(other) && seen.add(other).size > 0;
  for (let at = 0; at < number.length; at++) {
    const [before, digit, behind] = [number.slice(0, at), number[at] ?? '', number.slice(at + 1)];
    const others = [before + behind, before + digit + digit + behind];
    if (behind !== '') others.push(before + (behind[0] ?? '') + digit + behind.slice(1));
    yield* others.filter(fresh);
  }
}

/** In how many documents a number occurs as a word. */
function mentions(epoch: Epoch, number: string): number {
  return epoch.parts.reduce((sum, part) => {
    const term = placeOf(part.segment.terms, number);
    return sum + (term === undefined ? 0 : epoch.frequencyOf(part, { first: term, end: term + 1 }));
  }, 0);
}

/**
 * The pieces of a text without digits, where they are the name of a visible document: 'wcag' for W3C REC-WCAG22-20241212,
 * 'css-grid' for W3C CR-css-grid-1-20201218; none where no document is named so.
 */
export function namePieces(epoch: Epoch, text: string, sight: Sight): readonly string[] {
  if (text.length > LONGEST || !NAME.test(text)) return [];
  const { pieces } = parseDesignation(text);
  return isNamed(epoch, pieces, sight, 'whole') ? pieces : [];
}

/** A few words, perhaps with hyphens, as names of specifications are: 'css grid', 'WCAG-EM'. */
const NAME = /^\s*\p{L}{3,}(?:[- ]\p{L}+){0,4}\s*$/u;

/** Letters that stand for a number: 'R lO', 'D l'. */
const MAY_BE_DIGITS = /\p{L}.*(?<![\p{L}\p{N}])[olOLI|]+(?![\p{L}\p{N}])/u;

function* spellingsOf(folded: string): Generator<string> {
  const plain = withoutPartWords(folded);
  const all = adoptedBy(plain);
  for (const spelling of [folded, plain, ...inOtherYear(plain), ...abbreviated(plain)]) yield spelling;
  for (const spelling of [...all.flatMap(renumbered), ...all]) yield spelling;
  for (const spelling of all.slice(1)) {
    const [before, edition] = atEdition(spelling);
    if (edition !== '') for (const other of [before, ...renumbered(before)]) yield other;
  }
  const versioned = folded.replace(DOTTED_VERSION, ' v$1');
  if (versioned !== folded) yield versioned;
  const undotted = folded.replace(VERSION, '$1$2');
  if (undotted !== folded) yield undotted;
}

/** A version behind a name, which designations may write without its dot: 'svg 1.1', 'html 4.01'. */
const VERSION = /^([^\p{N}]*\p{L}{2}[^\p{N}]*\p{N})\.(\p{N}{1,2})\s*$/u;

/** A version without the 'v' that designations of ETSI and OASIS have before it: 'EN 301 489-1 2.2.3'. */
const DOTTED_VERSION = /\s(\p{N}{1,2}\.\p{N}{1,2}(?:\.\p{N}{1,2})?)\s*$/u;

/** With its year in the other width: 'nsbstde37:2024' for NSB Std E37-24. */
function inOtherYear(folded: string): string[] {
  const year = otherYear(parseDesignation(folded));
  const [before, edition] = atEdition(folded);
  return year === undefined || edition === ''
    ? []
    : [before + year + folded.slice(before.length + edition.length)];
}

/** What is before the edition's year, and that year; all of it and nothing where no edition is named. */
function atEdition(folded: string): [before: string, edition: string] {
  const { pieces, editionAt } = parseDesignation(folded);
  const edition = pieces[editionAt] ?? '';
  return edition === '' ? [folded, ''] : [folded.slice(0, folded.lastIndexOf(edition)), edition];
}

function isNamed(epoch: Epoch, pieces: readonly string[], sight: Sight, naming?: Naming): boolean {
  return epoch.parts.some((part) =>
    namesAny(part.segment, scratchFor(part.segment.size), pieces, epoch.visibleIn(part, sight), naming),
  );
}

/** The pieces of the visible designations that a spelling may be, wherever it has spaces; undefined where it is none. */
function piecesOfKey(epoch: Epoch, spelling: string, sight: Sight): readonly string[] | undefined {
  const [whole] = namesOf(epoch, spelling, sight);
  if (whole) return whole;
  // 'etsi303645' leaves out letters before the number of ETSI EN 303 645.
  const [letters] = /^[^\p{N}]+/u.exec(spelling) ?? [];
  if (letters === undefined) return undefined;
  const { pieces } = parseDesignation(letters);
  return namesOf(epoch, spelling.slice(letters.length), sight)
    .map((number) => [...pieces, ...number])
    .find((each) => isNamed(epoch, each, sight, 'whole'));
}

/**
 * The pieces of visible designations that have a text as their key, from a piece on and up to one: those that are written
 * so first, then those that are named whole, from their beginning, or in force. A hyphen or dot between digits must be
 * between two pieces of theirs, too, and numbers of two digits stay whole.
 */
function namesOf(epoch: Epoch, spelling: string, sight: Sight): (readonly string[])[] {
  const key = designationKey(spelling);
  if (!/\p{N}/u.test(key)) return [];
  const written = spelling.replaceAll(/[^\p{L}\p{N}|]/gu, '');
  const places = placesIn(spelling);
  const found = new Map<string, { names: readonly string[]; rank: number }>();
  for (const part of epoch.parts) {
    const { segment } = part;
    const visible = epoch.visibleIn(part, sight);
    let looked = 0;
    for (const { document, from, pieces } of keyedIn(segment, key)) {
      if (++looked > MOST_KEYED) break;
      if (!isIn(visible, document)) continue;
      const names = beginningOf(pieces.slice(from), key.length, places);
      if (!names) continue;
      const after = from + names.length;
      const isWhole = after === pieces.length || after === segment.nameEnd[document];
      const rank =
        (names.join('') === written ? 8 : 0) +
        (isWhole ? 4 : 0) +
        (from === 0 ? 2 : 0) +
        (isInForce(segment.statusRank[document] as number) ? 1 : 0);
      const spelled = names.join(' ');
      if (rank > (found.get(spelled)?.rank ?? -1)) found.set(spelled, { names, rank });
    }
  }
  return [...found]
    .sort(([spelled, { rank }], [its, other]) => other.rank - rank || compareTexts(spelled, its))
    .map(([, { names }]) => names);
}

/** The first pieces that are so long together, if they part where they must and nowhere where they may not. */
function beginningOf(
  pieces: readonly string[],
  length: number,
  { parted, whole }: Places,
): string[] | undefined {
  const ends = new Set<number>();
  let end = 0;
  for (const [at, piece] of pieces.entries()) {
    end += piece.length;
    ends.add(end);
    if (end > length) return undefined;
    if (end < length) continue;
    const fits = parted.every((place) => ends.has(place)) && !whole.some((place) => ends.has(place));
    return fits ? pieces.slice(0, at + 1) : undefined;
  }
  return undefined;
}

/** Places in a key, by the number of letters and digits before them. */
type Places = {
  /** A sign parts two digits there, or letters that may be digits. */
  parted: number[];
  /** A number of two digits is not taken apart there, unless everything was typed as one. */
  whole: number[];
};

const PARTED = /(?<=[\p{N}oil|])\s*[-\u2010-\u2015.:/]+\s*(?=[\p{N}oil|])/gu;
const AS_ONE = /^[^\s./:-]{6,}$/u;
const SHORT_NUMBER = /(?<!\p{N})\p{N}{2}(?!\p{N})/gu;

function placesIn(spelling: string): Places {
  const before = (at: number): number => designationKey(spelling.slice(0, at)).length;
  return {
    parted: [...spelling.matchAll(PARTED)].map(({ index }) => before(index)),
    whole: AS_ONE.test(spelling)
      ? []
      : [...spelling.matchAll(SHORT_NUMBER)].map(({ index }) => before(index) + 1),
  };
}

/** The words that stand between a number and its part, in the languages that most write them in. */
const PART_WORD =
  /(?<=\p{N}\s*)[\s,-]*(?<!\p{L})(?:parts?|pt|teil|partie|parte|deel|cast|czesc|bolum)\.?[\s-]*(?=\p{N})/gu;

/**
 * How designations abbreviate the kind of a document, in English and French: ISO/IEC Directives Part 1 and www.iso.org/deliverables-all.html,
 * www.bipm.org/en/committees, www.etsi.org/standards/types-of-standards.
 */
const KINDS = new Map(
  (
    'resolution=res recommendation=rec recommandation=rec decision=decn declaration=decl action=act meeting=meeting ' +
    'amendment=amd amendement=amd corrigendum=cor rectificatif=cor addendum=add edition=ed guideline=guide'
  )
    .split(' ')
    .map((kind) => kind.split('=') as [string, string]),
);

const KINDS_OF_TWO: [RegExp, string][] = [
  [/\btechnical report\b|\brapport technique\b/, 'tr'],
  [/\btechnical specification\b|\bspecification technique\b/, 'ts'],
  [/\bpublicly available specification\b/, 'pas'],
  [/\binternational workshop agreement\b/, 'iwa'],
];

/** With the kind of the document as designations write it, and the body that follows it in front: 'resolution 1 of the CGPM'. */
function abbreviated(folded: string): string[] {
  const short = KINDS_OF_TWO.reduce((text, [kind, by]) => text.replace(kind, by), folded).replaceAll(
    /\p{L}+/gu,
    (word) => KINDS.get(word) ?? word,
  );
  const inFront = short.replace(/^(.*\p{N}\S*)\s+(?:of|de|du)\s+(?:the\s+|la\s+)?(\p{L}+)\s*$/u, '$2 $1');
  return inFront === folded ? [] : [inFront];
}

function withoutPartWords(folded: string): string {
  return folded.replaceAll(PART_WORD, '-');
}

/**
 * Prefixes of national and regional adoptions, folded: members of ISO and IEC (www.iso.org/members.html,
 * www.iec.ch/national-committees) and of CEN and CENELEC (standards.cencenelec.eu) put theirs before 'ISO', 'IEC' or 'EN'.
 */
const ADOPTERS = new Set(
  (
    'en hd pren fpren cen clc din vde dke bs pd nf une uni cei sn onorm ove oenorm nen nbn ilnas ss ds sfs ns pn csn stn msz mszt ' +
    'sist hrn srps bds sr evs lvs lst elot cys ist i s ts tse ansi incits asabe sae aami ul csa can scc as nzs jis ks gb z t r ' +
    'gost abnt nbr nm nmx iram nch ntc nte inen unit sans kebs nis ms sni pns tcvn tis si sasii saso gso uae isiri inso es dstu ' +
    'dsto sti stb st rk'
  ).split(' '),
);

const ADOPTER_COMPOUNDS = [...ADOPTERS].filter((prefix) => prefix.length > 1);

const FIRST_WORD = /^[^\p{L}\p{N}]*(\p{L}+)/u;

/** What is left without the prefixes of those who adopted it, the fewest taken away first; begins with the text itself. */
function adoptedBy(folded: string): string[] {
  const all = [folded];
  for (let at = 0; at < all.length && all.length < MOST_ADOPTIONS; at++) {
    const text = all[at] ?? '';
    const [start = '', word = ''] = FIRST_WORD.exec(text) ?? [];
    const behind = text.slice(start.length);
    if (ADOPTERS.has(word) && FIRST_WORD.test(behind.replace(/^[^\p{L}\p{N}]+/u, ''))) all.push(behind);
    for (const prefix of ADOPTER_COMPOUNDS)
      if (word.startsWith(prefix) && word.length > prefix.length + 1)
        all.push(word.slice(prefix.length) + behind);
  }
  return [...new Set(all)];
}

/** The same by the number that another body gives it. */
function renumbered(folded: string): string[] {
  return [
    // 3GPP TS 23.501 is published as ETSI TS 123 501 (www.etsi.org/standards/types-of-standards).
    folded.replace(
      /^\W*(?:3\s*gpp)?\s*(ts|tr)?\s*(\d\d)\.(\d{3})/,
      (_, kind = '', series, number) => `${kind} 1${series} ${number}`,
    ),
    // EN 6xxxx is IEC 6xxxx: the numbers of IEC's in Europe (CENELEC Guide 12, www.cencenelec.eu).
    folded.replace(/^\W*en\W*(6\d{4})(?!\d)/, 'iec $1'),
    // Numbers of IEC are five digits since 1997, by 60 000 more than before (www.iec.ch/publications).
    folded.replace(/^\W*iec\W*(\d{2,4})(?!\d)/, (_, number) => `iec ${60_000 + Number(number)}`),
  ].filter((other) => other !== folded);
}
