import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fold } from './analysis/fold.ts';
import { highlight, wordsNotIn } from './highlight.ts';

const LETTER = /[\p{L}\p{N}]/u;

function marked(text: string, query: string): string {
  const marks = highlight(text, query);
  return marks.reduceRight(
    (out, { start, end }) => `${out.slice(0, start)}[${out.slice(start, end)}]${out.slice(end)}`,
    text,
  );
}

describe('Highlighting', () => {
  it.each([
    ['the words of the query', 'bonded anchors', 'Test of Bonded Anchors', 'Test of [Bonded] [Anchors]'],
    ['other inflections', 'bonding anchor', 'Anchors, when bonded', '[Anchors], when [bonded]'],
    ['words that the last one begins', 'test anc', 'Test for anchors', '[Test] for [anchors]'],
    ['no words that an earlier one begins', 'anc test', 'Test for anchors', '[Test] for anchors'],
    ['accents and case', 'BETON', 'Le béton, le be\u0301ton', 'Le [béton], le [be\u0301ton]'],
    ['letters that fold into two', 'strasse', 'An der Straße', 'An der [Straße]'],
    ['a possessive whole', 'manufacturer', 'The manufacturer’s mark', 'The [manufacturer’s] mark'],
    ['pairs of ideographs as one stretch', '火災報知', '自動火災報知設備', '自動[火災報知]設備'],
    ['single ideographs', '火', '防火と火災', '防[火]と[火]災'],
    ['Arabic words without their points', 'مقاومة', 'اختبار مُقَاوَمَة الحريق', 'اختبار [مُقَاوَمَة] الحريق'],
    ['text outside the basic plane', 'anchor', '𝔘 😀 anchor 😀', '𝔘 😀 [anchor] 😀'],
    ['nothing for a search of everything', '*', 'Test', 'Test'],
    ['nothing for an empty search', ' ', 'Test', 'Test'],
    ['nothing for punctuation', '?!', 'Test?!', 'Test?!'],
  ])('marks %s', (_, query, text, expected) => {
    expect(marked(text, query)).toBe(expected);
  });

  it('marks inflections as the text’s language has them', () => {
    const marks = (language: string): number => highlight('Prüfungen', 'Prüfung beton', language).length;
    expect(marks('de')).toBe(1);
    expect(marks('en')).toBe(0);
  });

  it('stays inside the text, in order and without touching, whatever the text and the query', () => {
    const texts = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc
        .array(fc.constantFrom('anchor', 'ANCHORS', ' ', '火災', 'ß', '½', '\u200f', "'s", '-', '\ud800'))
        .map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(texts, texts, (text, query) => {
        let before = -1;
        for (const { start, end } of highlight(text, query)) {
          expect(start).toBeGreaterThan(before);
          expect(end).toBeGreaterThan(start);
          before = end;
        }
        expect(before).toBeLessThanOrEqual(text.length);
      }),
      { numRuns: 1_000 },
    );
  });

  it('marks a text that is its own query, unless it has no words', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        fc.pre([...text].some((character) => LETTER.test(character) && LETTER.test(fold(character))));
        expect(highlight(text, text)).not.toEqual([]);
      }),
    );
  });
});

describe('The words of a query that a text does not show', () => {
  it.each([
    ['those that it lacks', 'waxy rice gelatinization', 'Rice — Specification', ['waxy', 'gelatinization']],
    ['none where inflections stand for them', 'bonding anchor', 'Anchors, when bonded', []],
    ['none that the last one begins', 'test anc', 'Test for anchors', []],
    ['no numbers', 'CommonMark 0.30 fenced', 'CommonMark', ['fenced']],
    ['nothing of a designation in another spelling', 'BS EN ISO 12100:2010', 'ISO 12100:2010', []],
    ['the words beside a designation', 'ISO 17301-1 waxy', 'ISO 17301-1:2016 Rice', ['waxy']],
    ['pairs of ideographs', '火災報知', '火災', ['災報', '報知']],
    ['nothing for a search of everything', '*', 'Test', []],
  ])('are %s', (_, query, text, expected) => {
    expect(wordsNotIn(text, query)).toEqual(expected);
  });
});
