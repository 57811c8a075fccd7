import type { Element } from 'slimdom';
import type { Block, Clause } from '../content.ts';
import { childNamed, textOf, without } from './dom.ts';
import type { Reading } from './reading.ts';
import { readTermEntry } from './terms.ts';
import { wordsIn } from './tongue.ts';

/** A clause, with all clauses within it. */
export function readClause(element: Element, reading: Reading): Block[] {
  const label = textOf(childNamed(element, 'label'));
  const annexType = textOf(childNamed(element, 'annex-type'));
  const title = wordsIn(childNamed(element, 'title'), reading);
  const hasHeading = title.length > 0 || annexType !== '';
  const level = hasHeading ? reading.level + 1 : reading.level;
  const rest = without(element, 'label', 'title', 'annex-type', 'sec-meta');
  const content = reading.blocks(rest, { ...reading, level });
  const clause: Clause = {
    kind: 'clause',
    id: reading.ids.need(element),
    part: reading.part,
    number: label,
    annexType,
    title,
    level: Math.max(1, level),
    content: hasHeading || !label ? content : numberFirst(label, content),
  };
  return [clause];
}

function numberFirst(number: string, content: Block[]): Block[] {
  const [first, ...rest] = content;
  return first?.kind === 'paragraph'
    ? [{ ...first, number }, ...rest]
    : [{ kind: 'paragraph', number, content: [] }, ...content];
}

/** An annex or appendix; it always has a heading, be it its label alone. */
export function readAnnex(element: Element, reading: Reading): Block[] {
  return readClause(element, { ...reading, part: 'annex' }).map((block) =>
    block.kind === 'clause' && block.title.length === 0 && block.number && !block.annexType
      ? { ...block, number: '', title: [{ kind: 'text', text: block.number }], level: reading.level + 1 }
      : block,
  );
}

/** A terminology clause: an entry, or a titled group of entries. */
export function readTermSection(element: Element, reading: Reading): Block[] {
  if (childNamed(element, 'title')) return readClause(element, reading);
  return [{ kind: 'terms', entries: [readTermEntry(element, reading)] }];
}

/** A bibliography: a clause of its own when it has a title. */
export function readReferences(element: Element, reading: Reading): Block[] {
  const hasTitle = childNamed(element, 'title') !== undefined;
  return hasTitle ? readClause(element, reading) : reading.blocks(element.childNodes, reading);
}
