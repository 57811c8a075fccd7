import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { checkout } from './testing.ts';

/** Requirements that only the long run proves, and why: `npm test` proves all others. */
const provedInLongRun: Readonly<Record<string, string>> = {
  'compass-points-002': 'takes a library of its own whose settings change while it is open in a browser',
  'compass-points-049': 'measures where a form is full in a browser',
  'compass-points-052': 'measures which text is cut in a browser',
  'compass-points-055': 'a browser whose server answers each status in turn, and a reload',
  'deploy-008': 'nginx itself in front of two ports',
  'document-008': 'saves a full book in a browser whose server refuses verification',
  'downloads-004': 'saves a file in a browser, and checks what is left of it after a second',
  'keys-006': 'thirteen journeys by keys alone',
  'notes-001': 'a browser whose server answers each status in turn, on a drawn PDF',
  'notes-002': 'notes on the pages of a drawn PDF',
  'pdf-005': 'a PDF drawn at several sizes',
  'session-025': 'the browser’s own viewer of PDF in a frame',
};

const brackets = /\[([a-z-]+-\d{3}(?:, [a-z-]+-\d{3})*)\]/g;

/** The requirements that tests name in brackets. */
const namedIn = (files: readonly string[]): Set<string> =>
  new Set(
    files.flatMap((file) =>
      [...readFileSync(join(checkout, file), 'utf8').matchAll(brackets)].flatMap(([, ids = '']) =>
        ids.split(', '),
      ),
    ),
  );

it('only the requirements that are listed here, with a reason, wait for the long run', () => {
  const files = globSync('{apps,bin,bench,e2e,packages}/**/*.{test,spec,long}.{ts,tsx}', {
    cwd: checkout,
    exclude: (path) => /(^|\/)(node_modules|dist|\.cache)$/.test(path),
  });
  const isLong = (file: string): boolean => file.includes('.long.');
  const short = namedIn(files.filter((file) => !isLong(file)));
  const long = namedIn(files.filter(isLong));
  expect(short.size).toBeGreaterThan(600);
  expect([...long.difference(short)].toSorted()).toEqual(Object.keys(provedInLongRun).toSorted());
});
