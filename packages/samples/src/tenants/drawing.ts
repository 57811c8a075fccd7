import { readFileSync } from 'node:fs';

/** The SVG text of a drawing in the folder of marks. */
export const drawing = (name: string): string =>
  readFileSync(new URL(`../../marks/${name}.svg`, import.meta.url), 'utf8').trim();
