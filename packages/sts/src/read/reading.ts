import type { Element, Node } from 'slimdom';
import type { Block, Clause, Footnote, Inline } from '../content.ts';
import type { LossCounter } from '../losses.ts';
import type { Words } from '../words.ts';
import type { Ids } from './ids.ts';

/** What every reader of a part needs to know of the whole, and the two readers all others lean on. */
export type Reading = {
  ids: Ids;
  words: Words;
  language: string;
  direction: 'ltr' | 'rtl';
  /** Where in the document we are. */
  part: Clause['part'];
  level: number;
  /** How many lists, notes, tables and styles stand around. */
  depth: number;
  footnotes: FootnoteList;
  losses: LossCounter;
  /** Text within one line. */
  inline(nodes: Node[], reading: Reading): Inline[];
  /** Paragraphs, lists, tables … of a run of nodes. */
  blocks(nodes: Node[], reading: Reading): Block[];
};

/**
 * Lists, notes, tables and styles within each other beyond this are read as what they hold. No publisher goes half
 * as far, and typesetters break down not much further on.
 */
export const MAX_DEPTH = 12;

/** The footnotes met so far, in the order of their first mark. */
export type FootnoteList = {
  notes: Footnote[];
  cite(element: Element, mark: string, read: () => Block[]): { note: Footnote; occurrence: number };
};

/** An empty list of footnotes; `nameOf` gives each its id. */
export function footnoteList(nameOf: (element: Element) => string): FootnoteList {
  const cited = new Map<Element, { note: Footnote; occurrences: number }>();
  const notes: Footnote[] = [];
  return {
    notes,
    cite(element, mark, read) {
      const known = cited.get(element);
      if (known) return { note: known.note, occurrence: ++known.occurrences };
      const note: Footnote = { id: nameOf(element), mark: mark || String(notes.length + 1), content: [] };
      notes.push(note);
      // Listed before it is read: a footnote may refer to itself.
      cited.set(element, { note, occurrences: 1 });
      note.content = read();
      return { note, occurrence: 1 };
    },
  };
}

/** The id of an element as a part of what is read of it: nothing when the source gave none. */
export function idOf(element: Element, reading: Reading): { id?: string } {
  const id = reading.ids.of(element);
  return id ? { id } : {};
}
