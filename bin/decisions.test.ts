import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkout } from './testing.ts';

const folder = 'docs/decisions';
const textOf = (path: string) => readFileSync(join(checkout, path), 'utf8');

/** What the file of a decision says of itself, as a row of the index says it. */
function decisionIn(file: string) {
  const [title = '', , status = '', date = ''] = textOf(`${folder}/${file}`).split('\n');
  const [, number, name] = /^# (\d+)\. (.+)$/.exec(title) ?? [];
  return {
    number,
    title: name,
    file,
    status: status.replace('- Status: ', ''),
    date: date.replace('- Date: ', ''),
  };
}

/** The rows of the index: number, title with a link to its file, status, date and summary. */
function indexed() {
  return textOf(`${folder}/README.md`)
    .split('\n')
    .flatMap((line) => {
      const row = /^\| (\d+) +\| \[(.+)\]\((\d{4}-[^)]+\.md)\) +\| (.+?) +\| (\S+) +\| (.+?) +\|$/.exec(line);
      if (!row) return [];
      const [, number, title, file, status, date] = row;
      return [{ number, title, file, status, date }];
    });
}

const files = globSync('[0-9]*.md', { cwd: join(checkout, folder) }).toSorted();

describe('docs/decisions', () => {
  it('has an index that agrees with its files', () => {
    expect(indexed()).toEqual(files.map(decisionIn));
  });

  it('numbers decisions without gaps, and says status and date of each', () => {
    for (const [index, file] of files.entries()) {
      const { number, status, date } = decisionIn(file);
      expect([file.slice(0, 4), number]).toEqual([String(index + 1).padStart(4, '0'), String(index + 1)]);
      expect(status).toMatch(
        /^(Accepted|(Accepted, in part s|S)uperseded by \[\d+\]\(\d{4}-[a-z0-9-]+\.md\))$/,
      );
      expect(date).toMatch(/^\d{4}-\d\d-\d\d$/);
    }
  });

  it('has every decision that code and documents refer to', () => {
    const sources = ['apps', 'packages', 'bin', 'bench', 'e2e', 'docs', '*.md'].flatMap((place) =>
      globSync(place.includes('*') ? place : `${place}/**/*.{ts,tsx,mjs,md}`, {
        cwd: checkout,
        exclude: (name) => name.includes('node_modules') || name.endsWith('/dist'),
      }),
    );
    const unknown = sources.flatMap((file) =>
      [...textOf(file).matchAll(/\b[Dd]ecision (\d{1,4})\b/g)]
        .map(([, number]) => Number(number))
        .filter((number) => number < 1 || number > files.length)
        .map((number) => ({ file, number })),
    );
    expect(unknown).toEqual([]);
  });
});
