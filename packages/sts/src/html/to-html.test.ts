import * as fc from 'fast-check';
import { parseXmlDocument } from 'slimdom';
import { describe, expect, it } from 'vitest';
import { readSts } from '../read/read-sts.ts';
import { anyBody } from '../testing/arbitraries.ts';
import { aStandard, type Parts } from '../testing/aStandard.ts';
import { toHtml } from './to-html.ts';

const noGraphics = { graphic: () => undefined };

/** The HTML of a document's text, without the article around it. */
function htmlOf(parts: Parts, graphic: (href: string) => string | undefined = () => undefined): string {
  const html = toHtml(readSts(aStandard(parts)), { graphic });
  return html.replace(/^<article[^>]*>\n|\n<\/article>$/g, '');
}

describe('the HTML of', () => {
  it.each<[string, string, string]>([
    [
      'a clause',
      '<sec id="sec_9"><label>9</label><title>Calculation</title><sec id="sec_9.1"><label>9.1</label><p>Fit.</p></sec></sec>',
      '<section class="clause" id="s-sec_9" data-level="1"><h2 class="clause-heading"><span class="clause-number">9</span> <span class="clause-title">Calculation</span></h2>\n' +
        '<section class="clause" id="s-sec_9.1" data-level="1">\n<p class="numbered"><span class="clause-number">9.1</span> Fit.</p>\n</section>\n</section>',
    ],
    [
      'a labelled list',
      '<list><list-item><label>a)</label><p>one</p></list-item></list>',
      '<ol class="labelled"><li><span class="label">a)</span> <div class="item">one</div></li></ol>',
    ],
    [
      'a bibliography, whose entries keep their own direction',
      '<ref-list><ref><label>[1]</label><mixed-citation>NSB E 1, Tests</mixed-citation></ref></ref-list>',
      '<ul class="references"><li><span class="label">[1]</span> <div class="item"><bdi>NSB E 1, Tests</bdi></div></li></ul>',
    ],
    [
      'a term',
      '<term-sec id="t"><label>3.1</label><tbx:termEntry><tbx:langSet><tbx:definition>slow flow</tbx:definition><tbx:tig><tbx:term>creep</tbx:term></tbx:tig></tbx:langSet></tbx:termEntry></term-sec>',
      '<dl class="terms"><div class="term-entry" id="s-t"><dt><span class="clause-number">3.1</span> <dfn class="term">creep</dfn></dt><dd><p>slow flow</p></dd></div></dl>',
    ],
    [
      'a formula',
      '<disp-formula id="f"><label>(4)</label><mml:math><mml:msup><mml:mi>t</mml:mi><mml:mi mathvariant="bold">b</mml:mi></mml:msup></mml:math></disp-formula>',
      '<div class="formula" id="s-f"><math display="block"><msup><mi>t</mi><mi class="bold">b</mi></msup></math><span class="formula-number">(4)</span></div>',
    ],
    [
      'a formula with named spaces',
      '<p><mml:math><mml:mi>a</mml:mi><mml:mspace width="mediummathspace"/><mml:mi>b</mml:mi></mml:math></p>',
      '<p><math><mi>a</mi><mspace width="0.222em"></mspace><mi>b</mi></math></p>',
    ],
    [
      'a note',
      '<non-normative-note><label>Note 6</label><p>Plot.</p></non-normative-note>',
      '<aside class="note" role="note"><p><span class="label">Note 6</span> Plot.</p></aside>',
    ],
    [
      'a table',
      '<table-wrap id="t"><label>Table 2</label><caption><title>Loads</title></caption><table><thead><tr><th colspan="2">Load<break/>kN</th></tr></thead><tbody><tr><th>T1</th><td align="right">14.6</td></tr></tbody></table></table-wrap>',
      '<figure class="table" id="s-t"><figcaption id="s-t-caption"><span class="label">Table 2</span> <span class="caption">Loads</span></figcaption>' +
        '<div class="table-scroll" tabindex="0" role="group" aria-labelledby="s-t-caption"><table aria-labelledby="s-t-caption">' +
        '<thead><tr><th scope="colgroup" colspan="2">Load<br><span class="unit">kN</span></th></tr></thead>' +
        '<tbody><tr><th scope="row">T1</th><td class="number">14.6</td></tr></tbody></table></div></figure>',
    ],
    [
      'another standard',
      '<p><std><std-ref>NSB E 1</std-ref></std>, <std><std-ref>NSB E 2</std-ref>, <title>Steel</title></std></p>',
      '<p><span class="std-ref" data-designation="NSB E 1"><bdi dir="ltr">NSB E 1</bdi></span>, <span class="std-ref" data-designation="NSB E 2">NSB E 2, Steel</span></p>',
    ],
    [
      'a way out',
      '<p><ext-link xlink:href="https://example.org/a?b=1&amp;c=2">out</ext-link> <email>a@example.org</email></p>',
      '<p><a class="external" href="https://example.org/a?b=1&amp;c=2" target="_blank" rel="noopener noreferrer">out</a> ' +
        '<a class="external" href="mailto:a@example.org" target="_blank" rel="noopener noreferrer">a@example.org</a></p>',
    ],
    [
      'a reference within',
      '<p id="p">see <xref rid="p">here</xref></p>',
      '<p id="s-p">see <a class="xref" href="#s-p">here</a></p>',
    ],
    [
      'a footnote',
      '<p>a<fn id="n"><label>1)</label><p>Filed.</p></fn></p>',
      '<p>a<sup class="footnote-ref"><a id="s-n-mark" href="#s-n" role="doc-noteref">1)</a></sup></p>\n' +
        '<section class="footnotes"><h2 class="clause-heading">Notes</h2><ol><li id="s-n"><span class="label">1)</span> ' +
        '<div class="item">Filed. <a class="footnote-back" href="#s-n-mark" aria-label="Back to the text">↩</a></div></li></ol></section>',
    ],
    [
      'a figure nobody drew',
      '<fig><graphic xlink:href="a.svg"><alt-text>A bolt</alt-text></graphic></fig>',
      '<figure class="figure"><div class="graphic missing"><span>A bolt</span> <span>Picture not available: a.svg</span></div></figure>',
    ],
  ])('%s', (_, body, expected) => {
    expect(htmlOf({ body }).trim()).toBe(expected);
  });

  it('an Arabic standard runs from right to left, its quantities from left to right', () => {
    const html = toHtml(readSts(aStandard({ language: 'ar', body: '<p>عند 20 °C</p>' })), noGraphics);
    expect(html).toMatch(/^<article class="standard" lang="ar" dir="rtl">/);
    expect(html).toContain('<p>عند <bdi dir="ltr">20 °C</bdi></p>');
  });

  it('a drawing used twice has its ids once each', () => {
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg"><defs><marker id="m"/></defs><path marker-end="url(#m)"/></svg>';
    const html = htmlOf({ body: '<fig><graphic xlink:href="a.svg"/></fig>'.repeat(2) }, () => svg);
    expect(html.match(/ id="[^"]*m"/g)).toEqual([' id="s-g1-m"', ' id="s-g2-m"']);
    expect(html.match(/url\(#[^)]*\)/g)).toEqual(['url(#s-g1-m)', 'url(#s-g2-m)']);
  });
});

const TAGS = new Set(
  (
    'article section h2 h3 h4 h5 h6 p span div ul ol li dl dt dd dfn figure figcaption table thead tbody tr th td aside ' +
    'blockquote pre a bdi b i s sub sup code br math mrow mi mn mo ms mtext mspace mfrac msqrt mroot msub msup msubsup ' +
    'munder mover munderover mmultiscripts mprescripts none mtable mtr mtd mstyle mphantom svg g path rect circle ellipse ' +
    'line polyline polygon text tspan defs symbol use marker pattern clipPath mask linearGradient radialGradient stop'
  ).split(' '),
);
const FORBIDDEN_ATTRIBUTE =
  /^(on|style$|src$|srcset$|srcdoc$|formaction$|action$|xlink|xmlns:|data$|background$)/i;
const LINK = /^(#s-[A-Za-z0-9._-]+|https?:\/\/[^\s"<>]*|mailto:[^\s"<>]*)$/;

/** What in a piece of HTML could act: every `<` must open a known tag, every attribute be harmless. */
function dangersIn(html: string): string[] {
  const tag = /<\/?([a-zA-Z][a-zA-Z0-9]*)((?: [a-zA-Z0-9:-]+="[^"<>]*")*)>/g;
  const rest = html.replace(tag, '');
  const loose = /[<>]/.test(rest)
    ? [`loose: ${rest.slice(Math.max(0, rest.search(/[<>]/) - 20), rest.search(/[<>]/) + 40)}`]
    : [];
  const found = [...html.matchAll(tag)].flatMap(([whole, name = '', attributes = '']) => {
    if (!TAGS.has(name)) return [whole];
    const pairs = [...attributes.matchAll(/ ([a-zA-Z0-9:-]+)="([^"]*)"/g)];
    const isBad = pairs.some(
      ([, key = '', value = '']) =>
        FORBIDDEN_ATTRIBUTE.test(key) ||
        (key === 'href' && !LINK.test(value)) ||
        (key === 'id' && !value.startsWith('s-')) ||
        /javascript:/i.test(value),
    );
    return isBad ? [whole] : [];
  });
  return [...loose, ...found];
}

function drawn(inner: string, attributes = ''): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${inner}</svg>`;
}

describe('a hostile document', () => {
  it.each<[string, string, string?]>([
    ['script in a paragraph', '<p><script>alert(1)</script></p>'],
    ['HTML in a paragraph', '<p><img src="x" onerror="alert(1)"/><iframe srcdoc="&lt;script&gt;"/></p>'],
    [
      'markup as text',
      '<p>&lt;script&gt;alert(1)&lt;/script&gt;<![CDATA[<img src=x onerror=alert(1)>]]></p>',
    ],
    [
      'events on known elements',
      '<p id="x" onclick="alert(1)" style="background:url(javascript:alert(1))">a</p>',
    ],
    [
      'javascript: in a link',
      '<p><ext-link xlink:href="javascript:alert(1)">a</ext-link><uri>JaVaScRiPt:alert(1)</uri></p>',
    ],
    [
      'javascript: behind white space',
      '<p><ext-link xlink:href="&#10;java&#9;script:alert(1)">a</ext-link></p>',
    ],
    [
      'data: in a link',
      '<p><ext-link xlink:href="data:text/html,&lt;script&gt;alert(1)&lt;/script&gt;">a</ext-link></p>',
    ],
    [
      'ids that break out',
      '<sec id="a&quot; onfocus=&quot;alert(1)"><label>1&lt;b&gt;</label><title>T</title></sec>',
    ],
    [
      'ids of the page',
      '<sec id="__proto__"><title>T</title></sec><sec id="location"><title>T</title></sec>',
    ],
    [
      'HTML in a formula',
      '<p><mml:math><mml:mtext><img src="x" onerror="alert(1)"/></mml:mtext><mml:script>alert(1)</mml:script></mml:math></p>',
    ],
    [
      'links in a formula',
      '<p><mml:math href="javascript:alert(1)"><mml:mi xlink:href="javascript:alert(1)" style="x" id="q">x</mml:mi></mml:math></p>',
    ],
    [
      'foreign content in a formula',
      '<p><mml:math><mml:semantics><mml:mi>x</mml:mi><mml:annotation-xml encoding="text/html"><script>alert(1)</script></mml:annotation-xml></mml:semantics></mml:math></p>',
    ],
    [
      'mglyph and maction',
      '<p><mml:math><mml:mglyph src="javascript:alert(1)"/><mml:maction actiontype="statusline#javascript:alert(1)"><mml:mi>x</mml:mi></mml:maction></mml:math></p>',
    ],
    [
      'script in a drawing',
      '<fig><graphic xlink:href="a.svg"/></fig>',
      drawn('<script>alert(1)</script><g onload="alert(1)"/>', 'onload="alert(1)"'),
    ],
    [
      'foreign content in a drawing',
      '<fig><graphic xlink:href="a.svg"/></fig>',
      drawn(
        '<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"><script>alert(1)</script></body></foreignObject>',
      ),
    ],
    [
      'links in a drawing',
      '<fig><graphic xlink:href="a.svg"/></fig>',
      drawn(
        '<a xlink:href="javascript:alert(1)"><text>x</text></a><use href="https://example.org/x.svg#a"/><image href="https://example.org/x.png"/>',
      ),
    ],
    [
      'styles in a drawing',
      '<fig><graphic xlink:href="a.svg"/></fig>',
      drawn(
        '<style>@import url(https://example.org)</style><rect style="fill:url(https://example.org/x);stroke:expression(alert(1))"/>',
      ),
    ],
    [
      'animation in a drawing',
      '<fig><graphic xlink:href="a.svg"/></fig>',
      drawn('<set attributeName="href" to="javascript:alert(1)"/><animate attributeName="x"/>'),
    ],
    [
      'markup in the words for a drawing',
      '<fig><graphic xlink:href="a.svg"><alt-text>"&gt;&lt;script&gt;</alt-text></graphic></fig>',
      drawn('<text>&lt;script&gt;</text>'),
    ],
    [
      'markup in the title of a table',
      '<table-wrap><label>"&gt;&lt;script&gt;</label><table><tr><td colspan="1&quot; onclick=&quot;x">a</td></tr></table></table-wrap>',
    ],
  ])('cannot act by %s', (_, body, drawing) => {
    const html = htmlOf({ body, title: 'A &lt;script&gt;' }, () => drawing);
    expect(dangersIn(html)).toEqual([]);
  });

  it('cannot act through its language', () => {
    const xml = aStandard().replace('<content-language>en', '<content-language>en" onload="x');
    expect(toHtml(readSts(xml), noGraphics)).toMatch(/^<article class="standard" lang="en" dir="ltr">/);
  });

  it('is seen by this very test: the planted ones are found', () => {
    expect(dangersIn('<p onclick="x">a</p>')).toHaveLength(1);
    expect(dangersIn('<script>a</script>')).toHaveLength(2);
    expect(dangersIn('<a href="javascript:x">a</a>')).toHaveLength(1);
    expect(dangersIn('a < b')).toHaveLength(1);
  });
});

/** How often each character that is no white space occurs. */
function counts(text: string): Map<string, number> {
  const result = new Map<string, number>();
  for (const char of text.replace(/\s/g, '')) result.set(char, (result.get(char) ?? 0) + 1);
  return result;
}

function textOf(html: string): string {
  return parseXmlDocument(html.replaceAll('<br>', ' ')).documentElement?.textContent ?? '';
}

describe('whatever a document holds', () => {
  it('its HTML is well-formed, cannot act, and loses no text', () => {
    fc.assert(
      fc.property(anyBody, fc.constantFrom('en', 'ar'), (body, language) => {
        const xml = aStandard({ body, language });
        const html = toHtml(readSts(xml), noGraphics);
        expect(dangersIn(html)).toEqual([]);
        const given = [...(parseXmlDocument(xml).documentElement?.children ?? [])].find(
          ({ localName }) => localName === 'body',
        );
        const kept = counts(textOf(html));
        for (const [char, count] of counts(given?.textContent ?? ''))
          expect([char, (kept.get(char) ?? 0) >= count]).toEqual([char, true]);
      }),
      { numRuns: 300 },
    );
  });

  it('its HTML is the same twice', () => {
    fc.assert(
      fc.property(anyBody, (body) => {
        expect(htmlOf({ body })).toBe(htmlOf({ body }));
      }),
      { numRuns: 20 },
    );
  });
});
