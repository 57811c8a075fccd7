import { describe, expect, it } from 'vitest';
import { parseQuery } from './query.ts';

describe('A text that is searched', () => {
  const words = (text: string): string[] =>
    parseQuery(text).words.map(
      ({ form, isInflected, isPrefix }) => `${isInflected ? '' : '='}${form}${isPrefix ? '…' : ''}`,
    );

  it.each([
    ['words, the last one perhaps only begun', 'bonded anchors', 'bonded anchors…'],
    ['no beginning of a single letter', 'vitamin c', 'vitamin c'],
    ['every word once', 'fire test fire', 'fire test'],
    ['no stop-words', 'the testing of a wall', 'testing wall…'],
    ['stop-words when there is nothing else', 'of the', 'of the…'],
    ['a stop-word before a number, which begins a designation', 'is 456', 'is 456…'],
    ['words in quotation marks as they are written', 'fire "tested walls"', 'fire =tested =walls'],
    ['words in other quotation marks', '„Prüfung“ «essai»', '=prufung =essai'],
    ['a single quotation mark as none', 'fire" test', 'fire test…'],
    ['nothing in punctuation', '?!', ''],
  ])('asks for %s', (_, text, expected) => {
    expect(words(text).join(' ')).toBe(expected);
  });

  it.each([
    [
      'the words of each',
      '"fire test" and "of the wall"',
      [
        ['fire', 'test'],
        ['of', 'the', 'wall'],
      ],
    ],
    ['none of a single word', '"fire"', []],
    [
      'each once',
      '"of the" "fire test" "of the"',
      [
        ['of', 'the'],
        ['fire', 'test'],
      ],
    ],
    ['pairs of ideographs, which go on in the text', '"火災報"', [['火災', '災報']]],
    ['the last ideograph before other words', '"火災 test"', [['火災', '災', 'test']]],
  ])('has phrases: %s', (_, text, expected) => {
    expect(parseQuery(text).phrases).toEqual(expected);
  });

  it('is cut to 500 characters and 64 words', () => {
    expect(parseQuery(`${' '.repeat(499)}creep`).words).toEqual([expect.objectContaining({ form: 'c' })]);
    const many = Array.from({ length: 200 }, (_, at) => at.toString(36)).join(' ');
    expect(parseQuery(many).words).toHaveLength(64);
    expect(parseQuery('x'.repeat(100_000)).words).toHaveLength(1);
  });
});
