import { expect, it } from 'vitest';
import { languageOfText } from './languageOfText.ts';

it.each([
  ['Basic module', 'ja', 'en'],
  ['建築のモジュール', 'ja', 'ja'],
  ['建築', 'ja', 'ja'],
  ['建築のモジュール', 'en', 'ja'],
  ['モジュール', 'zh-Hans', 'ja'],
  ['建筑', 'zh-Hans', 'zh-Hans'],
  ['Sécurité', 'fr', 'fr'],
  ['Anchors', 'en', 'en'],
  ['مسامير', 'en', 'ar'],
  ['NSB 12', 'ar', 'en'],
  ['', 'en', 'en'],
])('%j of a document in %s is in %s', (text, documentLanguage, expected) => {
  expect(languageOfText(text, documentLanguage)).toBe(expected);
});
