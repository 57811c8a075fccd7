import { describe, expect, it } from 'vitest';
import { StsError } from '../error.ts';
import { aStandard } from '../testing/aStandard.ts';
import { plainText } from '../text/plain.ts';
import { readSts } from './read-sts.ts';

function refusalOf(xml: string | Uint8Array): Pick<StsError, 'reason' | 'message'> {
  try {
    readSts(xml);
  } catch (error) {
    if (error instanceof StsError) return { reason: error.reason, message: error.message };
    throw error;
  }
  throw new Error('the document was read');
}

describe('the metadata of a standard', () => {
  it('are read from std-meta', () => {
    const standard = readSts(
      aStandard({
        title: 'Creep of <italic>bonded</italic> anchors',
        meta: `
          <title-wrap xml:lang="de"><intro>Prüfung</intro><main>Kriechen</main></title-wrap>
          <release-date date-type="updated">2024-06-01</release-date>
          <comm-ref>E07.30</comm-ref>
          <ics>91.100.30</ics><ics-wrap><ics>21.060.99</ics><ics-desc>Other fasteners</ics-desc></ics-wrap>
          <std-xref type="supersedes"><std-ref>NSB E 214-21</std-ref></std-xref>
          <std-xref type="informs"><std-ref>NSB E 1</std-ref></std-xref>
          <abstract><p>Displacement <italic>s</italic>.</p></abstract>
          <kwd-group><kwd>creep</kwd><kwd>anchor</kwd></kwd-group>
          <kwd-group kwd-group-type="industry"><kwd>Construction/ Fastening</kwd></kwd-group>
          <custom-meta-group>
            <custom-meta><meta-name>status</meta-name><meta-value>Active</meta-value></custom-meta>
            <custom-meta><meta-name>document-type</meta-name><meta-value>Test method</meta-value></custom-meta>
            <custom-meta><meta-name>committee-name</meta-name><meta-value>Bonded Anchors</meta-value></custom-meta>
            <custom-meta><meta-name>category</meta-name><meta-value>Structures/Anchors</meta-value></custom-meta>
          </custom-meta-group>`,
        body: '<fig><graphic xlink:href="a.svg"/></fig>',
      }),
    );
    const { content: _, ...metadata } = standard;
    const title = { html: 'Creep of <i>bonded</i> anchors', plain: 'Creep of bonded anchors' };
    expect(metadata).toEqual({
      publisher: { code: 'NSB', name: 'Northern Standards Board' },
      designation: 'NSB E 214-24',
      family: 'NSB E 214',
      number: 'E 214',
      editionLabel: '4',
      year: 2024,
      language: 'en',
      direction: 'ltr',
      title,
      titles: { en: title, de: { html: 'Prüfung — Kriechen', plain: 'Prüfung — Kriechen' } },
      abstract: { html: '<p>Displacement <i>s</i>.</p>', plain: 'Displacement s.' },
      documentType: 'Test method',
      status: 'Active',
      publishedOn: '2024-03-14',
      updatedOn: '2024-06-01',
      committee: 'E07.30',
      committeeName: 'Bonded Anchors',
      ics: ['91.100.30', '21.060.99'],
      icsNames: [{ code: '21.060.99', name: 'Other fasteners' }],
      keywords: ['creep', 'anchor'],
      categories: [['Structures', 'Anchors']],
      industries: [['Construction', 'Fastening']],
      topics: [],
      supersedes: ['NSB E 214-21'],
      relations: [
        { type: 'supersedes', designation: 'NSB E 214-21', title: '' },
        { type: 'informs', designation: 'NSB E 1', title: '' },
      ],
      references: [],
      custom: {
        status: ['Active'],
        'document-type': ['Test method'],
        'committee-name': ['Bonded Anchors'],
        category: ['Structures/Anchors'],
      },
      graphics: ['a.svg'],
      losses: [],
    });
  });

  it.each([
    [
      'paths',
      '<kwd-group kwd-group-type="Topics"><kwd>Safety/Fire</kwd><kwd>Design</kwd></kwd-group>',
      [['Safety', 'Fire'], ['Design']],
    ],
    [
      'nested keywords',
      '<kwd-group kwd-group-type="theme"><nested-kwd><kwd>Safety</kwd><nested-kwd><kwd>Fire</kwd></nested-kwd></nested-kwd></kwd-group>',
      [['Safety', 'Fire']],
    ],
    [
      'nested subjects',
      `<subj-group subj-group-type="topic"><subject>Safety</subject>
        <subj-group><subject>Fire</subject></subj-group><subj-group><subject>Shock</subject></subj-group></subj-group>`,
      [
        ['Safety', 'Fire'],
        ['Safety', 'Shock'],
      ],
    ],
    [
      'a step that was left empty',
      '<kwd-group kwd-group-type="topic"><kwd>Safety//Fire</kwd></kwd-group>',
      [['Safety', '', 'Fire']],
    ],
  ])('have topics as %s, which are no keywords', (_, meta, topics) => {
    const standard = readSts(aStandard({ meta: `<kwd-group><kwd>creep</kwd></kwd-group>${meta}` }));
    expect([standard.topics, standard.industries, standard.keywords]).toEqual([topics, [], ['creep']]);
  });

  it.each([
    [
      'the family is the designation without its year',
      '<std-ref type="undated">NSB E 214</std-ref>',
      '',
      'family',
      'NSB E 214',
    ],
    ['the edition is the year when it has no label', '<edition>4</edition>', '', 'editionLabel', '2024'],
    [
      'the date of publication may be written in parts',
      '<release-date date-type="published" iso-8601-date="2024-03-14">2024-03-14</release-date>',
      '<pub-date><day>4</day><month>3</month><year>2024</year></pub-date>',
      'publishedOn',
      '2024-03-04',
    ],
    ['the language is a BCP 47 tag', '<content-language>en', '<content-language>eng', 'language', 'en'],
    [
      'the publisher may be known by its code alone',
      '<std-org-name>Northern Standards Board</std-org-name>',
      '',
      'publisher',
      { code: 'NSB', name: 'NSB' },
    ],
  ] as const)('%s', (_, given, instead, field, expected) => {
    expect(readSts(aStandard().replace(given, instead))[field]).toEqual(expected);
  });

  it.each(['iso-meta', 'reg-meta', 'nat-meta'])('are read from %s too', (name) => {
    expect(readSts(aStandard().replaceAll('std-meta', name)).designation).toBe('NSB E 214-24');
  });

  it('of an adoption are those of the adopting body', () => {
    const inner = aStandard({ body: '<p>The text.</p>' });
    const meta = /<std-meta>.*<\/std-meta>/s.exec(inner)?.[0].replaceAll('NSB E 214', 'HI 214') ?? '';
    const adoption = `<adoption><adoption-front>${meta}</adoption-front>${inner}</adoption>`;
    const standard = readSts(adoption);
    expect(standard.designation).toBe('HI 214-24');
    expect(standard.content.blocks).toMatchObject([{ kind: 'paragraph' }]);
  });

  it.each([
    [
      'title-wrap',
      /<title-wrap.*<\/title-wrap>/,
      'title-wrap (NSB E 214-24 is taken)',
      { title: { html: 'NSB E 214-24', plain: 'NSB E 214-24' } },
    ],
    [
      'std-ref',
      /<std-ref.*<\/std-ref>/g,
      'std-ref (NSB E 214:2024 is taken)',
      { designation: 'NSB E 214:2024', family: 'NSB E 214' },
    ],
    [
      'content-language',
      /<content-language>.*<\/content-language>|xml:lang="en"/g,
      'content-language (English is assumed)',
      { language: 'en' },
    ],
  ])('that lack %s take something else, and tell it', (_, part, example, expected) => {
    const standard = readSts(aStandard().replaceAll(new RegExp(part, 'gs'), ''));
    expect(standard).toMatchObject(expected);
    expect(standard.losses).toEqual([{ kind: 'missing-metadata', count: 1, examples: [example] }]);
  });

  it.each([
    ['none at all', aStandard({ body: '<p>The text.</p>' }).replace(/<std-meta>.*<\/std-meta>/s, '')],
    [
      'nothing but empty elements',
      aStandard({ body: '<p>The text.</p>' }).replace(
        /<std-meta>.*<\/std-meta>/s,
        `<iso-meta><title-wrap><main/><full/></title-wrap><doc-ident><sdo/><language/></doc-ident><std-ident><originator/>
          <doc-number/><edition/></std-ident><content-language/><std-ref/><doc-ref/><release-date/></iso-meta>`,
      ),
    ],
    [
      'what stands for nothing',
      aStandard({ body: '<p>The text.</p>' }).replace(
        /<std-meta>.*<\/std-meta>/s,
        `<iso-meta><std-ident><originator>N/A</originator><doc-number>-</doc-number></std-ident><std-ref>N/A</std-ref>
          <release-date>N/A</release-date></iso-meta>`,
      ),
    ],
  ])('that are %s lose no text', (_, xml) => {
    const standard = readSts(xml);
    expect(standard).toMatchObject({ designation: '', year: null, publisher: { code: '' } });
    expect(standard.publishedOn).toBeUndefined();
    expect(standard.content.blocks).toMatchObject([{ kind: 'paragraph' }]);
    expect(standard.losses[0]?.examples).toEqual(
      expect.arrayContaining(['std-ref', 'originator', 'title-wrap']),
    );
  });

  it.each([
    ['<release-date>2006-11</release-date>', '2006-11', 2006],
    ['<release-date>2006</release-date>', '2006', 2006],
    ['<pub-date><year>2006</year><month>3</month></pub-date>', '2006-03', 2006],
    ['<release-date>20061103</release-date>', '2006-11-03', 2006],
    ['<release-date>03.11.2006</release-date>', '2006-11-03', 2006],
    ['<release-date>2006-11-03T00:00:00Z</release-date>', '2006-11-03', 2006],
    ['<release-date>3 November 2006</release-date>', '2006-11-03', 2006],
    ['<release-date>November 2006</release-date>', '2006-11', 2006],
    ['<release-date/><pub-date>2006-11</pub-date>', '2006-11', 2006],
  ])('have the date %s as exactly as it is given', (date, publishedOn, year) => {
    const standard = readSts(aStandard().replace(/<release-date.*<\/release-date>/, date));
    expect(standard).toMatchObject({ publishedOn, year, losses: [] });
  });

  it.each([
    ['2006-13', '2006'],
    ['2006-02-30', '2006'],
    ['Spring 2006', '2006'],
    ['soon', undefined],
  ])('have of a date like %s the year, and tell it', (written, publishedOn) => {
    const standard = readSts(
      aStandard().replace(/<release-date.*<\/release-date>/, `<release-date>${written}</release-date>`),
    );
    expect(standard.publishedOn).toBe(publishedOn);
    expect(standard.losses).toContainEqual({ kind: 'unclear-date', count: 1, examples: [written] });
  });

  it('of an adoption within an adoption are those of the outermost body; what that puts behind the text is read', () => {
    const inner = aStandard({ body: '<p>The text.</p>' });
    const meta = /<std-meta>.*<\/std-meta>/s.exec(inner)?.[0] ?? '';
    const front = (body: string): string =>
      `<adoption-front>${meta.replaceAll('NSB', body)}<sec><title>Foreword of ${body}</title></sec></adoption-front>`;
    const standard = readSts(
      `<adoption>${front('DI')}<adoption>${front('EI')}${inner}<back><app><title>Annex of EI</title></app></back></adoption>
        <back><app><title>Annex of DI</title></app></back></adoption>`,
    );
    expect(standard).toMatchObject({ designation: 'DI E 214-24', publisher: { code: 'DI' } });
    expect(standard.relations).toEqual([
      { type: 'adopts', designation: 'EI E 214-24', title: '' },
      { type: 'adopts', designation: 'NSB E 214-24', title: '' },
    ]);
    expect(plainText(standard).split('\n')).toEqual([
      'Foreword of DI',
      'Foreword of EI',
      'The text.',
      'Annex of EI',
      'Annex of DI',
    ]);
  });

  it('that stand side by side in ISO STS name the document by the national ones, empty ones passed over', () => {
    const { 0: meta = '' } = /<std-meta>.*<\/std-meta>/s.exec(aStandard()) ?? [];
    const as = (name: string, body: string): string =>
      meta.replaceAll('std-meta', name).replaceAll('NSB', body);
    const empty = '<reg-meta><std-ident><originator/></std-ident><std-ref/></reg-meta>';
    const xml = aStandard().replace(meta, `${as('iso-meta', 'ISB')}${empty}${as('nat-meta', 'DI')}`);
    expect(readSts(xml)).toMatchObject({
      designation: 'DI E 214-24',
      relations: [{ type: 'adopts', designation: 'ISB E 214-24' }],
    });
  });
});

describe('a text that leaves something to its document type', () => {
  const prolog = '<!DOCTYPE standard PUBLIC "-//ISO//DTD ISOSTS//EN" "http://127.0.0.1:1/ISOSTS.dtd">';

  it('has its named characters', () => {
    const body =
      '<p>A &mdash; &Eacute;t&eacute; &le; 5&nbsp;&deg;C &alpha; &amp; &lt; &#233; <![CDATA[&mdash;]]></p>';
    const standard = readSts(aStandard({ prolog, body }));
    expect(plainText(standard)).toBe('A — Été ≤ 5\u00a0°C α & < é &mdash;');
    expect(standard.losses).toEqual([]);
  });

  it('preserves unknown names, and reports them', () => {
    const standard = readSts(aStandard({ prolog, body: '<p>A &nosuchname; &LT;b&GT; &nosuchname;</p>' }));
    expect(plainText(standard)).toBe('A &nosuchname; <b> &nosuchname;');
    expect(standard.losses).toEqual([{ kind: 'unknown-character', count: 2, examples: ['&nosuchname;'] }]);
  });

  it('has the namespaces that the type declares', () => {
    const body =
      '<p><mml:math><mml:mi>x</mml:mi></mml:math> <ext-link xlink:href="https://example.com">here</ext-link></p>';
    const xml = aStandard({ prolog, body }).replace(/xmlns:\w+="[^"]*"/g, '');
    expect(JSON.stringify(readSts(xml).content)).toMatch(/"math".*"external"/);
  });

  it('may have a name of its own in front of an element', () => {
    const standard = readSts(aStandard({ body: '<p own:mark="1">Its <own:word>word</own:word>.</p>' }));
    expect(plainText(standard)).toBe('Its word.');
    expect(standard.losses).toEqual([{ kind: 'unknown-element', count: 1, examples: ['<own:word>'] }]);
  });

  it('reads comments and instructions that never end in one go', () => {
    const before = performance.now();
    expect(() => readSts(`<standard>${'<!--'.repeat(50_000)}`)).toThrow(StsError);
    expect(performance.now() - before).toBeLessThan(20_000);
  });
});

describe('a file', () => {
  const text = aStandard({ title: 'Kriechen für Anker' });
  const utf16 = (littleEndian: boolean): Uint8Array => {
    const view = new DataView(new ArrayBuffer(2 + text.length * 2));
    [...`\uFEFF${text}`].forEach((char, index) =>
      view.setUint16(index * 2, char.charCodeAt(0), littleEndian),
    );
    return new Uint8Array(view.buffer);
  };

  it.each([
    ['UTF-8', new TextEncoder().encode(text)],
    ['UTF-8 with a byte order mark', new TextEncoder().encode(`\uFEFF${text}`)],
    ['UTF-16, little endian', utf16(true)],
    ['UTF-16, big endian', utf16(false)],
    [
      'ISO 8859-1, as it declares',
      Uint8Array.from(`<?xml version="1.0" encoding="ISO-8859-1"?>${text}`, (char) => char.charCodeAt(0)),
    ],
  ])('is read in %s', (_, bytes) => {
    expect(readSts(bytes).title.plain).toBe('Kriechen für Anker');
  });

  it.each([
    ['bytes that are no UTF-8', Uint8Array.from([0x3c, 0x61, 0xff, 0xfe, 0x3e])],
    [
      'an encoding that nobody knows',
      new TextEncoder().encode('<?xml version="1.0" encoding="X-MINE"?><standard/>'),
    ],
    [
      'a declared UTF-16 without a mark',
      new TextEncoder().encode('<?xml version="1.0" encoding="UTF-16"?><standard/>'),
    ],
  ])('in %s is refused', (_, bytes) => {
    expect(refusalOf(bytes).reason).toBe('wrong-encoding');
  });
});

describe('a text that is no standard', () => {
  it.each([
    ['nothing', '', 'not-well-formed', /line 1, column 1/],
    ['a tag left open', '<standard>\n<p></standard>', 'not-well-formed', /line 2, column 4/],
    ['a bare ampersand', '<standard>\n  &</standard>', 'not-well-formed', /line 2, column/],
    ['another kind of document', '<article/>', 'not-sts', /<article>/],
    ['an adoption of nothing', '<adoption/>', 'not-sts', /<standard>/],
  ])('such as %s is refused', (_, xml, reason, message) => {
    expect(refusalOf(xml)).toEqual({ reason, message: expect.stringMatching(message) });
  });
});

function doctype(subset: string): string {
  return `<!DOCTYPE standard [${subset}]><standard>&a;</standard>`;
}

describe('a hostile text', () => {
  it.each([
    ['entities that multiply', doctype('<!ENTITY b "xxxx"><!ENTITY a "&b;&b;&b;&b;">'), 'entities-refused'],
    ['an external entity', doctype('<!ENTITY a SYSTEM "file:///etc/hostname">'), 'entities-refused'],
    ['a parameter entity', doctype('<!ENTITY % a SYSTEM "http://127.0.0.1/x">%a;'), 'entities-refused'],
    [
      'a subset behind a long name',
      `<!DOCTYPE standard SYSTEM "${'x'.repeat(5000)}" [<!ENTITY a "b">]><standard/>`,
      'entities-refused',
    ],
    [
      'a subset behind a quoted bracket',
      `<!DOCTYPE standard SYSTEM ">" [<!ENTITY a "b">]><standard/>`,
      'entities-refused',
    ],
    ['a declaration of its own', '<standard><!ENTITY a "b"></standard>', 'entities-refused'],
    ['deep nesting', '<a>'.repeat(1_000_000), 'too-deep'],
    ['deep nesting behind attributes with ">"', '<a b=">/">'.repeat(300), 'too-deep'],
    ['very many elements', `<standard>${'<a/>'.repeat(1_000_001)}</standard>`, 'too-large'],
    [
      'very many attributes',
      `<standard ${Array.from({ length: 50_000 }, (_, n) => `a${n}="1"`).join(' ')}/>`,
      'too-large',
    ],
    ['very much text', 'x'.repeat(50_000_001), 'too-large'],
    ['a quote never closed', `<standard a="${'<a '.repeat(1_000_000)}`, 'not-well-formed'],
  ])('with %s is refused at once', (_, xml, reason) => {
    const before = performance.now();
    expect(refusalOf(xml).reason).toBe(reason);
    expect(performance.now() - before).toBeLessThan(20_000);
  });

  it('is told by its place', () => {
    expect(refusalOf('<!-- first -->\n  <!DOCTYPE a [<!ENTITY b "c">]><a/>').message).toMatch(
      /line 2, column 3/,
    );
  });

  it.each([
    [
      'a bare document type',
      '<!DOCTYPE standard PUBLIC "-//NISO//DTD STS//EN" "http://127.0.0.1:1/sts.dtd">',
    ],
    ['a document type in a comment', '<!-- <!DOCTYPE a [<!ENTITY b "c">]> -->'],
  ])('is not what %s makes of a document', (_, prolog) => {
    expect(readSts(aStandard({ prolog })).designation).toBe('NSB E 214-24');
  });

  it('is not what a document with deep but possible nesting is', () => {
    const deep = `${'<bold>'.repeat(150)}deep${'</bold>'.repeat(150)}`;
    expect(JSON.stringify(readSts(aStandard({ body: `<p>${deep}</p>` })).content)).toContain('deep');
  });
});

describe('the references of a standard', () => {
  it('are those of its lists, each once, with their editions and titles', () => {
    const { references } = readSts(
      aStandard({
        body: `<sec id="s"><p><std><std-ref>NSB E 9-01</std-ref></std> found it first.</p><ref-list>
          <ref><std><std-ref>NSB E 31</std-ref><xref ref-type="fn" rid="f"><sup>1</sup></xref>, <title>Verification
            of <italic>devices</italic></title></std></ref>
          <ref><std><std-ref type="undated">HI 4402</std-ref><std-ref type="dated">HI 4402:2018</std-ref></std></ref>
          <ref><mixed-citation>Aune, L. On holes. Halvorsund 1998</mixed-citation></ref>
          <ref><std><std-ref> </std-ref></std></ref>
        </ref-list></sec>`,
        back: `<ref-list><ref><label>[1]</label><std><std-ref>NSB E 31</std-ref></std></ref>
          <ref><mixed-citation><std><std-ref>NSB E 187-23</std-ref></std>, <title>Installing</title></mixed-citation></ref>
        </ref-list>`,
      }),
    );
    expect(references).toEqual([
      { designation: 'NSB E 31', title: 'Verification of devices' },
      { designation: 'HI 4402:2018', title: '' },
      { designation: 'NSB E 187-23', title: 'Installing' },
    ]);
  });
});
