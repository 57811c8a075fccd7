import { describe, expect, it } from 'vitest';
import { aSentence, randomSource } from '../../lineage/src/testing/revision.ts';
import { compareArticles } from './compare.ts';
import { baseIn, said, targetIn } from './testing/editions.ts';

const clause = (number: string, title: string, content: string): string =>
  `<section class="clause" id="s-${number}" data-level="${number.split('.').length}">
    <h2 class="clause-heading"><span class="clause-number">${number}</span> <span class="clause-title">${title}</span></h2>
    ${content}
  </section>`;
const article = (...clauses: string[]): string =>
  `<article lang="en" dir="ltr">${clauses.join('\n')}</article>`;

const load = 'Apply the sustained load within one minute and hold it for 1 000 h at constant temperature.';
const crack = 'Open the crack to its nominal width before the anchor is loaded and keep it open with wedges.';
const report =
  'The report names the laboratory, the adhesive, its batch and the age of the concrete members.';

describe('The comparison of two editions', () => {
  it('marks deleted and inserted words, and preserves the elements around them', () => {
    const { html, changes } = compareArticles(
      article(
        clause('1', 'Loading', `<p>Hold it within <strong>3 %</strong> of the nominal load for 1 000 h.</p>`),
      ),
      article(
        clause('1', 'Loading', `<p>Hold it within <strong>2 %</strong> of the nominal load for 1 000 h.</p>`),
      ),
    );
    expect(html).toContain('<del><strong>3</strong></del><ins><strong>2</strong></ins><strong> %</strong>');
    expect(changes).toMatchObject([
      { id: '1', kind: 'changed', number: '1', title: 'Loading', label: '', before: '3', after: '2' },
    ]);
  });

  it('finds no changes between an edition and itself', () => {
    const edition = article(
      clause('1', 'Loading', `<p>${load}</p>`),
      clause('2', 'Cracks', `<p>${crack}</p>`),
    );
    const { html, changes } = compareArticles(edition, edition);
    expect(changes).toEqual([]);
    expect(html).not.toMatch(/<(ins|del)>/);
  });

  it('does not tell of numbers that only follow from what came before', () => {
    const { changes } = compareArticles(
      article(clause('1', 'Loading', `<p>${load}</p>`)),
      article(clause('1', 'Cracks', `<p>${crack}</p>`), clause('2', 'Loading', `<p>${load}</p>`)),
    );
    expect(changes.map(({ kind, number }) => [kind, number])).toEqual([['inserted', '1']]);
  });

  it('shows a moved clause once, at its new place, with its own changes', () => {
    const { html, changes } = compareArticles(
      article(
        clause('1', 'Loading', `<p>${load}</p>`),
        clause('2', 'Cracks', `<p>${crack}</p>`),
        clause('3', 'Report', `<p>${report}</p>`),
      ),
      article(
        clause('1', 'Cracks', `<p>${crack}</p>`),
        clause('2', 'Report', `<p>${report}</p>`),
        clause('3', 'Loading', `<p>${load.replace('one minute', 'two minutes')}</p>`),
      ),
    );
    expect(changes).toMatchObject([
      { kind: 'moved', number: '3', from: '1' },
      { kind: 'changed', number: '3', before: 'one minute', after: 'two minutes' },
    ]);
    expect(html.split('sustained load')).toHaveLength(2);
  });

  it('gives the old text back in its own order, though clauses moved, were split, and went', () => {
    const base = article(
      clause('1', 'Loading', `<p>${load}</p><p>${report}</p>`),
      clause('2', 'Old', '<p>Nothing of this goes on at all, as everybody will see.</p>'),
      clause(
        '3',
        'Cracks',
        `<p>${crack}</p>${clause('3.1', 'Wedges', '<p>Drive wedges in by hand alone.</p>')}`,
      ),
    );
    const target = article(
      clause('1', 'Wedges', '<p>Drive wedges in by hand or hammer.</p>'),
      clause('2', 'Cracks', `<p>${crack.replace('nominal ', '')}</p>`),
      clause('3', 'Reports', `<p>${report}</p>`),
      clause('4', 'Loading', `<p>${load}</p>`),
    );
    const { html } = compareArticles(base, target);
    expect(baseIn(html)).toBe(said(base));
    expect(targetIn(html)).toBe(said(target));
  });

  it('compares tables row by row and cell by cell', () => {
    const table = (...rows: string[][]): string =>
      `<figure class="table"><figcaption><span class="label">Table 2</span> <span class="caption">Loads</span></figcaption><table><tbody>${rows
        .map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`)
        .join('')}</tbody></table></figure>`;
    const { html, changes } = compareArticles(
      article(clause('1', 'Loading', table(['12', '14.6', '1 000'], ['16', '24.3', '1 000']))),
      article(
        clause(
          '1',
          'Loading',
          table(['12', '14.6', '1 000'], ['16', '24.3', '2 000'], ['20', '35.8', '2 000']),
        ),
      ),
    );
    expect(changes.map(({ kind, label }) => [kind, label])).toEqual([
      ['changed', 'Table 2'],
      ['inserted', 'Table 2'],
    ]);
    expect(html).toContain('<td><del>1</del><ins>2</ins> 000</td>');
    expect(html).toMatch(/<tr class="inserted"[^>]*><td class="inserted"><ins>20<\/ins><\/td>/);
  });

  it('takes a formula and a drawing as one piece', () => {
    const formula = (n: string): string =>
      `<div class="formula"><math><mi>s</mi><mo>=</mo><mn>${n}</mn></math></div>`;
    const { html } = compareArticles(
      article(clause('1', 'Loading', `<p>${load}</p>${formula('3')}`)),
      article(clause('1', 'Loading', `<p>${load}</p>${formula('4')}`)),
    );
    expect(html).toContain('<del><math><mi>s</mi><mo>=</mo><mn>3</mn></math></del>');
    expect(html).toContain('<ins><math><mi>s</mi><mo>=</mo><mn>4</mn></math></ins>');
  });

  it('compares a formula and its number each with its own', () => {
    const formula = (symbol: string, number: string): string =>
      `<div class="formula"><math><mi>${symbol}</mi><mo>=</mo><mi>C</mi><mo>+</mo><mi>D</mi><mo>·</mo><msup><mi>t</mi><mi>b</mi></msup></math><span class="formula-number">(${number})</span></div>`;
    const { html, changes } = compareArticles(
      article(clause('1', 'Loading', `<p>${load}</p>${formula('A', '5')}${formula('c', '6')}`)),
      article(clause('1', 'Loading', `<p>${load}</p>${formula('B', '4')}${formula('c', '5')}`)),
    );
    expect(html).toContain('<span class="formula-number">(<del>5</del><ins>4</ins>)</span>');
    expect(changes.map(({ before, after }) => [before, after])).toEqual([['A=C+D·t^b', 'B=C+D·t^b']]);
  });

  it('tells of the items of a list and of a key one by one', () => {
    const list = (...items: string[]): string =>
      `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;
    const key = (...words: string[]): string =>
      `<dl>${words.map((word) => `<div><dt>${word[0]}</dt><dd>${word}</dd></div>`).join('')}</dl>`;
    const { changes } = compareArticles(
      article(clause('1', 'Loading', list(load, crack, report) + key('diameter', 'load', 'time'))),
      article(
        clause(
          '1',
          'Loading',
          list(`${load} Log it.`, crack, `${report} Sign it.`) + key('diameter', 'load', 'time', 'creep'),
        ),
      ),
    );
    expect(changes.map(({ kind, after }) => [kind, after])).toEqual([
      ['changed', 'Log it.'],
      ['changed', 'Sign it.'],
      ['inserted', 'c … creep'],
    ]);
  });

  it('calls a note by its new number, and does not tell of the number alone', () => {
    const note = (number: string, words: string): string =>
      `<aside class="note"><p><span class="label">Note ${number}</span> ${words}</p></aside>`;
    const { changes } = compareArticles(
      article(clause('1', 'Loading', note('1', load) + note('2', crack))),
      article(clause('1', 'Loading', note('2', `${load} Log it.`) + note('3', crack))),
    );
    expect(changes).toMatchObject([{ kind: 'changed', label: 'Note 2', before: '', after: 'Log it.' }]);
  });

  it('leaves out what ends the words before a change', () => {
    const { changes } = compareArticles(
      article(clause('1', 'Loading', '<p>For static loads.</p>')),
      article(clause('1', 'Loading', '<p>For static, seismic loads.</p>')),
    );
    expect(changes).toMatchObject([{ before: '', after: 'seismic' }]);
  });

  it('takes a number in groups as one word', () => {
    const hold = (hours: string): string => article(clause('1', 'Loading', `<p>Hold it for ${hours} h.</p>`));
    const { html } = compareArticles(hold('1\u00a0000'), hold('2\u00a0000'));
    expect(html).toContain('<del>1&nbsp;000</del><ins>2&nbsp;000</ins>');
  });

  it('has each id once, although it is in both editions', () => {
    const { html } = compareArticles(
      article(clause('1', 'Loading', `<p id="s-p1">${load}</p><p id="s-p2">${crack}</p>`)),
      article(clause('1', 'Loading', `<p id="s-p1">${report}</p><p id="s-p2">${crack}</p>`)),
    );
    const ids = [...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
    expect(ids).toEqual([...new Set(ids)]);
  });

  it('reads editions whose clauses are headings alone', () => {
    const { changes } = compareArticles(
      `<h1>Standard</h1><h2>Loading</h2><p>${load}</p><h2>Cracks</h2><p>${crack}</p>`,
      `<h1>Standard</h1><h2>Cracks</h2><p>${crack}</p><h2>Loading</h2><p>${load}</p><p>${report}</p>`,
    );
    expect(changes.map(({ kind }) => kind)).toEqual(['moved', 'inserted']);
  });

  it('takes broken HTML as a browser would, and loses none of its words', () => {
    const base = `<section id=a><h2>Loading<p>${load}<ul><li>one<li>two</section></div><table><tr><td>12<td>14`;
    const target = `<section id=a><h2>Loading<p>${load} Log it.<ul><li>one<li><b>three</ul></b></section><table><td>16`;
    const { html } = compareArticles(base, target);
    expect(baseIn(html)).toBe(said(base));
    expect(targetIn(html)).toBe(said(target));
  });

  it('leaves what goes on behind the clauses within another one where it is read', () => {
    const outer = (within: string): string =>
      `<article><section id="a"><h2>Loading</h2><p>${load}</p>${within}<p>${report}</p></section><p>The end.</p></article>`;
    const inner = (words: string): string => `<section id="b"><h3>Cracks</h3><p>${words}</p></section>`;
    const [base, target] = [outer(inner(crack)), outer(inner(`${crack} Measure it.`))];
    const { html, changes } = compareArticles(base, target);
    expect(targetIn(html)).toBe(said(target));
    expect(changes).toMatchObject([{ kind: 'changed', after: 'Measure it.' }]);
  });

  it('tells thousands of clauses with the same name apart', () => {
    const clauses = (words: string): string =>
      Array.from({ length: 4000 }, (_, at) => `<section id="x"><p>${words} ${at}.</p></section>`).join('');
    const { html } = compareArticles(clauses('Old'), clauses('New'));
    expect(targetIn(html)).toBe(said(clauses('New')));
  });

  it('compares a paragraph as long as a book, and finds the words that differ in it', () => {
    const random = randomSource(7);
    const sentences = Array.from({ length: 2_000 }, () => `${aSentence(random)}.`);
    const others = Array.from({ length: 2_000 }, () => `${aSentence(random)}.`);
    const long = (some: readonly string[]): string => `<p>${some.join(' ')}</p>`;
    const base = long(['Hold it for one hour.', ...sentences, ...others]);
    const target = long(['Hold it for two hours.', ...sentences, ...others.toReversed()]);
    const { html } = compareArticles(base, target);
    expect(html.slice(0, 1_000)).toContain('<del>one hour</del><ins>two hours</ins>');
    expect(baseIn(html) === said(base) && targetIn(html) === said(target)).toBe(true);
  });

  it.each([
    ['nothing on either side', '', ''],
    ['nothing before', '', article(clause('1', 'Loading', `<p>${load}</p>`))],
    ['nothing after', article(clause('1', 'Loading', `<p>${load}</p>`)), ''],
    [
      'broken markup',
      '<section id=a><h2>A<p>one two<table><tr><td>x',
      '<section id=a><h2>A</h2><p>one three</p>',
    ],
    ['bare text', 'Hold the load.', 'Hold the sustained load.'],
    [
      'the same id twice',
      '<section id="a"><p>one two</p></section><section id="a"><p>three four</p></section>',
      '<section id="a"><p>three five</p></section>',
    ],
    ['Arabic', '<p>يثبت الحمل لمدة ألف ساعة.</p>', '<p>يثبت الحمل لمدة ألفي ساعة.</p>'],
    ['Japanese', '<p>荷重を千時間加える。</p>', '<p>荷重を二千時間加える。</p>'],
    [
      'a cell that became a list',
      '<table><tr><td>a</td></tr></table>',
      '<table><tr><td><ul><li>a</li><li>b</li></ul></td></tr></table>',
    ],
  ])('holds both editions exactly: %s', (_, base, target) => {
    const { html } = compareArticles(base, target);
    expect(baseIn(html)).toBe(said(base));
    expect(targetIn(html)).toBe(said(target));
  });
});

describe('What readers are shown of a comparison', () => {
  it.each([
    ['a script', '<p>one<script>alert(1)</script></p>', /script|alert/],
    ['a handler', '<p onclick="alert(1)">one</p>', /onclick/],
    ['a picture that acts', '<p>one <img src="x" onerror="alert(1)"></p>', /onerror|src=/],
    ['an address that acts', '<p>one <a href="jAvaScript:alert(1)">two</a></p>', /alert/],
    ['an address behind a blank', '<p>one <a href=" javascript:alert(1)">two</a></p>', /alert/],
    ['a frame', '<p>one<iframe srcdoc="<p>two"></iframe></p>', /iframe|srcdoc/],
    ['a style', '<p style="background:url(//a)">one</p><style>p{}</style>', /style|url/],
    [
      'a drawing that acts',
      '<svg><animate onbegin="a()"/><a href="javascript:a()">x</a></svg>',
      /animate|href/,
    ],
    ['a drawing from outside', '<svg><use href="//a/b#c"></use><rect fill="url(//a)"></rect></svg>', /\/\/a/],
    [
      'a formula with a page in it',
      '<math><annotation-xml encoding="text/html"><p>x</p></annotation-xml></math>',
      /annotation/,
    ],
    [
      'a name hidden in a foreign element',
      '<svg><style><img src=x onerror=a()></style></svg>',
      /onerror|style/,
    ],
    ['a form', '<form action="//a"><input name="b"><button>one</button></form>', /form|input|button/],
  ])('is without %s, in whichever edition it stands', (_, hostile, traces) => {
    const harmless = '<p>other words</p>';
    for (const [base, target] of [
      [hostile, harmless],
      [harmless, hostile],
      [hostile, hostile],
    ] as const)
      expect(compareArticles(base, target).html).not.toMatch(traces);
  });

  it('preserves drawings, formulas and internal links', () => {
    const edition = article(
      clause(
        '1',
        'Loading',
        `<p><a href="#s-2">2</a> <a href="https://example.org/a">b</a></p>
        <svg viewBox="0 0 1 1"><path d="M0 0" marker-end="url(#m)"></path></svg><math><mi>s</mi></math>`,
      ),
    );
    const { html } = compareArticles('', edition);
    for (const kept of ['href="#s-2"', 'href="https://example.org/a"', 'viewBox', 'url(#m)', '<mi>s</mi>'])
      expect(html).toContain(kept);
  });

  it('says whether anything is known again', () => {
    const edition = article(clause('1', 'Loading', `<p>${load}</p>`));
    const other = article(clause('A', 'Report', `<p>${report}</p>`));
    expect(compareArticles(edition, edition).hasCommonClauses).toBe(true);
    expect(compareArticles(edition, other).hasCommonClauses).toBe(false);
  });
});
