import { foldText } from '../text/foldText.ts';
import type { FilterNode } from './filterNode.ts';

/** What a filtered tree shows: keys of the nodes, and of the nodes with matching descendants. */
type Filtered = { shown: ReadonlySet<string>; open: ReadonlySet<string> };

/**
 * The nodes whose names hold every word of a text, with all that they lie within and all that lies within them; null
 * where there is nothing to look for.
 */
export function filteredBy(nodes: readonly FilterNode[], text: string): Filtered | null {
  const words = foldText(text).split(/\s+/).filter(Boolean);
  if (words.length === 0) return null;
  const shown = new Set<string>();
  const open = new Set<string>();
  const look = ({ key, name, children = [] }: FilterNode, isCovered: boolean): boolean => {
    const itself = foldText(name);
    const isMatch = words.every((word) => itself.includes(word));
    const within = children.filter((child) => look(child, isCovered || isMatch));
    if (within.length > 0) open.add(key);
    if (isMatch || isCovered || within.length > 0) shown.add(key);
    return isMatch || within.length > 0;
  };
  for (const node of nodes) look(node, false);
  return { shown, open };
}
