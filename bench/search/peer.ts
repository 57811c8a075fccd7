import type { BenchDocument } from './records.ts';
import type { Question } from './questions.ts';

/** What an engine answers: the sums let answers of different engines be held against each other. */
export type Answered = {
  total: number;
  /** The first 25, best first. */
  ids: string[];
  /** Section → sum of all its counts. */
  counted: Record<string, number>;
};

/** An engine under measurement. It prepares what it needs while it is built; asking is all that is timed. */
export type Peer = {
  build(documents: AsyncIterable<BenchDocument>): Promise<void>;
  search(question: Question): Promise<Answered> | Answered;
  /** Completes half a designation: answers how many it found. */
  suggest?(text: string): Promise<number> | number;
  /** Megabytes in use, all processes of the engine taken together. */
  memory(): number;
  close(): Promise<void>;
};
