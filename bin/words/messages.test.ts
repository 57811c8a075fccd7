import { describe, expect, it } from 'vitest';
import { complaintsOf, leftInEnglish } from './messages.mjs';

const english = {
  title: 'Favorites',
  found: '{count, plural, one {<b>#</b> document} other {<b>#</b> documents}} of {publisher}',
};
const arabic = {
  title: 'المفضلة',
  found:
    '{count, plural, zero {لا وثائق} one {<b>وثيقة</b>} two {وثيقتان} few {<b>#</b> وثائق} many {<b>#</b> وثيقة} other {<b>#</b> وثيقة}} من {publisher}',
};
const unread = { '@review': 'Not yet reviewed by a native reader.' };
const whole = { path: 'words/{language}.json', words: { en: english, ar: { ...unread, ...arabic } } };

const check = (words: Record<string, Record<string, string>>): string[] =>
  complaintsOf({ path: 'words/{language}.json', words }, ['en', 'ar']);

/** The complaints when one message of the Arabic reads differently. */
const withArabic = (change: Record<string, string>): string[] =>
  check({ en: english, ar: { ...unread, ...arabic, ...change } });

describe('the check of words', () => {
  it('has nothing against languages that say the same', () => {
    expect(check(whole.words)).toEqual([]);
  });

  it.each([
    [
      'an argument of another name',
      { found: arabic.found.replace('{publisher}', '{publishers}') },
      /has the arguments \{count\} \{publishers\} instead of \{count\} \{publisher\}/,
    ],
    [
      'a missing plural form',
      { found: arabic.found.replace('two {وثيقتان} ', '') },
      /lacks the plural form two/,
    ],
    ['a message that cannot be read', { found: '{count, plural, one {#}' }, /cannot be read/],
    ['a message that says nothing', { title: ' ' }, /title is empty/],
    ['braces that are said', { title: "المفضلة '{x}'" }, /title says “المفضلة \{x\}”/],
    ['a message that English has not', { subtitle: 'كذا' }, /subtitle does not exist in English/],
    [
      'a mark that is not closed',
      { found: arabic.found.replaceAll('</b>', '') },
      /has the marks <b> instead of <\/b> <b>/,
    ],
  ])('finds %s', (_, change, complaint) => {
    const found = withArabic(change);
    expect(found).toHaveLength(1);
    expect(found[0]).toMatch(complaint);
  });

  it('finds a missing message, a plural form that a language does not know, and a language that is not there', () => {
    const { found: _, ...without } = whole.words.ar;
    expect(check({ en: english, ar: without })).toEqual(['words/ar.json: found is missing']);
    const odd = { ...unread, ...english, found: english.found.replace('one', 'two') };
    expect(check({ ...whole.words, de: odd })).toEqual([
      'words/de.json: found lacks the plural form one',
      'words/de.json: found has the plural form two, which de does not have',
    ]);
    expect(check({ en: english })).toEqual(['words/ar.json is missing.']);
    expect(check({ ...whole.words, tlh: { ...unread, ...english } })).toEqual([
      'words/tlh.json is not for a language of the interface.',
    ]);
    expect(complaintsOf(whole)).toHaveLength(12);
  });

  it('finds a file that does not say who has read it', () => {
    expect(check({ en: english, ar: arabic })).toEqual([
      'words/ar.json: does not say under @review whether a native has read it',
    ]);
    for (const [said, complaints] of [
      ['Reviewed by Layla Haddad on 2026-12-01.', 0],
      ['Reviewed by Layla Haddad.', 1],
      ['Fine', 1],
    ] as const)
      expect(check({ en: english, ar: { ...arabic, '@review': said } })).toHaveLength(complaints);
  });
});

describe('what is left in English', () => {
  it('is every text with words that says the same, not those of figures and arguments', () => {
    const texts = {
      name: 'Name',
      part: '{page} / {pages}',
      both: '<b>{from}–{to}</b>',
      more: '{count} more',
    };
    const words = { en: texts, de: { ...texts, more: '{count} weitere' } };
    expect(leftInEnglish({ path: 'words/{language}.json', words }, 'de')).toEqual({ name: 'Name' });
    expect(leftInEnglish({ path: 'words/{language}.json', words }, 'fr')).toEqual({});
  });
});
