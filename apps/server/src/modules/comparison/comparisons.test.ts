import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Comparison } from '@norma/comparison';
import { describe, expect, it } from 'vitest';
import { folderCache } from '../../adapters/cache/folderCache.ts';
import { folderFileStore } from '../../adapters/file-store/folder.ts';
import type { Comparer, Comparing, CompareRefusal } from '../../ports/comparer.ts';
import { comparisonsOf } from './comparisons.ts';

type Made = Comparison | { readonly problem: CompareRefusal };

/** Comparisons whose every step a test decides. */
async function held() {
  const home = await mkdtemp(join(tmpdir(), 'norma-comparisons-'));
  const files = folderFileStore(join(home, 'files'));
  const asked: { answer: (made: Made) => void; tell: (far: Comparing) => void }[] = [];
  const comparer: Comparer = {
    compare: (_, tell) => new Promise((answer) => asked.push({ answer, tell })),
    lineage: () => Promise.reject(new Error('Nobody asked')),
    atOnce: 1,
    close: () => Promise.resolve(),
  };
  const now = (): Date => new Date();
  const cache = folderCache({ folder: join(home, 'cache'), maxBytes: 1e9, longestMs: 1e9, now });
  const pair = { old: await files.put(Buffer.from('old')), young: await files.put(Buffer.from('young')) };
  return { ...comparisonsOf({ comparer, files, cache, onFailed: () => undefined }), pair, asked };
}

const compared: Comparison = { html: '<p>both</p>', changes: [], folded: [], hasCommonClauses: true };

describe('A comparison', () => {
  it('is made once for all who ask, and tells how far it is', async () => {
    const { look, of, pair, asked } = await held();
    expect(await look(pair, 'one')).toEqual({ state: 'waiting' });
    const waiting = [of(pair, 'one'), of(pair, 'another')];
    await expect.poll(() => asked.length).toBe(1);
    asked[0]?.tell({ clauses: 40, done: 12 });
    expect(await look(pair, 'another')).toEqual({ state: 'comparing', far: { clauses: 40, done: 12 } });
    asked[0]?.answer(compared);
    for (const made of await Promise.all(waiting))
      expect(made && 'html' in made && made.html.toString()).toBe('<p>both</p>');
    await expect.poll(() => look(pair, 'another')).toEqual({ state: 'ready' });
    expect(asked).toHaveLength(1);
  });

  it('that is too large stays so for who looks, and is begun anew for who starts it', async () => {
    const { look, of, start, pair, asked } = await held();
    const waiting = of(pair, 'one');
    await expect.poll(() => asked.length).toBe(1);
    asked[0]?.answer({ problem: 'too-large' });
    expect(await waiting).toEqual({ problem: 'too-large' });
    await expect.poll(() => look(pair, 'one')).toEqual({ state: 'failed', problem: 'too-large' });
    expect(await start(pair, 'one')).toEqual({ state: 'waiting' });
    await expect.poll(() => asked.length).toBe(2);
  });
});
