import { readFileSync } from 'node:fs';
import { languages } from '@norma/contracts/fields';
import { expect, it } from 'vitest';
import { languageName } from '../ui/text/languageName.ts';

const css = readFileSync(new URL('languageNames.css', import.meta.url), 'utf8');
const ranges = [...css.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)].map(([, from = '', to = from]) => ({
  from: parseInt(from, 16),
  to: parseInt(to, 16),
}));
const isInFont = (character: string): boolean =>
  ranges.some(({ from, to }) => {
    const code = character.codePointAt(0) ?? 0;
    return code >= from && code <= to;
  });

/** What IBM Plex Sans and IBM Plex Sans Arabic have, which every page names. */
const isInPlex = (character: string): boolean =>
  /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Arabic} ()]/u.test(character);

it('the name of each language has its letters on a machine without fonts for it [tenant-004]', () => {
  for (const { tag } of languages) {
    const missing = Array.from(languageName(tag)).filter(
      (character) => !isInPlex(character) && !isInFont(character),
    );
    expect([tag, missing]).toEqual([tag, []]);
  }
});
