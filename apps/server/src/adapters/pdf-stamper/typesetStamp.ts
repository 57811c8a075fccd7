import { join, parse } from 'node:path';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { directionOf } from '@norma/contracts/fields';
import { type FontName, readFont } from '@norma/fonts';
import type { Stamp } from '../../ports/pdf-stamper.ts';
import { EAST_ASIAN_FONTS, eastAsianFaces } from '../pdf-maker/fonts.ts';

/** Scripts in which people write their names, though no screen is in them; each has a face of its own. */
const OTHER_SCRIPTS = [
  'Hebrew',
  'Armenian',
  'Georgian',
  'Ethiopic',
  'Devanagari',
  'Bengali',
  'Tamil',
  'Telugu',
  'Thai',
];

/** Latin, Greek and Cyrillic; Arabic; Chinese and Japanese; Korean; and the others. */
const FONTS: readonly FontName[] = [
  'IBMPlexSans_400Regular',
  'IBMPlexSansArabic_400Regular',
  ...EAST_ASIAN_FONTS,
  ...OTHER_SCRIPTS.map((name): FontName => `NotoSans${name}_400Regular`),
];

// Each piece is a box: what runs from right to left in it cannot turn round what is next to it.
const SOURCE = `
#let stamp = json(bytes(sys.inputs.stamp))
#let directions = (ltr: ltr, rtl: rtl)
#let latin = ("IBM Plex Sans", "IBM Plex Sans Arabic", ..stamp.others)
#let arabic = ("IBM Plex Sans Arabic", "IBM Plex Sans", ..stamp.others)
#set page(width: 480pt, height: auto, margin: 0pt)
#set text(size: 7pt, fill: luma(60))
#set par(leading: 3pt, spacing: 3.5pt, justify: false)
#set align(center)
#for line in stamp.lines {
  let isArabic = line.direction == "rtl"
  set text(dir: directions.at(line.direction), font: if isArabic { arabic } else { latin })
  par(line.pieces.map(piece => box(piece)).join([ · ]))
}
`;

type Direction = 'ltr' | 'rtl';

const rightToLeft =
  /^\P{L}*[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/** Sets stamps, each as a PDF of one page that is as high as its lines. */
export function stampTypesetter(): (stamp: Pick<Stamp, 'lines' | 'language'>) => Uint8Array {
  const compiler = NodeCompiler.create({
    // The compiler wants a folder to look for files in; there is none.
    workspace: join(parse(process.cwd()).root, 'norma-has-no-such-folder'),
    fontArgs: [{ fontBlobs: FONTS.map(readFont) }],
  });
  return ({ lines, language }) => {
    const stamp = {
      lines: lines.flatMap((line) => linesOf(line, directionOf(language))),
      others: [...eastAsianFaces(language), ...OTHER_SCRIPTS.map((name) => `Noto Sans ${name}`)],
    };
    const compiled = compiler.compile({
      mainFileContent: SOURCE,
      inputs: { stamp: JSON.stringify(stamp) },
    });
    if (!compiled.result)
      throw new Error('A stamp could not be typeset', { cause: compiled.takeDiagnostics() });
    const pdf = compiler.pdf(compiled.result, { pdfStandard: '1.7', pdfTags: false });
    compiler.evictCache(0);
    return pdf;
  };
}

/**
 * The pieces of a line, those of one direction together. PDFium, which reads out what a browser copies, turns a line
 * round as a whole or not at all: of two words in Arabic within an English line it would give the second one first.
 */
function linesOf(
  pieces: readonly string[],
  first: Direction,
): { direction: Direction; pieces: readonly string[] }[] {
  const byDirection = Map.groupBy(pieces, directionIn);
  const order = first === 'ltr' ? (['ltr', 'rtl'] as const) : (['rtl', 'ltr'] as const);
  return order.flatMap((direction) => {
    const own = byDirection.get(direction);
    return own ? [{ direction, pieces: own }] : [];
  });
}

const directionIn = (text: string): Direction => (rightToLeft.test(text) ? 'rtl' : 'ltr');
