import type { IndexState } from '@norma/contracts';
import type { Kysely } from 'kysely';
import type { Embedder, Embedders, Said } from '../../../ports/embedder.ts';
import type { VectorSpaces } from '../../../ports/vector-space.ts';
import { documentCount, followed, resolvedFamilies, type DocumentTables } from '../../documents/index.ts';
import { changesTaken, reconciled, type Meaning } from './following.ts';
import { saidOf } from './said.ts';

/** Keeps what documents mean in step with the documents. */
export type Meanings = {
  /** What can be asked now; null until something has been learnt. */
  readonly now: () => Meaning | null;
  /** How it stands, for those who run the server. */
  readonly state: () => Promise<MeaningState>;
  /**
   * Takes over what has changed; what goes wrong is told, and made good the next time. When the library has outgrown
   * what was learnt, learning begins, and nobody waits for it.
   */
  readonly catchUp: () => Promise<void>;
  /** Ends it, and keeps what there is for the next start. */
  readonly close: () => Promise<void>;
};

/** How the search by meaning stands. */
export type MeaningState = IndexState['meaning'];

type Db = Kysely<DocumentTables>;

type Parts = {
  readonly embedders: Embedders;
  readonly spaces: VectorSpaces;
  readonly db: Db;
  /** Told what went wrong while nobody waited for it. */
  readonly onFailed: (error: unknown) => void;
};

/** More of them teach hardly more, and take long. */
const maxFamilies = 50_000;
/** A library of this many times the documents that were learnt from has subjects of its own: learning cannot wait. */
const outgrown = 1.5;
/** With less growth it waits until nothing has changed for a while. */
const grown = 1.05;
const restMs = 3_000;
/** What broke is tried again after this time, or when something changes. */
const againMs = 60_000;

/** Follows the documents from where the kept vectors stand. */
export function meanings({ embedders, spaces, db, onFailed }: Parts): Meanings {
  const closing = new AbortController();
  const { signal } = closing;
  let meaning: Meaning | null = null;
  let mark = 0n;
  let isKept = true;
  let learning: Promise<void> | null = null;
  let running: Promise<void> = Promise.resolve();
  let waiting: Promise<void> | null = null;
  let later: NodeJS.Timeout | undefined;

  /** From now on readers are answered by this one, in which everything up to a mark is known. */
  const replaceBy = async (next: Meaning, at: bigint): Promise<void> => {
    const former = meaning;
    meaning = next;
    mark = at;
    await closed(former);
  };

  const opened = async (embedder: Embedder): Promise<Meaning> => {
    try {
      return { embedder, space: await spaces.open(embedder) };
    } catch (cause) {
      await embedder.close();
      throw cause;
    }
  };

  const takeOver = async (): Promise<void> => {
    waiting = null;
    signal.throwIfAborted();
    const { mark: at, changesSince } = await followed(db);
    if (meaning) {
      const known = { since: mark, signal };
      const isRemembered = mark >= changesSince;
      const changed = isRemembered
        ? await changesTaken(meaning, db, known)
        : await reconciled(meaning, db, signal);
      isKept &&= changed === 0;
      mark = at;
    } else {
      const embedder = await embedders.ready();
      if (!embedder) return learnAfterwards();
      const next = await opened(embedder);
      // A sentence model may take hours for a large library: readers find meanwhile what is ready.
      await replaceBy(next, at);
      isKept = false;
      isKept = (await reconciled(next, db, signal)) === 0;
    }
    learnAfterwards();
  };

  const learnAfterwards = (): void => {
    learnIfGrown(outgrown);
    afterwards(restMs, () => learnIfGrown(grown));
  };

  const learnIfGrown = (times: number): void => {
    learning ??= learnWhen(
      (documents, learntFrom) => documents > learntFrom && documents >= times * learntFrom,
    )
      .catch(told)
      .finally(() => (learning = null));
  };

  const learnWhen = async (isTime: (documents: number, learntFrom: number) => boolean): Promise<void> => {
    const learntFrom = meaning ? meaning.embedder.learntFrom : 0;
    if (!embedders.learn || learntFrom === null) return;
    const documents = await documentCount(db);
    if (!isTime(documents, learntFrom)) return;
    const next = await opened(await embedders.learn(saidByFamily(db), { documents, signal }));
    try {
      await reconciled(next, db, signal);
      await inTurn(async () => {
        // What has changed while it was filled is little by now.
        const { mark: at } = await followed(db);
        await reconciled(next, db, signal);
        await replaceBy(next, at);
        await next.space.keep();
        isKept = true;
      });
    } catch (cause) {
      if (meaning !== next) await closed(next);
      throw cause;
    }
  };

  const inTurn = (work: () => Promise<void>): Promise<void> => {
    running = running.catch(() => undefined).then(work);
    return running;
  };

  const afterwards = (ms: number, work: () => void): void => {
    clearTimeout(later);
    later = signal.aborted ? undefined : setTimeout(work, ms).unref();
  };

  const told = (error: unknown): void => {
    if (!signal.aborted) onFailed(error);
  };

  /** Perhaps a thread has died: it begins again with what was kept. */
  const beginAgain = async (error: unknown): Promise<void> => {
    if (signal.aborted) return;
    onFailed(error);
    const broken = meaning;
    meaning = null;
    await closed(broken);
    afterwards(againMs, () => void catchUp());
  };

  // Whoever comes while one waits for its turn is served by that one.
  const catchUp = (): Promise<void> => (waiting ??= inTurn(takeOver).catch(beginAgain));

  return {
    now: () => meaning,
    state: async () => ({
      state: meaning ? 'ready' : 'learning',
      isLearning: learning !== null && meaning !== null,
      documents: meaning ? (await meaning.space.fingerprints()).size : null,
      learntFrom: meaning?.embedder.learntFrom ?? null,
      dimensions: meaning?.embedder.dimensions ?? null,
    }),
    catchUp,
    close: async () => {
      closing.abort();
      clearTimeout(later);
      await running.catch(() => undefined);
      await learning;
      if (!isKept) await meaning?.space.keep().catch(onFailed);
      await closed(meaning);
    },
  };
}

async function closed(meaning: Meaning | null): Promise<void> {
  await meaning?.space.close();
  await meaning?.embedder.close();
}

async function* saidByFamily(db: Db): AsyncGenerator<Said[][]> {
  for await (const families of resolvedFamilies(db, maxFamilies))
    yield families.map((documents) => documents.map(saidOf));
}
