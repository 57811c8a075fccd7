import { describe, expect, it } from 'vitest';
import { byId, elements, numberIn, readEdition, rowsOf, textOf, type Edition } from './testing/editions.ts';

const revisions = [
  { older: 'nsb/e-214-18.xml', newer: 'nsb/e-214-21.xml' },
  { older: 'nsb/e-214-21.xml', newer: 'nsb/e-214-24.xml' },
  { older: 'hi/4410-2-2016.xml', newer: 'hi/4410-2-2022.xml' },
  { older: 'pic/rp-1173-2015.xml', newer: 'pic/rp-1173-2021.xml' },
];

describe.each(revisions)('$newer revises $older', ({ older, newer }) => {
  const before = readEdition(older);
  const after = readEdition(newer);

  it('keeping more than 40 % of its paragraphs word for word, and changing at least twenty', () => {
    const old = paragraphs(before);
    const fresh = new Set(paragraphs(after));
    const kept = old.filter((paragraph) => fresh.has(paragraph));
    expect(kept.length / old.length).toBeGreaterThan(0.4);
    expect(old.length - kept.length).toBeGreaterThanOrEqual(20);
  });

  it('naming the edition it replaces, in the foreword and in the metadata', () => {
    const dated = elements(before.document, 'std-ref').find((ref) => ref.getAttribute('type') === 'dated');
    const designation = dated ? textOf(dated) : '';
    expect(designation).not.toBe('');
    expect(textOf(byId(after, 'sec_foreword'))).toContain(designation);
    const superseded = elements(after.document, 'std-xref').filter(
      (ref) => ref.getAttribute('type') === 'supersedes',
    );
    expect(superseded.map(textOf)).toEqual([designation]);
  });
});

describe('a clause that moved keeps its words and changes its number', () => {
  it.each([
    [
      'nsb/e-214-21.xml',
      'sec_9.4',
      'nsb/e-214-24.xml',
      'sec_9.2.1',
      'Project the displacement to 50 years (438 000 h)',
    ],
    [
      'nsb/e-214-18.xml',
      'app_A2',
      'nsb/e-214-21.xml',
      'app_A1',
      'Open the crack to not more than 0.1 mm before drilling',
    ],
    [
      'nsb/e-214-21.xml',
      'sec_7.2',
      'nsb/e-214-24.xml',
      'sec_7.4',
      'for the time that the manufacturer states',
    ],
    [
      'hi/4410-2-2016.xml',
      'app_A',
      'hi/4410-2-2022.xml',
      'app_B',
      'Installers shall pass a written and a practical',
    ],
    [
      'hi/4410-2-2016.xml',
      'sec_9.3',
      'hi/4410-2-2022.xml',
      'sec_10.1',
      'The displacement at the end of the service life',
    ],
    ['pic/rp-1173-2015.xml', 'sec_7.4', 'pic/rp-1173-2021.xml', 'sec_8.2', 'spread by a backing plate'],
    [
      'pic/rp-1173-2015.xml',
      'app_A',
      'pic/rp-1173-2021.xml',
      'sec_6.3',
      'Stainless steel on fluoropolymer pad',
    ],
  ])('%s %s → %s %s', (older, from, newer, to, words) => {
    expect(textOf(byId(readEdition(older), from))).toContain(words);
    expect(textOf(byId(readEdition(newer), to))).toContain(words);
  });
});

describe('the Arabic translation of NSB E 214-24', () => {
  const original = readEdition('nsb/e-214-24.xml');
  const translation = readEdition('nsb/e-214-24-ar.xml');

  it('has every part of the original in the same order', () => {
    expect(parts(translation)).toEqual(parts(original));
  });

  it('has the same numbers in its tables and the same formulas', () => {
    for (const table of elements(original.document, 'table-wrap')) {
      const id = table.getAttribute('id') ?? '';
      expect(numbers(translation, id), id).toEqual(numbers(original, id));
    }
    expect(formulas(translation)).toEqual(formulas(original));
  });

  it('leaves no sentence in another language', () => {
    for (const paragraph of paragraphs(translation)) {
      expect(paragraph).not.toMatch(/[a-z]{3,} [a-z]{2,} [a-z]{2,}/);
    }
    expect(
      paragraphs(translation).filter((paragraph) => /[\u0621-\u064a]{3}/.test(paragraph)).length,
    ).toBeGreaterThan(120);
  });
});

function paragraphs({ document }: Edition): string[] {
  return ['p', 'definition'].flatMap((name) => elements(document, name)).map(textOf);
}

function numbers(edition: Edition, tableId: string): number[] {
  const cells = rowsOf(edition, tableId).flat();
  return cells.map(numberIn).filter((value) => !Number.isNaN(value));
}

function parts({ document }: Edition): string[] {
  return elements(document, '*').flatMap((element) => element.getAttribute('id') ?? []);
}

function formulas({ document }: Edition): string[] {
  // A unit stands as a word of the language behind the formula of the example.
  return elements(document, 'disp-formula').map((formula) => textOf(formula).replace(/ ?mm$/, ''));
}
