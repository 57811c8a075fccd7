import type { Block, Footnote, Graphic, Inline, Style, Tongue } from '../content.ts';
import { pictureName } from '../picture.ts';
import type { Words } from '../words.ts';
import { plainInline } from '../text/plain.ts';
import { escapeHtml, tag } from './escape.ts';
import { mathToHtml } from './math.ts';

/** What the writers of HTML need besides the content. */
export type HtmlContext = {
  words: Words;
  /** A picture as safe inline SVG or an image; undefined where it cannot be shown. */
  picture(graphic: Graphic): string | undefined;
  /** Writes the blocks within a part. */
  blocks(content: Block[]): string;
};

/** What a line needs of it. */
export type InlineContext = Pick<HtmlContext, 'picture'>;

const TAGS: Record<Style, [name: string, className?: string]> = {
  bold: ['b'],
  italic: ['i'],
  sub: ['sub'],
  sup: ['sup'],
  strike: ['s'],
  monospace: ['code'],
  'small-caps': ['span', 'small-caps'],
  underline: ['span', 'underline'],
  unit: ['span', 'unit'],
};

/** A line of text as HTML. */
export function inlineToHtml(content: Inline[], context: InlineContext): string {
  return content.map((inline) => toHtml(inline, context)).join('');
}

function toHtml(inline: Inline, context: InlineContext): string {
  switch (inline.kind) {
    case 'text':
      return escapeHtml(inline.text);
    case 'ltr':
      return ltr(inlineToHtml(inline.content, context));
    case 'tongue':
      return tag('span', tongueAttributes(inline), inlineToHtml(inline.content, context));
    case 'styled': {
      const [name, className] = TAGS[inline.style];
      return tag(name, { class: className }, inlineToHtml(inline.content, context));
    }
    case 'xref':
      return tag('a', { class: 'xref', href: `#${inline.target}` }, inlineToHtml(inline.content, context));
    case 'external':
      return tag('a', outward(inline.href), inlineToHtml(inline.content, context));
    case 'standard':
      return standardToHtml(inline, context);
    case 'math':
      return mathToHtml(inline.math, 'inline');
    case 'footnote':
      return markToHtml(inline.note, inline.occurrence);
    case 'mark':
      return tag(
        'sup',
        { class: 'note-ref' },
        tag('a', { href: `#${inline.target}` }, escapeHtml(inline.mark)),
      );
    case 'graphic':
      return context.picture(inline.graphic) ?? escapeHtml(missingWords(inline.graphic));
    case 'anchor':
      return tag('span', { id: inline.id }, '');
    case 'break':
      return '<br>';
  }
}

/** What says another language, and its direction where that is another one. */
export function tongueAttributes(tongue: Tongue | undefined): Record<string, string | undefined> {
  return { lang: tongue?.language, dir: tongue?.direction };
}

/** What is in a line for a picture that cannot be shown. */
function missingWords({ href, alt }: Graphic): string {
  return alt || (href ? `[${pictureName(href)}]` : '');
}

function ltr(html: string): string {
  return tag('bdi', { dir: 'ltr' }, html);
}

function outward(href: string): Record<string, string> {
  return { class: 'external', href, target: '_blank', rel: 'noopener noreferrer' };
}

// A bare designation keeps its own direction; a longer citation holds words of the text's language too.
function standardToHtml(inline: Extract<Inline, { kind: 'standard' }>, context: InlineContext): string {
  const { designation } = inline;
  const isBare = plainInline(inline.content) === designation;
  const content = isBare ? ltr(escapeHtml(designation)) : inlineToHtml(inline.content, context);
  return tag('span', { class: 'std-ref', 'data-designation': designation }, content);
}

/** The id of a footnote's mark in the text, for the way back. */
export function markId(note: Footnote, occurrence: number): string {
  return occurrence === 1 ? `${note.id}-mark` : `${note.id}-mark-${occurrence}`;
}

function markToHtml(note: Footnote, occurrence: number): string {
  const link = { id: markId(note, occurrence), href: `#${note.id}`, role: 'doc-noteref' };
  return tag('sup', { class: 'footnote-ref' }, tag('a', link, escapeHtml(note.mark)));
}
