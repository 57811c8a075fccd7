import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  directionOf,
  emailAddressIn,
  isEmailAddress,
  languageNearest,
  languageOfWire,
  languages,
  PageNumber,
  PageSize,
  SearchList,
  searchText,
  wireOfLanguage,
} from './index.ts';

describe('a string of a search payload', () => {
  it.each([
    ['bonded%20anchors', 'bonded anchors'],
    ['100%25', '100%'],
    ['100%2525', '100%'],
    ['50 % load', '50 % load'],
    ['%E0%A4%A', '%E0%A4%A'],
    ['a+b', 'a+b'],
    ['\u0000creep', 'creep'],
    ['زحف', 'زحف'],
  ])('%j is read as %j', (given, read) => {
    expect(searchText(given)).toBe(read);
  });

  it('is cut to 500 characters, none of them in two', () => {
    expect(searchText('x'.repeat(600))).toHaveLength(500);
    expect(Array.from(searchText('𝛙'.repeat(600)))).toHaveLength(500);
  });

  it('is cut however long it is, and however it is encoded', () => {
    expect(searchText('%F0%9D%9B%99'.repeat(10_000))).toBe('𝛙'.repeat(500));
    expect(searchText('%25'.repeat(100_000))).toBe('%'.repeat(500));
  });

  it('never throws, whatever it holds', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (given) => searchText(given).length <= 1_000));
  });

  it('in a list is read element by element', () => {
    expect(SearchList.parse(['a%20b', 'c%25'])).toEqual(['a b', 'c%']);
  });
});

describe('a language code', () => {
  it.each([
    ['ar', 'ar'],
    ['cf', 'fr-CA'],
    ['fr', 'fr'],
    ['zh-hans', 'zh-Hans'],
    ['it', 'it'],
    ['ja', 'ja'],
    ['ko', 'ko'],
    ['pt', 'pt-BR'],
    ['ru', 'ru'],
    ['tr', 'tr'],
    ['es-es', 'es-ES'],
    ['es', 'es-419'],
    ['de', 'de'],
    ['AR', 'ar'],
    ['xx', 'en'],
    ['', 'en'],
  ])('%s chooses %s [i18n-002]', (code, tag) => {
    expect(languageOfWire(code)).toBe(tag);
  });

  it('of every language leads back to it', () => {
    for (const { tag, wire } of languages)
      expect([wireOfLanguage(tag), languageOfWire(wire)]).toEqual([wire, tag]);
  });
});

describe('the language nearest to a tag', () => {
  it.each([
    ['en-GB', 'en'],
    ['ar-EG', 'ar'],
    ['fr', 'fr'],
    ['fr-CH', 'fr'],
    ['fr-CA', 'fr-CA'],
    ['es', 'es-ES'],
    ['es-ES', 'es-ES'],
    ['es-MX', 'es-419'],
    ['pt-BR', 'pt-BR'],
    ['pt', 'pt-BR'],
    ['pt-PT', 'pt-BR'],
    ['zh-CN', 'zh-Hans'],
    ['zh-Hans-SG', 'zh-Hans'],
    ['zh-TW', null],
    ['DE-at', 'de'],
    ['sr', null],
    ['*', null],
    ['', null],
    ['x'.repeat(10_000), null],
  ])('%j is %s', (tag, language) => {
    expect(languageNearest(tag)).toBe(language);
  });

  it('of every language is that language, which is written in one direction', () => {
    for (const { tag, direction } of languages)
      expect([languageNearest(tag), directionOf(tag)]).toEqual([tag, direction]);
    expect(directionOf('tlh')).toBe('ltr');
  });
});

describe('a page in a query', () => {
  it.each([
    [undefined, 0],
    ['', 0],
    ['3', 3],
  ])('%j is %j', (given, page) => {
    expect(PageNumber.parse(given)).toBe(page);
  });

  it.each(['-1', '1.5', 'x', '99999999999'])('%j is refused', (given) => {
    expect(PageNumber.safeParse(given).success).toBe(false);
  });

  it('has the usual size when none is given', () => {
    expect(PageSize(25, 100).parse('')).toBe(25);
    expect(PageSize(25, 100).safeParse('101').success).toBe(false);
  });
});

describe('an e-mail address', () => {
  it.each([
    ['ines.ravndal@halvorsen.example', true],
    ['INES+standards@mail.halvorsen.example', true],
    ["o'brien_7@1-2.example", true],
    [`${'a'.repeat(242)}@nsb.example`, true],
    [`${'a'.repeat(243)}@nsb.example`, false],
    ['ines', false],
    ['ines@', false],
    ['@halvorsen.example', false],
    ['ines@halvorsen', false],
    ['ines@@halvorsen.example', false],
    ['ines ravndal@halvorsen.example', false],
    [' ines@halvorsen.example', false],
    ['ines@halvorsen.example\n', false],
    ['ines@halvorsen.example, tomas@halvorsen.example', false],
    ['Ines <ines@halvorsen.example>', false],
    ['.ines@halvorsen.example', false],
    ['ines..r@halvorsen.example', false],
    ['ines@-halvorsen.example', false],
    ['ines@halvorsen..example', false],
    ['إيناس@halvorsen.example', false],
    [`${'a.'.repeat(120)}@`, false],
    ['', false],
  ])('%j: %s [feedback-014]', (text, isOne) => {
    expect(isEmailAddress(text)).toBe(isOne);
  });
});

describe('an email address as typed', () => {
  it.each([
    [' ines@halvorsen.example ', 'ines@halvorsen.example'],
    ['ines@bücher.example', 'ines@xn--bcher-kva.example'],
    ['ines@BÜCHER.example', 'ines@xn--bcher-kva.example'],
    ['guest@موقع.example', 'guest@xn--4gbrim.example'],
    [`${'a'.repeat(64)}@halvorsen.example`, `${'a'.repeat(64)}@halvorsen.example`],
    [`${'a'.repeat(65)}@halvorsen.example`, null],
    ['ines@bücher.example/path', null],
    ['ines@bücher.example:25', null],
    ['ines@bücher.example?x=y', null],
    ['ines@a@bücher.example', null],
    ['إيناس@halvorsen.example', null],
    ['"quoted name"@halvorsen.example', null],
    ['ines', null],
    ['@halvorsen.example', null],
    ['x'.repeat(600), null],
  ])('by %j is %j', (typed, address) => {
    expect(emailAddressIn(typed)).toBe(address);
  });
});
