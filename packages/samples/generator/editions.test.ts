import { describe, expect, it } from 'vitest';
import { elements, textOf } from '../src/testing/editions.ts';
import { generated, library, paragraphsOf, type Generated } from './testing/generated.ts';

const pairs = generated.flatMap((after): { before: Generated; after: Generated }[] => {
  const before = generated.find((each) => each.source === after.source && each.edition === after.edition - 1);
  return before ? [{ before, after }] : [];
});
const english = pairs.filter(({ after }) => after.language === 'en');

const foreword = ({ document }: Generated) => elements(document, 'sec')[0];
const changesOf = (standard: Generated): string[] => {
  const part = foreword(standard);
  return part ? elements(part, 'list-item').map(textOf) : [];
};
const whole = ({ document }: Generated): string =>
  [document]
    .map((all) =>
      ['body', 'back']
        .flatMap((name) => elements(all, name))
        .map(textOf)
        .join(' '),
    )
    .join('');

describe('a new edition', () => {
  it.each(english.map(({ before, after }) => ({ name: after.designation, before, after })))(
    '$name lists what was changed, and that is what was changed',
    ({ before, after }) => {
      const changes = changesOf(after);
      expect(changes.length).toBeGreaterThanOrEqual(2);
      const [old, fresh] = [whole(before), whole(after)];
      for (const change of changes) {
        const raised =
          / has been (?:raised|reduced|tightened|relaxed|changed) from (.+) to (.+?)(?: \([^()]*\))?[.;]$/.exec(
            change,
          );
        const reworded = /“(.+)” replaces “(.+)”/.exec(change);
        const [from = '', to = ''] = raised ? raised.slice(1) : (reworded?.slice(1).toReversed() ?? []);
        expect(old, change).toContain(from);
        expect(fresh, change).toContain(to);
      }
      const added = /^(?:a definition of|the term) (.+) has been added/.exec(changes.join('\n'));
      if (added?.[1]) expect(old).not.toContain(` ${added[1]} `);
    },
  );

  it.each(pairs.map(({ before, after }) => ({ name: after.designation, before, after })))(
    '$name keeps most of what was there, and is not the same',
    ({ before, after }) => {
      const old = paragraphsOf(before.document);
      const fresh = new Set(paragraphsOf(after.document));
      const kept = old.filter((paragraph) => fresh.has(paragraph));
      expect(kept.length / old.length).toBeGreaterThan(0.35);
      expect(old.length - kept.length).toBeGreaterThanOrEqual(2);
    },
  );

  it('names the edition that it replaces', () => {
    for (const { before, after } of pairs) {
      expect(after.read.supersedes).toEqual([before.designation]);
      expect(textOf(foreword(after) ?? after.document)).toContain(
        after.language === 'en' ? before.designation : '',
      );
    }
  });

  it('moves clauses, adds rows and divides paragraphs now and then', () => {
    const all = english.flatMap(({ after }) => changesOf(after));
    for (const words of [
      'has been divided into',
      'been added to Table',
      'now stands at',
      'is new',
      'definition of',
      'have been deleted',
    ])
      expect(all.filter((change) => change.includes(words)).length, words).toBeGreaterThanOrEqual(3);
  });
});

describe('translations', () => {
  const translations = generated.filter(({ source }) => source.translates);

  it('are there for a score of standards, in six languages', () => {
    expect(new Set(translations.map(({ designation }) => designation)).size).toBeGreaterThanOrEqual(18);
    const languages = new Set(translations.map(({ language }) => language));
    expect([...languages].toSorted()).toEqual(['ar', 'de', 'es-ES', 'fr', 'it', 'pt']);
  });

  it.each(
    translations.map((translation) => ({
      name: `${translation.designation} ${translation.language}`,
      translation,
    })),
  )('$name has the parts, the numbers and the formulas of its original', ({ translation }) => {
    const { source, edition } = library.edition(translation.designation);
    const original = generated.find((each) => each.source === source && each.edition === edition);
    if (!original) throw new Error(`no original of ${translation.designation}`);
    const partsOf = (standard: Generated): string[] =>
      elements(standard.document, '*').flatMap((element) => element.getAttribute('id') ?? []);
    expect(partsOf(translation)).toEqual(partsOf(original));
    const formulasOf = (standard: Generated): string[] =>
      elements(standard.document, 'disp-formula').map(textOf);
    expect(formulasOf(translation)).toEqual(formulasOf(original));
    const cellsOf = (standard: Generated): number[] =>
      elements(standard.document, 'td')
        .map(textOf)
        .filter((cell) => /^[−\d][\d .,]*$/.test(cell))
        .map((cell) => Number(cell.replaceAll(' ', '').replace('−', '-')));
    expect(cellsOf(translation)).toEqual(cellsOf(original));
    expect(translation.read.family).toBe(original.read.family);
    expect(translation.read.year).toBe(original.read.year);
  });

  it('leave no English sentence', () => {
    for (const { document, designation, language } of translations)
      for (const paragraph of paragraphsOf(document))
        expect(paragraph, `${designation} ${language}`).not.toMatch(/\b(the|shall|which|from the|and the)\b/);
  });
});

describe('amendments', () => {
  const amendments = generated.filter(({ source }) => source.amends);

  it('amend editions that exist and stand in families of their own', () => {
    expect(amendments.length).toBeGreaterThanOrEqual(8);
    for (const { source, read } of amendments) {
      expect(library.edition(source.amends).source.designation).not.toBe(read.family);
      expect(read.designation.startsWith(source.amends)).toBe(true);
    }
  });
});
