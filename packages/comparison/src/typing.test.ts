import { editArticle } from '@norma/samples/edits';
import { describe, expect, it } from 'vitest';
import { compareArticles } from './compare.ts';
import type { Comparison } from './comparison.ts';
import { demoArticle } from './testing/demo.ts';

const clause = (
  number: string,
  content: string,
  { title = `Clause ${number}`, kind = '', annexType = '' } = {},
): string =>
  `<section class="clause ${kind}" id="s-${number}" data-level="${number.split('.').length}">
    <h2 class="clause-heading"><span class="clause-number">${number}</span>${annexType ? ` <span class="annex-type">${annexType}</span>` : ''} <span class="clause-title">${title}</span></h2>
    ${content}
  </section>`;
const article = (content: string, language = 'en'): string =>
  `<article lang="${language}">${content}</article>`;

/** The same text with 5 and with 6 in the place of '#'. */
const compared = (content: string, language = 'en'): Comparison =>
  compareArticles(
    article(content.replaceAll('#', '5'), language),
    article(content.replaceAll('#', '6'), language),
  );

const table = `<figure class="table" id="t"><figcaption><span class="label">Table 2</span> <span class="caption">Loads</span></figcaption>
  <table><thead><tr><th rowspan="1">Size</th><th>Depth (mm)</th><th>Load (kN)</th></tr></thead>
  <tbody><tr><th>M8</th><td>40</td><td>#</td></tr><tr><th>M10</th><td>50</td><td>9</td></tr></tbody></table></figure>`;

describe('The changes of a text', () => {
  it('name of a cell its table, row and column [changes-006]', () => {
    expect(compared(clause('1', table)).changes).toMatchObject([
      {
        clause: 's-1',
        types: ['table', 'quantity'],
        isNormative: true,
        table: { table: 'Table 2', row: 'M8', column: 'Load (kN)', before: '5', after: '6' },
        quantities: [{ before: { value: 5, unit: 'kN' }, after: { value: 6, unit: 'kN' } }],
      },
    ]);
  });

  it('find the column of a cell behind one that spans several [changes-006]', () => {
    const spanned = table.replace('<th>M8</th><td>40</td>', '<th colspan="2">M8</th>');
    expect(compared(clause('1', spanned)).changes[0]?.table).toMatchObject({
      row: 'M8',
      column: 'Load (kN)',
    });
  });

  it('are one for each paragraph, row, item or term, with the words around it [changes-010]', () => {
    const { changes } = compared(
      clause(
        '1',
        `<p>The load shall be # kN, and the depth # mm.</p>
        <ul><li><div class="item">It shall be # m long.</div></li><li><div class="item">It shall be # m wide.</div></li></ul>
        ${table}
        <dl class="terms"><div class="term-entry"><dt><dfn class="term">depth</dfn></dt><dd>length of # mm</dd></div></dl>
        <aside class="note" role="note"><p>It was # mm.</p><p>It is # mm.</p></aside>`,
      ),
    );
    expect(
      changes.map(({ types, segments }) => [
        types[0],
        segments.map(({ lead, before, after }) => [lead, before, after]),
      ]),
    ).toEqual([
      [
        'quantity',
        [
          ['The load shall be', '5', '6'],
          ['kN, and the depth', '5', '6'],
        ],
      ],
      ['quantity', [['It shall be', '5', '6']]],
      ['quantity', [['It shall be', '5', '6']]],
      ['table', [['', '5', '6']]],
      ['definition', [['length of', '5', '6']]],
      ['quantity', [['It was', '5', '6']]],
      ['quantity', [['It is', '5', '6']]],
    ]);
  });

  const load = '<p>The load shall be # kN.</p>';
  it.each([
    ['a foreword', clause('1', load, { kind: 'front', title: 'Foreword' })],
    ['a foreword in Japanese', clause('1', load, { title: 'まえがき' })],
    ['a foreword in Arabic', clause('1', load, { title: 'مقدمة' })],
    ['an introduction in German', clause('1', load, { title: 'Einleitung' })],
    ['a bibliography in Russian', clause('9', load, { title: 'Библиография' })],
    ['an informative annex', clause('A', load, { kind: 'annex', annexType: '(informative)' })],
    ['an appendix', clause('A', load, { kind: 'annex', annexType: '(Nonmandatory Information)' })],
    ['an informative annex in French', clause('A', load, { kind: 'annex', annexType: '(informative)' })],
    ['an informative annex in Spanish', clause('A', load, { kind: 'annex', annexType: '(informativo)' })],
    ['an informative annex in Chinese', clause('A', load, { kind: 'annex', annexType: '（资料性）' })],
    ['a clause of one', clause('A', clause('A.1', load), { kind: 'annex', annexType: '(informative)' })],
    ['a note', clause('1', `<aside class="note" role="note">${load}</aside>`)],
    ['an example', clause('1', `<aside class="example" role="note">${load}</aside>`)],
    ['a paragraph that begins as a note', clause('1', '<p>NOTE 1 The load shall be # kN.</p>')],
    ['one in German', clause('1', '<p>ANMERKUNG Die Last muss # kN sein.</p>')],
    ['a table of an informative annex', clause('A', table, { kind: 'annex', annexType: '(informative)' })],
  ])('are not normative in %s [changes-008]', (_, content) => {
    expect(compared(content).changes).toMatchObject([{ isNormative: false }]);
  });

  it.each([
    ['a clause', clause('4', load)],
    ['a normative annex', clause('A', load, { kind: 'annex', annexType: '(normative)' })],
    ['a mandatory annex', clause('A', load, { kind: 'annex', annexType: '(Mandatory Information)' })],
    [
      'an item that a requirement introduces',
      clause('4', '<p>The report shall state:</p><ul><li>the load, # kN</li></ul>'),
    ],
  ])('are normative in %s', (_, content) => {
    expect(compared(content).changes).toMatchObject([{ isNormative: true }]);
  });

  it('are editorial where only numbers of clauses, markup, punctuation or references are others [changes-009]', () => {
    const base = article(
      clause('1', '<p>The load shall be held.</p>', { title: 'Loading' }) +
        clause(
          '2',
          '<p>Open the crack to its nominal width, see <a href="#s-1">Clause 1</a>, and keep it open.</p>',
          { title: 'Cracks' },
        ),
    );
    const target = article(
      clause('1', '<p>The load shall be <b>held</b>.</p>', { title: 'Loading' }) +
        clause(
          '3',
          '<p>Open the crack to its nominal width, see <a href="#s-4">Clause 4</a>, and keep it open.</p>',
          { title: 'Cracks' },
        ),
    );
    const { changes, folded } = compareArticles(base, target);
    expect(changes).toEqual([]);
    expect(folded.map(({ fold }) => fold).toSorted()).toEqual(['markup', 'reference', 'renumbered']);
    for (const { types, isNormative } of folded) expect([types, isNormative]).toEqual([['editorial'], false]);
  });

  it('are none of markup where a power is another one', () => {
    const text = (power: string): string => article(clause('1', `<p>The count shall be 10${power} kg.</p>`));
    expect(compareArticles(text('5'), text('<sup>5</sup>')).changes).toMatchObject([{ types: ['quantity'] }]);
  });

  it('tell a new clause with a requirement as one', () => {
    const { changes } = compareArticles(
      article(clause('1', '<p>The load is held.</p>')),
      article(
        clause('1', '<p>The load is held.</p>') +
          clause('2', '<p>Cracks shall not be filled with mortar.</p>'),
      ),
    );
    expect(changes).toMatchObject([
      {
        clause: 's-2',
        types: ['structure', 'requirement'],
        isNormative: true,
        requirement: { before: null, after: 'shall', isNegatedAfter: true, how: 'added' },
      },
    ]);
  });

  it('find numbers and verbal forms of random edits, and few editorial ones are normative [changes-016]', () => {
    const figures = { all: 0, found: 0, normative: 0, editorial: 0 };
    const types = {
      limit: 'quantity',
      tolerance: 'quantity',
      unit: 'quantity',
      verb: 'requirement',
      negation: 'requirement',
      cell: 'table',
    };
    for (const path of ['nsb/e-214-24.xml', 'hi/4410-2-2022.xml', 'pic/rp-1173-2021.xml'])
      for (let seed = 1; seed <= 8; seed += 1) {
        const base = demoArticle(path);
        const { html, log } = editArticle(base, { seed, edits: 16 });
        const { changes } = compareArticles(base, html);
        const isOf = (before: string, after: string) => (change: Comparison['changes'][number]) =>
          change.segments.some(
            (segment) =>
              `${segment.lead} ${segment.before}`.includes(before) &&
              `${segment.after} ${segment.tail}`.includes(after.replace(/^(?:shall|should) /, '')),
          );
        for (const { operation, before, after, isEditorial } of log) {
          const own = changes.filter(isOf(before, after));
          const type = Object.entries(types).find(([name]) => name === operation)?.[1];
          if (type) figures.all += 1;
          if (type && own.some((change) => change.types.some((each) => each === type))) figures.found += 1;
          if (isEditorial && own.length === 1 && own[0]?.isNormative) figures.editorial += 1;
        }
        figures.normative += changes.filter(({ isNormative }) => isNormative).length;
      }
    expect(figures.all).toBeGreaterThan(60);
    expect(figures.found / figures.all).toBeGreaterThanOrEqual(0.95);
    expect(figures.editorial / figures.normative).toBeLessThanOrEqual(0.1);
  }, 60_000);

  it('of a table of 20,000 rows are typed in time', () => {
    const rows = (value: number): string =>
      Array.from(
        { length: 20_000 },
        (_, at) => `<tr><th>M${at}</th><td>bolt of steel of the first class</td><td>${at + value}</td></tr>`,
      ).join('');
    const text = (value: number): string =>
      article(
        clause(
          '1',
          `<table><thead><tr><th>Size</th><th>Kind</th><th>Load, kN</th></tr></thead><tbody>${rows(value)}</tbody></table>`,
        ),
      );
    const start = performance.now();
    expect(compareArticles(text(0), text(1)).changes.length).toBeGreaterThan(10_000);
    expect(performance.now() - start).toBeLessThan(60_000);
  }, 120_000);
});
