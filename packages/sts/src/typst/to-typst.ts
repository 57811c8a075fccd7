import type { Block, Graphic } from '../content.ts';
import type { StsDocument } from '../document.ts';
import { type Graphics, MAX_RASTER_BYTES, type Picture, pictureAt } from '../picture.ts';
import { drawSvg } from '../svg/draw-svg.ts';
import { blocksToTypst } from './blocks.ts';
import { flat, type TypstContext } from './inline.ts';
import { array, quote } from './quote.ts';
import { PAGE } from './page.ts';
import { PARTS } from './parts.ts';
import { titleBlock } from './title-block.ts';

/** A document for the Typst compiler: the main source, and the files it names. */
export type TypstSource = { source: string; files: Record<string, string | Uint8Array> };

/** A document as the source of a tagged, printed standard (A4, PDF/UA-1). */
export function toTypst(document: StsDocument, graphics: Graphics): TypstSource {
  const files: TypstSource['files'] = {};
  const context: TypstContext = {
    drawing: memoised((graphic) => addDrawing(graphic, graphics, files)),
    blocks: (content) => blocksToTypst(content, context),
    footnote(note) {
      const mark = `numbering: (..) => ${quote(note.mark)}`;
      return `[#footnote(${mark}, ${flat(note.content, context)})#label(${quote(note.id)})]`;
    },
  };
  const body = parts(document.content.blocks).map((blocks) => `#${blocksToTypst(blocks, context)}`);
  const source = [
    settings(document),
    PARTS,
    PAGE,
    titleBlock(document),
    body.join('\n#pagebreak(weak: true)\n'),
  ];
  return { source: source.join('\n'), files };
}

type Drawing = ReturnType<TypstContext['drawing']>;

function memoised(draw: (graphic: Graphic) => Drawing): (graphic: Graphic) => Drawing {
  const drawn = new Map<string, Drawing>();
  return (graphic) => {
    if (!drawn.has(graphic.href)) drawn.set(graphic.href, draw(graphic));
    return drawn.get(graphic.href);
  };
}

function addDrawing(
  { href, alt, others = [] }: Graphic,
  graphics: Graphics,
  files: TypstSource['files'],
): Drawing {
  const number = Object.keys(files).length + 1;
  for (const form of [href, ...others]) {
    const drawn = fileOf(pictureAt(form, graphics), { number, alt, files });
    if (!drawn) continue;
    files[drawn.path] = drawn.content;
    return { path: drawn.path, width: drawn.width };
  }
  return undefined;
}

type Place = { number: number; alt: string; files: TypstSource['files'] };

function fileOf(picture: Picture, { number, alt, files }: Place) {
  if (picture.kind === 'none') return undefined;
  if (picture.kind === 'raster') {
    const { type, width, bytes } = picture;
    const taken = Object.values(files).reduce(
      (sum, file) => sum + (typeof file === 'string' ? 0 : file.length),
      0,
    );
    if (taken + bytes.length > MAX_RASTER_BYTES) return undefined;
    return { path: `drawing-${number}.${type}`, width, content: bytes };
  }
  const svg = drawSvg(picture.source, { prefix: `g${number}-`, alt });
  if (!svg) return undefined;
  const width = Number(/ width="([0-9.]+)/.exec(svg)?.[1] ?? 500);
  return { path: `drawing-${number}.svg`, width, content: svg };
}

// Plex Serif has no Greek; Typst brings Libertinus along.
const LATIN_BOOK = ['IBM Plex Serif', 'Libertinus Serif'];
const LATIN_SANS = ['IBM Plex Sans'];
const ARABIC = 'IBM Plex Sans Arabic';

function settings({ language, direction }: StsDocument): string {
  const isRtl = direction === 'rtl';
  // Typst takes codes of two or three letters.
  const tongue = /^[a-z]{2,3}(?=-|$)/.exec(language)?.[0] ?? 'en';
  const fonts = (latin: string[]) => array((isRtl ? [ARABIC, ...latin] : [...latin, ARABIC]).map(quote));
  return `
#let language = ${quote(tongue)}
#let is-rtl = ${isRtl}
#let book-fonts = ${fonts(LATIN_BOOK)}
#let sans-fonts = ${fonts(LATIN_SANS)}
#let mono-fonts = ${array(['IBM Plex Mono', ARABIC].map(quote))}
#let title-fonts = book-fonts
#let title-weight = ${quote(isRtl ? 'semibold' : 'medium')}`;
}

/** What begins on a page of its own: the front matter, the text, and each annex. */
function parts(blocks: Block[]): Block[][] {
  const divided: Block[][] = [];
  let before: string | undefined;
  for (const block of blocks) {
    const part = block.kind === 'clause' ? block.part : 'body';
    if (part !== before || (part === 'annex' && block.kind === 'clause')) divided.push([]);
    divided.at(-1)?.push(block);
    before = part;
  }
  return divided;
}
