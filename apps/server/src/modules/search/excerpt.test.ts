import { describe, expect, it } from 'vitest';
import { excerptsFor } from './excerpt.ts';

const excerptOf = (text: string, words: string): string | null => excerptsFor(words)(text)?.excerpt ?? null;
const sentence = 'Nothing that matters stands in any of these many words of filling. ';

describe('an excerpt', () => {
  it('is some 200 characters of whole words around what was looked for', () => {
    const excerpt = excerptOf(
      `${sentence.repeat(40)}The quillback holds. ${sentence.repeat(40)}`,
      'quillback',
    );
    expect(excerpt).toMatch(/^… .*The quillback holds\. .* …$/);
    expect(excerpt?.length).toBeGreaterThan(150);
    expect(excerpt?.length).toBeLessThan(215);
    expect(excerpt).toMatch(/^… \S+ (that|matters|stands|in|any|of|these|many|words|filling\.|Nothing)/);
  });

  it('is the whole line where it is short, and never goes beyond it', () => {
    expect(excerptOf('Before.\nThe quillback holds.\nAfter.', 'quillback')).toBe('The quillback holds.');
  });

  it('is from where most of the words stand together', () => {
    const text = `A quillback alone.\n${sentence}\nThe gauge of the quillback.`;
    expect(excerptOf(text, 'quillback gauge')).toBe('The gauge of the quillback.');
  });

  describe('of printed pages', () => {
    const printed = (text: string, words: string) => excerptsFor(words)(text, { printed: true });

    it('is the sentence, which continues over the ends of lines', () => {
      const page =
        '5.2 Reading\r\n \r\nThe gauge is set. The quill-back of a\r\nclause holds\r\nthe load. It ends.';
      expect(printed(page, 'clause')).toEqual({
        excerpt: 'The quill-back of a clause holds the load.',
        at: page.indexOf('The gauge'),
      });
    });

    it('never goes beyond its page', () => {
      expect(printed('\fof the gauge\n\fand the clause\n\fof the load', 'clause')?.excerpt).toBe(
        'and the clause',
      );
    });

    it('is of the text rather than of the list of contents', () => {
      const text = '\fClauses . . . . . . . . . 12\r\n\r\nLoads ........ 13\n\fThe clauses hold.';
      expect(printed(text, 'clauses')?.excerpt).toBe('The clauses hold.');
      expect(printed(text, 'loads')?.excerpt).toContain('Loads ....');
    });
  });

  it.each([
    ['Measurements of creep are taken daily.', 'measurement'],
    ['Le béton armé se fissure.', 'beton'],
    ['يجب أن يبقى الحَمْل ثابتا.', 'الحمل'],
    ['混凝土的徐变试验。', '徐变'],
    ['The well-known STRASSE bends.', 'straße'],
  ])('of %j for %s is the sentence', (text, words) => {
    expect(excerptOf(text, words)).toBe(text);
  });

  it('of a script without spaces is cut between characters, none of them in two', () => {
    const excerpt = excerptOf('𠀀'.repeat(400) + '徐变' + '𠀁'.repeat(400), '徐变');
    expect(excerpt).toContain('徐变');
    expect(excerpt?.isWellFormed()).toBe(true);
  });

  it.each([
    ['', 'creep'],
    ['\n\n \n', 'creep'],
    ['Nothing here.', 'creep'],
    ['Nothing here.', ''],
    ['Nothing here.', '*'],
    ['Nothing here.', '"((('],
  ])('of %j for %j there is none', (text, words) => {
    expect(excerptOf(text, words)).toBeNull();
  });

  it('is sought no further than a reader would wait, however much of a text looks alike', () => {
    const alike = 'Consumers consume consumables. '.repeat(6_000);
    expect(excerptOf(`${alike}\nThey consulted.`, 'consulting')).toBeNull();
  });

  it('leaves enough of the look for the texts that follow', () => {
    const excerptIn = excerptsFor('consulting');
    const alike = 'Consumers consume consumables. '.repeat(6_000);
    for (let text = 0; text < 20; text += 1) expect(excerptIn(`${alike}\nThey consume.`)).toBeNull();
    expect(excerptIn('They consult in a row.')?.excerpt).toBe('They consult in a row.');
  });

  it('is found where the word itself stands, however many others begin like it', () => {
    const alike = 'Call readBufferedImage before readBufferedFile.\n'.repeat(600);
    expect(excerptOf(`${alike}Use readBufferedRect here.\n${alike}`, 'readBufferedRect')).toBe(
      'Use readBufferedRect here.',
    );
  });
});
