import type { Element } from 'slimdom';
import { childNamed, textOf, walk } from './dom.ts';

/** The ids of a document's elements, made safe, and the way from a reference to its target. */
export type Ids = {
  /** The id of an element, if the source gave it one. */
  of(element: Element): string | undefined;
  /** The id of an element that must have one: made from its number or its place when the source gave none. */
  need(element: Element): string;
  /** The element a reference (an `rid`, or several) leads to. */
  target(reference: string): Element | undefined;
};

/** Collects the ids below some roots; where two elements claim one id the first keeps it. */
export function readIds(roots: Element[]): Ids {
  const targets = new Map<string, Element>();
  const ids = new Map<Element, string>();
  const taken = new Set<string>();

  const give = (element: Element, wish: string): string => {
    let id = wish;
    for (let copy = 2; taken.has(id); copy++) id = `${wish}-${copy}`;
    taken.add(id);
    ids.set(element, id);
    return id;
  };

  for (const root of roots) {
    for (const element of walk(root)) {
      const raw = element.getAttribute('id');
      if (!raw || targets.has(raw)) continue;
      targets.set(raw, element);
      give(element, safeId(raw));
    }
  }

  return {
    of: (element) => ids.get(element),
    need(element) {
      const number = textOf(childNamed(element, 'label'));
      return ids.get(element) ?? give(element, number ? safeId(`clause-${number}`) : 's-part');
    },
    target: (reference) => reference.split(/\s+/).flatMap((id) => targets.get(id) ?? [])[0],
  };
}

/** An id of letters, digits, `.`, `_` and `-`, prefixed so that it never meets an id or a name of the page. */
function safeId(raw: string): string {
  const safe = raw
    .slice(0, 200)
    .replace(/[^A-Za-z0-9._-]/gu, (char) => `_${(char.codePointAt(0) ?? 0).toString(16)}`);
  return `s-${safe}`;
}
