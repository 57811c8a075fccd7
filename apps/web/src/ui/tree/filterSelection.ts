import type { CheckState } from '../forms/CheckMark.tsx';
import type { FilterNode } from './filterNode.ts';

/** How a node stands to the picks; `holdsPick`: it is itself one of them, or one of them lies within it. */
export type Standing = { state: CheckState; holdsPick: boolean };
export type Standings = ReadonlyMap<string, Standing>;

/**
 * How every node stands to the picks. A pick means the node and all that lies within it; a node is on as well when all
 * those right within it are that can be picked.
 */
export function standingsOf(nodes: readonly FilterNode[], picks: readonly string[]): Standings {
  const picked = new Set(picks);
  const standings = new Map<string, Standing>();
  const stand = ({ key, children = [] }: FilterNode, isCovered: boolean): Standing => {
    const isOn = isCovered || picked.has(key);
    const within = children.map((child) => ({ ...stand(child, isOn), isOpen: child.reason === undefined }));
    const standing = {
      state: isOn ? 'on' : stateFrom(within),
      holdsPick: picked.has(key) || within.some(({ holdsPick }) => holdsPick),
    };
    standings.set(key, standing);
    return standing;
  };
  for (const node of nodes) stand(node, false);
  return standings;
}

function stateFrom(within: readonly { state: CheckState; isOpen: boolean }[]): CheckState {
  const open = within.filter(({ isOpen }) => isOpen);
  if (open.length > 0 && open.every(({ state }) => state === 'on')) return 'on';
  return within.some(({ state }) => state !== 'off') ? 'mixed' : 'off';
}

type Toggle = {
  nodes: readonly FilterNode[];
  picks: readonly string[];
  key: string;
  /** What is not seen is not picked in the place of its parent. */
  isHidden?: (node: FilterNode) => boolean;
};

/**
 * The picks after a node was picked or, where it was on, taken back. Taking back a part of what one pick means puts the
 * other parts in its place. Picks that this tree does not know stay; a node that cannot be picked changes nothing.
 */
export function togglePick({ nodes, picks, key, isHidden = () => false }: Toggle): string[] {
  const path = pathTo(nodes, key);
  const node = path.at(-1);
  if (!node || path.some(({ reason }) => reason !== undefined)) return [...picks];

  const within = new Set(keysOf(node));
  const others = picks.filter((pick) => !within.has(pick));
  if (standingsOf(nodes, picks).get(key)?.state !== 'on') return [...others, key];

  const coveredFrom = path.findIndex((above) => others.includes(above.key));
  if (coveredFrom === -1) return others;
  const onPath = new Set(path.map((above) => above.key));
  const beside = path
    .slice(coveredFrom)
    .flatMap(({ children = [] }) => children)
    .filter((each) => !onPath.has(each.key) && !within.has(each.key) && !each.reason && !isHidden(each));
  const kept = others.filter((pick) => !onPath.has(pick));
  return [...new Set([...kept, ...beside.map((each) => each.key)])];
}

/** The nodes from the root to the one with a key, that one last; none where there is no such key. */
export function pathTo(nodes: readonly FilterNode[], key: string): FilterNode[] {
  for (const node of nodes) {
    if (node.key === key) return [node];
    const path = pathTo(node.children ?? [], key);
    if (path.length > 0) return [node, ...path];
  }
  return [];
}

const keysOf = ({ key, children = [] }: FilterNode): string[] => [key, ...children.flatMap(keysOf)];
