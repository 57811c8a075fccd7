import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FilterNode } from './filterNode.ts';
import { pathTo, nodeStates, togglePick } from './filterSelection.ts';

const node = (key: string, ...children: FilterNode[]): FilterNode => ({
  key,
  name: key,
  count: 1,
  children,
});
const closed = (key: string, ...children: FilterNode[]): FilterNode => ({
  ...node(key, ...children),
  reason: 'not subscribed',
});

/** structural > (anchors > (bonded, mechanical), beams), pipes > (coatings), and fire > (doors), which is closed. */
const nodes = [
  node('structural', node('anchors', node('bonded'), node('mechanical')), node('beams')),
  node('pipes', node('coatings')),
  closed('fire', node('doors')),
];

const states = (picks: string[]): Record<string, string> =>
  Object.fromEntries(
    [...nodeStates(nodes, picks)]
      .filter(([, { state }]) => state !== 'off')
      .map(([key, { state }]) => [key, state]),
  );

describe('standingsOf', () => {
  it.each([
    ['nothing', [], {}],
    [
      'a leaf: those that it lies within are partly on',
      ['bonded'],
      { bonded: 'on', anchors: 'mixed', structural: 'mixed' },
    ],
    [
      'a parent: all within it are on',
      ['anchors'],
      { anchors: 'on', bonded: 'on', mechanical: 'on', structural: 'mixed' },
    ],
    [
      'all children one by one: their parent is on',
      ['bonded', 'mechanical', 'beams'],
      { bonded: 'on', mechanical: 'on', anchors: 'on', beams: 'on', structural: 'on' },
    ],
    ['a key that is not in the tree', ['elsewhere'], {}],
  ])('knows, for %s', (_, picks, expected) => {
    expect(states(picks)).toEqual(expected);
  });

  it('leaves out of account what cannot be picked', () => {
    const trees = [node('root', node('open'), closed('shut'))];
    expect(nodeStates(trees, ['open']).get('root')?.state).toBe('on');
    expect(nodeStates(trees, []).get('root')?.state).toBe('off');
  });

  it('says where a pick is held, not only where one shines down', () => {
    const computed = nodeStates(nodes, ['anchors']);
    expect(['structural', 'anchors', 'bonded'].map((key) => computed.get(key)?.holdsPick)).toEqual([
      true,
      true,
      false,
    ]);
  });
});

describe('togglePick', () => {
  it.each([
    ['a leaf', [], 'bonded', ['bonded']],
    ['a parent', [], 'structural', ['structural']],
    [
      'a parent in the place of what was picked within it',
      ['bonded', 'coatings'],
      'structural',
      ['coatings', 'structural'],
    ],
    ['what was picked, back', ['bonded', 'beams'], 'bonded', ['beams']],
    ['a child out of its parent: the others stay', ['anchors'], 'bonded', ['mechanical']],
    ['a grandchild out of its root: all others stay', ['structural'], 'bonded', ['beams', 'mechanical']],
    ['a parent whose children are all picked, back', ['bonded', 'mechanical'], 'anchors', []],
    ['what is closed: nothing', ['beams'], 'fire', ['beams']],
    ['what lies within the closed: nothing', ['beams'], 'doors', ['beams']],
    ['a key that is not there: nothing', ['beams'], 'elsewhere', ['beams']],
    ['a leaf, beside a pick that the tree does not know', ['elsewhere'], 'beams', ['elsewhere', 'beams']],
  ])('takes %s', (_, picks, key, expected) => {
    const after = togglePick({ nodes, picks, key });
    expect(after.toSorted()).toEqual(expected.toSorted());
  });

  it('does not pick what is hidden in the place of its parent', () => {
    const isHidden = ({ key }: FilterNode): boolean => key === 'beams';
    expect(togglePick({ nodes, picks: ['structural'], key: 'bonded', isHidden })).toEqual(['mechanical']);
  });
});

/** Any tree of at most four levels, its keys numbered so that each is the only one. */
const anyTree = fc
  .letrec<{ node: Shape }>((tie) => ({
    node: fc.oneof(
      { depthSize: 'small', maxDepth: 3 },
      fc.constant([]),
      fc.array(tie('node'), { maxLength: 4 }),
    ),
  }))
  .node.chain((shape) => fc.constant(numbered([shape, [], [[], []]])));

type Shape = readonly Shape[];
const numbered = (shapes: Shape, above = ''): FilterNode[] =>
  shapes.map((within, index) => node(`${above}${index}`, ...numbered(within, `${above}${index}.`)));

const keysOf = (tree: readonly FilterNode[]): string[] =>
  tree.flatMap(({ key, children = [] }) => [key, ...keysOf(children)]);
const leavesOf = (tree: readonly FilterNode[]): string[] =>
  tree.flatMap(({ key, children = [] }) => (children.length === 0 ? [key] : leavesOf(children)));
/** What picks mean, found in the plainest way: the leaves on whose path one of them lies. */
const meant = (tree: readonly FilterNode[], picks: readonly string[]): string[] =>
  leavesOf(tree).filter((leaf) => pathTo(tree, leaf).some(({ key }) => picks.includes(key)));

const anyActs = fc.record({ tree: anyTree, acts: fc.array(fc.nat(), { minLength: 1, maxLength: 12 }) });
const keyAt = (tree: readonly FilterNode[], act: number): string => {
  const keys = keysOf(tree);
  return keys[act % keys.length] ?? '';
};

describe('picks, whatever is toggled in whatever tree', () => {
  it('add all leaves of a node or take all of them away, and touch no other', () => {
    fc.assert(
      fc.property(anyActs, ({ tree, acts }) => {
        let picks: string[] = [];
        for (const act of acts) {
          const key = keyAt(tree, act);
          const own = leavesOf(pathTo(tree, key).slice(-1));
          const before = meant(tree, picks);
          const isOn = own.every((leaf) => before.includes(leaf));
          picks = togglePick({ nodes: tree, picks, key });
          const rest = before.filter((leaf) => !own.includes(leaf));
          expect(meant(tree, picks).toSorted()).toEqual([...rest, ...(isOn ? [] : own)].toSorted());
        }
      }),
    );
  });

  it('never hold a node twice, nor one within another', () => {
    fc.assert(
      fc.property(anyActs, ({ tree, acts }) => {
        let picks: string[] = [];
        for (const act of acts) {
          picks = togglePick({ nodes: tree, picks, key: keyAt(tree, act) });
          expect(new Set(picks).size).toBe(picks.length);
          for (const pick of picks) {
            const above = pathTo(tree, pick).slice(0, -1);
            expect(above.filter(({ key }) => picks.includes(key))).toEqual([]);
          }
        }
      }),
    );
  });

  it('make a parent on when all within it is, partly on when some is, and off when none is', () => {
    fc.assert(
      fc.property(anyActs, ({ tree, acts }) => {
        const picks = acts.map((act) => keyAt(tree, act));
        const computed = nodeStates(tree, picks);
        const leaves = meant(tree, picks);
        for (const key of keysOf(tree)) {
          const own = leavesOf(pathTo(tree, key).slice(-1));
          const on = own.filter((leaf) => leaves.includes(leaf)).length;
          const state = on === own.length ? 'on' : on === 0 ? 'off' : 'mixed';
          expect(computed.get(key)?.state).toBe(state);
        }
      }),
    );
  });
});
