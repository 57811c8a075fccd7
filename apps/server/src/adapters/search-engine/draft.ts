import { randomUUID } from 'node:crypto';
import { openSegment } from '@norma/search-core';
import type { SearchChange, SearchDocument } from '../../ports/search-engine.ts';
import { freshSegment, without, type OpenSegment } from './epoch.ts';
import { makersHere, type Makers } from './makers.ts';

/** Enough for a block, whichever comes first. */
const chunkDocuments = 10_000;
const chunkCharacters = 32_000_000;
/** So few are built here before others have been told of them. */
const quicklyBuilt = 1_000;

/** A set of changes that no one sees yet. */
export type Draft = {
  /** Takes some changes in; waits while as many blocks are being made as it is worth. */
  readonly add: (change: SearchChange) => Promise<void>;
  /** The segments of all that was added, and every id that a change spoke of. */
  readonly finish: () => Promise<{ fresh: OpenSegment[]; touched: ReadonlySet<string> }>;
};

/** Collects changes into segments of their own; of two words about one document the later counts. */
export function draftBy(makers: Makers): Draft {
  const touched = new Set<string>();
  const inHand = new Set<Promise<unknown>>();
  let fresh: OpenSegment[] = [];
  let collected = new Map<string, SearchDocument>();
  let collectedEmails = 0;
  /** Ids with a later word, to be taken out of the blocks that were begun before. */
  let outdated: string[] = [];
  let inOrder: Promise<void> = Promise.resolve();

  const touch = (id: string): void => {
    if (touched.has(id) && !collected.delete(id)) outdated.push(id);
    touched.add(id);
  };

  const buildCollected = (): void => {
    const documents = [...collected.values()];
    const removed = outdated;
    collected = new Map();
    collectedEmails = 0;
    outdated = [];
    const by = documents.length > quicklyBuilt ? makers : makersHere;
    const building = documents.length > 0 ? by.build(documents) : null;
    if (building) void track(building);
    inOrder = putAfter(inOrder, removed, building);
    // `finish` reports it; until then there may be no listener.
    inOrder.catch(() => undefined);
  };

  const putAfter = async (
    before: Promise<void>,
    removed: readonly string[],
    building: Promise<SharedArrayBuffer> | null,
  ): Promise<void> => {
    await before;
    fresh = without(fresh, removed);
    if (!building) return;
    const block = await building;
    fresh.push(freshSegment(randomUUID(), block, openSegment(block)));
  };

  const track = async (building: Promise<unknown>): Promise<void> => {
    inHand.add(building);
    await building.catch(() => undefined);
    inHand.delete(building);
  };

  return {
    add: async ({ documents, removed }) => {
      for (const document of documents) {
        touch(document.id);
        collected.set(document.id, document);
        collectedEmails += charactersOf(document);
      }
      for (const id of removed) touch(id);
      if (collected.size >= chunkDocuments || collectedEmails >= chunkCharacters) buildCollected();
      while (inHand.size > makers.atOnce) await Promise.race([...inHand].map(isDone));
    },
    finish: async () => {
      buildCollected();
      await inOrder;
      return { fresh, touched };
    },
  };
}

/** Settles either way: `finish` reports the error. */
const isDone = (building: Promise<unknown>): Promise<unknown> => building.catch(() => undefined);

const charactersOf = ({ title, description, body }: SearchDocument): number =>
  title.length + description.length + body.length;
