import type { Block, Footnote } from '../content.ts';
import type { StsDocument } from '../document.ts';
import type { PictureProblem } from '../losses.ts';
import { base64, type Graphics, MAX_RASTER_BYTES, type Picture, pictureAt, pictureName } from '../picture.ts';
import { drawSvg } from '../svg/draw-svg.ts';
import { wordsOf } from '../words.ts';
import { blocksToHtml, type HtmlSources } from './blocks.ts';
import { escapeHtml, tag } from './escape.ts';
import { markId } from './inline.ts';
import { itemToHtml } from './pieces.ts';

/**
 * A document as one `<article>` for the reading stylesheet (class names: README). The output is safe whatever the
 * source held: elements and attributes are ours alone, text is escaped, drawings are cleaned, and other pictures are
 * data URIs of the type that their bytes say.
 */
export function toHtml(document: StsDocument, graphics: Graphics): string {
  const { language, direction, content } = document;
  const sources: HtmlSources = { words: wordsOf(language), picture: pictureWriter(graphics) };
  const text = blocksToHtml(content.blocks, sources);
  const notes = content.footnotes.length > 0 ? footnotesToHtml(content.footnotes, sources) : '';
  return tag(
    'article',
    { class: 'standard', lang: language, dir: direction },
    `\n${[text, notes].filter(Boolean).join('\n')}\n`,
  );
}

function pictureWriter(graphics: Graphics): HtmlSources['picture'] {
  let drawings = 0;
  let left = MAX_RASTER_BYTES;
  const write = (picture: Picture, alt: string): { html: string } | { problem: PictureProblem } => {
    if (picture.kind === 'none') return picture;
    if (picture.kind === 'raster') {
      left -= picture.bytes.length;
      return left < 0 ? { problem: 'picture-too-large' } : { html: rasterToHtml(picture, alt) };
    }
    // A drawing may be in the text twice: its ids must not.
    const html = drawSvg(picture.source, { prefix: `s-g${++drawings}-`, alt });
    return html === undefined ? { problem: 'picture-damaged' } : { html };
  };
  return ({ href, alt, others = [] }) => {
    let problem: PictureProblem | undefined;
    for (const form of [href, ...others]) {
      const written = write(pictureAt(form, graphics), alt);
      if ('html' in written) return written.html;
      if (problem === undefined || problem === 'picture-missing') ({ problem } = written);
    }
    if (problem) graphics.lost?.(problem, pictureName(href));
    return undefined;
  };
}

function rasterToHtml(
  { type, width, height, bytes }: Extract<Picture, { kind: 'raster' }>,
  alt: string,
): string {
  // Base64 has nothing to escape, and looking for it takes long.
  const src = `data:image/${type};base64,${base64(bytes)}`;
  return `<img src="${src}" alt="${escapeHtml(alt)}" width="${width}" height="${height}">`;
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
