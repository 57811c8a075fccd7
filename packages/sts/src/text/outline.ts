import type { Block, Clause } from '../content.ts';
import type { StsDocument } from '../document.ts';
import { plainInline } from './plain.ts';

/** An entry of the outline next to the text. */
export type OutlineEntry = { id: string; number: string; title: string; level: number };

/** The titled clauses of a document in reading order; "Annex A2" is numbered A2. */
export function outline(document: StsDocument): OutlineEntry[] {
  return entriesOf(document.content.blocks);
}

function entriesOf(blocks: Block[]): OutlineEntry[] {
  return blocks.flatMap((block) => {
    if (block.kind !== 'clause') return [];
    const below = entriesOf(block.content);
    return block.title.length > 0 ? [entryOf(block), ...below] : below;
  });
}

function entryOf({ id, number, title, level }: Clause): OutlineEntry {
  return { id, number: number.split(/\s/).at(-1) ?? '', title: plainInline(title), level };
}
