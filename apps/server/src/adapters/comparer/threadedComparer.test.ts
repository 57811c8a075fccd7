import { expect, it, onTestFinished } from 'vitest';
import type { Comparer } from '../../ports/comparer.ts';
import { threadedComparer } from './threadedComparer.ts';

const comparer = (options: Parameters<typeof threadedComparer>[0] = {}): Comparer => {
  const made = threadedComparer(options);
  onTestFinished(() => made.close());
  return made;
};
const articles = (base: string, target: string) => ({ base: Buffer.from(base), target: Buffer.from(target) });
const nobody = (): void => undefined;

it('compares two editions, and tells what happened to their clauses', async () => {
  const { compare, lineage } = comparer();
  const [one, two] = ['one hour', 'two hours'].map(
    (time) => `<h2>Scope</h2><p>Hold the load for ${time} at constant temperature.</p>`,
  );
  const pair = articles(one ?? '', two ?? '');
  expect(await compare(pair, nobody)).toMatchObject({ hasCommonClauses: true });
  expect(await lineage(pair)).toMatchObject({ lineage: [{ kind: 'changed' }] });
});

it('refuses a pair of more bytes than it may have', async () => {
  const { compare } = comparer({ maxBytes: 20 });
  expect(await compare(articles('<p>twelve</p>', '<p>twenty</p>'), nobody)).toEqual({ problem: 'too-large' });
});

it('gives up a pair that takes too long, with its thread', async () => {
  const { compare } = comparer({ timeLimitMs: 1 });
  const long = Array.from({ length: 20_000 }, (_, at) => `<h2>Clause ${at}</h2><p>Word ${at}.</p>`).join('');
  expect(await compare(articles(long, `<p>First.</p>${long}`), nobody)).toEqual({ problem: 'too-large' });
}, 60_000);

it('tells of a text that no one could write, and compares the next pair', async () => {
  const failures: unknown[] = [];
  const { compare } = comparer({ onFailed: (cause) => failures.push(cause) });
  const deep = `${'<div>'.repeat(20_000)}x`;
  expect(await compare(articles(deep, '<p>x</p>'), nobody)).toEqual({ problem: 'failed' });
  expect(failures).toHaveLength(1);
  expect(await compare(articles('<p>x</p>', '<p>x</p>'), nobody)).toMatchObject({ changes: [] });
}, 60_000);
