import type { Element } from 'slimdom';
import type { Block, Item, ListMarker } from '../content.ts';
import { childNamed, childrenNamed, textOf, without } from './dom.ts';
import { idOf, type Reading } from './reading.ts';
import { blocksIn, wordsIn } from './tongue.ts';

const MARKERS = new Map<string, ListMarker>(
  Object.entries({
    order: 'decimal',
    'alpha-lower': 'lower-alpha',
    'alpha-upper': 'upper-alpha',
    'roman-lower': 'lower-roman',
    'roman-upper': 'upper-roman',
    bullet: 'bullet',
    dash: 'bullet',
  }),
);

/** A list; what is in it besides its items comes before. */
export function readList(element: Element, reading: Reading): Block[] {
  const items = childrenNamed(element, 'list-item').map((item) => readItem(item, reading));
  const isLabelled = items.some((item) => item.label !== '');
  const marker = isLabelled ? 'labels' : (MARKERS.get(element.getAttribute('list-type') ?? '') ?? 'none');
  return [
    ...reading.blocks(without(element, 'list-item'), reading),
    { kind: 'list', ...idOf(element, reading), marker, items },
  ];
}

/** An item with its label: of a list or a bibliography, or a note. */
export function readItem(element: Element, reading: Reading): Item {
  return {
    ...idOf(element, reading),
    label: textOf(childNamed(element, 'label')),
    content: blocksIn(element, reading, (within) => within.blocks(without(element, 'label'), within)),
  };
}

/** Symbols or abbreviations with their meanings. */
export function readDefinitions(element: Element, reading: Reading): Block[] {
  const items = childrenNamed(element, 'def-item').map((item) => ({
    ...idOf(item, reading),
    term: childrenNamed(item, 'term').flatMap((term) => wordsIn(term, reading)),
    definition: childrenNamed(item, 'def').flatMap((def) =>
      blocksIn(def, reading, (within) => within.blocks(def.childNodes, within)),
    ),
  }));
  return [
    ...reading.blocks(without(element, 'title', 'def-item'), reading),
    {
      kind: 'definitions',
      ...idOf(element, reading),
      title: wordsIn(childNamed(element, 'title'), reading),
      where: ['where', 'key'].includes(element.getAttribute('list-content') ?? ''),
      items,
    },
  ];
}
