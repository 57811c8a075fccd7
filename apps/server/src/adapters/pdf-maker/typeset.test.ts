import { readSts, toTypst } from '@norma/sts';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readPdf } from './testing/readPdf.ts';
import { startTypesetter } from './typeset.ts';

const typesetter = startTypesetter();

function typeset(body: string, language = 'en', drawing?: string): Uint8Array {
  const xml = `<standard xml:lang="${language}" xmlns:mml="http://www.w3.org/1998/Math/MathML" xmlns:xlink="http://www.w3.org/1999/xlink">
    <front><std-meta>
      <title-wrap><full>T</full></title-wrap>
      <std-ident><originator>NSB</originator><doc-number>E 1</doc-number></std-ident>
      <std-ref type="dated">NSB E 1-24</std-ref><release-date>2024-01-01</release-date><content-language>${language}</content-language>
    </std-meta></front><body>${body}</body></standard>`;
  return typesetter.typeset(toTypst(readSts(xml), { graphic: () => drawing }));
}

function escaped(text: string): string {
  return text
    .replace(/[^\t\n\r\x20-\uD7FF\uE000-\uFFFD]/g, '')
    .replace(/[&<>]/g, (char) => `&#${char.charCodeAt(0)};`);
}

/** Every place a text can come to. */
function everywhere(text: string): string {
  return `<sec id="s"><label>${text}</label><title>${text}</title>
    <p>${text} <bold>${text}</bold> <italic><sub>${text}</sub></italic> <monospace>${text}</monospace> <fn><p>${text}</p></fn></p>
    <list><list-item><label>${text}</label><p>${text}</p></list-item></list>
    <def-list><def-item><term>${text}</term><def><p>${text}</p></def></def-item></def-list>
    <table-wrap id="t"><label>${text}</label><caption><title>${text}</title></caption><table><thead><tr><th>${text}</th></tr></thead>
      <tbody><tr><td>${text}</td></tr></tbody></table><table-wrap-foot><fn><label>${text}</label><p>${text}</p></fn></table-wrap-foot></table-wrap>
    <fig><label>${text}</label><graphic xlink:href="a.svg"><alt-text>${text}</alt-text></graphic></fig>
    <disp-formula><label>${text}</label><mml:math><mml:mi>${text}</mml:mi><mml:mo>${text}</mml:mo><mml:mtext>${text}</mml:mtext></mml:math></disp-formula>
    <preformat>${text}</preformat><non-normative-note><label>${text}</label><p>${text}</p></non-normative-note></sec>`;
}

describe('the typesetter', () => {
  it('sets any text at any place', () => {
    const nasty = fc.constantFrom(
      'constructor',
      '#',
      '$',
      '\\',
      '"',
      '`',
      '```',
      '*_',
      '[',
      ']',
      '{}',
      '//',
      '/*',
      '@s',
      '<s>',
      '\\u{41}',
      '#let',
      '${x}',
      '= x',
    );
    const text = fc
      .array(fc.oneof(nasty, fc.string({ unit: 'binary', maxLength: 8 })), { maxLength: 6 })
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(text, fc.constantFrom('en', 'ar'), (words, language) => {
        expect(Buffer.from(typeset(everywhere(escaped(words)), language).subarray(0, 5)).toString()).toBe(
          '%PDF-',
        );
      }),
      { numRuns: 60 },
    );
  });

  it('sets text that comes back as it was', async () => {
    const printable = fc.string({
      unit: fc.integer({ min: 0x21, max: 0x7e }).map((code) => String.fromCharCode(code)),
      minLength: 1,
      maxLength: 40,
    });
    await fc.assert(
      fc.asyncProperty(printable, async (words) => {
        const { text } = await readPdf(
          typeset(
            `<p>(${escaped(words)})</p><non-normative-note><p>«${escaped(words)}»</p></non-normative-note>`,
          ),
        );
        expect(text).toContain(`(${words})`);
        expect(text).toContain(`«${words}»`);
      }),
      { numRuns: 40 },
    );
  });

  it.each([
    ['nested lists', `${'<list><list-item>'.repeat(60)}<p>deep</p>${'</list-item></list>'.repeat(60)}`],
    ['nested styles', `<p>${'<bold>'.repeat(150)}deep${'</bold>'.repeat(150)}</p>`],
    [
      'nested tables',
      `${'<table-wrap><table><tr><td>'.repeat(40)}deep${'</td></tr></table></table-wrap>'.repeat(40)}`,
    ],
    [
      'nested notes',
      `${'<non-normative-note>'.repeat(100)}<p>deep</p>${'</non-normative-note>'.repeat(100)}`,
    ],
    [
      'nested roots',
      `<p><mml:math>${'<mml:msqrt>'.repeat(150)}<mml:mtext>deep</mml:mtext>${'</mml:msqrt>'.repeat(150)}</mml:math></p>`,
    ],
    ['nested clauses', `${'<sec><title>t</title>'.repeat(90)}<p>deep</p>${'</sec>'.repeat(90)}`],
  ])('bears %s', async (_, body) => {
    expect((await readPdf(typeset(body))).text).toContain('deep');
  });

  it.each([
    [
      'a figure without a drawing',
      '<fig><label>Figure 1</label><graphic xlink:href="a.svg"/></fig>',
      'Figure1',
    ],
    [
      'an empty table',
      '<table-wrap id="t"><label>Table 1</label><table><tbody/></table></table-wrap>',
      'Table1',
    ],
    [
      'a ragged table',
      '<table-wrap><table><tr><td rowspan="9">a</td><td colspan="99999">b</td></tr><tr/><tr><td/><td>c</td></tr></table></table-wrap>',
      'c',
    ],
    ['a footnote in a title', '<sec><title>T<fn><p>Filed.</p></fn></title></sec>', 'Filed.'],
    ['a footnote that calls itself', '<p>a<fn id="f"><p>see <xref rid="f">this</xref></p></fn></p>', 'see'],
    ['a reference to nothing', '<p><xref rid="x">9.9</xref></p>', '9.9'],
    ['a heading after skipped levels', '<sec><sec><sec><title>Deep</title></sec></sec></sec>', 'Deep'],
    ['an empty document', '', 'NSBE1-24'],
  ])('bears %s', async (_, body, expected) => {
    const pdf = await readPdf(typeset(body));
    expect(pdf.text).toContain(expected);
    expect(pdf.isTagged).toBe(true);
  });

  it('repeats the head of a long table, notes and references in it included', async () => {
    const rows = '<tr><td>1<xref rid="n">a</xref></td></tr>'.repeat(100);
    const head =
      '<tr><th>Load<xref ref-type="table-fn" rid="n">a</xref> of <xref rid="t">Table 1</xref></th></tr>';
    const foot = '<table-wrap-foot><fn id="n"><label>a</label><p>Provisional.</p></fn></table-wrap-foot>';
    const body = `<table-wrap id="t"><table><thead>${head}</thead><tbody>${rows}</tbody></table>${foot}</table-wrap>`;
    const pdf = await readPdf(typeset(body));
    expect(pdf.pages).toBeGreaterThan(2);
    expect(pdf.text.split('LoadaofTable1')).toHaveLength(pdf.pages);
    expect(pdf.claimsUa).toBe(true);
  });

  it('makes a tagged PDF even of characters that no font of ours can show', async () => {
    // A character of private use: not even a font of the machine has it.
    expect(await readPdf(typeset('<p>\u{F8F0}</p>', 'ja'))).toMatchObject({
      isTagged: true,
      claimsUa: false,
    });
  });

  it('sets a formula of Arabic text from left to right', async () => {
    const { text } = await readPdf(
      typeset(
        '<p>عند <inline-formula><mml:math><mml:mn>1</mml:mn><mml:mo>+</mml:mo><mml:mn>2</mml:mn></mml:math></inline-formula></p>',
        'ar',
      ),
    );
    expect(text).toContain('1+2');
  });

  it('lets no drawing reach for files', () => {
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><image href="/etc/hostname"/><rect width="9" height="9"/></svg>';
    expect(typeset('<fig><graphic xlink:href="a.svg"/></fig>', 'en', svg).length).toBeGreaterThan(1000);
  });

  it('throws what the compiler says of a source that is none', () => {
    expect(() => typesetter.typeset({ source: '#unknown-function()', files: {} })).toThrow(
      /unknown variable/,
    );
    expect(() => typesetter.typeset({ source: '#read("/etc/hostname")', files: {} })).toThrow(
      /not found|failed/,
    );
  });
});
