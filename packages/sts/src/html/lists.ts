import type { Definitions, Item, List, Terms } from '../content.ts';
import { escapeHtml, tag } from './escape.ts';
import { type HtmlContext, inlineToHtml } from './inline.ts';
import { cellToHtml, itemToHtml, referenceToHtml, spaced, span } from './pieces.ts';

const ORDERED = {
  decimal: '1',
  'lower-alpha': 'a',
  'upper-alpha': 'A',
  'lower-roman': 'i',
  'upper-roman': 'I',
};

/** A list, with the labels of the source or the marks of the browser. */
export function listToHtml(list: List, context: HtmlContext): string {
  const items = list.items.map((item) => itemToHtml(item, context)).join('');
  const { id, marker } = list;
  if (marker === 'labels') return tag('ol', { class: 'labelled', id }, items);
  if (marker === 'bullet') return tag('ul', { class: 'bullets', id }, items);
  if (marker === 'none') return tag('ul', { class: 'plain', id }, items);
  return tag('ol', { type: ORDERED[marker], id }, items);
}

/** A bibliography. */
export function referencesToHtml(items: Item[], context: HtmlContext): string {
  return tag('ul', { class: 'references' }, items.map((item) => referenceToHtml(item, context)).join(''));
}

/** Symbols and their meanings; a formula's key with its lead word. */
export function definitionsToHtml(list: Definitions, context: HtmlContext): string {
  const items = list.items.map((item) => {
    const definition = cellToHtml(item.definition, context);
    return tag(
      'div',
      { id: item.id },
      tag('dt', {}, inlineToHtml(item.term, context)) + tag('dd', {}, definition),
    );
  });
  const dl = tag('dl', { class: 'definitions', id: list.id }, items.join(''));
  const title = inlineToHtml(list.title, context);
  if (!list.where) return (title ? tag('p', {}, title) : '') + dl;
  return tag('div', { class: 'where' }, (title ? tag('p', { class: 'where-word' }, title) : '') + dl);
}

/** The entries of a terminology clause. */
export function termsToHtml(terms: Terms, context: HtmlContext): string {
  const entries = terms.entries.map((entry) => {
    const number = span('clause-number', escapeHtml(entry.number));
    const names = entry.terms.map(({ status, content }, index) => {
      const className = status === 'preferred' ? 'term' : `term ${status}`;
      const name = tag('dfn', { class: className }, inlineToHtml(content, context));
      return tag('dt', {}, index === 0 ? spaced(number, name) : name);
    });
    const heads = names.length > 0 ? names.join('') : tag('dt', {}, number);
    return tag(
      'div',
      { class: 'term-entry', id: entry.id },
      heads + tag('dd', {}, context.blocks(entry.content)),
    );
  });
  return tag('dl', { class: 'terms' }, entries.join('\n'));
}
