// Writes `files/` again from the packages of Google Fonts, which are 167 MB because each holds every weight:
//   npm install --no-save --prefix FOLDER @expo-google-fonts/{ibm-plex-sans,ibm-plex-serif,…} subset-font
//   node packages/fonts/tool/compressFonts.ts FOLDER [NAME…]
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join, resolve } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

const [folder = '.', ...names] = process.argv.slice(2);
const from = resolve(folder, 'node_modules/@expo-google-fonts');
const to = join(import.meta.dirname, '../files');

/** Brotli makes a bold Noto Sans SC of 4 MB; the characters of GB 2312 are enough for headings, others show as regular. */
const SUBSET = 'NotoSansSC_600SemiBold';

for (const file of globSync(`${to}/*.ttf.br`)) {
  const name = basename(file, '.ttf.br');
  if (names.length > 0 && !names.includes(name)) continue;
  const [found] = globSync(`${from}/**/${name}.ttf`);
  if (!found) throw new Error(`There is no ${name}.ttf below ${from}`);
  const font = readFileSync(found);
  // oxlint-disable-next-line no-await-in-loop -- One font at a time: each needs a lot of memory.
  const content = name === SUBSET ? await subset(font) : font;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  writeFileSync(file, brotliCompressSync(content, { params }));
}

async function subset(font: Buffer): Promise<Buffer> {
  const subsetFont = createRequire(`${resolve(folder)}/`)('subset-font') as (
    font: Buffer,
    text: string,
    options: { targetFormat: 'truetype' },
  ) => Promise<Buffer>;
  const ascii = String.fromCodePoint(...Array.from({ length: 95 }, (_, at) => 0x20 + at));
  return subsetFont(font, charactersOfGb2312() + ascii, { targetFormat: 'truetype' });
}

/** Every two-byte character: rows 1 to 87 of 94 each. */
function charactersOfGb2312(): string {
  const bytes = Array.from({ length: 87 * 94 }, (_, at) => [
    0xa1 + Math.floor(at / 94),
    0xa1 + (at % 94),
  ]).flat();
  return new TextDecoder('gbk').decode(Uint8Array.from(bytes)).replaceAll('\uFFFD', '');
}
