import { describe, expect, it } from 'vitest';
import {
  entriesOfLinks,
  entriesOfTips,
  errorsOfEntries,
  externalUrlsOf,
  moved,
  tipsOf,
  type Entry,
} from './entries.ts';

const tips = [
  {
    title: 'Start here',
    text: 'Type a number.',
    url: '/video',
    kind: 'download',
    translations: { de: { title: 'Anfang', text: 'Tippen.' } },
  },
  { title: 'Compare', text: '', url: 'https://nsb.example/compare', kind: 'external' },
] as const;

const links = [
  { title: 'Membership', titles: { de: 'Mitglieder' }, url: 'https://nsb.example/m', position: 'bottom' },
  { title: 'Committees', url: 'https://nsb.example/c', position: 'left' },
] as const;

describe('lists of links that are edited', () => {
  it('are what they were when nothing is changed', () => {
    expect(tipsOf(entriesOfTips(tips, 'en'), 'en')).toEqual(tips);
    expect(externalUrlsOf(entriesOfLinks(links, 'en'), 'en')).toEqual(links);
  });

  it('take what a translation lacks from the own language, and drop an empty one', () => {
    const [first] = entriesOfTips(tips, 'en');
    const edited = {
      ...first,
      texts: { ...first?.texts, de: { title: '', text: ' Neu. ' }, fr: { title: ' ', text: '' } },
    };
    expect(tipsOf([edited as Entry], 'en')[0]?.translations).toEqual({
      de: { title: 'Start here', text: 'Neu.' },
    });
  });

  it('move by one place, and not beyond the ends', () => {
    const entries = entriesOfLinks(links, 'en');
    const urls = (list: readonly Entry[]): string[] => list.map(({ url }) => url.slice(-1));
    expect(urls(moved(entries, 1, -1))).toEqual(['c', 'm']);
    expect(urls(moved(entries, 0, 1))).toEqual(['c', 'm']);
    expect(urls(moved(entries, 0, -1))).toEqual(['m', 'c']);
    expect(urls(moved(entries, 1, 1))).toEqual(['m', 'c']);
  });

  it('show an error at its field, in the language that it is of', () => {
    const entries = entriesOfTips(tips, 'en');
    const errorsOf = (path: string) => errorsOfEntries({ [path]: 'wrong' }, 'tips', { entries, own: 'en' });
    expect(errorsOf('tips[1].url')).toEqual({ errors: { 'given-1.url': 'wrong' }, language: 'en' });
    expect(errorsOf('tips[1].title')).toEqual({ errors: { 'given-1.en.title': 'wrong' }, language: 'en' });
    expect(errorsOf('tips[0].translations.de.text')).toEqual({
      errors: { 'given-0.de.text': 'wrong' },
      language: 'de',
    });
    expect(errorsOf('tips[0].titles.de')).toEqual({
      errors: { 'given-0.de.title': 'wrong' },
      language: 'de',
    });
    expect(errorsOf('footer.text')).toEqual({ errors: { 'footer.text': 'wrong' }, language: undefined });
  });
});
