import type { Block, Box, Clause, Formula, Note, Paragraph } from '../content.ts';
import { escapeHtml, openTag, tag } from './escape.ts';
import { figureToHtml, tableToHtml } from './floats.ts';
import { type HtmlContext, inlineToHtml, tongueAttributes } from './inline.ts';
import { definitionsToHtml, listToHtml, referencesToHtml, termsToHtml } from './lists.ts';
import { mathToHtml } from './math.ts';
import { labelledToHtml, spaced, span } from './pieces.ts';

/** What a writer is given; the way back from parts to blocks is added here. */
export type HtmlSources = Omit<HtmlContext, 'blocks'>;

/** Blocks as HTML, one after the other. */
export function blocksToHtml(blocks: Block[], sources: HtmlSources): string {
  const context: HtmlContext = {
    ...sources,
    blocks: (content) => content.map((block) => blockToHtml(block, context)).join('\n'),
  };
  return context.blocks(blocks);
}

function blockToHtml(block: Block, context: HtmlContext): string {
  const html = ownHtml(block, context);
  if (!block.tongue) return html;
  // Each block is one element.
  const [name = ''] = /^<\w+/.exec(html) ?? [];
  return openTag(name.slice(1), tongueAttributes(block.tongue)).slice(0, -1) + html.slice(name.length);
}

function ownHtml(block: Block, context: HtmlContext): string {
  switch (block.kind) {
    case 'clause':
      return clauseToHtml(block, context);
    case 'paragraph':
      return paragraphToHtml(block, context);
    case 'list':
      return listToHtml(block, context);
    case 'definitions':
      return definitionsToHtml(block, context);
    case 'terms':
      return termsToHtml(block, context);
    case 'table':
      return tableToHtml(block, context);
    case 'figure':
      return figureToHtml(block, context);
    case 'formula':
      return formulaToHtml(block, context);
    case 'note':
      return noteToHtml(block, context);
    case 'box':
      return boxToHtml(block, context);
    case 'code':
      return tag('pre', { class: 'code', id: block.id }, escapeHtml(block.text));
    case 'references':
      return referencesToHtml(block.items, context);
  }
}

function clauseToHtml(clause: Clause, context: HtmlContext): string {
  const classes = clause.part === 'body' ? 'clause' : `clause ${clause.part}`;
  const heading =
    clause.title.length > 0 || clause.annexType
      ? tag(
          `h${Math.min(clause.level + 1, 6)}`,
          { class: 'clause-heading' },
          spaced(
            span('clause-number', escapeHtml(clause.number)),
            span('annex-type', escapeHtml(clause.annexType)),
            span('clause-title', inlineToHtml(clause.title, context)),
          ),
        )
      : '';
  const content = context.blocks(clause.content);
  return tag(
    'section',
    { class: classes, id: clause.id, 'data-level': clause.level },
    `${heading}\n${content}\n`,
  );
}

function paragraphToHtml(block: Paragraph, context: HtmlContext): string {
  const number = span('clause-number', escapeHtml(block.number ?? ''));
  const attributes = { class: block.number ? 'numbered' : undefined, id: block.id };
  return tag('p', attributes, spaced(number, inlineToHtml(block.content, context)));
}

function formulaToHtml(formula: Formula, context: HtmlContext): string {
  const body = formula.content.map((inline) =>
    inline.kind === 'math' ? mathToHtml(inline.math, 'block') : inlineToHtml([inline], context),
  );
  const number = span('formula-number', escapeHtml(formula.number));
  return tag('div', { class: 'formula', id: formula.id }, body.join('') + number);
}

function noteToHtml(note: Note, context: HtmlContext): string {
  return tag('aside', { class: note.flavour, id: note.id, role: 'note' }, labelledToHtml(note, context));
}

function boxToHtml(box: Box, context: HtmlContext): string {
  const title =
    box.title.length > 0 ? tag('p', { class: 'box-title' }, inlineToHtml(box.title, context)) : '';
  const content = title + context.blocks(box.content);
  return tag(box.look === 'quote' ? 'blockquote' : 'div', { class: box.look, id: box.id }, content);
}
