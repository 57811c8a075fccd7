import type { Element } from 'slimdom';
import type { Content } from '../content.ts';

const LINKABLE = new Set(
  (
    'sec app term-sec p list list-item def-list def-item disp-formula table-wrap fig fig-group note ' +
    'non-normative-note normative-note non-normative-example normative-example editing-instruction ' +
    'disp-quote boxed-text preformat ref fn target'
  ).split(' '),
);

const ALWAYS_NAMED = new Set(['sec', 'app', 'term-sec']);

/** What a reference to an element can lead to: itself, or the nearest thing around it that is set with an id. */
export function linkable(element: Element): Element | undefined {
  const isNamed = ALWAYS_NAMED.has(element.localName) || element.hasAttribute('id');
  if (isNamed && LINKABLE.has(element.localName)) return element;
  return element.parentElement ? linkable(element.parentElement) : undefined;
}

/** Unwraps, in place, the references whose target did not come through: no writer meets a dead link. */
export function unwrapDeadLinks(content: Content): void {
  const ids = new Set<unknown>();
  eachObject(content, (object) => ids.add(object['id']));
  eachList(content, (list) => {
    for (let at = list.length - 1; at >= 0; at--) {
      const item = list[at];
      if (!isObject(item) || item['kind'] !== 'xref' || ids.has(item['target'])) continue;
      list.splice(at, 1, ...(item['content'] as unknown[]));
    }
  });
}

function eachObject(value: unknown, visit: (object: Record<string, unknown>) => void): void {
  eachList(value, (list) => list.filter(isObject).forEach(visit));
}

function eachList(value: unknown, visit: (list: unknown[]) => void): void {
  if (Array.isArray(value)) {
    visit(value);
    for (const item of value) eachList(item, visit);
  } else if (isObject(value)) {
    // A footnote is in the document's own list; following it from its marks could turn in a circle.
    for (const [key, part] of Object.entries(value)) if (key !== 'note') eachList(part, visit);
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
