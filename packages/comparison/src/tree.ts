import {
  defaultTreeAdapter as adapter,
  html,
  parseFragment,
  serialize,
  type DefaultTreeAdapterTypes,
} from 'parse5';

export type Node = DefaultTreeAdapterTypes.ChildNode;
export type Element = DefaultTreeAdapterTypes.Element;
export type Text = DefaultTreeAdapterTypes.TextNode;
type Parent = DefaultTreeAdapterTypes.ParentNode;

const blockTags = new Set(
  `address article aside blockquote caption col colgroup dd details div dl dt fieldset figcaption figure footer h1 h2 h3
  h4 h5 h6 header hr li main nav ol p pre section summary table tbody td tfoot th thead tr ul`.split(/\s+/),
);
/** What is one piece however much is in it: only as a whole the same or another. */
const pieceTags = new Set(['math', 'svg', 'img', 'video', 'audio', 'object', 'br', 'wbr']);

export const isElement = (node: Node): node is Element => 'tagName' in node;
export const isText = (node: Node): node is Text => node.nodeName === '#text';
export const isBlock = (node: Node): node is Element => isElement(node) && blockTags.has(node.tagName);
export const isPiece = (node: Node): boolean => isElement(node) && pieceTags.has(node.tagName);
/** Whether a node holds anything to see. */
export const isSomething = (node: Node): boolean =>
  isText(node) ? node.value.trim() !== '' : node.nodeName !== '#comment';

/** The nodes of an article; a parser of HTML accepts any text. */
export const parse = (article: string): Node[] => parseFragment(article).childNodes;

/** Nodes as HTML. */
export function write(nodes: readonly Node[]): string {
  const fragment = adapter.createDocumentFragment();
  for (const node of nodes) adapter.appendChild(fragment, node);
  return serialize(fragment);
}

/** A new element; attributes without a value are left out. */
export function element(
  tagName: string,
  attributes: Readonly<Record<string, string | undefined>> = {},
  children: readonly Node[] = [],
): Element {
  const attrs = Object.entries(attributes).flatMap(([name, value]) =>
    value === undefined ? [] : [{ name, value }],
  );
  const made = adapter.createElement(tagName, html.NS.HTML, attrs);
  append(made, children);
  return made;
}

/** The same element around other children. */
export function shell(original: Element, children: readonly Node[] = []): Element {
  const attrs = original.attrs.map((attribute) => ({ ...attribute }));
  const made = adapter.createElement(original.tagName, original.namespaceURI, attrs);
  append(made, children);
  return made;
}

export function append(parent: Parent, children: readonly Node[]): void {
  for (const child of children) adapter.appendChild(parent, child);
}

/** A new text. */
export const text = (value: string): Text => ({ nodeName: '#text', value, parentNode: null });

export const attribute = (node: Element, name: string): string | undefined =>
  node.attrs.find((candidate) => candidate.name === name)?.value;

/** Sets an attribute of an element that is ours. */
export function setAttribute(node: Element, name: string, value: string): void {
  const known = node.attrs.find((candidate) => candidate.name === name);
  if (known) known.value = value;
  else node.attrs.push({ name, value });
}

export const hasClass = (node: Element, name: string): boolean =>
  attribute(node, 'class')?.split(/\s+/).includes(name) ?? false;

/** Whether a node is a number that follows from what is before it: of a clause, a formula, a table. */
export const isNumber = (node: Node): boolean =>
  isElement(node) && ['clause-number', 'formula-number', 'label'].some((name) => hasClass(node, name));

/** What a node says. */
export function textOf(node: Node): string {
  if (isText(node)) return node.value;
  if (!isElement(node)) return '';
  let result = '';
  for (const child of node.childNodes) result += textOf(child);
  return isBlock(node) ? ` ${result} ` : result;
}

/** What some nodes say, on one line. */
export function lineOf(nodes: readonly Node[]): string {
  let result = '';
  for (const node of nodes) result += textOf(node);
  return inLine(result);
}

/** A text on one line: whatever space it has between words counts as one blank. */
export const inLine = (value: string): string => value.replace(space, ' ').trim();

/** A blank alone is left as it is: most of the space in any text. */
const space = /\s{2,}|[^\S ]/g;
