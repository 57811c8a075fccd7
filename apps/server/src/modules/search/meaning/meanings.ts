import type { IndexState } from '@norma/contracts';
import type { Kysely } from 'kysely';
import type { Embedder, Embedders, WeightedTexts } from '../../../ports/embedder.ts';
import type { VectorSpaces } from '../../../ports/vector-space.ts';
import { documentCount, followed, embeddableFamilies, type DocumentTables } from '../../documents/index.ts';
import { applyChanges, reconciled, type Meaning } from './following.ts';
import { weightedTextsOf } from './weightedTexts.ts';

/** Keeps what documents mean in sync with the documents. */
export type Meanings = {
  /** What can be asked now; null until something has been learned. */
  readonly now: () => Meaning | null;
  /** The status, for operators. */
  readonly state: () => Promise<MeaningState>;
  /**
   * Takes over what has changed; what goes wrong is told, and made good the next time. When the library has outgrown
   * what was learned, learning begins, and no one waits for it.
   */
  readonly catchUp: () => Promise<void>;
  /** Ends it, and keeps what there is for the next start. */
  readonly close: () => Promise<void>;
};

/** The status of the semantic search. */
export type MeaningState = IndexState['meaning'];

type Db = Kysely<DocumentTables>;

type Parts = {
  readonly embedders: Embedders;
  readonly spaces: VectorSpaces;
  readonly db: Db;
  /** Told what went wrong while no one waited for it. */
  readonly onFailed: (error: unknown) => void;
};

/** More of them teach hardly more, and take long. */
const maxFamilies = 50_000;
/** A library of this many times the documents that were learned from has subjects of its own: learning cannot wait. */
const outgrown = 1.5;
/** With less growth it waits until nothing has changed for a while. */
const grown = 1.05;
const restMs = 3_000;
/** What broke is tried again after this time, or when something changes. */
const againMs = 60_000;

/** Follows the documents from where the stored vectors are. */
export function meanings({ embedders, spaces, db, onFailed }: Parts): Meanings {
  const closing = new AbortController();
  const { signal } = closing;
  let meaning: Meaning | null = null;
  let mark = 0n;
  let isSaved = true;
  let training: Promise<void> | null = null;
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
        ? await applyChanges(meaning, db, known)
        : await reconciled(meaning, db, signal);
      isSaved &&= changed === 0;
      mark = at;
    } else {
      const embedder = await embedders.ready();
      if (!embedder) return trainAfterwards();
      const next = await opened(embedder);
      // A sentence model may take hours for a large library: readers find in the meantime what is ready.
      await replaceBy(next, at);
      isSaved = false;
      isSaved = (await reconciled(next, db, signal)) === 0;
    }
    trainAfterwards();
  };

  const trainAfterwards = (): void => {
    retrainIfGrown(outgrown);
    afterwards(restMs, () => retrainIfGrown(grown));
  };

  const retrainIfGrown = (times: number): void => {
    training ??= trainWhen((documents, trainedOn) => documents > trainedOn && documents >= times * trainedOn)
      .catch(logFailure)
      .finally(() => (training = null));
  };

  const trainWhen = async (isTime: (documents: number, trainedOn: number) => boolean): Promise<void> => {
    const trainedOn = meaning ? meaning.embedder.trainedOn : 0;
    if (!embedders.train || trainedOn === null) return;
    const documents = await documentCount(db);
    if (!isTime(documents, trainedOn)) return;
    const next = await opened(await embedders.train(textsByFamily(db), { documents, signal }));
    try {
      await reconciled(next, db, signal);
      await inTurn(async () => {
        // What has changed while it was filled is little by now.
        const { mark: at } = await followed(db);
        await reconciled(next, db, signal);
        await replaceBy(next, at);
        await next.space.save();
        isSaved = true;
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

  const logFailure = (error: unknown): void => {
    if (!signal.aborted) onFailed(error);
  };

  /** Perhaps a thread has died: it begins again with what was stored. */
  const beginAgain = async (error: unknown): Promise<void> => {
    if (signal.aborted) return;
    onFailed(error);
    const broken = meaning;
    meaning = null;
    await closed(broken);
    afterwards(againMs, () => void catchUp());
  };

  // Anyone who comes while one waits for its turn is served by that one.
  const catchUp = (): Promise<void> => (waiting ??= inTurn(takeOver).catch(beginAgain));

  return {
    now: () => meaning,
    state: async () => ({
      state: meaning ? 'ready' : 'learning',
      isLearning: training !== null && meaning !== null,
      documents: meaning ? (await meaning.space.fingerprints()).size : null,
      learntFrom: meaning?.embedder.trainedOn ?? null,
      dimensions: meaning?.embedder.dimensions ?? null,
    }),
    catchUp,
    close: async () => {
      closing.abort();
      clearTimeout(later);
      await running.catch(() => undefined);
      await training;
      if (!isSaved) await meaning?.space.save().catch(onFailed);
      await closed(meaning);
    },
  };
}

async function closed(meaning: Meaning | null): Promise<void> {
  await meaning?.space.close();
  await meaning?.embedder.close();
}

async function* textsByFamily(db: Db): AsyncGenerator<WeightedTexts[][]> {
  for await (const families of embeddableFamilies(db, maxFamilies))
    yield families.map((documents) => documents.map(weightedTextsOf));
}
