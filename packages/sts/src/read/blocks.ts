import type { Element, Node } from 'slimdom';
import type { Block, Note, Paragraph } from '../content.ts';
import { plainInline } from '../text/plain.ts';
import { readAnnex, readClause, readReferences, readTermSection } from './clauses.ts';
import { charactersOf, childNamed, childrenNamed, isElement, textOf, without } from './dom.ts';
import { isSkipped, noteUnknown } from './elements.ts';
import { readFigure, readTable } from './floats.ts';
import { formulasInSentences } from './formulas.ts';
import { takeWrittenLabel } from './labels.ts';
import { readDefinitions, readItem, readList } from './lists.ts';
import { idOf, MAX_DEPTH, type Reading } from './reading.ts';
import { blocksIn, wordsIn } from './tongue.ts';

type Reader = (element: Element, reading: Reading) => Block[];

const READERS = new Map<string, Reader>(
  Object.entries({
    sec: readClause,
    app: readAnnex,
    'term-sec': readTermSection,
    p: readParagraph,
    list: readList,
    'def-list': readDefinitions,
    'disp-formula': readFormula,
    'table-wrap': (element, reading) => [readTable(element, reading)],
    table: (element, reading) => [readTable(element, reading)],
    fig: (element, reading) => [readFigure(element, reading)],
    'fig-group': (element, reading) => [readFigure(element, reading)],
    'non-normative-note': noteOf('note'),
    'normative-note': noteOf('note'),
    note: noteOf('note'),
    'non-normative-example': noteOf('example'),
    'normative-example': noteOf('example'),
    'editing-instruction': noteOf('warning'),
    'disp-quote': boxOf('quote'),
    'boxed-text': boxOf('box'),
    preformat: readCode,
    'ref-list': readReferences,
    ref: (element, reading) => [{ kind: 'references', items: [readItem(element, reading)] }],
    'fn-group': readFootnoteGroup,
  }),
);

/** The blocks of a run of nodes. Words that stand bare among them become paragraphs: nothing is dropped. */
export function readBlocks(nodes: Node[], reading: Reading): Block[] {
  const blocks: Block[] = [];
  const inSentences = formulasInSentences(nodes, holdsBlocks);
  let bare: Node[] = [];
  const flush = () => {
    const content = reading.inline(bare, reading);
    if (content.length > 0) blocks.push({ kind: 'paragraph', content });
    bare = [];
  };
  for (const node of nodes) {
    if (isElement(node) && isSkipped(node)) continue;
    if (!isElement(node) || inSentences.has(node) || !holdsBlocks(node)) {
      if (isElement(node) || charactersOf(node) !== undefined) bare.push(node);
      continue;
    }
    flush();
    blocks.push(...readBlock(node, reading));
  }
  flush();
  return joinAdjacent(blocks);
}

const FLAT = new Set(['sec', 'app', 'term-sec', 'p', 'ref-list', 'fn-group']);

function readBlock(element: Element, around: Reading): Block[] {
  noteUnknown(element, around.losses);
  return blocksIn(element, around, (reading) => readKnown(element, reading));
}

function readKnown(element: Element, reading: Reading): Block[] {
  const reader = READERS.get(element.localName);
  if (reader && FLAT.has(element.localName)) return reader(element, reading);
  if (!reader || reading.depth >= MAX_DEPTH) return readBlocks(element.childNodes, reading);
  return reader(element, { ...reading, depth: reading.depth + (WEIGHTS.get(element.localName) ?? 1) });
}

// Every table around another multiplies the work of setting it: two levels are read as tables, no more.
const WEIGHTS = new Map<string, number>(Object.entries({ table: 6, 'table-wrap': 6 }));

function holdsBlocks(element: Element): boolean {
  if (READERS.has(element.localName)) return true;
  // A formula or footnote is a line's own affair, whatever stands inside it.
  if (['fn', 'alternatives', 'math', 'std'].includes(element.localName)) return false;
  return element.children.some(holdsBlocks);
}

/** Entries in a row become one list; the word "where" before a formula's key becomes part of it. */
function joinAdjacent(blocks: Block[]): Block[] {
  const joined: Block[] = [];
  for (const block of blocks) {
    const before = joined.at(-1);
    if (block.kind === 'terms' && before?.kind === 'terms' && isSameTongue(block, before)) {
      before.entries.push(...block.entries);
    } else if (block.kind === 'references' && before?.kind === 'references' && isSameTongue(block, before)) {
      before.items.push(...block.items);
    } else if (block.kind === 'definitions' && block.where && isLeadWord(before)) {
      joined.splice(-1, 1, { ...block, title: before.content });
    } else {
      joined.push(block);
    }
  }
  return joined;
}

function isSameTongue({ tongue: one }: Block, { tongue: other }: Block): boolean {
  return one?.language === other?.language;
}

function isLeadWord(block: Block | undefined): block is Paragraph {
  return block?.kind === 'paragraph' && block.number === undefined && plainInline(block.content).length <= 20;
}

function readParagraph(element: Element, reading: Reading): Block[] {
  const [first, ...rest] = readBlocks(element.childNodes, reading);
  const id = reading.ids.of(element);
  if (!first) return [];
  return first.kind === 'paragraph' && id ? [{ ...first, id }, ...rest] : [first, ...rest];
}

function readFormula(element: Element, reading: Reading): Block[] {
  return [
    {
      kind: 'formula',
      ...idOf(element, reading),
      number: textOf(childNamed(element, 'label')),
      content: reading.inline(without(element, 'label'), reading),
    },
  ];
}

function noteOf(flavour: Note['flavour']): Reader {
  return (element, reading) => {
    const item = readItem(element, reading);
    const written = takeWrittenLabel(item.content);
    const isSame = (label: string): boolean => label.toLowerCase() === written.label.toLowerCase();
    // What is written in the text as well is shown once.
    if (written.label === '' || (item.label !== '' && !isSame(item.label)))
      return [{ kind: 'note', flavour, ...item }];
    return [{ kind: 'note', flavour, ...item, label: item.label || written.label, content: written.content }];
  };
}

function boxOf(look: 'quote' | 'box'): Reader {
  return (element, reading) => {
    const caption = childNamed(element, 'title') ?? childNamed(childNamed(element, 'caption'), 'title');
    const own = [
      caption,
      caption?.parentElement?.localName === 'caption' ? caption.parentElement : undefined,
    ];
    const rest = element.childNodes.filter((node) => !own.some((part) => part === node));
    const title = wordsIn(caption, reading);
    return [{ kind: 'box', look, ...idOf(element, reading), title, content: reading.blocks(rest, reading) }];
  };
}

function readCode(element: Element, reading: Reading): Block[] {
  return [{ kind: 'code', ...idOf(element, reading), text: element.textContent ?? '' }];
}

// Footnotes stand where they are called; those no one calls are listed all the same.
function readFootnoteGroup(element: Element, reading: Reading): Block[] {
  for (const note of childrenNamed(element, 'fn')) reading.inline([note], reading);
  return reading.blocks(without(element, 'fn'), reading);
}
