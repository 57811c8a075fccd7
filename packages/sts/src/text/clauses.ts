import type { Block, TermEntry } from '../content.ts';
import type { StsDocument } from '../document.ts';
import { linesOf, plainInline } from './plain.ts';

/** One clause on its own: its text without that of the clauses within it. */
export type ClauseText = { id: string; number: string; title: string; text: string };

/** Every clause of a document in reading order, numbered paragraphs and terms among them. */
export function clauses(document: StsDocument): ClauseText[] {
  return clausesOf(document.content.blocks);
}

function clausesOf(blocks: Block[]): ClauseText[] {
  return blocks.flatMap((block) => {
    if (block.kind === 'terms') return block.entries.map(termText);
    if (block.kind !== 'clause') return [];
    const own = block.content.filter(({ kind }) => kind !== 'clause' && kind !== 'terms');
    const { id, number, title } = block;
    // The number has a field of its own; it is at the first paragraph only to be seen.
    const text = textOf(own.map((part) => (part.kind === 'paragraph' ? { ...part, number: '' } : part)));
    return [{ id, number, title: plainInline(title), text }, ...clausesOf(block.content)];
  });
}

function termText(entry: TermEntry): ClauseText {
  const title = entry.terms.map((term) => plainInline(term.content)).join(', ');
  return { id: entry.id, number: entry.number, title, text: textOf(entry.content) };
}

function textOf(blocks: Block[]): string {
  return linesOf(blocks).filter(Boolean).join('\n');
}
