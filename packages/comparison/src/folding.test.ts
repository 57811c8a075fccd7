import { describe, expect, it } from 'vitest';
import { compareArticles } from './compare.ts';

const filler =
  'Apply the sustained load within one minute and hold it for a thousand hours at constant temperature.';
const clause = (id: string, number: string, title: string, content: string): string =>
  `<section class="clause" id="${id}"><h2 class="clause-heading"><span class="clause-number">${number} </span><span class="clause-title">${title}</span></h2><p>${filler} ${title}.</p>${content}</section>`;
const compare = (base: string, target: string) => {
  const { changes, folded } = compareArticles(`<article>${base}</article>`, `<article>${target}</article>`);
  return {
    changes: changes.map(({ number, title, before, after }) => `${number} ${title}: ${before} → ${after}`),
    folded: folded.map(
      ({ fold, number, title, before, after }) => `${fold} ${number} ${title}: ${before} → ${after}`,
    ),
  };
};

describe('A change without a changed word', () => {
  it('is distinguished from those with one, if clauses are only renumbered', () => {
    const base = clause('a', '1.', 'Loads', '') + clause('b', '2.', 'Tests', '');
    const target =
      clause('a', '1.', 'Loads', '') +
      clause('c', '2.', 'Terms', '<p>New words.</p>') +
      clause('b', '3.', 'Tests', '');
    const { changes, folded } = compare(base, target);
    expect(changes.length).toBe(1);
    expect(folded).toEqual(['renumbered 3 Tests: 2 → 3']);
  });

  it('is distinguished if an article without marked numbers is renumbered', () => {
    const plain = (number: string, title: string): string =>
      `<section id="${title}"><h2>${number} ${title}</h2><p>${filler} ${title} of the anchor.</p></section>`;
    const { changes, folded } = compare(
      plain('1', 'Loads') + plain('2', 'Tests'),
      plain('1', 'Loads') + plain('2', 'Terms') + plain('3', 'Tests'),
    );
    expect(changes.length).toBe(1);
    expect(folded).toEqual(['renumbered 3 Tests: 2 → 3']);
  });

  it.each([
    [
      'a link',
      '<p>The load <a href="#x">4.2</a> is held.</p>',
      '<p>The load <a href="#y">4.7</a> is held.</p>',
      'reference',
    ],
    [
      'a word for clauses',
      '<p>The load of Clause 4.2 is held.</p>',
      '<p>The load of Clause 4.7 is held.</p>',
      'reference',
    ],
    [
      'a table',
      '<p>The load, see Table 3, is held.</p>',
      '<p>The load, see Table 4, is held.</p>',
      'reference',
    ],
    [
      'several',
      '<p>The loads of Sections 4.2, 4.3 and 5 are held.</p>',
      '<p>The loads of Sections 4.3, 4.4 and 6 are held.</p>',
      'reference',
    ],
    ['markup', '<p>The load is <b>held</b> here.</p>', '<p>The load is held here.</p>', 'markup'],
    ['a period', '<p>The load is held here</p>', '<p>The load is held here.</p>', 'punctuation'],
    ['a comma', '<p>Loads, held and kept.</p>', '<p>Loads, held, and kept.</p>', 'punctuation'],
    ['a comma after a number', '<p>In 2021, load it.</p>', '<p>In 2021 load it.</p>', 'punctuation'],
    ['a hyphen', '<p>The real world load.</p>', '<p>The real-world load.</p>', 'punctuation'],
  ])('is seen for %s', (_, base, target, fold) => {
    const { changes, folded } = compare(clause('a', '1', 'Loads', base), clause('a', '1', 'Loads', target));
    expect(changes).toEqual([]);
    expect(folded.map((line) => line.split(' ')[0])).toEqual([fold]);
  });

  it.each([
    ['a quantity', '<p>The load of 4.2 kN is held.</p>', '<p>The load of 4.7 kN is held.</p>'],
    [
      'a quantity behind a reference',
      '<p>In Table 3 the load is 5 kN.</p>',
      '<p>In Table 4 the load is 6 kN.</p>',
    ],
    ['a decimal point', '<p>The load of 1.5 kN is held.</p>', '<p>The load of 15 kN is held.</p>'],
    ['a point before a digit', '<p>The load of .5 kN is held.</p>', '<p>The load of 5 kN is held.</p>'],
    ['a comma between numbers', '<p>Loads of 10, 20 kN.</p>', '<p>Loads of 10 20 kN.</p>'],
    ['a sign in code', '<p>Write <code>load.</code> here.</p>', '<p>Write <code>load:</code> here.</p>'],
    ['a sign of calculation', '<p>Load a - b here.</p>', '<p>Load a + b here.</p>'],
    ['a word', '<p>The load should be held.</p>', '<p>The load shall be held.</p>'],
    [
      'a word within a link',
      '<p><a href="#x">Mean load</a> is held.</p>',
      '<p><a href="#x">Peak load</a> is held.</p>',
    ],
    [
      'a picture',
      '<p>Load <img src="data:image/png;base64,AAAA" alt=""></p>',
      '<p>Load <img src="data:image/png;base64,BBBB" alt=""></p>',
    ],
    [
      'a dated standard',
      '<p>As NSB 12100:2010 says, load it.</p>',
      '<p>As NSB 12100:2023 says, load it.</p>',
    ],
  ])('is not seen for %s', (_, base, target) => {
    const { changes, folded } = compare(clause('a', '1', 'Loads', base), clause('a', '1', 'Loads', target));
    expect(changes.length).toBe(1);
    expect(changes[0]).toMatch(/^1 Loads: /);
    expect(folded).toEqual([]);
  });
});

describe('Every change', () => {
  it('names the nearest number and title, also behind the clauses within a clause', () => {
    const within = (content: string): string =>
      `<section id="w"><h3>Untitled</h3></section><p>${filler} ${content}</p>`;
    const { changes } = compare(
      clause('a', '7.', 'Loads', within('Hold it.')),
      clause('a', '7.', 'Loads', within('Keep it.')),
    );
    expect(changes).toEqual(['7 Loads: Hold → Keep']);
  });
});
