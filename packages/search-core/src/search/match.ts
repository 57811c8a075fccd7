import type { SearchRequest } from '../request.ts';
import type { Segment } from '../segment/segment.ts';
import { isInForce } from '../segment/standing.ts';
import { matchDesignations } from './designations.ts';
import type { Epoch } from './epoch.ts';
import { listEverything } from './everything.ts';
import { keepPhrases } from './phrases.ts';
import type { Reading } from './reading.ts';
import type { Scratch } from './scratch.ts';
import { matchWords } from './words.ts';

/** A request, its text understood and its words looked up. */
export type Question = {
  request: SearchRequest;
  /** Mask of the fields searched. */
  fields: number;
  isForAll: boolean;
  phrases: string[][];
  /** The pieces of the designation that the text may be; none when it is none. */
  pieces: readonly string[];
  reading: Reading;
};

/** Between two texts alike, the one in force comes first: what is left of a score when it is not. */
const SUPERSEDED = 0.6;

/**
 * Finds the visible documents of one segment that the text asks for. Leaves them and their scores in the scratch,
 * ascending, and answers their number.
 */
export function matchIn(epoch: Epoch, at: number, scratch: Scratch, question: Question): number {
  const part = epoch.parts[at];
  if (!part) return 0;
  const { segment } = part;
  const visible = epoch.visibleIn(part, question.request);
  if (question.isForAll) return listEverything(part, visible);
  const words = question.reading.words.map(({ expansions, inverseFrequency }) => ({
    expansion: expansions[at] ?? { forms: [], begun: { first: 0, end: 0 } },
    inverseFrequency,
  }));
  let found = matchWords(segment, scratch, words, question.fields, visible);
  found = keepPhrases(segment, scratch, question.phrases, question.fields, found);
  demoteSuperseded(segment, scratch, found);
  if (question.pieces.length === 0) return found;
  return matchDesignations(segment, scratch, question.pieces, visible, found);
}

function demoteSuperseded({ standing }: Segment, { documents, scores }: Scratch, found: number): void {
  for (let at = 0; at < found; at++)
    if (!isInForce(standing[documents[at] as number] as number))
      scores[at] = (scores[at] as number) * SUPERSEDED;
}
