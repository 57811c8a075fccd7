import { describe, expect, it } from 'vitest';
import { languageName } from './languageName.ts';

describe('the name of a language', () => {
  it.each([
    ['en', 'English'],
    ['es', 'Español'],
    ['fr-CA', 'Français canadien'],
    ['pt-BR', 'Português (Brasil)'],
    ['ar', 'العربية'],
    ['ja', '日本語'],
    ['zh-Hans', '简体中文'],
    ['tr', 'Türkçe'],
    ['not a tag', 'not a tag'],
    ['', ''],
  ])('of %s is %s', (tag, name) => {
    expect(languageName(tag)).toBe(name);
  });
});
