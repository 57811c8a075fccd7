import * as fc from 'fast-check';

/** Text that tries to be something else: markup, script, entities, formulas. */
const mischief = fc.constantFrom(
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '&amp;&lt;&#x3C;',
  ']]>',
  '#let x = 1 $y$ *b* _i_ \\ `r` <l> @x [c] {d} // /* ~ -- "q"',
  'constructor',
  '${x} \u2028 \u200f \u0301',
  'نص 20 °C',
);

/** A run of text as XML. */
const words = fc
  .oneof(
    fc.string({ unit: 'binary-ascii', maxLength: 20 }),
    fc.string({ unit: 'grapheme', maxLength: 10 }),
    mischief,
  )
  .map((text) =>
    text
      .replace(/[^\t\n\r\x20-\uD7FF\uE000-\uFFFD]/g, '')
      .replace(/[&<>]/g, (char) => `&#${char.charCodeAt(0)};`),
  );

type Xml = fc.Arbitrary<string>;

function within(name: string, content: Xml): Xml {
  return content.map((inner) => `<${name}>${inner}</${name}>`);
}

function anyOf(names: string[], content: Xml): Xml {
  return fc.tuple(fc.constantFrom(...names), content).map(([name, inner]) => `<${name}>${inner}</${name}>`);
}

const { block } = fc.letrec<{ inline: string; block: string }>((tie) => {
  const inlines = fc.array(tie('inline'), { maxLength: 3 }).map((parts) => parts.join(''));
  const blocks = fc.array(tie('block'), { maxLength: 3 }).map((parts) => parts.join(''));
  const cells = fc
    .array(anyOf(['td', 'th'], blocks), { minLength: 1, maxLength: 3 })
    .map((row) => `<tr>${row.join('')}</tr>`);
  return {
    inline: fc.oneof(
      { maxDepth: 4, depthSize: 'small' },
      words,
      anyOf(
        [
          'bold',
          'italic',
          'sub',
          'sup',
          'sc',
          'monospace',
          'std',
          'zzz',
          'constructor',
          'fn',
          'xref',
          'inline-formula',
        ],
        inlines,
      ),
      within(
        'mml:math',
        anyOf(
          ['mml:mi', 'mml:mo', 'mml:mn', 'mml:mtext', 'mml:mrow', 'mml:zzz', 'mml:toString', 'mml:msqrt'],
          words,
        ),
      ),
      words.map((href) => `<ext-link xlink:href="${href.replaceAll('"', '&quot;')}">out</ext-link>`),
    ),
    block: fc.oneof(
      { maxDepth: 4, depthSize: 'small' },
      within('p', inlines),
      anyOf(
        ['sec', 'boxed-text', 'non-normative-note', 'yyy', 'valueOf', 'disp-quote'],
        fc.tuple(within('title', inlines), blocks).map((parts) => parts.join('')),
      ),
      anyOf(
        ['list', 'ref-list'],
        blocks.map((inner) => `<list-item><label>a)</label>${inner}</list-item>`),
      ),
      within(
        'def-list',
        fc
          .tuple(inlines, blocks)
          .map(([term, def]) => `<def-item><term>${term}</term><def>${def}</def></def-item>`),
      ),
      within(
        'table-wrap',
        fc
          .tuple(within('label', words), cells, cells)
          .map(
            ([label, head, body]) => `${label}<table><thead>${head}</thead><tbody>${body}</tbody></table>`,
          ),
      ),
      within(
        'disp-formula',
        fc.tuple(within('label', words), inlines).map((parts) => parts.join('')),
      ),
      inlines,
    ),
  };
});

/** The body of a document as NISO STS, sensible or not. */
export const anyBody = fc.array(block, { maxLength: 4 }).map((blocks) => blocks.join('\n'));
