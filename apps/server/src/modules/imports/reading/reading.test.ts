import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { aFile } from '../testing/anImporter.ts';
import { deliveriesAt } from './deliveries.ts';
import { aTiff } from '../../../../../../packages/sts/src/testing/pictures.ts';
import { safeArticle } from './html.ts';
import { linesOf, type Line } from './lines.ts';

async function linesAt(path: string, after = 0): Promise<Line[]> {
  const lines: Line[] = [];
  for await (const some of linesOf(path, after)) lines.push(...some);
  return lines;
}

const shown = (lines: readonly Line[]): string[] =>
  lines.map((line) => `${line.number}: ${'text' in line ? line.text : line.reason}`);

const megabyte = 1024 * 1024;

describe('the lines of a file', () => {
  it.each([
    ['one\ntwo\n', ['1: one', '2: two']],
    ['one\r\n\r\n  three', ['1: one', '3: three']],
    ['', []],
    ['\n\n\n', []],
    ['\ufeffone\n', ['1: one']],
  ])('%j are %j', async (content, expected) => {
    expect(shown(await linesAt(await aFile('lines', content)))).toEqual(expected);
  });

  it('come from the one after a given one', async () => {
    const path = await aFile('lines', gzipSync('one\ntwo\nthree\nfour\n'));
    expect(shown(await linesAt(path, 2))).toEqual(['3: three', '4: four']);
  });

  it('in Latin-1 are told from UTF-8, each for itself', async () => {
    const path = await aFile('lines', Buffer.from('plain\nS\xe9curit\xe9\nplain\n', 'latin1'));
    expect(shown(await linesAt(path))).toEqual([
      '1: plain',
      '2: is not UTF-8: save the file in UTF-8',
      '3: plain',
    ]);
  });

  it('that are cut anywhere by how a file is read stay whole', async () => {
    const texts = Array.from({ length: 3_000 }, (_, at) => `${at} ${'螺栓ة'.repeat(at % 500)}`);
    expect(
      (await linesAt(await aFile('lines', texts.join('\n')))).map((line) => 'text' in line && line.text),
    ).toEqual(texts.map((text) => text.trim()));
  });

  it('that are too long are passed over, however long', async () => {
    const path = await aFile('lines', `one\n${'x'.repeat(3 * megabyte)}\nthree\n`);
    expect(shown(await linesAt(path))).toEqual(['1: one', '2: is longer than 1048576 bytes', '3: three']);
  });

  it('of a file that ends in the midst of packed bytes come as far as they go, and then the reason', async () => {
    const packed = gzipSync(Array.from({ length: 50_000 }, (_, at) => `line ${at}`).join('\n'));
    const lines = await linesAt(await aFile('cut.gz', packed.subarray(0, packed.length / 2)));
    expect(lines.length).toBeGreaterThan(100);
    expect(shown(lines.slice(-1))[0]).toMatch(/cannot be unpacked any further: /);
  });

  it('of a gzip bomb end soon, with the reason', async () => {
    const bomb = gzipSync(Buffer.alloc(100 * megabyte, 'x'));
    expect(shown(await linesAt(await aFile('bomb.ndjson.gz', bomb)))).toEqual([
      '1: unpacks to more than 300 times its size, which no real catalog does',
    ]);
  });
});

describe('what is delivered at a path', () => {
  it.each([
    ['a.xml', '<standard/>', 'sts'],
    ['b.ndjson', '{}', 'records'],
    ['c.jsonl.gz', gzipSync('{}'), 'records'],
    ['manifest.json', '{}', 'manifest'],
    ['whatever', '\ufeff <?xml version="1.0"?>', 'sts'],
    ['whatever', '{"designation":"NSB 1"}', 'records'],
    ['whatever', '{ "documents": [] }', 'manifest'],
    ['whatever', gzipSync('{}'), 'records'],
  ])('%s beginning with %j is told by its name or how it begins', async (name, content, kind) => {
    expect(await deliveriesAt(await aFile(name, content))).toMatchObject([{ kind }]);
  });

  it.each(['%PDF-1.7', 'plain text', ''])('that is %j is refused', async (content) => {
    await expect(deliveriesAt(await aFile('whatever', content))).rejects.toThrow(
      /is not an STS file, a catalog/,
    );
  });
});

describe('HTML of a publisher', () => {
  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<img src="https://example.org/spy.png">',
    '<a href="javascript:alert(1)">x</a>',
    '<a href="JaVa\tScRiPt:alert(1)">x</a>',
    '<svg onload=alert(1)><script>alert(1)</script></svg>',
    '<iframe src="https://example.org"></iframe>',
    '<style>*{background:url(javascript:alert(1))}</style>',
    '<p style="background:url(//example.org)" onclick="alert(1)">x</p>',
    '<form action="https://example.org"><input name=a></form>',
    '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
    '<base href="https://example.org/"><link rel=stylesheet href=x><meta http-equiv=refresh content="0;x">',
    '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
    '<h1 id="x" onmouseover="alert(1)">a</h1><h1 id=\'"><script>alert(1)</script>\'>b</h1>',
  ])('%s runs nothing and asks nothing of others', (hostile) => {
    const { html } = safeArticle(hostile, { language: 'en' });
    expect(html).not.toMatch(/<(script|iframe|style|form|input|svg|base|link|meta|noscript)\b/i);
    expect(html).not.toMatch(/\son\w+\s*=|javascript:|url\(|https?:|src=(?!"data:)/i);
  });

  it('becomes an article whose headings begin clauses, with ids of its own', () => {
    const { html, clauses } = safeArticle(
      '<h1>Scope</h1><p id="a">One &amp; <b>two</b>.</p><h2>Limits</h2><p><a href="#a">see</a></p><h1>Terms</h1>',
      { language: 'ar' },
    );
    expect(html.replaceAll('\n', '')).toBe(
      [
        '<article class="standard" lang="ar" dir="rtl">',
        '<section class="clause" id="s-clause-1" data-level="1">',
        '<h2 class="clause-heading"><span class="clause-title">Scope</span></h2>',
        '<p id="s-a">One &amp; <b>two</b>.</p>',
        '<section class="clause" id="s-clause-2" data-level="2">',
        '<h3 class="clause-heading"><span class="clause-title">Limits</span></h3>',
        '<p><a href="#s-a">see</a></p></section></section>',
        '<section class="clause" id="s-clause-3" data-level="1">',
        '<h2 class="clause-heading"><span class="clause-title">Terms</span></h2></section></article>',
      ].join(''),
    );
    expect(clauses).toEqual([
      { clause: { id: 's-clause-1', number: '', title: 'Scope' }, text: 'Scope\nOne & two.' },
      { clause: { id: 's-clause-2', number: '', title: 'Limits' }, text: 'Limits\nsee' },
      { clause: { id: 's-clause-3', number: '', title: 'Terms' }, text: 'Terms' },
    ]);
  });

  const textOf = (clauses: ReturnType<typeof safeArticle>['clauses']): string =>
    clauses.map(({ text }) => text).join('\n');
  const articleOf = (page: string, pictures?: (name: string) => Uint8Array | null): string =>
    safeArticle(page, { language: 'en', ...(pictures && { pictures }) }).html.replaceAll('\n', '');
  const headingsIn = (html: string): string[] =>
    [
      ...html.matchAll(
        /<section class="([^"]*)" id="([^"]*)" data-level="(\d)"><h\d class="clause-heading">(.*?)<\/h\d>/g,
      ),
    ].map(
      ([, kind, id, level, heading = '']) =>
        `${level} ${kind} ${id} ${heading.replaceAll(/<\/span>/g, '|').replaceAll(/<[^>]+>/g, '')}`,
    );

  it.each([
    [
      'in the words',
      '<h1>1. Scope</h1><p>x</p><h2>1.1 General</h2><p>x</p><h1>2. Terms</h1><p>x</p>',
      [
        '1 clause s-clause-1 1. |Scope|',
        '2 clause s-clause-2 1.1 |General|',
        '1 clause s-clause-3 2. |Terms|',
      ],
    ],
    [
      'in markup of their own',
      '<div><h2 id="x1"><bdi class="secno">7. </bdi><dfn>Loads</dfn></h2><a class="self-link" href="#loads" aria-label="Permalink"></a></div><p>x</p>',
      ['1 clause s-x1 7. |Loads|'],
    ],
    [
      'as links',
      '<h2 id="name"><a href="#section-1">1.</a>&nbsp;<a href="#name">Scope</a></h2><p>x</p>',
      ['1 clause s-name 1.&nbsp;|Scope|'.replace('&nbsp;', '\u00a0')],
    ],
    [
      'with the kind of an annex',
      '<h1><b>Annex A</b><br><br>(informative)<br><br><b>Examples</b></h1><p>x</p><h2>A.1 First</h2>',
      ['1 clause annex s-clause-1 Annex A  |(informative)  |Examples|', '2 clause s-clause-2 A.1 |First|'],
    ],
    [
      'as articles',
      '<h3>Article 5 — Duties</h3><p>x</p>',
      ['1 clause named s-clause-1 Article 5 — |Duties|'],
    ],
    ['and are all there is', '<h3>Article 5</h3><p>x</p>', ['1 clause s-clause-1 Article 5|']],
    [
      'but words that count nothing',
      '<h1>3 ways to fail</h1><h1>Others</h1>',
      ['1 clause s-clause-1 3 ways to fail|', '1 clause s-clause-2 Others|'],
    ],
  ])('has its numbers read: %s', (_, page, expected) => {
    expect(headingsIn(articleOf(page))).toEqual(expected);
  });

  it.each([
    [
      'one h1, the title',
      '<h1>Title</h1><h2>One</h2><h3>Within</h3><h2>Two</h2>',
      ['Title 1', 'One 1', 'Within 2', 'Two 1'],
    ],
    [
      'h1 alone, nested in sections',
      '<section><h1>One</h1><section><h1>Within</h1><p>x</p></section></section><section><h1>Two</h1></section>',
      ['One 1', 'Within 2', 'Two 1'],
    ],
    [
      'one rank for numbers of every depth',
      '<h2>1 One</h2><h2>1.1 Within</h2><h2>1.1.1 Deep</h2><h2>2 Two</h2><h2>2.1 Again</h2>',
      ['1 One 1', '1.1 Within 2', '1.1.1 Deep 3', '2 Two 1', '2.1 Again 2'],
    ],
  ])('has an outline where it has %s', (_, page, expected) => {
    const rows = headingsIn(articleOf(page)).map((row) => {
      const [level, , , ...words] = row.split(' ');
      return `${words.join(' ').replaceAll('|', '')} ${level}`;
    });
    expect(rows).toEqual(expected);
  });

  const filler =
    '<p>The load is held for a thousand hours at constant temperature, and read each hour.</p>'.repeat(9);
  const chapters = ['Scope', 'Terms', 'Loads', 'Tests', 'Report'].map(
    (title) => `<section id="${title}"><h2>${title}</h2>${filler}</section>`,
  );
  const list = `<ul>${['Scope', 'Terms', 'Loads', 'Tests', 'Report'].map((title) => `<li><a href="#${title}">${title}</a> 7</li>`).join('')}</ul>`;

  it.each([
    ['nav', `<nav><h2>Contents</h2>${list}</nav>`],
    ['any list', `<h2>Table of Contents</h2>${list}`],
    ['a class', `<div class="toc">${list}</div>`],
  ])('is shown without its list of contents, in %s, and says so', (_, contents) => {
    const { html, clauses, remarks } = safeArticle(contents + chapters.join(''), { language: 'en' });
    expect(headingsIn(html.replaceAll('\n', '')).length).toBe(5);
    expect(textOf(clauses).startsWith('Scope\nThe load')).toBe(true);
    expect(remarks).toEqual(['is shown without 1 table of contents, which the outline replaces']);
  });

  it('keeps a list of references, and whatever holds most of the text', () => {
    const references =
      '<p>See:</p><ul><li><a href="#Scope">Scope</a></li><li><a href="#Terms">Terms</a></li></ul>';
    const { clauses, remarks } = safeArticle(
      `<div id="contents" class="nav">${references}${chapters.join('')}</div>`,
      {
        language: 'en',
      },
    );
    expect(textOf(clauses)).toMatch(/^See:\nScope\nTerms\nScope\nThe load/);
    expect(remarks).toEqual([]);
  });

  it('is shown without the menus and banners of its site', () => {
    const menu =
      '<header><ul><li><a href="/a">Home</a></li><li><a href="/b">Shop</a></li><li><a href="/c">Cart</a></li></ul></header>';
    const { clauses, remarks } = safeArticle(`${menu}<div hidden>Panel</div>${chapters[0]}`, {
      language: 'en',
    });
    expect(textOf(clauses)).not.toMatch(/Shop|Panel/);
    expect(remarks).toEqual(['is shown without 1 menu or banner of its website']);
  });

  it('is shown without what was printed on every page, which a table with "page" in a cell of text is not', () => {
    const ears =
      '<table class="ears"><tr><td>Internet-Draft</td><td>Ropes</td><td>June 2022</td></tr></table>';
    const unnamed = '<table><tr><td>Wright, et al.</td><td>Expires 2022</td><td>[Page]</td></tr></table>';
    const { clauses, remarks } = safeArticle(
      `${ears}${unnamed}<table><tr><td>Page 3 of the log</td></tr></table>${chapters[0]}`,
      { language: 'en' },
    );
    expect(textOf(clauses)).not.toMatch(/Internet-Draft|Wright/);
    expect(textOf(clauses)).toContain('Page 3 of the log');
    expect(remarks).toEqual(['is shown without 2 menus and banners of its website']);
  });

  it('keeps what links lead to: names of sections, groups and places', () => {
    const html = articleOf(
      '<div id="a"><section id="b"><h2 id="c"><a name="d"></a>Scope</h2><div id="e"><p id="f">x</p></div><div id="g"><ul><li>y</li></ul></div></section></div><p id="f">z</p>',
    );
    for (const name of 'abcdefg') expect(html.split(`id="s-${name}"`).length).toBe(2);
    expect(html).toContain('<section class="clause" id="s-b"');
  });

  it('keeps what is in lines of its own apart', () => {
    expect(
      articleOf('<div>One</div><div>Two <b>three</b></div><custom-part>four</custom-part> five'),
    ).toContain('<p>One</p><p>Two <b>three</b></p><p>four five</p>');
  });

  it('leaves a heading within a cell or a list there', () => {
    expect(articleOf('<h1>A</h1><table><tr><td><h2>B</h2>c</td></tr></table><p>d</p>')).toMatch(
      /<td><h2>B<\/h2><p>c<\/p><\/td><\/tr><\/tbody><\/table><p>d<\/p><\/section>/,
    );
  });

  it('keeps formulas of known elements', () => {
    expect(
      articleOf(
        '<p><math display="block" onclick="x"><semantics><mrow><mi href="javascript:x">E</mi><mo>=</mo><script>1</script></mrow><annotation>tex</annotation></semantics></math></p>',
      ),
    ).toContain(
      '<p><math display="block"><semantics><mrow><mi>E</mi><mo>=</mo></mrow></semantics></math></p>',
    );
  });

  const png = Buffer.from('\x89PNG\r\n\x1a\n0000', 'latin1');
  const drawing =
    '<svg xmlns="http://www.w3.org/2000/svg" onload="x()"><script>x()</script><path d="M0 0h9"/></svg>';

  it('keeps the pictures that were delivered with it, and those within it', () => {
    const { html, remarks } = safeArticle(
      `<p><img src="a.png" alt="A" width="5"><img src="data:image/png;base64,${png.toString('base64')}"><img src="data:image/svg+xml,${encodeURIComponent(drawing)}">${drawing}</p>`,
      { language: 'en', pictures: (name) => (name === 'a.png' ? png : null) },
    );
    const sources = [...html.matchAll(/<img src="data:image\/(png|svg\+xml);base64,([^"]*)"/g)];
    expect(sources.map(([, kind]) => kind)).toEqual(['png', 'png', 'svg+xml', 'svg+xml']);
    for (const [, kind, data = ''] of sources)
      if (kind === 'svg+xml') expect(Buffer.from(data, 'base64').toString()).not.toMatch(/script|onload/);
    expect(remarks).toEqual([]);
  });

  it('shows a TIFF as a PNG', () => {
    const { html, remarks } = safeArticle('<p><img src="a.tif" alt="A"></p>', {
      language: 'en',
      pictures: () => aTiff(),
    });
    expect(html).toMatch(/<img src="data:image\/png;base64,iVBOR/);
    expect(remarks).toEqual([]);
  });

  it('leaves links from a heading to itself out, by sign or around the title', () => {
    const html = articleOf(
      '<h2 id="a"><span class="link-marker"><a title="Link here" href="#a">›</a> </span>1 Loads</h2><p>x</p>' +
        '<h2 id="b"><a href="#b">2 Tests</a></h2><p>y</p><h2 id="c">3 The <a href="#b">test</a> method</h2><p>z</p>',
    );
    expect(headingsIn(html)).toEqual([
      '1 clause s-a  1 |Loads|',
      '1 clause s-b 2 |Tests|',
      '1 clause s-c 3 |The test method|',
    ]);
    expect(html.match(/<a /g)?.length).toBe(1);
  });

  it('says which pictures it lacks, and shows their words', () => {
    const { html, remarks } = safeArticle(
      '<p><img src="https://example.org/a.png" alt="A plan"><img src="b.png"><img src="data:image/png;base64,AAAA"><video src="v"></video></p>',
      { language: 'en' },
    );
    expect(html).toContain('<span class="graphic missing">A plan</span>');
    expect(remarks).toEqual([
      'is shown without 1 picture from another website',
      'is shown without 1 picture missing from the delivery',
      'is shown without 1 picture that is not PNG, JPEG, GIF, WebP, TIFF or SVG, or is too large',
      'is shown without 1 video, sound or frame',
    ]);
  });
});
