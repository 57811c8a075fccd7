import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../../../', import.meta.url));
const sheets = globSync(['apps/web/src/**/*.css', 'packages/{theme,reader}/src/**/*.css'], { cwd: root });
const fontSize = /(?:font-size|font|--text-\w+):[^;{}]*?(?<size>\d*\.?\d+)(?<unit>px|rem)/g;
const smallest = 12;
const pxPerRem = 16;

describe('text on a screen', () => {
  it('is never smaller than 12 px', () => {
    const sizes = sheets.flatMap((sheet) =>
      [...readFileSync(`${root}${sheet}`, 'utf8').matchAll(fontSize)].map(({ 0: rule, groups }) => ({
        where: `${sheet}: ${rule}`,
        px: Number(groups?.['size']) * (groups?.['unit'] === 'rem' ? pxPerRem : 1),
      })),
    );
    expect(sizes.length).toBeGreaterThan(20);
    expect(sizes.filter(({ px }) => px < smallest)).toEqual([]);
  });
});
