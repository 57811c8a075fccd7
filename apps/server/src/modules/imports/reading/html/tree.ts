import { defaultTreeAdapter as adapter, html, parse, type DefaultTreeAdapterTypes } from 'parse5';
import { Rejected } from '../item.ts';

export type Node = DefaultTreeAdapterTypes.ChildNode;
export type Element = DefaultTreeAdapterTypes.Element;
type Parent = DefaultTreeAdapterTypes.ParentNode;

/** Far beyond any standard; the time that deep nesting takes grows with the square of its depth. */
const limits = { elements: 500_000, depth: 200 };

/** The body of a page. Throws a Rejected as soon as there are more elements, or deeper ones, than are taken. */
export function bodyOf(page: string): Element {
  let elements = 0;
  const depths = new WeakMap<Parent, number>();
  const under = (parent: Parent, node: Node): void => {
    const depth = (depths.get(parent) ?? 0) + 1;
    if (!isElement(node)) return;
    if (depth > limits.depth) throw new Rejected(`nests elements more than ${limits.depth} deep`);
    depths.set(node, depth);
  };
  const bounded: typeof adapter = {
    ...adapter,
    createElement: (...given) => {
      elements += 1;
      if (elements > limits.elements)
        throw new Rejected(`has more than ${limits.elements} elements, which no real document has`);
      return adapter.createElement(...given);
    },
    appendChild: (parent, node) => {
      under(parent, node);
      adapter.appendChild(parent, node);
    },
    insertBefore: (parent, node, reference) => {
      under(parent, node);
      adapter.insertBefore(parent, node, reference);
    },
  };
  const root = parse(page, { treeAdapter: bounded }).childNodes.find((node) => node.nodeName === 'html');
  const body = root && isElement(root) ? root.childNodes.filter(isElement).at(-1) : undefined;
  return body ?? element('body');
}

export const isElement = (node: Node): node is Element => 'tagName' in node;
export const isText = (node: Node): node is DefaultTreeAdapterTypes.TextNode => node.nodeName === '#text';
export const isBlank = (node: Node): boolean => (isText(node) ? node.value.trim() === '' : !isElement(node));

/** A new element; attributes without a value are left out. */
export function element(
  tagName: string,
  attributes: Readonly<Record<string, string | undefined>> = {},
  children: readonly Node[] = [],
): Element {
  const attrs = Object.entries(attributes).flatMap(([name, value]) =>
    value === undefined ? [] : [{ name, value }],
  );
  return withChildren(adapter.createElement(tagName, html.NS.HTML, attrs), children);
}

/** An element with other children. */
export function withChildren<Given extends Element>(parent: Given, children: readonly Node[]): Given {
  parent.childNodes = [...children];
  for (const child of children) child.parentNode = parent;
  return parent;
}

export const text = (value: string): Node => ({ nodeName: '#text', value, parentNode: null });

export const attribute = (node: Element, name: string): string | undefined =>
  node.attrs.find((candidate) => candidate.name === name)?.value;

/** Sets an attribute, or removes it. */
export function setAttribute(node: Element, name: string, value: string | undefined): void {
  node.attrs = node.attrs.filter((candidate) => candidate.name !== name);
  if (value !== undefined) node.attrs.push({ name, value });
}

/** The words of the class and the id of an element. */
export const namesOf = (node: Element): string[] =>
  [attribute(node, 'class'), attribute(node, 'id')].flatMap((names) => names?.split(/\s+/) ?? []);

/** What nodes say, a line break for each `br`. */
export function textOf(nodes: readonly Node[]): string {
  let parsed = '';
  for (const node of nodes) {
    if (isText(node)) parsed += node.value;
    else if (isElement(node)) parsed += node.tagName === 'br' ? '\n' : textOf(node.childNodes);
  }
  return parsed;
}

/** Element of one of these names: without the names TypeScript takes whatever is no such element for no element. */
export type Named<Name extends string> = Element & { tagName: Name };
export type Heading = Named<`h${1 | 2 | 3 | 4 | 5 | 6}`>;

export const isHeading = (node: Node): node is Heading => isElement(node) && /^h[1-6]$/.test(node.tagName);
