import { describe, expect, it } from 'vitest';
import { complaintsOf, halfSpoken, tally, wordsOutside } from './check-words.mjs';

const english = {
  title: 'Favorites',
  found: '{count, plural, one {<b>#</b> document} other {<b>#</b> documents}} of {publisher}',
};
const arabic = {
  title: 'المفضلة',
  found:
    '{count, plural, zero {لا وثائق} one {<b>وثيقة</b>} two {وثيقتان} few {<b>#</b> وثائق} many {<b>#</b> وثيقة} other {<b>#</b> وثيقة}} من {publisher}',
};
const whole = { folder: 'words', words: { en: english, ar: arabic } };

/** The complaints when one message of the Arabic reads differently. */
const withArabic = (change: Record<string, string>): string[] =>
  complaintsOf({ folder: 'words', words: { en: english, ar: { ...arabic, ...change } } });

describe('the check of words', () => {
  it('has nothing against languages that say the same', () => {
    expect(complaintsOf(whole)).toEqual([]);
  });

  it.each([
    [
      'an argument of another name',
      { found: arabic.found.replace('{publisher}', '{publishers}') },
      /takes \{count\} \{publishers\} instead of \{count\} \{publisher\}/,
    ],
    [
      'a missing plural form',
      { found: arabic.found.replace('two {وثيقتان} ', '') },
      /lacks the plural form two/,
    ],
    ['a message that cannot be read', { found: '{count, plural, one {#}' }, /cannot be read/],
    ['a message that says nothing', { title: ' ' }, /title says nothing/],
    ['a message that English has not', { subtitle: 'كذا' }, /subtitle is none of the English/],
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

  it('finds a missing message, a plural form that a language does not know, and Arabic that is not there', () => {
    const { found: _, ...without } = arabic;
    expect(complaintsOf({ folder: 'words', words: { en: english, ar: without } })).toEqual([
      'words/ar.json: found is missing',
    ]);
    const odd = { ...english, found: english.found.replace('one', 'two') };
    expect(complaintsOf({ folder: 'words', words: { en: english, ar: arabic, de: odd } })).toEqual([
      'words/de.json: found lacks the plural form one',
      'words/de.json: found has the plural form two, which de does not know',
    ]);
    expect(complaintsOf({ folder: 'words', words: { en: english } })).toEqual(['words has no ar.json.']);
    expect(complaintsOf({ folder: 'words', words: { ...whole.words, tlh: english } })).toEqual([
      'words/tlh.json is of no language of the interface.',
    ]);
  });

  it('tells of all fourteen languages how far they are, and holds none of the others up', () => {
    const more = { folder: 'more', words: { en: english, ar: arabic, de: english } };
    expect(complaintsOf(more)).toEqual([]);
    expect(tally([whole, more])).toEqual([
      'en: complete',
      'ar: complete',
      ...['fr-CA', 'zh-Hans', 'fr', 'it', 'ja', 'ko', 'pt', 'ru', 'es-ES', 'es-419', 'tr'].map(
        (tag) => `${tag}: not there yet`,
      ),
      'de: 1 of 2; English stands in for words',
    ]);
  });

  it('finds a language that the app speaks and the pages before it do not, or the other way round', () => {
    const app = { folder: 'apps/web/src/words', words: { en: english, de: english } };
    const pages = { folder: 'apps/server/src/words/pages', words: { en: english, fr: english } };
    expect(halfSpoken([app, pages])).toEqual([
      'apps/server/src/words/pages has no de.json, which apps/web/src/words has.',
      'apps/web/src/words has no fr.json, which apps/server/src/words/pages has.',
    ]);
    expect(halfSpoken([app, { ...pages, words: app.words }])).toEqual([]);
  });

  it('finds words in the code of a screen', () => {
    expect(wordsOutside("const a = <p title={t('x')}>Hello {name}</p>;")).toEqual(['Hello']);
    expect(wordsOutside('const a = <input aria-label="Search" />;')).toEqual(['Search']);
    expect(wordsOutside("const a = <b>{'مرحبا'}</b>;")).toEqual(['مرحبا']);
    expect(wordsOutside("const a = <p className='big'>{t('x')} · {n < 3 && <kbd>Esc</kbd>}</p>;")).toEqual(
      [],
    );
  });
});
