import { sql, type Kysely } from 'kysely';

export type SharedWorkTables = {
  shared_work: {
    kind: string;
    key: string;
    node: string;
    done: number;
    total: number;
    state: 'waiting' | 'running' | 'failed';
    problem: string | null;
    beat_at: Date;
  };
};

/** How far a piece of work is, on whichever node; or why it failed. */
export type Work<Problem extends string> =
  | { readonly state: 'waiting' }
  | { readonly state: 'running'; readonly done: number; readonly total: number }
  | { readonly state: 'failed'; readonly problem: Problem };

/** Work that one node does for all of them. Progress and failures are in the database, so that any node can tell. */
export type SharedWork<Problem extends string> = {
  /** Null where it is neither under way nor failed; a node that has been silent for 15 s does it no more. */
  readonly find: (key: string) => Promise<Work<Problem> | null>;
  /** Takes it up for this node; false where another node does it, or it failed. */
  readonly claim: (key: string) => Promise<boolean>;
  /** Says how far it is, at the next beat. */
  readonly report: (key: string, progress: { readonly done: number; readonly total: number }) => void;
  /** Ends it; with a problem it stays failed for a day, or until it is forgotten. */
  readonly end: (key: string, problem: Problem | null) => Promise<void>;
  readonly forgetFailure: (key: string) => Promise<void>;
  /** Gives up what this node does. */
  readonly close: () => Promise<void>;
};

type Parts = {
  readonly db: Kysely<SharedWorkTables>;
  readonly kind: string;
  /** Names this process among all of them. */
  readonly node: string;
  readonly onFailed: (error: unknown) => void;
};

const beatMs = 500;
/** What only waits for its turn has nothing to tell but that its node is there. */
const idleBeatMs = 4_000;
const alive = sql<boolean>`beat_at > now() - interval '15 seconds'`;
const now = sql<Date>`now()`;

/** Shares work of one kind by the table `shared_work`; its clock is that of the database. */
export function sharedWork<Problem extends string>({ db, kind, node, onFailed }: Parts): SharedWork<Problem> {
  type Own = { isChanged: boolean; done: number; total: number; beatAt: number };
  const own = new Map<string, Own>();
  const ofKind = (key: string) => ({ kind, key });

  const beat = async (): Promise<void> => {
    const time = performance.now();
    const due = [...own].filter(([, { isChanged, beatAt }]) => isChanged || time - beatAt >= idleBeatMs);
    if (due.length === 0) return;
    const beats = due.map(([key, { done, total }]) => ({ key, done, total }));
    for (const [, each] of due) Object.assign(each, { isChanged: false, beatAt: time });
    await sql`update shared_work set beat_at = now(), done = b.done, total = b.total,
        state = case when b.total > 0 then 'running' else 'waiting' end
      from json_to_recordset(${JSON.stringify(beats)}::json) as b(key text, done integer, total integer)
      where kind = ${kind} and shared_work.key = b.key and node = ${node} and state <> 'failed'`.execute(db);
  };
  let timer: NodeJS.Timeout | null = null;
  const follow = (): void => {
    if (own.size > 0) timer ??= setInterval(() => void beat().catch(onFailed), beatMs).unref();
    else if (timer) {
      clearInterval(timer);
      timer = null;
    }
  };

  return {
    find: async (key) => {
      const row = await db
        .selectFrom('shared_work')
        .select(['state', 'done', 'total', 'problem'])
        .where((eb) => eb.and(ofKind(key)))
        .where((eb) => eb.or([eb('state', '=', 'failed'), alive]))
        .executeTakeFirst();
      if (!row) return null;
      // Written by `end` of this kind alone.
      if (row.state === 'failed') return { state: 'failed', problem: row.problem as Problem };
      return row.state === 'waiting'
        ? { state: 'waiting' }
        : { state: 'running', done: row.done, total: row.total };
    },

    claim: async (key) => {
      const mine = { node, done: 0, total: 0, state: 'waiting', problem: null, beat_at: now } as const;
      const claimed = await db
        .insertInto('shared_work')
        .values({ ...ofKind(key), ...mine })
        .onConflict((conflict) =>
          conflict
            .columns(['kind', 'key'])
            .doUpdateSet(mine)
            .where('shared_work.state', '<>', 'failed')
            .where(sql<boolean>`shared_work.beat_at <= now() - interval '15 seconds'`),
        )
        .returning('key')
        .executeTakeFirst();
      if (!claimed) return false;
      own.set(key, { isChanged: false, done: 0, total: 0, beatAt: performance.now() });
      follow();
      return true;
    },

    report: (key, progress) => {
      const each = own.get(key);
      if (each) Object.assign(each, progress, { isChanged: true });
    },

    end: async (key, problem) => {
      own.delete(key);
      follow();
      const mine = db.deleteFrom('shared_work').where((eb) => eb.and({ ...ofKind(key), node }));
      if (problem === null) return void (await mine.execute());
      await db
        .updateTable('shared_work')
        .set({ state: 'failed', problem, beat_at: now })
        .where((eb) => eb.and({ ...ofKind(key), node }))
        .execute();
      await db
        .deleteFrom('shared_work')
        .where('kind', '=', kind)
        .where('state', '=', 'failed')
        .where(sql<boolean>`beat_at < now() - interval '1 day'`)
        .execute();
    },

    forgetFailure: async (key) => {
      await db
        .deleteFrom('shared_work')
        .where((eb) => eb.and({ ...ofKind(key), state: 'failed' }))
        .execute();
    },

    close: async () => {
      own.clear();
      follow();
      await db
        .deleteFrom('shared_work')
        .where((eb) => eb.and({ kind, node }))
        .where('state', '<>', 'failed')
        .execute();
    },
  };
}
