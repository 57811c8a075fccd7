import { sql } from 'kysely';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Database } from '../../ports/database.ts';
import type { Jobs } from '../../ports/jobs.ts';
import { freshDatabase } from '../../testing/database.ts';

const patience = { timeout: 50_000 };

type Note = { readonly note: string };

async function queues(): Promise<{ database: Database; jobs: Jobs; another: () => Promise<Jobs> }> {
  const database = await freshDatabase();
  onTestFinished(() => database.close());
  const another = async (): Promise<Jobs> => {
    const jobs = await database.openJobs();
    onTestFinished(() => jobs.close());
    return jobs;
  };
  return { database, jobs: await another(), another };
}

/** A worker that writes down what it is given. */
const writer = (): { done: string[]; write: (data: unknown) => Promise<void> } => {
  const done: string[] = [];
  return { done, write: async (data) => void done.push((data as Note).note) };
};

describe('a job', () => {
  it('is done by anyone who works on its queue, in the order in which jobs came', async () => {
    const { jobs, another } = await queues();
    const { done, write } = writer();
    for (const note of ['one', 'two', 'three']) await jobs.enqueue('notes', { note });
    await (await another()).work('notes', write);
    await expect.poll(() => done, patience).toEqual(['one', 'two', 'three']);
  });

  it('of a transaction that is rolled back is never done, and of one that commits it is', async () => {
    const { database, jobs } = await queues();
    const { done, write } = writer();
    const db = database.withoutTenant();
    const gone = db.transaction().execute(async (within) => {
      await jobs.enqueue('notes', { note: 'rolled back' }, { within });
      throw new Error('no');
    });
    await expect(gone).rejects.toThrow('no');
    await db.transaction().execute((within) => jobs.enqueue('notes', { note: 'kept' }, { within }));
    await jobs.work('notes', write);
    await expect.poll(() => done, patience).toEqual(['kept']);
  });

  it('is given out again when it fails', async () => {
    const { jobs } = await queues();
    let attempts = 0;
    await jobs.enqueue('notes', { note: 'hard' });
    await jobs.work('notes', async () => {
      attempts += 1;
      if (attempts === 1) throw new Error('not yet');
    });
    await vi.waitUntil(() => attempts === 2, { timeout: 50_000, interval: 50 });
  });

  it('waits for its time', async () => {
    const { jobs } = await queues();
    const { done, write } = writer();
    await jobs.enqueue('notes', { note: 'later' }, { startAt: new Date(Date.now() + 3_600_000) });
    await jobs.enqueue('notes', { note: 'now' });
    await jobs.work('notes', write);
    await expect.poll(() => done, patience).toEqual(['now']);
  });
});

describe('recurring work', () => {
  const recurring = { queue: 'rounds', cron: '0 3 * * *', wakeOn: 'rounds_asked' };

  it('runs at the start, and whenever its channel is notified', async () => {
    const { database, jobs } = await queues();
    const causes: string[] = [];
    await jobs.schedule(recurring, async (cause) => void causes.push(cause));
    await expect.poll(() => causes, patience).toEqual(['wake']);
    await sql`select pg_notify('rounds_asked', '')`.execute(database.withoutTenant());
    await expect.poll(() => causes, patience).toEqual(['wake', 'wake']);
  });

  it('runs on one node at a time, and once more for all that wakes it while it runs', async () => {
    const { database, jobs, another } = await queues();
    const runs: (() => void)[] = [];
    let most = 0;
    let running = 0;
    const work = async (_: unknown, signal: AbortSignal): Promise<void> => {
      running += 1;
      most = Math.max(most, running);
      await new Promise<void>((resolve) => {
        runs.push(resolve);
        signal.addEventListener('abort', () => resolve());
      });
      running -= 1;
    };
    for (const node of [jobs, await another(), await another()]) await node.schedule(recurring, work);
    await expect.poll(() => runs.length, patience).toBe(1);
    for (let times = 0; times < 5; times += 1)
      await sql`select pg_notify('rounds_asked', '')`.execute(database.withoutTenant());
    runs[0]?.();
    await expect.poll(() => runs.length, patience).toBe(2);
    runs[1]?.();
    await sql`select pg_notify('rounds_asked', '')`.execute(database.withoutTenant());
    await expect.poll(() => runs.length, patience).toBeGreaterThan(2);
    expect(most).toBe(1);
  });

  it('is given out again when it fails', async () => {
    const { jobs } = await queues();
    let attempts = 0;
    await jobs.schedule(recurring, async () => {
      attempts += 1;
      if (attempts === 1) throw new Error('not yet');
    });
    await expect.poll(() => attempts, patience).toBe(2);
  });
});

describe('closing the queues', () => {
  it('asks the work in hand to end, and waits for it', async () => {
    const { database } = await queues();
    const jobs = await database.openJobs();
    let ended = false;
    const begun = new Promise<void>((begin) => {
      void jobs.work('notes', async (_, signal) => {
        begin();
        await new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));
        ended = true;
      });
    });
    await jobs.enqueue('notes', { note: 'long' });
    await begun;
    await jobs.close();
    expect(ended).toBe(true);
  });
});

it('the serving role can put jobs in, and neither read other schemas’ work away nor change it', async () => {
  const { database, jobs } = await queues();
  await jobs.enqueue('notes', { note: 'mine' });
  await expect(sql`delete from jobs.job`.execute(database.withoutTenant())).rejects.toThrow(
    /permission denied/,
  );
  await expect(sql`update jobs.job set data = '{}'`.execute(database.withoutTenant())).rejects.toThrow(
    /permission denied/,
  );
});
