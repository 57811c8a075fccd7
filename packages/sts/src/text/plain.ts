import type { StsDocument } from '../document.ts';
import type { Block, Graphic, Inline, Item, MathNode } from '../content.ts';

/** The words of a line, without footnote marks. */
export function plainInline(content: Inline[]): string {
  return content.map(plainOf).join('');
}

/** The words of some blocks, one line for each paragraph, cell or caption. */
export function plainBlocks(blocks: Block[]): string {
  return linesOf(blocks)
    .filter((line) => line !== '')
    .join('\n');
}

/** Words, and the clause or term that they are in alone; null for what is in none. */
type PlacedText = { clause: { id: string; number: string; title: string } | null; text: string };

/** The words of a document in reading order, clause by clause, its footnotes last: what a search engine is given. */
export function placedTexts({ content }: StsDocument): PlacedText[] {
  const notes = content.footnotes.map((note) => `${note.mark} ${plainBlocks(note.content)}`);
  const texts = [...textsOf(content.blocks, null), { clause: null, text: notes.join('\n') }];
  return texts.filter(({ text }) => text !== '');
}

/** The words of a document in reading order, its footnotes last. */
export function plainText(document: StsDocument): string {
  return placedTexts(document)
    .map(({ text }) => text)
    .join('\n');
}

function textsOf(blocks: Block[], clause: PlacedText['clause'], heading: string[] = []): PlacedText[] {
  const texts: PlacedText[] = [];
  let lines = heading;
  const end = (): void => {
    texts.push({ clause, text: lines.filter((line) => line !== '').join('\n') });
    lines = [];
  };
  for (const block of blocks) {
    if (block.kind === 'clause') {
      end();
      const { id, number, title } = block;
      texts.push(...textsOf(block.content, { id, number, title: plainInline(title) }, headingLines(block)));
    } else if (block.kind === 'terms') {
      end();
      for (const { id, number, terms, content } of block.entries) {
        const title = terms.map((term) => plainInline(term.content)).join(', ');
        texts.push(...textsOf(content, { id, number, title }, [joined(number, title)]));
      }
    } else lines.push(...linesOf([block]));
  }
  end();
  return texts;
}

/** A formula on one line: "s(t)=s0+a·tb". */
function plainMath(node: MathNode): string {
  const parts = node.children.map(plainMath);
  if (node.element === 'mfrac') return parts.join('/');
  return node.text + parts.join('');
}

/** A formula as it might be read out or typed, its structure in signs: "s_(lim) = a · t^b". */
export function linearMath(node: MathNode): string {
  const [base = '', second = '', third = ''] = node.children.map(linearMath);
  switch (node.element) {
    case 'mo':
      return /^[()[\]{}|,;!]?$/u.test(node.text) ? node.text : ` ${node.text} `;
    case 'mfrac':
      return `${grouped(base)}/${grouped(second)}`;
    case 'msqrt':
      return `√(${node.children.map(linearMath).join('')})`;
    case 'mroot':
      return `root ${second} of (${base})`;
    case 'msub':
    case 'munder':
      return `${base}_${grouped(second)}`;
    case 'msup':
    case 'mover':
      return `${base}^${grouped(second)}`;
    case 'msubsup':
    case 'munderover':
      return `${base}_${grouped(second)}^${grouped(third)} `;
    default:
      return node.text + node.children.map(linearMath).join('');
  }
}

function grouped(part: string): string {
  const trimmed = part.trim();
  return [...trimmed].length > 1 ? `(${trimmed})` : trimmed;
}

function plainOf(inline: Inline): string {
  switch (inline.kind) {
    case 'text':
      return inline.text;
    case 'math':
      return plainMath(inline.math);
    case 'graphic':
      return inline.graphic.alt;
    case 'break':
      return ' ';
    case 'anchor':
    case 'footnote':
    case 'mark':
      return '';
    case 'ltr':
    case 'tongue':
    case 'styled':
    case 'xref':
    case 'external':
    case 'standard':
      return plainInline(inline.content);
  }
}

/** The lines of some blocks; clauses within them included. */
export function linesOf(blocks: Block[]): string[] {
  return blocks.flatMap(linesOfBlock);
}

function linesOfBlock(block: Block): string[] {
  switch (block.kind) {
    case 'clause':
      return [...headingLines(block), ...linesOf(block.content)];
    case 'paragraph':
      return [joined(block.number, plainInline(block.content))];
    case 'list':
    case 'references':
      return block.items.flatMap(itemLines);
    case 'definitions':
      return [
        plainInline(block.title),
        ...block.items.flatMap((item) => [plainInline(item.term), ...linesOf(item.definition)]),
      ];
    case 'terms':
      return block.entries.flatMap((entry) => [
        joined(entry.number, entry.terms.map((term) => plainInline(term.content)).join(', ')),
        ...linesOf(entry.content),
      ]);
    case 'table':
      return [
        joined(block.label, plainInline(block.title)),
        ...block.grids
          .flatMap((grid) => [...grid.head, ...grid.body])
          .map((row) => row.cells.map((cell) => linesOf(cell.content).join(' ')).join(' ')),
        ...alternatives(block.graphics),
        ...linesOf(block.content),
        ...block.notes.flatMap(itemLines),
      ];
    case 'figure':
      return [
        joined(block.label, plainInline(block.title)),
        ...alternatives(block.graphics),
        ...linesOf(block.parts),
        ...linesOf(block.content),
      ];
    case 'formula':
      return [joined(plainInline(block.content), block.number)];
    case 'note':
      return itemLines(block);
    case 'box':
      return [plainInline(block.title), ...linesOf(block.content)];
    case 'code':
      return [block.text];
  }
}

function headingLines(clause: { number: string; annexType: string; title: Inline[] }): string[] {
  // The number of a clause without a title is at its first paragraph.
  if (clause.title.length === 0 && !clause.annexType) return [];
  return [joined(clause.number, clause.annexType, plainInline(clause.title))];
}

function itemLines(item: Pick<Item, 'label' | 'content'>): string[] {
  const [first = '', ...rest] = linesOf(item.content);
  return [joined(item.label, first), ...rest];
}

function alternatives(graphics: Graphic[]): string[] {
  return graphics.map((graphic) => graphic.alt);
}

function joined(...parts: (string | undefined)[]): string {
  return parts.filter(Boolean).join(' ');
}
