import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Stamping } from '../../ports/pdf-stamper.ts';
import {
  changeDownload,
  downloadOf,
  forgetDownloads,
  insertDownload,
  liveDownloadOf,
  takeOver,
  type Change,
  type DownloadRow,
} from './store.ts';
import type { DownloadTables } from './tables.ts';

type Db = Kysely<DownloadTables>;

/** Whose download of what. */
export type DownloadRequest = {
  readonly tenant: string;
  readonly personId: string;
  readonly contentCode: string;
  readonly withNotes: boolean;
};

/** Makes a download ready; answers why it cannot be, or null. */
export type Make = (
  request: Pick<DownloadRequest, 'contentCode' | 'withNotes'>,
  watch: { readonly signal: AbortSignal; readonly onProgress: (stamping: Stamping) => void },
) => Promise<string | null>;

/** Downloads that are made ready while their readers look at how far they are. */
export type DownloadJobs = {
  readonly start: (db: Db, request: DownloadRequest, make: Make) => Promise<DownloadRow>;
  /** Where it is; one whose node is gone continues here. */
  readonly look: (db: Db, own: { personId: string; id: string }, make: Make) => Promise<DownloadRow | null>;
  readonly cancel: (db: Db, own: { personId: string; id: string }) => Promise<DownloadRow | null>;
  /** Gives up all that is under way here; other nodes may take it over. */
  readonly close: () => Promise<void>;
};

/** How often a node says that it is at work, and after what silence another one takes over. */
const beatMs = 500;
const silenceMs = 15_000;
const expiresAfterMs = 60 * 60 * 1000;

/**
 * No job queue: a reader waits for the download, and its rows tell them twice a second how many pages are stamped, which
 * pg-boss has no place for; the same rows are the heartbeat by which another node takes over.
 *
 * What is under way is in the database, so that any node tells how far it is. A reader who closes the page and
 * comes back finds it further on; one who is told nothing any more finds it ready in what is stored.
 */
export function downloadJobs({
  now,
  onFailed,
}: {
  now: () => Date;
  onFailed: (error: unknown) => void;
}): DownloadJobs {
  const running = new Map<string, { leaving: AbortController; done: Promise<void> }>();

  const run = async (db: Db, row: DownloadRow, make: Make, leaving: AbortController): Promise<void> => {
    let stamping: Stamping | null = null;
    const progressNow = (): Change =>
      stamping ? { state: 'stamping', pages: stamping.pages, pages_done: stamping.done } : {};
    const beat = setInterval(() => {
      changeDownload(db, { id: row.id, now: now(), ...progressNow() })
        .then((isPending) => isPending || leaving.abort())
        .catch(onFailed);
    }, beatMs);
    try {
      const problem = await make(
        { contentCode: row.content_code, withNotes: row.with_notes },
        { signal: leaving.signal, onProgress: (progress) => (stamping = progress) },
      );
      clearInterval(beat);
      const end: Change = problem ? { state: 'failed', problem } : { state: 'ready' };
      await changeDownload(db, { id: row.id, now: now(), ...progressNow(), ...end });
    } catch (error) {
      clearInterval(beat);
      if (leaving.signal.aborted) return;
      onFailed(error);
      await changeDownload(db, { id: row.id, now: now(), state: 'failed', problem: 'unexpected' });
    }
  };

  const begin = (db: Db, row: DownloadRow, make: Make): void => {
    const leaving = new AbortController();
    const done = run(db, row, make, leaving)
      .catch(onFailed)
      .finally(() => running.delete(row.id));
    running.set(row.id, { leaving, done });
  };

  const silentSince = (): Date => new Date(now().getTime() - silenceMs);

  return {
    start: async (db, request, make) => {
      const there = await liveDownloadOf(db, { ...request, touchedSince: silentSince() });
      if (there) return there;
      await forgetDownloads(db, new Date(now().getTime() - expiresAfterMs));
      const row = await insertDownload(db, { ...request, id: randomUUID(), now: now() });
      begin(db, row, make);
      return row;
    },
    look: async (db, own, make) => {
      const row = await downloadOf(db, own);
      if (!row || !isLive(row) || row.touched_at > silentSince() || running.has(row.id)) return row;
      if (await takeOver(db, { id: row.id, untouchedSince: row.touched_at, now: now() }))
        begin(db, row, make);
      return row;
    },
    cancel: async (db, own) => {
      const row = await downloadOf(db, own);
      if (!row) return null;
      await changeDownload(db, { id: row.id, now: now(), state: 'cancelled' });
      running.get(row.id)?.leaving.abort();
      return downloadOf(db, own);
    },
    close: async () => {
      const all = [...running.values()];
      for (const { leaving } of all) leaving.abort();
      await Promise.all(all.map(({ done }) => done));
    },
  };
}

const isLive = ({ state }: DownloadRow): boolean => state === 'waiting' || state === 'stamping';
