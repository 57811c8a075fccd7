import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { standardsFolder } from '@norma/samples';
import { readSts, toHtml } from '@norma/sts';
import type { HtmlStream } from '../html/stream.ts';
import { streamOf, type Parsed } from './parsed.ts';

const folder = fileURLToPath(standardsFolder);

/** The demo standards that were written by hand, by their paths. */
export const demoStandards = ['nsb', 'hi', 'pic'].flatMap((publisher) =>
  readdirSync(join(folder, publisher))
    .filter((name) => name.endsWith('.xml'))
    .toSorted()
    .map((name) => `${publisher}/${name}`),
);

/** The text of a demo standard as the reader shows it. */
export const demoStream = (path: string): HtmlStream<Parsed> => streamOf(demoArticle(path), path);

/** A demo standard as the server gives it. */
export function demoArticle(path: string): string {
  const from = dirname(join(folder, path));
  const drawings = new Set(readdirSync(from));
  const graphic = (href: string): string | undefined =>
    drawings.has(basename(href)) ? readFileSync(join(from, basename(href)), 'utf8') : undefined;
  return toHtml(readSts(readFileSync(join(folder, path), 'utf8')), { graphic });
}
