import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { standardsFolder } from '@norma/samples';
import { readSts, toHtml } from '@norma/sts';

const folder = fileURLToPath(standardsFolder);

/** The editions of the demo standards that were written by hand, by their paths: every pair of a publisher's. */
export const demoPairs = ['nsb', 'hi', 'pic'].flatMap((publisher) => {
  const editions = readdirSync(join(folder, publisher))
    .filter((name) => name.endsWith('.xml'))
    .toSorted();
  return editions.flatMap((base, at) =>
    editions.slice(at + 1).map((target) => [`${publisher}/${base}`, `${publisher}/${target}`] as const),
  );
});

/** A demo standard as readers see it. */
export function demoArticle(path: string): string {
  const from = dirname(join(folder, path));
  const drawings = new Set(readdirSync(from));
  const graphic = (href: string): string | undefined =>
    drawings.has(basename(href)) ? readFileSync(join(from, basename(href)), 'utf8') : undefined;
  return toHtml(readSts(readFileSync(join(folder, path), 'utf8')), { graphic });
}
