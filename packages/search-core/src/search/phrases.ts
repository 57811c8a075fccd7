import { LANGUAGES } from '../analysis/stem.ts';
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
    const ranks = phrase.map((form) => ranksOf(segment, form));
    let next = 0;
    for (let at = 0; at < kept; at++) {
      if (!hasPhrase(segment, documents[at] as number, ranks, fields)) continue;
      documents[next] = documents[at] as number;
      scores[next++] = scores[at] as number;
    }
    kept = next;
  }
  return kept;
}

/** The ranks under which sequences have a form, one for each language that writes it. */
function ranksOf({ terms, sequences }: Segment, form: string): number[] {
  return LANGUAGES.flatMap((language) => {
    const term = placeOf(terms, taggedTerm(form, language));
    return term === undefined ? [] : [sequences.rankOf[term] as number];
  });
}

/**
 * Looks for the phrase in one pass over the document's terms. A bit of `matched` says that the phrase up to that
 * form ends at the term at hand (shift-and, Baeza-Yates & Gonnet 1992): no text makes it slower.
 */
function hasPhrase(
  { sequences }: Segment,
  document: number,
  phrase: readonly number[][],
  fields: number,
): boolean {
  const { starts, bytes } = sequences;
  const end = starts[document + 1] as number;
  const positions: boolean[] = new Array<boolean>(phrase.length).fill(false);
  let field = 0;
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
      positions.fill(false);
      continue;
    }
    const isSearched = ((1 << Math.max(0, field - 1)) & fields) !== 0;
    for (let form = phrase.length - 1; form >= 0; form--)
      positions[form] =
        isSearched && (form === 0 || positions[form - 1] === true) && phrase[form]?.includes(rank) === true;
    if (positions[phrase.length - 1]) return true;
  }
  return false;
}
