import { NO_FAMILY } from '../segment/draft.ts';
import type { Segment } from '../segment/segment.ts';
import { textAt } from '../segment/texts.ts';
import type { Part } from './epoch.ts';

/** A document that stands for its family among the suggestions. */
export type Suggestion = {
  part: Part;
  document: number;
  /** The way in which its designation was begun. */
  way: number;
  score: number;
};

/** A number for the document's family within its segment: below zero for one that stands alone. */
export function familyIn({ families }: Segment, document: number): number {
  const family = families.of[document] as number;
  return family === NO_FAMILY ? -1 - document : family;
}

/** The family's name; for a document that stands alone one that no family has. */
export function familyNameOf({ part: { segment }, document }: Pick<Suggestion, 'part' | 'document'>): string {
  const family = segment.families.of[document] as number;
  return family === NO_FAMILY ? `\0${textAt(segment.ids, document)}` : textAt(segment.familyNames, family);
}
