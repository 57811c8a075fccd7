import type { Block, Graphic } from '../content.ts';
import type { StsDocument } from '../document.ts';
import type { Graphics } from '../html/to-html.ts';
import { drawSvg } from '../svg/draw-svg.ts';
import { blocksToTypst } from './blocks.ts';
import { flat, type TypstContext } from './inline.ts';
import { array, quote } from './quote.ts';
import { PAGE } from './page.ts';
import { PARTS } from './parts.ts';
import { titleBlock } from './title-block.ts';

/** A document for the Typst compiler: the main source, and the files it names. */
export type TypstSource = { source: string; files: Record<string, string> };

/** A document as the source of a tagged, printed standard (A4, PDF/UA-1). */
export function toTypst(document: StsDocument, graphics: Graphics): TypstSource {
  const files: Record<string, string> = {};
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

function addDrawing(graphic: Graphic, graphics: Graphics, files: Record<string, string>): Drawing {
  const source = graphics.graphic(graphic.href);
  const number = Object.keys(files).length + 1;
  const svg = source === undefined ? undefined : drawSvg(source, { prefix: `g${number}-`, alt: graphic.alt });
  if (!svg) return undefined;
  const path = `drawing-${number}.svg`;
  files[path] = svg;
  return { path, width: Number(/ width="([0-9.]+)/.exec(svg)?.[1] ?? 500) };
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
