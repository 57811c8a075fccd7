import { LANGUAGES } from '../analysis/languages.ts';
import { FIELDS } from '../segment/frequencies.ts';
import type { Segment } from '../segment/segment.ts';
import { taggedTerm } from '../segment/tagged.ts';
import { SEQUENCE_FIELDS, type Sequences } from '../segment/sequences.ts';
import { placeOf } from '../segment/texts.ts';
import { NumberReader, writeNumber } from '../segment/varint.ts';
import type { Scratch } from './scratch.ts';

/** Keeps of the documents found those in which every phrase stands within one of the fields; answers their number. */
export function savePhrases(
  segment: Segment,
  { documents, scores }: Scratch,
  phrases: readonly string[][],
  fields: number,
  found: number,
): number {
  let kept = found;
  for (const phrase of phrases) {
    const ranks = phrase.map((form) => ranksOf(segment, form));
    const has = ranks.every(({ length }) => length === 1)
      ? asBytes(segment, ranks.flat(), fields)
      : asRanks(segment, ranks, fields);
    let next = 0;
    for (let at = 0; at < kept; at++) {
      if (!has(documents[at] as number)) continue;
      documents[next] = documents[at] as number;
      scores[next++] = scores[at] as number;
    }
    kept = next;
  }
  return kept;
}

type HasPhrase = (document: number) => boolean;

/** The ranks under which sequences have a form: one for each language in which it is a term of its own. */
function ranksOf({ terms, sequences }: Segment, form: string): number[] {
  return LANGUAGES.flatMap((language) => {
    const term = placeOf(terms, taggedTerm(form, language));
    return term === undefined ? [] : [sequences.rankOf[term] as number];
  });
}

/**
 * Looks for the bytes of the phrase. They are a whole number of ranks when the byte before them ends one, and within a
 * field because only the end of a field is written as 0.
 */
function asBytes({ sequences }: Segment, ranks: readonly number[], fields: number): HasPhrase {
  const { bytes } = sequences;
  const encoded = new Uint8Array(ranks.length * 5);
  const length = ranks.reduce((end, rank) => writeNumber(encoded, end, rank), 0);
  const first = encoded[0] as number;
  return (document) => {
    return stretchesOf(sequences, document, fields).some(({ from, end }) => {
      for (let at = from; at <= end - length; at++) {
        if (bytes[at] !== first || (at > from && (bytes[at - 1] as number) >= 0x80)) continue;
        let same = 1;
        while (same < length && bytes[at + same] === encoded[same]) same++;
        if (same === length) return true;
      }
      return false;
    });
  };
}

type Stretch = { from: number; end: number };

/**
 * The bytes of a document's fields searched: of all, of all but the designation, or of the designation and the title; and
 * of each of these without the text.
 */
function stretchesOf(sequences: Sequences, document: number, fields: number): Stretch[] {
  const whole = stretchOf(sequences, document, fields | FIELDS.body);
  if ((fields & FIELDS.body) !== 0 || (fields & FIELDS.all & ~(FIELDS.designation | FIELDS.title)) === 0)
    return [stretchOf(sequences, document, fields)];
  const { bytes, starts } = sequences;
  let text = starts[document] as number;
  for (let field = 0; field < BODY_AT; field++) text = bytes.indexOf(0, text) + 1;
  return [
    { from: whole.from, end: text },
    { from: bytes.indexOf(0, text) + 1, end: whole.end },
  ];
}

/** So many fields are written before the text. */
const BODY_AT = SEQUENCE_FIELDS.indexOf('body');

function stretchOf({ starts, bytes }: Sequences, document: number, fields: number): Stretch {
  const begin = starts[document] as number;
  const end = starts[document + 1] as number;
  const hasDesignation = (fields & FIELDS.designation) !== 0;
  const hasBody = (fields & FIELDS.all & ~(FIELDS.designation | FIELDS.title)) !== 0;
  if (hasDesignation && hasBody) return { from: begin, end };
  const title = bytes.indexOf(0, bytes.indexOf(0, begin) + 1) + 1; // after the two lists of forms of the designation
  return { from: hasDesignation ? begin : title, end: hasBody ? end : bytes.indexOf(0, title) };
}

/**
 * Looks for forms of several ranks in one pass over the document's. Bit i of `ending` says that the phrase up to its
 * place i ends at the rank at hand (shift-and, Baeza-Yates & Gonnet 1992): no text makes it slower.
 */
function asRanks({ sequences }: Segment, phrase: readonly number[][], fields: number): HasPhrase {
  const places = new Map<number, number>();
  for (const [place, ranks] of phrase.entries())
    for (const rank of ranks) places.set(rank, (places.get(rank) ?? 0) | (1 << place));
  const last = 1 << (phrase.length - 1);
  return (document) => {
    return stretchesOf(sequences, document, fields).some(({ from, end }) => {
      const ranks = new NumberReader(sequences.bytes, from);
      let ending = 0;
      while (ranks.at < end) {
        ending = ((ending << 1) | 1) & (places.get(ranks.next()) ?? 0); // the end of a field is no place
        if ((ending & last) !== 0) return true;
      }
      return false;
    });
  };
}
