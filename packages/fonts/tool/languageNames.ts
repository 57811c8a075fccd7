// Writes `files/LanguageNames-*.woff2`, with which the web app writes the names of Chinese, Japanese and Korean on machines
// that have no font for them (apps/web/src/theme/look.css). Run it again when such a language is added:
//   npm install --no-save --prefix FOLDER subset-font
//   node packages/fonts/tool/languageNames.ts FOLDER
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { readFont } from '../src/index.ts';

type SubsetFont = (font: Buffer, text: string, options: { targetFormat: 'woff2' }) => Promise<Buffer>;

const [folder = '.'] = process.argv.slice(2);
const subsetFont = createRequire(`${resolve(folder)}/`)('subset-font') as SubsetFont;

const han = await subsetFont(readFont('NotoSansSC_400Regular'), '日本語简体中文（）', {
  targetFormat: 'woff2',
});
const hangul = await subsetFont(readFont('IBMPlexSansKR_400Regular'), '한국어', { targetFormat: 'woff2' });
writeFileSync(new URL('../files/LanguageNames-han.woff2', import.meta.url), han);
writeFileSync(new URL('../files/LanguageNames-hangul.woff2', import.meta.url), hangul);
