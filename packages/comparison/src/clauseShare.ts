import type { ClauseShare } from './comparison.ts';
import { isElement, isText, type Node } from './tree.ts';

const word = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]|[\p{L}\p{M}\p{N}]+/gu;

/** Counts the words of a compared clause that stayed, went and came. */
export function clauseShare(id: string, blocks: readonly Node[]): ClauseShare {
  const counts = { common: 0, deleted: 0, inserted: 0 };
  const walk = (node: Node, place: keyof typeof counts): void => {
    if (isText(node)) counts[place] += node.value.match(word)?.length ?? 0;
    else if (isElement(node)) {
      const within = node.tagName === 'del' ? 'deleted' : node.tagName === 'ins' ? 'inserted' : place;
      for (const child of node.childNodes) walk(child, within);
    }
  };
  for (const block of blocks) walk(block, 'common');
  return { id, ...counts };
}

/** The share of the words of the old edition that are still in some clauses, 0 to 1; 1 where it had none there. */
export function shareKept(shares: readonly ClauseShare[]): number {
  const sum = (name: 'common' | 'deleted'): number => shares.reduce((total, share) => total + share[name], 0);
  const [common, deleted] = [sum('common'), sum('deleted')];
  return common + deleted === 0 ? 1 : common / (common + deleted);
}
