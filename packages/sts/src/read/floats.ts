import type { Element, Node } from 'slimdom';
import type { Block, Figure, Graphic, Inline, Item, Table } from '../content.ts';
import { childNamed, childrenNamed, isElement, textOf } from './dom.ts';
import { readGrids } from './grid.ts';
import { bestAlternative, readGraphic } from './inline.ts';
import type { Reading } from './reading.ts';
import { wordsIn } from './tongue.ts';

/** A table with caption, grids and notes. */
export function readTable(element: Element, reading: Reading): Table {
  const caption = readCaption(element, reading);
  const forms = element.localName === 'table' ? [element] : element.children.map(bestForm);
  const foot = childrenNamed(element, 'table-wrap-foot');
  const notes = foot.flatMap((part) => childrenNamed(part, 'fn-group').concat(part)).flatMap(fnsOf);
  const rest = [
    ...element.childNodes.filter((node) => !isTablePart(node)),
    ...foot.flatMap((part) => part.childNodes.filter((node) => !isNote(node))),
  ];
  return {
    kind: 'table',
    ...caption.parts,
    grids: forms.filter((form) => form.localName === 'table').flatMap((table) => readGrids(table, reading)),
    graphics: readGraphics(forms, caption.alt),
    notes: notes.map((note) => readNote(note, reading)),
    content: [...caption.content, ...(element.localName === 'table' ? [] : reading.blocks(rest, reading))],
  };
}

/** A figure with its drawings, sub-figures and key. */
export function readFigure(element: Element, reading: Reading): Figure {
  const caption = readCaption(element, reading);
  const own = ['label', 'caption', 'graphic', 'alternatives', 'fig', 'alt-text', 'long-desc'];
  const rest = element.childNodes.filter((node) => !isElement(node) || !own.includes(node.localName));
  return {
    kind: 'figure',
    ...caption.parts,
    graphics: readGraphics(
      element.children.map(bestForm),
      textOf(childNamed(element, 'alt-text')) || caption.alt,
    ),
    parts: childrenNamed(element, 'fig').map((part) => readFigure(part, reading)),
    content: [...caption.content, ...reading.blocks(rest, reading)],
  };
}

type Caption = { parts: { id?: string; label: string; title: Inline[] }; content: Block[]; alt: string };

function readCaption(element: Element, reading: Reading): Caption {
  const caption = childNamed(element, 'caption');
  const title = childNamed(caption, 'title') ?? childNamed(element, 'title');
  const id = reading.ids.of(element);
  const label = textOf(childNamed(element, 'label'));
  return {
    parts: {
      ...(id ? { id } : {}),
      label,
      title: wordsIn(title, reading),
    },
    content: reading.blocks(caption?.childNodes.filter((node) => node !== title) ?? [], reading),
    alt: textOf(title) || label,
  };
}

function bestForm(element: Element): Element {
  return element.localName === 'alternatives' ? bestAlternative(element) : element;
}

function readGraphics(elements: Element[], alt: string): Graphic[] {
  return elements.filter(({ localName }) => localName === 'graphic').map((form) => readGraphic(form, alt));
}

const TABLE_PARTS = ['label', 'caption', 'title', 'table', 'alternatives', 'graphic', 'table-wrap-foot'];

function isTablePart(node: Node): boolean {
  return isElement(node) && TABLE_PARTS.includes(node.localName);
}

function isNote(node: Node): boolean {
  return isElement(node) && (node.localName === 'fn' || node.localName === 'fn-group');
}

function fnsOf(element: Element): Element[] {
  return childrenNamed(element, 'fn');
}

function readNote(element: Element, reading: Reading): Item {
  const label = childNamed(element, 'label');
  const body = element.childNodes.filter((node) => node !== label);
  return { id: reading.ids.need(element), label: textOf(label), content: reading.blocks(body, reading) };
}
