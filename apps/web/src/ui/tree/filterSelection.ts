import type { CheckState } from '../forms/CheckMark.tsx';
import type { FilterNode } from './filterNode.ts';

/** The state of a node; `holdsPick`: it or one of its descendants is selected. */
export type NodeState = { state: CheckState; holdsPick: boolean };
export type NodeStates = ReadonlyMap<string, NodeState>;

/**
 * The state of every node. A selected node includes its descendants; a node is on as well when all
 * of its selectable children are.
 */
export function nodeStates(nodes: readonly FilterNode[], picks: readonly string[]): NodeStates {
  const picked = new Set(picks);
  const states = new Map<string, NodeState>();
  const stand = ({ key, children = [] }: FilterNode, isCovered: boolean): NodeState => {
    const isOn = isCovered || picked.has(key);
    const within = children.map((child) => ({ ...stand(child, isOn), isOpen: child.reason === undefined }));
    const nodeState = {
      state: isOn ? 'on' : stateFrom(within),
      holdsPick: picked.has(key) || within.some(({ holdsPick }) => holdsPick),
    };
    states.set(key, nodeState);
    return nodeState;
  };
  for (const node of nodes) stand(node, false);
  return states;
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
  if (nodeStates(nodes, picks).get(key)?.state !== 'on') return [...others, key];

  const coveredFrom = path.findIndex((above) => others.includes(above.key));
  if (coveredFrom === -1) return others;
  const onPath = new Set(path.map((above) => above.key));
  const siblings = path
    .slice(coveredFrom)
    .flatMap(({ children = [] }) => children)
    .filter((each) => !onPath.has(each.key) && !within.has(each.key) && !each.reason && !isHidden(each));
  const otherPicks = others.filter((pick) => !onPath.has(pick));
  return [...new Set([...otherPicks, ...siblings.map((each) => each.key)])];
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
