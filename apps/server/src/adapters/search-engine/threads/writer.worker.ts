import { workerData } from 'node:worker_threads';
import { openSegment } from '@norma/search-core';
import type { Found, IndexOrigin, SearchChange } from '../../../ports/search-engine.ts';
import { blockCollector } from '../blockCollector.ts';
import { epochOf, type Epoch } from '../epoch.ts';
import { indexWriter, type Writing } from '../indexWriter.ts';
import { claimFolder, type Claim } from '../snapshot/claim.ts';
import { snapshotKeeper } from '../snapshot/keeper.ts';
import { openSnapshot, type Opened } from '../snapshot/open.ts';
import { snapshotFolder } from '../snapshot/save.ts';
import { startRpcWorker, emit } from '../../threads/rpcWorker.ts';
import { builderThreads } from './builders.ts';

/** What a writing thread starts with. */
export type WriterData = {
  readonly folder: string;
  readonly version: string;
  readonly builders: number;
  readonly restMs: number;
  /** What there is in memory, for a thread that takes the place of one that died; else the folder is opened. */
  readonly inMemory: { readonly epoch: Epoch; readonly origin: IndexOrigin } | null;
};

/** What the writing thread is asked, in this order: to open; for each set to begin, add, and commit or abandon; to close. */
export type ToWriter =
  | { readonly open: true }
  | { readonly begin: { readonly isWhole: boolean } }
  | { readonly add: SearchChange }
  | { readonly commit: IndexOrigin }
  | { readonly abandon: true }
  | { readonly close: true };

/** What it tells: the epoch that counts from now on, or what went wrong in the background. */
export type WriterEvent = { readonly epoch: Epoch } | { readonly message: string; readonly cause: unknown };

const { folder, version, builders, restMs, inMemory } = workerData as WriterData;

const send = (event: WriterEvent): void => emit(event);
const collect = blockCollector();
const onError = (message: string, cause: unknown): void => send({ message, cause });

const reopened = ({ epoch, origin }: NonNullable<WriterData['inMemory']>): Opened => {
  const segments = epoch.segments.map((each) => ({ ...each, segment: openSegment(each.block) }));
  return { found: { origin }, state: { segments, origin }, files: [] };
};

const unopened = (problem: string): Opened => ({
  found: { problem },
  state: { segments: [], origin: null },
  files: [],
});

const claim = (): Claim | string => {
  try {
    return claimFolder(folder);
  } catch (cause) {
    return cause instanceof Error ? cause.message : String(cause);
  }
};

const open = async () => {
  // Without its folder the index is in memory alone, and searched all the same.
  const claimed = claim();
  const fromFolder = typeof claimed === 'string' ? unopened(claimed) : await openSnapshot(folder, version);
  const { found, state, files } = inMemory ? reopened(inMemory) : fromFolder;
  const snapshots = snapshotFolder({ folder, version, files });
  const keeper = snapshotKeeper({
    restMs,
    onError,
    save: async ({ segments, origin }) => {
      if (origin && typeof claimed !== 'string') await snapshots.save(segments, origin);
    },
  });
  send({ epoch: epochOf(state.segments) });
  const writer = indexWriter({
    from: state,
    makersElsewhere: () => builderThreads(builders),
    show: (epoch) => {
      send({ epoch });
      collect(epoch);
    },
    onChanged: keeper.changed,
    onError,
  });
  const close = async (): Promise<void> => {
    await keeper.close();
    if (typeof claimed !== 'string') claimed.release();
  };
  return { found, writer, close };
};

const opening = open();
let writing: Writing | null = null;

startRpcWorker(async (question: ToWriter): Promise<Found | undefined> => {
  const { found, writer, close } = await opening;
  if ('open' in question) return found;
  if ('begin' in question) writing = writer.begin(question.begin.isWhole);
  else if ('add' in question) await writing?.add(question.add);
  else if ('commit' in question) await writing?.commit(question.commit);
  else if ('abandon' in question) await writing?.abandon();
  else await close();
  return undefined;
});
