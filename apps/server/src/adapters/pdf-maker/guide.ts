import { readFileSync } from 'node:fs';
import type { TypstSource } from '@norma/sts';
import type { Guide } from '../../ports/pdf-maker.ts';
import { eastAsianFaces } from './fonts.ts';

const SOURCE = readFileSync(new URL('./guide.typ', import.meta.url), 'utf8');

/** A guide as the source of a tagged PDF. What it says is handed over as data: none of it is read as Typst. */
export function guideSource(guide: Guide): TypstSource {
  const { language, direction } = guide.titleIn ?? guide;
  const titleIn = { language, direction, eastAsian: eastAsianFaces(language) };
  const written = { ...guide, eastAsian: eastAsianFaces(guide.language), titleIn };
  return { source: SOURCE, files: { 'guide.json': JSON.stringify(written) } };
}
