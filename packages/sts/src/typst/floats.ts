import type { Block, Figure, Graphic, Inline, Table } from '../content.ts';
import { pictureName } from '../picture.ts';
import { flat, inlineToTypst, type TypstContext } from './inline.ts';
import { call, labelled, quote, sequence } from './quote.ts';
import { gridToTypst } from './table.ts';

/** A table with its caption above and its notes below. */
export function tableToTypst(table: Table, context: TypstContext): string {
  const grids = table.grids.map((grid) => gridToTypst(grid, (cell) => flat(cell.content, context)));
  const notes = table.notes.map((note) =>
    call('table-note', quote(note.id ?? ''), quote(note.label), flat(note.content, context)),
  );
  const foot = small(table.content, context);
  const drawings = table.graphics.map((graphic) => drawing(graphic, context));
  const body = sequence([...grids, ...drawings, ...foot, ...notes]);
  return labelled(call('table-figure', caption(table, context), body), table.id);
}

/** A figure with its parts, caption and key. */
export function figureToTypst(figure: Figure, context: TypstContext): string {
  const drawings = figure.graphics.map((graphic) => drawing(graphic, context));
  const parts = figure.parts.map((part) => figureToTypst(part, context));
  const key = small(figure.content, context);
  const body = sequence([...drawings, ...parts]);
  const words = figure.graphics.map(({ alt }) => alt).join(' ') || figure.label || '–';
  const isDrawn = figure.graphics.some((graphic) => context.drawing(graphic));
  const alt = isDrawn ? 'none' : quote(words);
  return labelled(call('drawn-figure', caption(figure, context), body, sequence(key), alt), figure.id);
}

function caption(block: { label: string; title: Inline[] }, context: TypstContext): string {
  if (!block.label && block.title.length === 0) return 'none';
  return call('caption', quote(block.label), inlineToTypst(block.title, context));
}

function small(blocks: Block[], context: TypstContext): string[] {
  return blocks.map((block) => call('small', context.blocks([block])));
}

function drawing(graphic: Graphic, context: TypstContext): string {
  const found = context.drawing(graphic);
  if (!found) {
    const words = [graphic.alt, pictureName(graphic.href)].filter(Boolean).join(' – ');
    return call('missing-drawing', quote(words || '–'));
  }
  return call('drawing', quote(found.path), String(found.width), quote(graphic.alt || '–'));
}
