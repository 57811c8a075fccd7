import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';

/** A file in `files/`: a family, its weight as a number and its style, for example `IBMPlexSans_400Regular`. */
export type FontName = `${string}_${number}${string}`;

/**
 * A font as TrueType, which Typst needs: it cannot read the woff2 files of the web app. The files are those of Google
 * Fonts, unchanged but for Brotli and for the bold weight of Noto Sans SC; see `tool/compressFonts.ts` (decision 71).
 */
export const readFont = (name: FontName): Buffer =>
  brotliDecompressSync(readFileSync(new URL(`../files/${name}.ttf.br`, import.meta.url)));
