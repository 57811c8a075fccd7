import type { Element, Node } from 'slimdom';

/** Whether a node is an element. */
export function isElement(node: Node): node is Element {
  return node.nodeType === 1;
}

/** The characters of a text or CDATA node, or undefined for any other node. */
export function charactersOf(node: Node): string | undefined {
  return node.nodeType === 3 || node.nodeType === 4 ? (node.nodeValue ?? '') : undefined;
}

/** The child elements of one name, whatever its namespace. */
export function childrenNamed(element: Element | undefined, ...names: string[]): Element[] {
  return element ? element.children.filter((child) => names.includes(child.localName)) : [];
}

/** The first child element that has one of the names. */
export function childNamed(element: Element | undefined, ...names: string[]): Element | undefined {
  return element?.children.find((child) => names.includes(child.localName));
}

/** The first descendant of a name, in document order. */
export function firstWithin(element: Element, name: string): Element | undefined {
  for (const child of element.children) {
    const found = child.localName === name ? child : firstWithin(child, name);
    if (found) return found;
  }
  return undefined;
}

/** Every element of a tree, itself first, in document order. */
export function* walk(element: Element): Generator<Element> {
  yield element;
  for (const child of element.children) yield* walk(child);
}

/** The text of an element on one line, or '' when there is none. */
export function textOf(element: Element | undefined): string {
  return (element?.textContent ?? '').replace(/[ \t\r\n]+/g, ' ').trim();
}

/** An attribute by its local name, whatever its namespace prefix (`href`, `xlink:href`). */
export function attributeOf(element: Element, name: string): string | undefined {
  const value = element.getAttribute(name);
  if (value !== null) return value;
  return element.attributes.find((attribute) => attribute.localName === name)?.value;
}

/** The child nodes of an element but for the elements of some names. */
export function without(element: Element, ...names: string[]): Node[] {
  return element.childNodes.filter((node) => !(isElement(node) && names.includes(node.localName)));
}
