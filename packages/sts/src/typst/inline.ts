import type { Block, Footnote, Graphic, Inline, Style, Tongue } from '../content.ts';
import { linearMath } from '../text/plain.ts';
import { mathToTypst } from './math.ts';
import { call, quote, sequence } from './quote.ts';

/** What the writers of Typst need besides the content. */
export type TypstContext = {
  /** The path of a drawing among the files, and how wide it was drawn; undefined when there is none. */
  drawing(graphic: Graphic): { path: string; width: number } | undefined;
  footnote(note: Footnote): string;
  /** Writes the blocks within a part. */
  blocks(content: Block[]): string;
};

const FUNCTIONS: Record<Style, string> = {
  bold: 'strong',
  italic: 'emph',
  sub: 'sub',
  sup: 'super',
  strike: 'strike',
  underline: 'underline',
  'small-caps': 'smallcaps',
  monospace: 'mono',
  unit: 'unit',
};

/** A line of text as one Typst value. */
export function inlineToTypst(content: Inline[], context: TypstContext): string {
  return sequence(content.map((inline) => toTypst(inline, context)));
}

/** A formula with its words for screen readers. */
export function equation(math: Extract<Inline, { kind: 'math' }>, isBlock: boolean): string {
  const alt = quote(linearMath(math.math).replace(/\s+/g, ' ').trim() || '–');
  return `math.equation(block: ${isBlock}, alt: ${alt}, $ ${mathToTypst(math.math)} $.body)`;
}

/** A point that can be linked to. */
export function anchor(id: string | undefined): string[] {
  return id ? [`anchor(${quote(id)})`] : [];
}

/** A single paragraph as bare text, so that it sits on the line of its neighbor; anything else as blocks. */
export function flat(blocks: Block[], context: TypstContext): string {
  const [first, ...rest] = blocks;
  if (first?.kind === 'paragraph' && !first.number && rest.length === 0)
    return sequence([...anchor(first.id), inlineToTypst(first.content, context)]);
  return context.blocks(blocks);
}

function toTypst(inline: Inline, context: TypstContext): string {
  switch (inline.kind) {
    case 'text':
      return quote(inline.text);
    case 'ltr':
      return `isolated(${inlineToTypst(inline.content, context)})`;
    case 'tongue':
      return inTongue(inline, inlineToTypst(inline.content, context));
    case 'styled':
      return `${FUNCTIONS[inline.style]}(${inlineToTypst(inline.content, context)})`;
    case 'xref':
      return `link(label(${quote(inline.target)}), ${inlineToTypst(inline.content, context)})`;
    case 'external':
      return `link(${quote(inline.href)}, ${inlineToTypst(inline.content, context)})`;
    case 'standard':
      return inlineToTypst(inline.content, context);
    case 'math':
      return equation(inline, false);
    case 'footnote':
      return inline.occurrence === 1
        ? context.footnote(inline.note)
        : `footnote(label(${quote(inline.note.id)}))`;
    case 'mark':
      return `link(label(${quote(inline.target)}), super(${quote(inline.mark)}))`;
    case 'graphic':
      return inlineDrawing(inline.graphic, context);
    case 'anchor':
      return `anchor(${quote(inline.id)})`;
    case 'break':
      return 'linebreak()';
  }
}

/** Content in another language; Typst takes codes of two or three letters. */
export function inTongue({ language, direction }: Tongue, content: string): string {
  const code = /^[a-z]{2,3}(?=-|$)/.exec(language)?.[0];
  const settings = [...(code ? [`lang: ${quote(code)}`] : []), ...(direction ? [`dir: ${direction}`] : [])];
  return settings.length > 0 ? call('text', ...settings, content) : content;
}

function inlineDrawing(graphic: Graphic, context: TypstContext): string {
  const drawing = context.drawing(graphic);
  if (!drawing) return quote(graphic.alt);
  return `box(height: 1em, image(${quote(drawing.path)}, alt: ${quote(graphic.alt || '–')}))`;
}
