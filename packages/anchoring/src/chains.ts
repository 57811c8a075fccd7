import type { Block } from './blocks.ts';

/** Blocks in the order of both texts, none reaching into another: one way in which the needle may be in the text. */
export type Chain = readonly Block[];

/** As many chains are weighed: more are the like cells of one table. */
const maxChains = 24;

/** As many blocks before one are tried as the one it follows, and as many of those that are no chance. */
const lookBack = 24;
const noChance = 16; // Units.

/**
 * The best ways to join blocks, best first (chaining with a cost for gaps, as in Li, "Minimap2", 2018, section 2.1.1).
 * Each block belongs to one chain.
 */
export function chainsOf(blocks: readonly Block[], needleLength: number): Chain[] {
  const order = blocks.toSorted((one, other) => one.j - other.j || one.i - other.i);
  const scores = order.map(({ length }) => length);
  const before = order.map(() => -1);
  const long: number[] = [];
  for (const [at, block] of order.entries()) {
    const last = Array.from({ length: Math.min(at, lookBack) }, (_, back) => at - 1 - back);
    for (const back of [...last, ...long.slice(-lookBack)]) {
      const earlier = order[back];
      const gain = earlier ? gainOf(earlier, block, needleLength) : 0;
      const score = (scores[back] ?? 0) + gain;
      if (gain > 0 && score > (scores[at] ?? 0)) [scores[at], before[at]] = [score, back];
    }
    if (block.length >= noChance) long.push(at);
  }
  return taken(order, scores, before);
}

/** What a block adds when it follows another; nothing where it cannot. */
function gainOf(earlier: Block, block: Block, needleLength: number): number {
  const overlap = Math.max(earlier.i + earlier.length - block.i, earlier.j + earlier.length - block.j, 0);
  const added = block.length - overlap;
  if (block.i <= earlier.i || block.j <= earlier.j || added <= 0) return 0;
  const [gap, gapOfText] = [block.i - earlier.i, block.j - earlier.j];
  const shift = Math.abs(gap - gapOfText);
  if (shift > Math.max(400, needleLength / 2)) return 0;
  return added - 0.5 * Math.log2(1 + shift) - shift * 0.005;
}

function taken(order: readonly Block[], scores: readonly number[], before: readonly number[]): Chain[] {
  const used = new Set<number>();
  const chains: Chain[] = [];
  const best = scores.map((score, at) => ({ score, at })).sort((one, other) => other.score - one.score);
  for (const { at: last } of best) {
    if (chains.length === maxChains) break;
    const chain: Block[] = [];
    for (let at = last; at !== -1 && !used.has(at); at = before[at] ?? -1) {
      const block = order[at];
      if (block) chain.unshift(block);
      used.add(at);
    }
    if (chain.length > 0) chains.push(apart(chain));
  }
  return chains;
}

/** Cuts from each block what the one before it has already. */
function apart(chain: readonly Block[]): Chain {
  const cut: Block[] = [];
  for (const { i, j, length } of chain) {
    const last = cut.at(-1);
    const overlap = last ? Math.max(last.i + last.length - i, last.j + last.length - j, 0) : 0;
    if (length > overlap) cut.push({ i: i + overlap, j: j + overlap, length: length - overlap });
  }
  return cut;
}
