import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { gainOf } from './relevance/gain.ts';
import { judgementsIn } from './relevance/judgements.ts';
import { meaning } from './search/peers/meaning.ts';
import { norma } from './search/peers/norma.ts';
import type { Peer } from './search/peer.ts';
import { sampleDocuments } from './search/samples.ts';

const judged = judgementsIn(readFileSync(join(import.meta.dirname, 'relevance/judgements.txt'), 'utf8'), [
  ...sampleDocuments(),
]);

/** nDCG@10 of each judged question. */
async function gainsOf(peer: Peer): Promise<number[]> {
  await peer.build(
    (async function* all() {
      yield* sampleDocuments();
    })(),
  );
  const gains: number[] = [];
  for (const { text, grades } of judged) {
    const { ids } = await peer.search({ kind: 'rare', text, filters: {}, entitled: null });
    gains.push(gainOf(ids.slice(0, 10), grades));
  }
  await peer.close();
  return gains;
}

const mean = (gains: readonly number[]): number => gains.reduce((sum, gain) => sum + gain, 0) / gains.length;

// That it is never below words on the 96 real queries, too, is told by `CORPUS=… npm run bench -- relevance norma,fused`.
it('the fused search is better than either ranking on the 150 questions, and below words on none [find-007]', async () => {
  expect(judged).toHaveLength(150);
  const words = await gainsOf(norma('samples'));
  const near = await gainsOf(meaning('samples', { isFused: false }));
  const fused = await gainsOf(meaning('samples', { isFused: true }));
  expect(mean(fused)).toBeGreaterThan(mean(words));
  expect(mean(fused)).toBeGreaterThan(mean(near));
  expect(
    judged.flatMap(({ text }, at) => ((fused[at] ?? 0) < (words[at] ?? 0) - 1e-9 ? [text] : [])),
  ).toEqual([]);
}, 240_000);
