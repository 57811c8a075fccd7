import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { aFile } from '../testing/anImporter.ts';
import { deliveriesAt } from './deliveries.ts';
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
      '2: is not UTF-8: save the file in that encoding',
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
      '1: unpacks to more than 300 times its size, as no catalogue does',
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
    await expect(deliveriesAt(await aFile('whatever', content))).rejects.toThrow(/is neither an STS file/);
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
    expect(html).not.toMatch(/<(script|iframe|style|form|input|svg|math|base|link|meta|noscript)\b/i);
    expect(html).not.toMatch(/\son\w+\s*=|javascript:|url\(|https?:|src=(?!"data:)/i);
  });

  it('becomes an article whose headings begin clauses, with ids of its own', () => {
    const { html, text } = safeArticle(
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
    expect(text).toBe('Scope\nOne & two.\nLimits\nsee\nTerms');
  });
});
