import { element, attribute, isElement, lineOf, parse, type Node } from '../tree.ts';

/** What a text says, space aside. */
export const said = (html: string): string => squeezed(parse(html));
const squeezed = (nodes: readonly Node[]): string => lineOf(nodes).replace(/\s+/gu, '');

/** The new edition as a comparison holds it: everything but what went. */
export const targetIn = (html: string): string => squeezed(parse(html).map((node) => without(node, 'del')));

/** The old edition as a comparison holds it: its blocks in their places, without what came. */
export function baseIn(html: string): string {
  const blocks: { place: number; node: Node }[] = [];
  const walk = (node: Node): void => {
    if (!isElement(node)) return;
    const place = attribute(node, 'data-was');
    if (place !== undefined) blocks.push({ place: Number(place), node });
    else node.childNodes.forEach(walk);
  };
  parse(html).forEach(walk);
  blocks.sort((one, other) => one.place - other.place);
  return squeezed(blocks.map(({ node }) => without(node, 'ins')));
}

function without(node: Node, mark: 'ins' | 'del'): Node {
  if (!isElement(node)) return node;
  if (node.tagName === mark) return element('span');
  return { ...node, childNodes: node.childNodes.map((child) => without(child, mark)) };
}
