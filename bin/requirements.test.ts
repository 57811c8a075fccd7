import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkout } from './testing.ts';

const lines = readFileSync(join(checkout, 'docs/requirements.tsv'), 'utf8').trimEnd().split('\n');
const requirements = lines.slice(1).map((line) => line.split('\t'));
const ids = new Set(requirements.map(([id]) => id));

const id = String.raw`[a-z][a-z0-9]*(?:-[a-z]+)*-\d{3}`;

/** The ids in the titles of a test file: one between brackets, or several with commas between them. */
function idsInTitles(source: string): string[] {
  const brackets = source.matchAll(new RegExp(String.raw`\[(${id}(?:,\s*${id})*)\]`, 'g'));
  return [...brackets].flatMap(([, inside = '']) => inside.split(/,\s*/));
}

function testFiles(): string[] {
  return ['apps', 'packages', 'bin', 'bench', 'e2e'].flatMap((folder) =>
    globSync(`${folder}/**/*.{test,spec,long}.{ts,tsx}`, {
      cwd: checkout,
      exclude: (name) => name.includes('node_modules') || name.endsWith('/dist'),
    }),
  );
}

describe('docs/requirements.tsv', () => {
  it('has an id, an area and a sentence in each line, and no id twice', () => {
    expect(lines[0]).toBe('id\tarea\trequirement');
    const unusual = requirements.filter(
      ([requirement = '', area, sentence, ...more]) =>
        !new RegExp(`^${id}$`).test(requirement) || !area || !sentence || more.length > 0,
    );
    expect(unusual).toEqual([]);
    expect(ids.size).toBe(requirements.length);
  });

  it('lists every id in the title of a test', () => {
    const named = testFiles().flatMap((file) =>
      idsInTitles(readFileSync(join(checkout, file), 'utf8')).map((requirement) => ({ file, requirement })),
    );
    expect(named.length).toBeGreaterThan(600);
    expect(named.filter(({ requirement }) => !ids.has(requirement))).toEqual([]);
  });

  it('is compared with ids alone, not with indexes or dates', () => {
    expect(
      idsInTitles("it('a [search-001], b [session-002, shell-003]', () => rows[0]['2026-001'])"),
    ).toEqual(['search-001', 'session-002', 'shell-003']);
  });
});
