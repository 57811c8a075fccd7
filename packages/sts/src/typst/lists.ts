import type { Definitions, Item, List, Terms } from '../content.ts';
import { anchor, flat, inlineToTypst, type TypstContext } from './inline.ts';
import { array, call, quote, sequence } from './quote.ts';

const NUMBERINGS = {
  decimal: '1.',
  'lower-alpha': 'a)',
  'upper-alpha': 'A)',
  'lower-roman': 'i)',
  'upper-roman': 'I)',
};

/** A list, with the labels of the source or marks of our own. */
export function listToTypst(list: List, context: TypstContext): string {
  const contents = list.items.map((item) => itemContent(item, context));
  const start = anchor(list.id);
  if (list.marker === 'bullet') return sequence([...start, call('list', ...contents)]);
  if (list.marker === 'none') return sequence([...start, call('list', 'marker: none', ...contents)]);
  const numbering =
    list.marker === 'labels'
      ? `labels(${array(list.items.map((item) => quote(item.label)))})`
      : quote(NUMBERINGS[list.marker]);
  return sequence([...start, call('enum', `numbering: ${numbering}`, ...contents)]);
}

/** A bibliography. */
export function referencesToTypst(items: Item[], context: TypstContext): string {
  return call('references', ...items.map((item) => array([quote(item.label), itemContent(item, context)])));
}

function itemContent(item: Item, context: TypstContext): string {
  return sequence([...anchor(item.id), context.blocks(item.content)]);
}

/** Symbols and their meanings; a formula's key with its lead word. */
export function definitionsToTypst(list: Definitions, context: TypstContext): string {
  const pairs = list.items.map((item) =>
    array([
      sequence([...anchor(item.id), inlineToTypst(item.term, context)]),
      flat(item.definition, context),
    ]),
  );
  const title = inlineToTypst(list.title, context);
  return sequence([...anchor(list.id), call(list.where ? 'where' : 'definitions', title, ...pairs)]);
}

/** The entries of a terminology clause. */
export function termsToTypst(terms: Terms, context: TypstContext): string {
  return sequence(
    terms.entries.map((entry) =>
      call(
        '\nterm-entry',
        quote(entry.id),
        quote(entry.number),
        array(entry.terms.map((term) => call(term.status, inlineToTypst(term.content, context)))),
        context.blocks(entry.content),
      ),
    ),
  );
}
