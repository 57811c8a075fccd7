import type { Block, Box, Clause, Formula, Inline, Note, Paragraph } from '../content.ts';
import { plainBlocks } from '../text/plain.ts';
import { figureToTypst, tableToTypst } from './floats.ts';
import { anchor, equation, inlineToTypst, inTongue, type TypstContext } from './inline.ts';
import { definitionsToTypst, listToTypst, referencesToTypst, termsToTypst } from './lists.ts';
import { call, labelled, quote, sequence } from './quote.ts';

/** Blocks as one Typst value. */
export function blocksToTypst(blocks: Block[], context: TypstContext): string {
  return sequence(blocks.map((block) => blockToTypst(block, context)));
}

function blockToTypst(block: Block, context: TypstContext): string {
  const code = ownTypst(block, context);
  return block.tongue ? inTongue(block.tongue, code) : code;
}

function ownTypst(block: Block, context: TypstContext): string {
  switch (block.kind) {
    case 'clause':
      return clauseToTypst(block, context);
    case 'paragraph':
      return paragraphToTypst(block, context);
    case 'list':
      return listToTypst(block, context);
    case 'definitions':
      return definitionsToTypst(block, context);
    case 'terms':
      return termsToTypst(block, context);
    case 'table':
      return tableToTypst(block, context);
    case 'figure':
      return figureToTypst(block, context);
    case 'formula':
      return formulaToTypst(block, context);
    case 'note':
      return noteToTypst(block, context);
    case 'box':
      return boxToTypst(block, context);
    case 'code':
      return sequence([...anchor(block.id), `listing(${quote(block.text)})`]);
    case 'references':
      return referencesToTypst(block.items, context);
  }
}

function clauseToTypst(clause: Clause, context: TypstContext): string {
  const content = clause.content.map((block) => `\n${blockToTypst(block, context)}`);
  if (clause.title.length === 0 && !clause.annexType) return sequence([...anchor(clause.id), ...content]);
  // Footnotes would come out twice, here and in the contents: marks stay, notes follow the heading.
  const { title, notes } = withoutFootnotes(clause.title);
  const isAnnex = clause.part === 'annex' && clause.level === 1 && clause.number !== '';
  const words = inlineToTypst(title, context);
  const heading = isAnnex
    ? call('annex-heading', quote(clause.number), quote(clause.annexType), words)
    : call('clause-heading', String(Math.min(clause.level, 6)), quote(clause.number), words);
  return sequence([
    labelled(heading, clause.id),
    ...notes.map((note) => call('par', inlineToTypst([note], context))),
    ...content,
  ]);
}

function withoutFootnotes(title: Inline[]): { title: Inline[]; notes: Inline[] } {
  return {
    title: title.filter(({ kind }) => kind !== 'footnote' && kind !== 'anchor'),
    notes: title.filter(({ kind }) => kind === 'footnote'),
  };
}

function paragraphToTypst(block: Paragraph, context: TypstContext): string {
  const number = block.number ? [`hanging(${quote(block.number)})`] : [];
  return call('par', sequence([...anchor(block.id), ...number, inlineToTypst(block.content, context)]));
}

function formulaToTypst(formula: Formula, context: TypstContext): string {
  const pieces = formula.content.map((inline) =>
    inline.kind === 'math' ? equation(inline, true) : inlineToTypst([inline], context),
  );
  return call('numbered-formula', quote(formula.id ?? ''), quote(formula.number), sequence(pieces));
}

function noteToTypst(note: Note, context: TypstContext): string {
  const [first, ...rest] = note.content;
  const lead = first?.kind === 'paragraph' && !first.number ? first : undefined;
  const line = lead ? sequence([...anchor(lead.id), inlineToTypst(lead.content, context)]) : 'none';
  const others = context.blocks(lead ? rest : note.content);
  // Kept on one page, unless it would hardly fit on one.
  const keep = `keep: ${plainBlocks(note.content).length < 1_500}`;
  return sequence([...anchor(note.id), call('note', quote(note.label), line, others, keep)]);
}

function boxToTypst(box: Box, context: TypstContext): string {
  const title = inlineToTypst(box.title, context);
  const code = call(`${box.look}-box`, title, context.blocks(box.content));
  return sequence([...anchor(box.id), code]);
}
