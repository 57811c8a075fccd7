import type { Figure, Inline, Table } from '../content.ts';
import { pictureName } from '../picture.ts';
import { plainInline } from '../text/plain.ts';
import { escapeHtml, tag } from './escape.ts';
import { gridToHtml } from './grid.ts';
import { type HtmlContext, inlineToHtml } from './inline.ts';
import { cellToHtml, labelledToHtml, spaced, span } from './pieces.ts';

/** A table with its caption above and its notes below. */
export function tableToHtml(table: Table, context: HtmlContext): string {
  const captionId = table.id ? `${table.id}-caption` : undefined;
  const caption = captionToHtml(table, context, captionId);
  const name = { 'aria-labelledby': caption ? captionId : undefined };
  const grids = table.grids.map((grid) => {
    const html = gridToHtml(grid, name['aria-labelledby'], (content) => cellToHtml(content, context));
    // Wide tables scroll within their figure, by keyboard too.
    return tag('div', { class: 'table-scroll', tabindex: 0, role: 'group', ...name }, html);
  });
  const notes = table.notes.map((note) =>
    tag('div', { class: 'table-note', id: note.id }, labelledToHtml(note, context)),
  );
  const foot = context.blocks(table.content) + notes.join('');
  return tag(
    'figure',
    { class: 'table', id: table.id },
    caption +
      grids.join('') +
      graphicsToHtml(table, context) +
      (foot ? tag('div', { class: 'table-notes' }, foot) : ''),
  );
}

/** A figure with its parts, caption and key. */
export function figureToHtml(figure: Figure, context: HtmlContext): string {
  const parts = figure.parts.map((part) => figureToHtml(part, context)).join('');
  return tag(
    'figure',
    { class: 'figure', id: figure.id },
    graphicsToHtml(figure, context) +
      (parts ? tag('div', { class: 'figure-parts' }, parts) : '') +
      captionToHtml(figure, context) +
      (figure.content.length > 0 ? tag('div', { class: 'figure-key' }, context.blocks(figure.content)) : ''),
  );
}

type Captioned = { id?: string; label: string; title: Inline[] };

function captionToHtml(block: Captioned, context: HtmlContext, id?: string): string {
  const label = span('label', escapeHtml(block.label));
  const words = spaced(label, span('caption', inlineToHtml(block.title, context)));
  return words ? tag('figcaption', { id }, words) : '';
}

function graphicsToHtml({ graphics, label, title }: Table | Figure, context: HtmlContext): string {
  const caption = [label, plainInline(title).replace(/\s+/g, ' ').trim()];
  return graphics
    .map((graphic) => {
      const picture = context.picture(graphic);
      if (picture) return tag('div', { class: 'graphic' }, picture);
      // Where a picture has no words of its own it goes by its caption, which is shown already.
      const alt = caption.includes(graphic.alt) ? '' : graphic.alt;
      const words = [alt, context.words.missingPicture(pictureName(graphic.href))];
      const lines = words.filter(Boolean).map((line) => tag('span', {}, escapeHtml(line)));
      return tag('div', { class: 'graphic missing' }, lines.join(' '));
    })
    .join('');
}
