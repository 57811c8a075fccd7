// Writes `files/LanguageNames-*.woff2`, with which the web app writes the names of languages in scripts other than that of the
// page (apps/web/src/theme/languageNames.css): a machine may have no font for them, and whole faces are large. Run it again when such a language is added:
//   npm install --no-save --prefix FOLDER subset-font
//   node packages/fonts/tool/languageNames.ts FOLDER
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { readFont } from '../src/index.ts';

type SubsetFont = (font: Buffer, text: string, options: { targetFormat: 'woff2' }) => Promise<Buffer>;

const [folder = '.'] = process.argv.slice(2);
const subsetFont = createRequire(`${resolve(folder)}/`)('subset-font') as SubsetFont;

const names = {
  han: ['NotoSansSC_400Regular', '日本語简体中文（）'],
  hangul: ['IBMPlexSansKR_400Regular', '한국어'],
  arabic: ['IBMPlexSansArabic_400Regular', 'العربية'],
  cyrillic: ['IBMPlexSans_400Regular', 'Русский'],
} as const;

for (const [script, [face, text]] of Object.entries(names)) {
  const subset = await subsetFont(readFont(face), text, { targetFormat: 'woff2' });
  writeFileSync(new URL(`../files/LanguageNames-${script}.woff2`, import.meta.url), subset);
}
