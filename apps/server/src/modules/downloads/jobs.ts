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
export type Asked = {
  readonly tenant: string;
  readonly personId: string;
  readonly contentCode: string;
  readonly withNotes: boolean;
};

/** Makes a download ready; answers why it cannot be, or null. */
export type Make = (
  asked: Pick<Asked, 'contentCode' | 'withNotes'>,
  watch: { readonly signal: AbortSignal; readonly onProgress: (stamping: Stamping) => void },
) => Promise<string | null>;

/** Downloads that are made ready while their readers look at how far they are. */
export type DownloadJobs = {
  readonly start: (db: Db, asked: Asked, make: Make) => Promise<DownloadRow>;
  /** Where it is; one whose node is gone goes on here. */
  readonly look: (db: Db, own: { personId: string; id: string }, make: Make) => Promise<DownloadRow | null>;
  readonly cancel: (db: Db, own: { personId: string; id: string }) => Promise<DownloadRow | null>;
  /** Gives up all that is under way here; other nodes may take it over. */
  readonly close: () => Promise<void>;
};

/** How often a node says that it is at work, and after what silence another one takes over. */
const beatMs = 500;
const silenceMs = 15_000;
const forgottenAfterMs = 60 * 60 * 1000;

/**
 * No job queue: a reader waits for the download, and its rows tell them twice a second how many pages are stamped, which
 * pg-boss has no place for; the same rows are the heartbeat by which another node takes over.
 *
 * What is under way is in the database, so that any node tells how far it is. A reader who closes the page and
 * comes back finds it further on; one who is told nothing any more finds it ready in what is kept.
 */
export function downloadJobs({
  now,
  onFailed,
}: {
  now: () => Date;
  onFailed: (error: unknown) => void;
}): DownloadJobs {
  const underWay = new Map<string, { leaving: AbortController; done: Promise<void> }>();

  const run = async (db: Db, row: DownloadRow, make: Make, leaving: AbortController): Promise<void> => {
    let stamping: Stamping | null = null;
    const far = (): Change =>
      stamping ? { state: 'stamping', pages: stamping.pages, pages_done: stamping.done } : {};
    const beat = setInterval(() => {
      changeDownload(db, { id: row.id, now: now(), ...far() })
        .then((isWanted) => isWanted || leaving.abort())
        .catch(onFailed);
    }, beatMs);
    try {
      const problem = await make(
        { contentCode: row.content_code, withNotes: row.with_notes },
        { signal: leaving.signal, onProgress: (heard) => (stamping = heard) },
      );
      clearInterval(beat);
      const end: Change = problem ? { state: 'failed', problem } : { state: 'ready' };
      await changeDownload(db, { id: row.id, now: now(), ...far(), ...end });
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
      .finally(() => underWay.delete(row.id));
    underWay.set(row.id, { leaving, done });
  };

  const silentSince = (): Date => new Date(now().getTime() - silenceMs);

  return {
    start: async (db, asked, make) => {
      const there = await liveDownloadOf(db, { ...asked, touchedSince: silentSince() });
      if (there) return there;
      await forgetDownloads(db, new Date(now().getTime() - forgottenAfterMs));
      const row = await insertDownload(db, { ...asked, id: randomUUID(), now: now() });
      begin(db, row, make);
      return row;
    },
    look: async (db, own, make) => {
      const row = await downloadOf(db, own);
      if (!row || !isLive(row) || row.touched_at > silentSince() || underWay.has(row.id)) return row;
      if (await takeOver(db, { id: row.id, untouchedSince: row.touched_at, now: now() }))
        begin(db, row, make);
      return row;
    },
    cancel: async (db, own) => {
      const row = await downloadOf(db, own);
      if (!row) return null;
      await changeDownload(db, { id: row.id, now: now(), state: 'cancelled' });
      underWay.get(row.id)?.leaving.abort();
      return downloadOf(db, own);
    },
    close: async () => {
      const all = [...underWay.values()];
      for (const { leaving } of all) leaving.abort();
      await Promise.all(all.map(({ done }) => done));
    },
  };
}

const isLive = ({ state }: DownloadRow): boolean => state === 'waiting' || state === 'stamping';
