import { LANGUAGES } from '../analysis/languages.ts';
import type { Segment } from '../segment/segment.ts';
import { taggedTerm } from '../segment/tagged.ts';
import { placeOf } from '../segment/texts.ts';
import type { Scratch } from './scratch.ts';

/** Keeps of the documents found those in which every phrase stands within one of the fields; answers their number. */
export function keepPhrases(
  segment: Segment,
  { documents, scores }: Scratch,
  phrases: readonly string[][],
  fields: number,
  found: number,
): number {
  let kept = found;
  for (const phrase of phrases) {
    const placesOf = placesIn(segment, phrase);
    let next = 0;
    for (let at = 0; at < kept; at++) {
      if (!hasPhrase(segment, documents[at] as number, placesOf, 1 << (phrase.length - 1), fields)) continue;
      documents[next] = documents[at] as number;
      scores[next++] = scores[at] as number;
    }
    kept = next;
  }
  return kept;
}

/** For each rank under which sequences have a form of the phrase its places there, a bit each. */
function placesIn({ terms, sequences }: Segment, phrase: readonly string[]): Uint32Array {
  const places = new Uint32Array(sequences.termOf.length);
  for (const [place, form] of phrase.entries()) {
    for (const language of LANGUAGES) {
      const term = placeOf(terms, taggedTerm(form, language));
      if (term === undefined) continue;
      const rank = sequences.rankOf[term] as number;
      places[rank] = (places[rank] as number) | (1 << place);
    }
  }
  return places;
}

/**
 * Looks for the phrase in one pass over the document's terms. Bit i of `ending` says that the phrase up to its place i
 * ends at the term at hand (shift-and, Baeza-Yates & Gonnet 1992): no text makes it slower.
 */
function hasPhrase(
  { sequences: { starts, bytes } }: Segment,
  document: number,
  places: Uint32Array,
  last: number,
  fields: number,
): boolean {
  const end = starts[document + 1] as number;
  let field = 0;
  let isSearched = (fields & 1) !== 0;
  let ending = 0;
  for (let at = starts[document] as number; at < end;) {
    let rank = bytes[at++] as number;
    if (rank >= 0x80) {
      rank &= 0x7f;
      for (let shift = 7; ; shift += 7) {
        const more = bytes[at++] as number;
        rank |= (more & 0x7f) << shift;
        if (more < 0x80) break;
      }
    }
    if (rank === 0) {
      field++;
      isSearched = ((1 << (field - 1)) & fields) !== 0;
      ending = 0;
    } else if (isSearched) {
      ending = ((ending << 1) | 1) & (places[rank] as number);
      if ((ending & last) !== 0) return true;
    }
  }
  return false;
}
