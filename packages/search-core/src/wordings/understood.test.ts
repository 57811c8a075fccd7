import { describe, expect, it } from 'vitest';
import { readSynonyms } from './rules.ts';
import { understood } from './understood.ts';

describe('A text that a reader typed', () => {
  it.each([
    ['what is the scope of ISO 14001', 'ISO 14001'],
    ['who can certify welders', 'certify welders'],
    ['how to calculate measurement uncertainty?', 'calculate measurement uncertainty'],
    ['Welche Norm regelt Sicherheitsschuhe', 'Sicherheitsschuhe'],
    ['what is', 'what is'],
    ['lighting of work places', 'lighting of work places'],
    ['"what is the scope"', '"what is the scope"'],
  ])('%j asks for %j', (typed, text) => {
    expect(understood(typed).text).toBe(text);
  });

  it.each([
    ['clause 4.4 ISO 9001', 'ISO 9001', '4.4'],
    ['ISO 9001:2015 clause 8.5.1', 'ISO 9001:2015', '8.5.1'],
    ['annex B of EN 301 489-1', 'EN 301 489-1', 'B'],
    ['Abschnitt 5 der NSB E 214', 'NSB E 214', '5'],
    ['iso 13849-1 4.5.2', 'iso 13849-1', '4.5.2'],
    ['section 4.3 of rfc 9110', 'rfc 9110', '4.3'],
    ['what is the scope of ISO 9001 clause 7.2', 'ISO 9001', '7.2'],
    ['9001 7.1.5', '9001', '7.1.5'],
    ['7.1.5 of 9001', '9001', '7.1.5'],
    ['27001 a.5.1', '27001', 'A.5.1'],
    ['45001 §6.1', '45001', '6.1'],
    ['60335-1 (cl. 19)', '60335-1 ( )', '19'],
    ['wcag 1.4.11', 'wcag', '1.4.11'],
  ])('%j may ask for a clause of a document', (typed, document, number) => {
    expect(understood(typed).clause).toMatchObject({ document, number });
  });

  it.each(['svg 1.1', '3gpp ts 23.501', 'M12 x 1.75', '2.4 GHz', 'EN 301 489-1 V2.2.3'])(
    'asks for no clause where it names no document besides: %s',
    (typed) => {
      expect(understood(typed)).toMatchObject({ text: typed });
      expect(understood(typed)).not.toHaveProperty('clause');
    },
  );

  it.each([
    ['GHG emissions', 'greenhouse gas emissions'],
    ['tyres of passenger vehicles', 'tire of passenger vehicles'],
    ['Sicherheit von Maschinen', 'safety of machinery'],
    ['appareils à pression', 'pressure equipment'],
    ['GD&T', 'geometrical tolerancing'],
    ['c++', 'programming language c++'],
    ['OHSAS 18001', 'iso 45001'],
    ['IP67', 'ip code degrees of protection'],
    ['Druckbehälter', 'pressure vessel'],
    ['grues', 'crane'],
    ['pressure vessels', 'druckbehalter'],
    ['pressure vessels', 'recipients a pression'],
    ['safety of machinery', 'sicherheit von maschinen'],
    ['ecma script', 'ecma-262'],
  ])('%j is also said as %j', (typed, other) => {
    expect(understood(typed).otherWordings).toContain(other);
  });

  it('is said in no other words where it is quoted, and in a few at most', () => {
    expect(understood('"ghg"').otherWordings).toEqual([]);
    expect(understood('lift tyre barcode ghg ppe hvac emc').otherWordings.length).toBeLessThanOrEqual(6);
  });
});

describe('Synonyms of a library’s own', () => {
  const { rules, faults } = readSynonyms(
    '# ours\n\nkibble = skip = lifting bucket\npost-installed > bonded\nde: Züge = Bahnen\n',
  );

  it('say a text in other words, both ways or one', () => {
    expect(faults).toEqual([]);
    expect(understood('skips in mines', rules).otherWordings).toEqual([
      'kibble in mines',
      'lifting bucket in mines',
    ]);
    expect(understood('post-installed anchors', rules).otherWordings).toContain('bonded anchors');
    expect(understood('bonded anchors', rules).otherWordings).not.toContain('post-installed anchors');
    expect(understood('Züge', rules).otherWordings).toEqual(['Bahnen']);
  });

  it('come before the built-in ones, which stay', () => {
    const own = readSynonyms('ghg = our gases').rules;
    expect(understood('GHG', own).otherWordings).toEqual(['our gases', 'greenhouse gas']);
  });

  it('name the lines that are no rules', () => {
    const faultsOf = (text: string) => readSynonyms(text).faults.map(({ line, fault }) => `${line} ${fault}`);
    expect(faultsOf('a = b\nc\n= d\ne > f > g\n> h\ni =>\n!, j\n')).toEqual([
      '2 one-term',
      '3 no-word',
      '4 two-arrows',
      '5 nothing-before',
      '6 nothing-after',
      '7 no-word',
    ]);
    expect(faultsOf('مصعد = رافعة')).toEqual([]);
    expect(faultsOf(Array.from({ length: 20_000 }, (_, at) => `t${at}`).join(' = '))).toEqual([
      '1 too-many-terms',
    ]);
    expect(faultsOf(`a, ${'b'.repeat(101)}`)).toEqual(['1 too-long']);
  });

  it('may be written with commas and arrows, each with several words [find-003]', () => {
    const written = readSynonyms(
      'glue, adhesive\nbolt, screw => fastener, fixing\nfr: # une remarque\nfr:\nfr: colle, adhésif',
    );
    expect(written.faults).toEqual([]);
    const said = (text: string) => understood(text, written.rules).otherWordings;
    expect(said('glue')).toContain('adhesive');
    expect(said('adhesives')).toContain('glue');
    expect(said('screw')).toEqual(expect.arrayContaining(['fastener', 'fixing']));
    expect(said('fixing')).not.toContain('screw');
    expect(said('colles')).toContain('adhésif');
  });

  it('are named with the words that they stand for', () => {
    const own = readSynonyms('glue, adhesive').rules;
    expect(understood('Glue for anchors', own).synonyms).toContainEqual({ typed: 'Glue', used: 'adhesive' });
    expect(understood('nothing of that kind', own).synonyms).toEqual([]);
  });
});
