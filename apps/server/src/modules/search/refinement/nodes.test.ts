import fc from 'fast-check';
import type { RefinementNode } from '@norma/contracts';
import { describe, expect, it } from 'vitest';
import { byKey, byName, inOrder, node, treeOf } from './nodes.ts';
import { memoized } from './memoized.ts';

const lines = (nodes: readonly RefinementNode[], depth = 0): string[] =>
  nodes.flatMap(({ key, count, child }) => [
    `${' '.repeat(depth)}${key} ${count}`,
    ...lines(child, depth + 1),
  ]);

const nameOf = (key: string) => ({ name: key });
const now = new Date('2026-11-21T12:00:00Z');

describe('a tree of values', () => {
  it('has each level that something stands below, even if nothing is on it alone', () => {
    const tree = treeOf({ '91.100.30': 4, '01': 2, '91': 6 }, { separator: '.', nameOf });
    expect(lines(inOrder(tree, byKey))).toEqual(['01 2', '91 6', ' 91.100 0', '  91.100.30 4']);
  });

  it('tells each value its parent', () => {
    const [top] = treeOf({ 'A/B': 1 }, { separator: '/', nameOf: (key) => ({ name: `name of ${key}` }) });
    expect(top).toMatchObject({ key: 'A', parentKey: null, parentName: null });
    expect(top?.child).toMatchObject([{ key: 'A/B', parentKey: 'A', parentName: 'name of A' }]);
  });

  it('holds every value once, whatever the paths are', () => {
    const paths = fc.array(fc.constantFrom('a', 'b', '', ' ', '/'), { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(fc.array(paths), (given) => {
        const counts = Object.fromEntries(given.map((steps) => [steps.join('/'), 1]));
        const all = (nodes: readonly RefinementNode[]): string[] =>
          nodes.flatMap(({ key, child }) => [key, ...all(child)]);
        const keys = all(treeOf(counts, { separator: '/', nameOf }));
        expect(new Set(keys).size).toBe(keys.length);
        expect(keys).toEqual(expect.arrayContaining(Object.keys(counts)));
      }),
    );
  });

  it('is sorted as a language sorts, numbers by their size', () => {
    const named = (name: string): RefinementNode => node({ key: name, name, count: 1 });
    const names = ['WG 10', 'Äpfel', 'WG 9', 'Zebra', 'apricot'].map(named);
    const sorted = inOrder(names, byName('de')).map(({ name }) => name);
    expect(sorted).toEqual(['Äpfel', 'apricot', 'WG 9', 'WG 10', 'Zebra']);
  });
});

describe('an answer that is remembered', () => {
  const later = (ms: number): Date => new Date(now.getTime() + ms);

  it('is made once for concurrent callers, and again when its time is over', async () => {
    const remember = memoized<number>({ forMs: 1_000, max: 10 });
    let made = 0;
    const make = (): Promise<number> => Promise.resolve((made += 1));
    expect(await Promise.all([remember('a', now, make), remember('a', later(999), make)])).toEqual([1, 1]);
    expect(await remember('b', now, make)).toBe(2);
    expect(await remember('a', later(1_000), make)).toBe(3);
  });

  it('is not kept when it failed', async () => {
    const remember = memoized<number>({ forMs: 1_000, max: 10 });
    await expect(remember('a', now, () => Promise.reject(new Error('away')))).rejects.toThrow('away');
    expect(await remember('a', now, () => Promise.resolve(1))).toBe(1);
  });

  it('gives way when there are too many', async () => {
    const remember = memoized<string>({ forMs: 1_000, max: 2 });
    for (const key of ['a', 'b', 'c']) await remember(key, now, () => Promise.resolve(key));
    expect(await remember('a', now, () => Promise.resolve('anew'))).toBe('anew');
    expect(await remember('c', now, () => Promise.resolve('anew'))).toBe('c');
  });
});
