import type { Block, Footnote } from '../content.ts';
import type { StsDocument } from '../document.ts';
import { drawSvg } from '../svg/draw-svg.ts';
import { wordsOf } from '../words.ts';
import { blocksToHtml, type HtmlSources } from './blocks.ts';
import { escapeHtml, tag } from './escape.ts';
import { markId } from './inline.ts';
import { itemToHtml } from './pieces.ts';

/** Where the drawings come from: the source of an SVG file by its reference, or undefined if there is none. */
export type Graphics = { graphic(href: string): string | undefined };

/**
 * A document as one `<article>` for the reading stylesheet (class names: README). The output is safe whatever the
 * source held: elements and attributes are ours alone, text is escaped, drawings are cleaned.
 */
export function toHtml(document: StsDocument, graphics: Graphics): string {
  const { language, direction, content } = document;
  const drawings = new Map<string, string>();
  const sources: HtmlSources = {
    words: wordsOf(language),
    svg(href, alt) {
      const source = graphics.graphic(href);
      if (source === undefined) return undefined;
      // A drawing may stand in the text twice: its ids must not.
      const prefix = `s-g${drawings.size + 1}-`;
      const svg = drawSvg(source, { prefix, alt });
      drawings.set(prefix, href);
      return svg;
    },
  };
  const text = blocksToHtml(content.blocks, sources);
  const notes = content.footnotes.length > 0 ? footnotesToHtml(content.footnotes, sources) : '';
  return tag(
    'article',
    { class: 'standard', lang: language, dir: direction },
    `\n${[text, notes].filter(Boolean).join('\n')}\n`,
  );
}

function footnotesToHtml(notes: Footnote[], sources: HtmlSources): string {
  const { words } = sources;
  const context = { ...sources, blocks: (content: Block[]) => blocksToHtml(content, sources) };
  const items = notes.map((note) => {
    const back = { class: 'footnote-back', href: `#${markId(note, 1)}`, 'aria-label': words.backToText };
    const item = { id: note.id, label: note.mark, content: note.content };
    return itemToHtml(item, context, ` ${tag('a', back, '↩')}`);
  });
  const heading = tag('h2', { class: 'clause-heading' }, escapeHtml(words.notes));
  return tag('section', { class: 'footnotes' }, `${heading}${tag('ol', {}, items.join('\n'))}`);
}
