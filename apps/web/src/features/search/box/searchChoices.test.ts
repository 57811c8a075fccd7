import { describe, expect, it } from 'vitest';
import { readSearch, searchKindOf } from '../address.ts';
import { choiceOf, pathTo, shortfall, type SearchChoice } from './searchChoices.ts';

const choices: SearchChoice[] = ['ALL', 'K', 'D', 'MYSUBSCRIPTION', 'SEMANTICSEARCH'];

describe('a kind of search', () => {
  it.each<[SearchChoice, string]>([
    ['ALL', '/content-search/?content=creep'],
    ['K', '/content-search/?content=creep&stype=K'],
    ['D', '/content-search/?content=creep&stype=D'],
    ['MYSUBSCRIPTION', '/mysubscription-search/?content=creep'],
    ['SEMANTICSEARCH', '/semantic-search/?content=creep'],
  ])('%s leads to %s', (choice, path) => {
    expect(pathTo(choice, ' creep ')).toBe(path);
  });

  it.each(choices)('%s stands in the box again on the screen to which it leads', (choice) => {
    const [pathname = '', query = ''] = pathTo(choice, 'creep').split(/(?=\?)/);
    expect(choiceOf(readSearch(query, searchKindOf(pathname)))).toBe(choice);
  });

  it.each(['C++ & "1,5 mm" #4', '100%', '50 % زحف', '北京 / a=b?c', '  ', '😀'.repeat(250)])(
    'hands on the text %s as it was typed',
    (text) => {
      const [, query = ''] = pathTo('ALL', text).split(/(?=\?)/);
      expect(readSearch(query).text).toBe(text.trim());
    },
  );
});

describe('a text is searched for', () => {
  it.each<[SearchChoice, string, ReturnType<typeof shortfall>]>([
    ['ALL', '', 'tooShort'],
    ['ALL', ' \t', 'tooShort'],
    ['ALL', ' e ', 'tooShort'],
    ['ALL', '😀', 'tooShort'],
    ['ALL', 'e2', null],
    ['K', 'e', 'tooShort'],
    ['D', 'e2', null],
  ])('in all content (%s) from two characters on: “%s” [search-048]', (choice, text, said) => {
    expect(shortfall(choice, text)).toBe(said);
  });

  it.each<[string, ReturnType<typeof shortfall>]>([
    ['', null],
    ['   ', null],
    ['e', 'tooShortForOwn'],
    [' e ', 'tooShortForOwn'],
    ['e2', null],
  ])('in the subscription without characters or from two on: “%s” [search-049]', (text, said) => {
    expect(shortfall('MYSUBSCRIPTION', text)).toBe(said);
  });

  it.each<[string, ReturnType<typeof shortfall>]>([
    ['', 'tooShort'],
    [' e', 'tooShort'],
    ['e2', null],
  ])('by meaning from two characters on: “%s” [semantic-007]', (text, said) => {
    expect(shortfall('SEMANTICSEARCH', text)).toBe(said);
  });
});
