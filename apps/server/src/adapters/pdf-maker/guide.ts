import { readFileSync } from 'node:fs';
import type { TypstSource } from '@norma/sts';
import type { Guide } from '../../ports/pdf-maker.ts';
import { eastAsianFaces } from './fonts.ts';

const SOURCE = readFileSync(new URL('./guide.typ', import.meta.url), 'utf8');

/** A guide as the source of a tagged PDF. What it says is handed over as data: none of it is read as Typst. */
export const guideSource = (guide: Guide): TypstSource => ({
  source: SOURCE,
  files: { 'guide.json': JSON.stringify({ ...guide, eastAsian: eastAsianFaces(guide.language) }) },
});
