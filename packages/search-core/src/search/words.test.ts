import { describe, expect, it } from 'vitest';
import { anIndex, found } from '../testing/library.ts';

describe('A search by words', () => {
  it.each([
    ['all words in any field', 'bonded masonry', true],
    ['other inflections', 'bond anchoring', true],
    ['the last word half typed', 'bonded anc', true],
    ['an inflected word half typed', 'testi', true],
    ['words without their accents', 'beton', true],
    ['ideographs in the middle of a run', '火災', true],
    ['one ideograph at the end of a run', '知', true],
    ['no document that lacks a word', 'bonded steel', false],
    ['no word half typed but the last', 'bon masonry', false],
    ['no single letter as a beginning', 'm', false],
    ['nothing for punctuation', '?!', false],
  ])('finds %s', (_, text, isFound) => {
    const index = anIndex({
      id: '1',
      title: 'Testing bonded anchors',
      description: 'In masonry and béton',
      body: '自動火災報知',
    });
    expect(found(index, { text })).toEqual(isFound ? ['1'] : []);
  });

  it.each([
    ['de', 'Prüfungen von Werkstoffen', 'prüfung werkstoff'],
    ['fr', 'Essais des matériaux', 'essai matériau'],
    ['es', 'Ensayos de materiales', 'ensayo material'],
    ['it', 'Prove dei requisiti', 'prova requisito'],
    ['pt', 'Condições dos materiais', 'condição material'],
    ['ru', 'Испытания стальных труб', 'испытание стальная труба'],
    ['tr', 'Boruların deneyleri', 'boru deney'],
    ['ar', 'اختبارات الخرسانة', 'اختبار خرسانة'],
    ['ja', 'コンクリートの試験方法', '試験'],
    ['zh-Hans', '混凝土试验方法', '试验'],
    ['ko', '콘크리트의 시험 방법', '시험'],
  ])('finds other forms of its words in %s', (language, title, text) => {
    expect(found(anIndex({ id: '1', language, title }), { text })).toEqual(['1']);
  });

  it.each([
    ['the title before the description, and that before the body', 'valve', ['title', 'description', 'body']],
    ['a short text before a long one', 'pump', ['short', 'long']],
    [
      'a word written so before its inflection, and that before a mere beginning',
      'weld',
      ['exact', 'inflected', 'prefix'],
    ],
    ['what is rare before what is frequent', 'common rare', ['rare-title', 'common-title']],
  ])('ranks %s', (_, text, expected) => {
    const index = anIndex(
      { id: 'title', title: 'valve' },
      { id: 'description', description: 'valve' },
      { id: 'body', body: 'valve' },
      { id: 'long', title: 'pump for drinking water and rain' },
      { id: 'short', title: 'pump' },
      { id: 'prefix', title: 'weldment' },
      { id: 'exact', title: 'weld' },
      { id: 'inflected', title: 'welding' },
      { id: 'rare-title', title: 'rare', body: 'common' },
      { id: 'common-title', title: 'common', body: 'rare' },
      { id: 'z1', title: 'common' },
      { id: 'z2', title: 'common' },
    );
    expect(found(index, { text })).toEqual(expected);
  });

  it.each(['anchors', '*'])('for %s shows what is in force before what it superseded', (text) => {
    const editions = anIndex(
      { id: 'a-old', designation: 'HI 4410-2:2016', title: 'Anchors', isCurrent: false },
      { id: 'b-new', designation: 'HI 4410-2:2022', title: 'Anchors with some more words in the title' },
    );
    expect(found(editions, { text })).toEqual(['b-new', 'a-old']);
  });
});
