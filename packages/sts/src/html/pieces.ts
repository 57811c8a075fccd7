import type { Block, Item } from '../content.ts';
import { escapeHtml, tag } from './escape.ts';
import { type HtmlContext, inlineToHtml, tongueAttributes } from './inline.ts';

/** A span of one class, or nothing around nothing. */
export function span(className: string, html: string): string {
  return html ? tag('span', { class: className }, html) : '';
}

/** What there is of some parts, a space between. */
export function spaced(...parts: string[]): string {
  return parts.filter(Boolean).join(' ');
}

/** A list item: its label, if the source gave one, and its blocks. */
export function itemToHtml(item: Item, context: HtmlContext, after = ''): string {
  return labelledItem(item, cellToHtml(item.content, context) + after);
}

/** An entry of a bibliography, which keeps its own order of words in a text of the other direction. */
export function referenceToHtml(item: Item, context: HtmlContext): string {
  const line = onlyLine(item.content, context);
  return labelledItem(item, line === undefined ? context.blocks(item.content) : tag('bdi', {}, line));
}

function labelledItem({ id, label }: Item, html: string): string {
  return tag('li', { id }, spaced(span('label', escapeHtml(label)), tag('div', { class: 'item' }, html)));
}

/** A single plain paragraph as bare text, anything else as blocks. */
export function cellToHtml(content: Block[], context: HtmlContext): string {
  return onlyLine(content, context) ?? context.blocks(content);
}

/** What a single plain paragraph says, or undefined when there is more to set than a line. */
function onlyLine(blocks: Block[], context: HtmlContext): string | undefined {
  const [first, ...rest] = blocks;
  if (!first) return '';
  if (rest.length > 0 || first.kind !== 'paragraph' || first.number) return undefined;
  const line = inlineToHtml(first.content, context);
  return first.id || first.tongue
    ? tag('span', { id: first.id, ...tongueAttributes(first.tongue) }, line)
    : line;
}

/** Blocks with a label at the head of the first paragraph: "Note 6 …". */
export function labelledToHtml(item: Item, context: HtmlContext, className?: string): string {
  const [first, ...rest] = item.content;
  const label = span('label', escapeHtml(item.label));
  const lead = first?.kind === 'paragraph' ? first : undefined;
  const line = spaced(label, lead ? inlineToHtml(lead.content, context) : '');
  const others = lead ? rest : item.content;
  const opening = line
    ? tag('p', { class: className, id: lead?.id, ...tongueAttributes(lead?.tongue) }, line)
    : '';
  return opening + context.blocks(others);
}
