import { describe, expect, it } from 'vitest';
import type { Block, Clause } from '../content.ts';
import { plainBlocks, plainInline } from '../text/plain.ts';
import { aStandard } from '../testing/aStandard.ts';
import { readSts } from './read-sts.ts';

function blocksOf(body: string): Block[] {
  return readSts(aStandard({ body })).content.blocks;
}

const MATHS: Record<string, string> = {
  R: '<mml:mi>r</mml:mi>',
  '< 5': '<mml:mo>&lt;</mml:mo><mml:mn>5</mml:mn>',
  AT: '<mml:msub><mml:mi>x</mml:mi><mml:mrow><mml:mi>t</mml:mi><mml:mo>=</mml:mo><mml:mn>0</mml:mn></mml:mrow></mml:msub>',
  EQ: '<mml:mrow><mml:mi>r</mml:mi><mml:mo>=</mml:mo><mml:mn>1</mml:mn></mml:mrow>',
};

/** A source in which short names stand for the formulas. */
function withMath(source: string): string {
  return source.replace(
    /(<disp-formula[^>]*>(?:<label>.*?<\/label>)?)(R|< 5|AT|EQ)(?=<\/disp)/g,
    (_, start: string, name: string) => `${start}<mml:math>${MATHS[name]}</mml:math>`,
  );
}

function clausesOf(parts: Parameters<typeof aStandard>[0]): Clause[] {
  return readSts(aStandard(parts)).content.blocks.filter((block) => block.kind === 'clause');
}

describe('a clause', () => {
  it('knows its number, title, level and part', () => {
    const [front, body, annex] = clausesOf({
      front: '<sec><title>Foreword</title></sec>',
      body: '<sec id="sec_9"><label>9</label><title>Calculation</title><sec><label>9.1</label><title>Load</title></sec></sec>',
      back: '<app-group><app><label>Annex A1</label><annex-type>(informative)</annex-type><title>Cracks</title></app></app-group>',
    });
    expect(front).toMatchObject({ part: 'front', level: 1, number: '' });
    expect(body).toMatchObject({ id: 's-sec_9', part: 'body', level: 1, number: '9' });
    expect(body?.content).toMatchObject([{ kind: 'clause', level: 2, number: '9.1', id: 's-clause-9.1' }]);
    expect(annex).toMatchObject({ part: 'annex', number: 'Annex A1', annexType: '(informative)' });
  });

  it('without a title gives its number to its first paragraph and takes no level', () => {
    const [clause] = clausesOf({
      body: '<sec><label>9.2.1</label><p>Project.</p><p>Fit.</p><sec><title>Below</title></sec></sec>',
    });
    expect(clause?.content).toMatchObject([
      { kind: 'paragraph', number: '9.2.1' },
      { kind: 'paragraph' },
      { kind: 'clause', level: 1 },
    ]);
  });

  it('without a title or a paragraph still shows its number', () => {
    const [clause] = clausesOf({
      body: '<sec><label>4.1</label><list><list-item><p>x</p></list-item></list></sec>',
    });
    expect(clause?.content[0]).toEqual({ kind: 'paragraph', number: '4.1', content: [] });
  });

  it('keeps the first of two equal ids', () => {
    const ids = clausesOf({
      body: '<sec id="a"><title>1</title></sec><sec id="a"><title>2</title></sec>',
    }).map(({ id }) => id);
    expect(ids[0]).toBe('s-a');
    expect(new Set(ids).size).toBe(2);
  });
});

describe('a paragraph', () => {
  it('is divided by the blocks that stand in it', () => {
    const blocks = blocksOf(
      '<p>before <disp-formula><label>(1)</label><mml:math><mml:mi>x</mml:mi></mml:math></disp-formula> after</p>',
    );
    expect(blocks.map(({ kind }) => kind)).toEqual(['paragraph', 'formula', 'paragraph']);
    expect(plainBlocks(blocks)).toBe('before\nx (1)\nafter');
  });

  it.each([
    ['a symbol', '<p>the mean of <disp-formula>R</disp-formula> obtained</p>', 'the mean of r obtained'],
    [
      'several symbols',
      '<p>the portion (<disp-formula>R</disp-formula>) and (<disp-formula>R</disp-formula>)</p>',
      'the portion (r) and (r)',
    ],
    ['what ends it', '<p>the limit, <disp-formula>R</disp-formula></p>', 'the limit, r'],
    ['a relation to what is before', '<p>a mass <disp-formula>< 5</disp-formula> g</p>', 'a mass <5 g'],
    [
      'indices that hold a relation',
      '<p>the value <disp-formula>AT</disp-formula> at once</p>',
      'the value xt=0 at once',
    ],
    [
      'a symbol between words in a definition',
      '<p>before</p>bare <disp-formula>R</disp-formula> words',
      'before\nbare r words',
    ],
  ])('keeps %s in its sentence', (_, source, expected) => {
    const blocks = blocksOf(withMath(source));
    expect(new Set(blocks.map(({ kind }) => kind))).toEqual(new Set(['paragraph']));
    expect(plainBlocks(blocks)).toBe(expected);
  });

  it.each([
    ['an equation', '<p>It is <disp-formula>EQ</disp-formula> where r is its mass.</p>'],
    ['what follows a colon', '<p>Determine: <disp-formula>R</disp-formula></p>'],
    ['what has a number', '<p>from <disp-formula><label>(1)</label>R</disp-formula> on</p>'],
    ['what stands alone', '<p>It is</p><p> <disp-formula>R</disp-formula>. </p>'],
    ['a picture', '<p>see <disp-formula><graphic xlink:href="f.png"/></disp-formula> there</p>'],
  ])('leaves %s on a line of its own', (_, source) => {
    expect(blocksOf(withMath(source)).map(({ kind }) => kind)).toContain('formula');
  });

  it('of a cell has inline formulas, equations included', () => {
    const [table] = blocksOf(
      withMath(
        '<table-wrap><table><tr><td>Limit, <disp-formula>EQ</disp-formula>, in g</td></tr></table></table-wrap>',
      ),
    );
    expect(table).toMatchObject({ grids: [{ body: [{ cells: [{ content: [{ kind: 'paragraph' }] }] }] }] });
  });

  it('preserves the id of an inline formula, so that references work', () => {
    const [paragraph, other] = blocksOf(
      withMath('<p>of <disp-formula id="f9">R</disp-formula> here</p><p>see <xref rid="f9">there</xref></p>'),
    );
    expect(paragraph).toMatchObject({
      content: [{ kind: 'text' }, { kind: 'anchor', id: 's-f9' }, { kind: 'math' }, { kind: 'text' }],
    });
    expect(other).toMatchObject({ content: [{}, { kind: 'xref', target: 's-f9' }] });
  });

  it.each([
    ['  two\n   words ', 'two words'],
    ['a <bold> b </bold> c', 'a b c'],
    ['a<italic> b</italic>', 'a b'],
    ['1\u00a0000 \u2009h', '1\u00a0000 \u2009h'],
    ['x<!-- hidden --><?pi?>y', 'xy'],
  ])('has the white space of %j tidied', (source, expected) => {
    expect(plainBlocks(blocksOf(`<p>${source}</p>`))).toBe(expected);
  });

  it('preserves the text of unknown elements', () => {
    expect(plainBlocks(blocksOf('<p>a <zzz>b <yyy>c</yyy></zzz></p><xxx>d<p>e</p></xxx>f'))).toBe(
      'a b c\nd\ne\nf',
    );
  });
});

describe('an element or attribute named as things of JavaScript are', () => {
  it.each(['constructor', 'toString', 'valueOf', 'hasOwnProperty', '__proto__'])(
    '%s is an unknown one',
    (name) => {
      const math = `<mml:math><mml:${name}>x</mml:${name}><mml:mo ${name}="1">${name}</mml:mo></mml:math>`;
      const table = `<table-wrap><table><tr><td align="${name}">cell</td></tr></table></table-wrap>`;
      const body = `<p>a <${name} ${name}="1">b</${name}></p><${name}><p>c</p></${name}><list list-type="${name}"/>${table}<p>${math}</p>`;
      expect(plainBlocks(blocksOf(body)).split('\n')).toEqual(['a b', 'c', 'cell', `x${name}`]);
    },
  );
});

describe('a list', () => {
  it.each([
    ['<list list-type="bullet"><list-item><p>x</p></list-item></list>', 'bullet'],
    ['<list list-type="alpha-lower"><list-item><p>x</p></list-item></list>', 'lower-alpha'],
    ['<list list-type="order"><list-item><label>1)</label><p>x</p></list-item></list>', 'labels'],
    ['<list><list-item><p>x</p></list-item></list>', 'none'],
  ])('%s is marked by %s', (source, marker) => {
    expect(blocksOf(source)).toMatchObject([{ kind: 'list', marker }]);
  });
});

describe('the key of a formula', () => {
  it('takes the word before it', () => {
    const key =
      '<p>where</p><def-list list-content="where"><def-item><term>t</term><def><p>time</p></def></def-item></def-list>';
    const [block, ...rest] = blocksOf(key);
    expect(rest).toEqual([]);
    expect(block?.kind === 'definitions' && plainInline(block.title)).toBe('where');
  });

  it('takes no sentence', () => {
    const key =
      '<p>The symbols are as follows.</p><def-list list-content="where"><def-item><term>t</term></def-item></def-list>';
    expect(blocksOf(key).map(({ kind }) => kind)).toEqual(['paragraph', 'definitions']);
  });
});

describe('a term', () => {
  const entry = `<term-sec id="sec_3.1"><label>3.1</label><tbx:termEntry id="term_3.1"><tbx:langSet xml:lang="en">
    <tbx:definition>slow <tbx:entailedTerm target="term_3.1">flow</tbx:entailedTerm></tbx:definition>
    <tbx:note>At constant load.</tbx:note><tbx:source>NSB E 1</tbx:source>
    <tbx:tig><tbx:term>creep</tbx:term><tbx:partOfSpeech value="noun"/></tbx:tig>
    <tbx:tig><tbx:term>cold flow</tbx:term><tbx:normativeAuthorization value="deprecatedTerm"/></tbx:tig>
  </tbx:langSet></tbx:termEntry></term-sec>`;

  it('comes before its definition, notes numbered, source in brackets', () => {
    expect(plainBlocks(blocksOf(entry)).split('\n')).toEqual([
      '3.1 creep, cold flow',
      'slow flow',
      'Note 1 to entry At constant load.',
      '[Source: NSB E 1]',
    ]);
  });

  it.each([
    ['NOTE 1 At constant load.', 'NOTE 1 At constant load.'],
    ['Note 1 to entry: At constant load.', 'Note 1 to entry At constant load.'],
    ['Anmerkung 1 zum Begriff: Bei Last.', 'Anmerkung 1 zum Begriff Bei Last.'],
    ['NOTE At constant load.', 'NOTE At constant load.'],
    ['Note that the load is constant.', 'Note 1 to entry Note that the load is constant.'],
    ['Noted at constant load.', 'Note 1 to entry Noted at constant load.'],
  ])('has the note "%s" with one label', (written, shown) => {
    const lines = plainBlocks(blocksOf(entry.replace('At constant load.', written))).split('\n');
    expect(lines[2]).toBe(shown);
  });

  it('says the field of its definition, and the gender of a term', () => {
    const xml = entry
      .replace('<tbx:definition>', '<tbx:subjectField>concrete</tbx:subjectField><tbx:definition>')
      .replace('<tbx:partOfSpeech value="noun"/>', '<tbx:grammaticalGender value="feminine"/>');
    expect(plainBlocks(blocksOf(xml)).split('\n').slice(0, 2)).toEqual([
      '3.1 creep, f, cold flow',
      '⟨concrete⟩ slow flow',
    ]);
  });

  it.each([
    ['example', '<tbx:example>Husks, bran.</tbx:example>', ['EXAMPLE Husks, bran.']],
    [
      'examples',
      '<tbx:example>Husks.</tbx:example><tbx:example>Bran.</tbx:example>',
      ['EXAMPLE 1 Husks.', 'EXAMPLE 2 Bran.'],
    ],
    ['labeled example', '<tbx:example>EXAMPLE: Husks.</tbx:example>', ['EXAMPLE Husks.']],
    ['see', '<tbx:see>Figures 3 and 4</tbx:see>', ['SEE: Figures 3 and 4']],
    ['see that says so itself', '<tbx:see>See Figures 3 and 4</tbx:see>', ['See Figures 3 and 4']],
    [
      'cross-reference',
      '<tbx:crossReference>exposed conductive part</tbx:crossReference>',
      ['Related term: exposed conductive part'],
    ],
  ])('says what its %s is', (_, source, expected) => {
    const xml = entry.replace('</tbx:definition>', `</tbx:definition>${source}`);
    const lines = plainBlocks(blocksOf(xml)).split('\n');
    expect(lines.slice(2, 2 + expected.length)).toEqual(expected);
  });

  it('merges adjacent terms into one list', () => {
    expect(blocksOf(`${entry}${entry.replaceAll('3.1', '3.2')}`)).toMatchObject([
      { kind: 'terms', entries: [{ number: '3.1' }, { number: '3.2' }] },
    ]);
  });

  it('is what a reference to its entry leads to', () => {
    expect(JSON.stringify(blocksOf(entry))).toContain('"kind":"xref","target":"s-sec_3.1"');
  });

  it('may be written without TBX', () => {
    const [terms] = blocksOf(
      '<term-sec><label>3.1</label><term-display><term>creep</term><def><p>slow flow</p></def></term-display></term-sec>',
    );
    expect(terms && plainBlocks([terms])).toBe('3.1 creep\nslow flow');
  });
});

describe('a note', () => {
  it.each([
    ['<label>NOTE 1</label><p>NOTE 1 It is cold.</p>', 'NOTE 1 It is cold.'],
    ['<label>NOTE 1</label><p>It is cold.</p>', 'NOTE 1 It is cold.'],
    ['<p>NOTE 2: It is cold.</p>', 'NOTE 2 It is cold.'],
    ['<label>NOTE</label><p>EXAMPLE 1 It is cold.</p>', 'NOTE EXAMPLE 1 It is cold.'],
    ['<p>Note the cold.</p>', 'Note the cold.'],
  ])('such as %s says its label once', (content, shown) => {
    const note = `<non-normative-note>${content}</non-normative-note>`;
    expect(plainBlocks(blocksOf(note))).toBe(shown);
  });
});

describe('a footnote', () => {
  it('is listed once, however often it is called', () => {
    const { content } = readSts(
      aStandard({
        body: '<p>a<xref ref-type="fn" rid="f1"><sup>1</sup></xref> b<xref ref-type="fn" rid="f1">1</xref></p>',
        back: '<fn-group><fn id="f1"><label><sup>1</sup></label><p>Filed.</p></fn><fn id="f2"><p>Never called.</p></fn></fn-group>',
      }),
    );
    expect(content.footnotes.map(({ mark }) => mark)).toEqual(['1', '2']);
    expect(content.blocks).toMatchObject([
      {
        content: [
          { text: 'a' },
          { kind: 'footnote', occurrence: 1 },
          { text: ' b' },
          { kind: 'footnote', occurrence: 2 },
        ],
      },
    ]);
  });

  it('may call itself', () => {
    const { footnotes } = readSts(
      aStandard({ body: '<p>a<fn id="f"><p>see <xref rid="f">this</xref></p></fn></p>' }),
    ).content;
    expect(footnotes).toHaveLength(1);
  });
});

describe('a reference within the document', () => {
  it.each([
    ['<p><xref rid="sec_1"/></p><sec id="sec_1"><label>1</label><title>Scope</title></sec>', 's-sec_1', '1'],
    ['<p><xref rid="nowhere">9.9</xref></p>', undefined, '9.9'],
    ['<p><xref rid="gone">9.9</xref></p><p><zzz id="gone">x</zzz></p>', undefined, '9.9'],
  ])('%s leads to %s', (body, target, words) => {
    const [paragraph] = blocksOf(body);
    const [first] = paragraph?.kind === 'paragraph' ? paragraph.content : [];
    expect(first?.kind === 'xref' ? first.target : undefined).toBe(target);
    expect(first && plainInline([first])).toBe(words);
  });
});

it('nests no deeper than a typesetter can follow', () => {
  const deep = `${'<list><list-item>'.repeat(60)}<p>${'<bold>'.repeat(50)}x${'</bold>'.repeat(50)}</p>${'</list-item></list>'.repeat(60)}`;
  const blocks = blocksOf(deep);
  expect(JSON.stringify(blocks).split('"list"').length - 1).toBe(12);
  expect(plainBlocks(blocks)).toBe('x');
});
