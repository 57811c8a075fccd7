import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Comparison } from '@norma/comparison';
import { sql } from 'kysely';
import { describe, expect, it, onTestFinished } from 'vitest';
import { folderCache } from '../../adapters/cache/folderCache.ts';
import { folderFileStore } from '../../adapters/file-store/folder.ts';
import type { Comparer, Comparing, CompareRefusal } from '../../ports/comparer.ts';
import { sharedWork, type SharedWorkTables } from '../../concurrency/sharedWork.ts';
import { freshDatabase } from '../../testing/database.ts';
import { comparisonsOf, keyOf } from './comparisons.ts';

type Made = Comparison | { readonly problem: CompareRefusal };

type PendingComparison = { answer: (made: Made) => void; report: (far: Comparing) => void };

/** A comparer whose every step a test decides. */
const manualComparer = (pending: PendingComparison[]): Comparer => ({
  compare: (_, report) => new Promise((answer) => pending.push({ answer, report })),
  lineage: () => Promise.reject(new Error('Not asked for')),
  clauses: () => Promise.reject(new Error('Not asked for')),
  origins: () => Promise.reject(new Error('Not asked for')),
  atOnce: 1,
  close: () => Promise.resolve(),
});

/** Nodes that share a database and a folder, as far as comparisons need them. */
async function nodes() {
  const database = await freshDatabase();
  onTestFinished(() => database.close());
  const home = await mkdtemp(join(tmpdir(), 'norma-comparisons-'));
  const files = folderFileStore(join(home, 'files'));
  const now = (): Date => new Date();
  const cache = folderCache({ folder: join(home, 'cache'), maxBytes: 1e9, longestMs: 1e9, now });
  const pair = { base: await files.put(Buffer.from('base')), target: await files.put(Buffer.from('target')) };
  const db = database.withoutTenant<SharedWorkTables>();
  const node = (name: string) => {
    const pending: PendingComparison[] = [];
    const onFailed = (): void => undefined;
    const shared = sharedWork<CompareRefusal>({ db, kind: 'comparison', node: name, onFailed });
    const made = comparisonsOf({ comparer: manualComparer(pending), files, cache, shared, onFailed });
    onTestFinished(() => made.close());
    return { ...made, pair, pending };
  };
  return { node, db };
}

const held = async () => (await nodes()).node('one');

const compared: Comparison = {
  html: '<p>both</p>',
  changes: [],
  folded: [],
  clauses: [],
  hasCommonClauses: true,
};

describe('A comparison', () => {
  it('is made once for all callers, and tells how far it is', async () => {
    const { look, of, pair, pending } = await held();
    expect(await look(pair, 'one')).toEqual({ state: 'waiting' });
    const waiting = [of(pair, 'one'), of(pair, 'another')];
    await expect.poll(() => pending.length).toBe(1);
    pending[0]?.report({ clauses: 40, done: 12 });
    expect(await look(pair, 'another')).toEqual({ state: 'comparing', progress: { clauses: 40, done: 12 } });
    pending[0]?.answer(compared);
    for (const made of await Promise.all(waiting))
      expect(made && 'html' in made && made.html.toString()).toBe('<p>both</p>');
    await expect.poll(() => look(pair, 'another')).toEqual({ state: 'ready' });
    expect(pending).toHaveLength(1);
  });

  it('that is too large stays so for who looks, and is restarted for who starts it', async () => {
    const { look, of, start, pair, pending } = await held();
    const waiting = of(pair, 'one');
    await expect.poll(() => pending.length).toBe(1);
    pending[0]?.answer({ problem: 'too-large' });
    expect(await waiting).toEqual({ problem: 'too-large' });
    await expect.poll(() => look(pair, 'one')).toEqual({ state: 'failed', problem: 'too-large' });
    expect(await start(pair, 'one')).toEqual({ state: 'waiting' });
    await expect.poll(() => pending.length).toBe(2);
  });

  it('under way on one node is known to the others, who tell how far it is and give its result', async () => {
    const { node } = await nodes();
    const [one, two] = [node('one'), node('two')];
    const { pair } = one;
    expect(await one.look(pair, 'a reader')).toEqual({ state: 'waiting' });
    expect(await two.look(pair, 'another')).toEqual({ state: 'waiting' });
    await expect.poll(() => one.pending.length).toBe(1);
    one.pending[0]?.report({ clauses: 40, done: 12 });
    const progress = { state: 'comparing', progress: { clauses: 40, done: 12 } };
    await expect.poll(() => two.look(pair, 'another'), { timeout: 10_000 }).toEqual(progress);
    const waiting = two.of(pair, 'another');
    one.pending[0]?.answer(compared);
    const made = await waiting;
    expect(made && 'html' in made && made.html.toString()).toBe('<p>both</p>');
    expect(two.pending).toHaveLength(0);
  });

  it('that failed on one node has failed for all of them, until it is started again on any', async () => {
    const { node } = await nodes();
    const [one, two] = [node('one'), node('two')];
    const { pair } = one;
    const waiting = one.of(pair, 'a reader');
    await expect.poll(() => one.pending.length).toBe(1);
    one.pending[0]?.answer({ problem: 'too-large' });
    await waiting;
    expect(await two.look(pair, 'another')).toEqual({ state: 'failed', problem: 'too-large' });
    expect(await two.of(pair, 'another')).toEqual({ problem: 'too-large' });
    expect(await two.start(pair, 'another')).toEqual({ state: 'waiting' });
    await expect.poll(() => two.pending.length).toBe(1);
    expect(await one.look(pair, 'a reader')).toEqual({ state: 'waiting' });
  });

  it('of a node that has fallen silent is taken over, and of one that closes at once', async () => {
    const { node, db } = await nodes();
    const [one, two, three] = [node('one'), node('two'), node('three')];
    const { pair } = one;
    await one.look(pair, 'a reader');
    await sql`update shared_work set node = 'killed', beat_at = now() - interval '16 seconds'
      where key = ${keyOf(pair)}`.execute(db);
    expect(await two.look(pair, 'another')).toEqual({ state: 'waiting' });
    await expect.poll(() => two.pending.length).toBe(1);
    await two.close();
    expect(await three.look(pair, 'another')).toEqual({ state: 'waiting' });
    await expect.poll(() => three.pending.length).toBe(1);
  });
});
