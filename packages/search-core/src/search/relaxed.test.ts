import { describe, expect, it } from 'vitest';
import type { SearchRequest } from '../request.ts';
import { anIndex, aRequest, found } from '../testing/library.ts';

describe('A text of which no document has all words', () => {
  const index = anIndex(
    { id: 'both', title: 'Hexagon head bolts' },
    { id: 'one', title: 'Round head rivets' },
    { id: 'none', title: 'Ropes' },
  );
  const search = (given: Partial<SearchRequest>) => index.search(aRequest({ allowsPartial: true, ...given }));

  it('finds those with more than half of them, those with more first, and says so', () => {
    expect(found(index, { text: 'hex head bolts', allowsPartial: true })).toEqual(['both']);
    expect(found(index, { text: 'zinc hexagon head bolts rivets', allowsPartial: true })).toEqual(['both']);
    expect(found(index, { text: 'round hexagon head bolts', allowsPartial: true })).toEqual(['both']);
    expect(search({ text: 'hex head bolts' })).toMatchObject({ isPartial: true });
    expect(search({ text: 'zinc tungsten' })).toMatchObject({ isPartial: false, total: 0 });
  });

  it('finds of two words those with one, which may say no more than that', () => {
    expect(search({ text: 'zinc bolts' })).toMatchObject({ isPartial: true, hits: [{ id: 'both' }] });
  });

  it('finds those with all but its function words, which is no part of it', () => {
    const ramps = anIndex(
      { id: 'both', title: 'Rampes pour fauteuils roulants' },
      { id: 'one', title: 'Ramps for boats' },
    );
    const asked = {
      text: 'ramps for wheelchairs',
      otherWordings: ['rampes for fauteuils roulants'],
      correctsInContext: true,
      allowsPartial: true,
    };
    expect(ramps.search(aRequest(asked))).toMatchObject({ isPartial: false, hits: [{ id: 'both' }] });
    expect(ramps.search(aRequest({ ...asked, text: '"for wheelchairs"', otherWordings: [] })).total).toBe(0);
  });

  it('finds nothing more where a document has them all', () => {
    expect(search({ text: 'head bolts' })).toMatchObject({ isPartial: false, total: 1 });
  });

  it('finds of a long text those with all words but four', () => {
    const title = 'Petroleum and natural gas industries pipeline transportation systems requirements';
    const long = anIndex({ id: 'whole', title }, { id: 'half', title: 'Petroleum natural gas pipeline' });
    expect(found(long, { text: `${title} zirconia tungsten`, allowsPartial: true })).toEqual(['whole']);
  });

  it('still requires quoted phrases', () => {
    expect(search({ text: 'zinc "head bolts"' })).toMatchObject({ hits: [{ id: 'both' }] });
    expect(search({ text: 'zinc "bolts head"' })).toMatchObject({ total: 0, isPartial: false });
  });

  it('finds no part of a designation, and nothing where this was not asked for', () => {
    expect(search({ text: 'NSB 7' })).toMatchObject({ total: 0 });
    expect(search({ text: 'hex head bolts', allowsPartial: false })).toMatchObject({ total: 0 });
  });
});

describe('Words that occur, but not together', () => {
  const index = anIndex(
    ...Array.from({ length: 25 }, (_, at) => ({ id: `p${at}`, title: `Pressure vessel ${at}` })),
    { id: 'rennet', title: 'Présure' },
    { id: 'rope', title: 'Presure rope' },
  );
  const search = (text: string) =>
    index.search(aRequest({ text, correctsInContext: true, allowsPartial: true }));

  it('are read as those that are used far more, which is said', () => {
    expect(search('presure vessel')).toMatchObject({
      total: 25,
      isPartial: false,
      corrections: [{ typed: 'presure', used: 'pressure' }],
    });
  });

  it('stay as they are where documents have them together', () => {
    expect(search('presure rope')).toMatchObject({ total: 1, corrections: [], suggestion: null });
  });

  it('are suggested in another spelling that finds ten times as many, and what was typed is answered [find-002]', () => {
    const more = anIndex(
      ...Array.from({ length: 20 }, (_, at) => ({ id: `p${at}`, title: `Pressure vessel ${at}` })),
      { id: 'typo', title: 'Presure vessel' },
    );
    const answer = (given: Partial<SearchRequest>) =>
      more.search(aRequest({ text: 'Presure vessel', correctsInContext: true, ...given }));
    expect(answer({})).toMatchObject({
      total: 1,
      hits: [{ id: 'typo' }],
      suggestion: { text: 'pressure vessel', found: 20 },
    });
    expect(answer({ text: 'pressure vessel' }).suggestion).toBeNull();
    expect(answer({ text: '"presure" vessel' }).suggestion).toBeNull();
    expect(answer({ correctsInContext: false }).suggestion).toBeNull();
  });

  it('are read as the nearest of a longer text where one is like no other, and not where spelling is kept [find-001]', () => {
    const anchors = anIndex(
      { id: 'a', title: 'Creep of a bonded anchor' },
      { id: 'b', title: 'Bonded joints' },
    );
    const asked = { text: 'bonded ankor creep', correctsInContext: true, allowsPartial: true };
    expect(anchors.search(aRequest(asked))).toMatchObject({
      hits: [{ id: 'a' }],
      corrections: [{ typed: 'ankor', used: 'anchor' }],
    });
    expect(anchors.search(aRequest({ text: 'bondet', keepsSpelling: true })).total).toBe(0);
  });

  it('are no misspelling where they name a specification', () => {
    const names = anIndex(...Array.from({ length: 20 }, (_, at) => ({ id: `s${at}`, title: `Same ${at}` })), {
      id: 'saml',
      designation: 'OASIS SAML-v2.0',
      title: 'SAML',
    });
    expect(names.search(aRequest({ text: 'saml', correctsInContext: true }))).toMatchObject({
      hits: [{ id: 'saml' }],
      suggestion: null,
    });
  });
});

describe('A text said in other words', () => {
  const index = anIndex(
    { id: 'word', title: 'Lifts' },
    { id: 'synonym', title: 'Elevators' },
    { id: 'successor', designation: 'NSB 45-18', title: 'Health' },
  );

  it('finds what says so as well, below what has its own words', () => {
    expect(found(index, { text: 'lifts', otherWordings: ['elevators'] })).toEqual(['word', 'synonym']);
  });

  it('finds the document that another wording names', () => {
    expect(found(index, { text: 'KVL 18', otherWordings: ['NSB 45'] })).toEqual(['successor']);
  });

  it('weighs no more in many words than what was typed in one', () => {
    const abbreviated = anIndex(
      { id: 'long', title: 'Web Map Service' },
      { id: 'short', title: 'Implementation Specification for the Web Map Service (WMS)' },
      ...Array.from({ length: 30 }, (_, at) => ({ id: `rope${at}`, title: `Rope ${at}` })),
    );
    expect(found(abbreviated, { text: 'wms', otherWordings: ['web map service'] })[0]).toBe('short');
  });

  it('counts each document once', () => {
    expect(index.search(aRequest({ text: 'lifts', otherWordings: ['lift', 'elevators'] })).total).toBe(2);
  });
});

describe('A title in another language', () => {
  it('weighs as a title, inflected as its language is', () => {
    const index = anIndex(
      { id: 'body', title: 'Rotors', body: 'appareils à pression' },
      { id: 'title', title: 'Vessels', otherTitles: { fr: 'Appareils à pression' } },
    );
    expect(found(index, { text: 'appareils pression' })).toEqual(['title', 'body']);
    expect(index.search(aRequest({ text: 'appareil' })).hits[0]?.fields).toEqual(['title']);
  });

  it('comes before longer ones where it is what was typed, as in the first language', () => {
    const fr = 'Pression de service des appareils et de leurs parties';
    const index = anIndex(
      { id: 'longer', title: 'Vessels', otherTitles: { fr }, keywords: 'appareils; pression' },
      { id: 'typed', title: 'Boilers', otherTitles: { fr: 'Appareils à pression' } },
    );
    expect(found(index, { text: 'appareils à pression' })).toEqual(['typed', 'longer']);
  });
});

describe('Of documents that have all words', () => {
  it('that with the words one after the other in its title comes first, then the shorter title', () => {
    const index = anIndex(
      { id: 'scattered', title: 'Management of risks in the security of information' },
      { id: 'exact', title: 'Information security management' },
    );
    expect(found(index, { text: 'information security management' })[0]).toBe('exact');
  });
});

describe('A designation in another spelling [find-011]', () => {
  const index = anIndex(
    { id: 'part', designation: 'HI 13849-1:2023', title: 'Controls' },
    { id: 'part2', designation: 'HI 13849-2:2012', title: 'Validation' },
    { id: 'radio', designation: 'KVL EN 301 489-1 V2.2.3', title: 'Radio', publisher: 'KVL' },
    { id: 'iec', designation: 'IEC 60335-1:2020', title: 'Appliances' },
    { id: 'ts', designation: 'ETSI TS 123 501 V18.4.0', title: 'Architecture' },
  );

  it.each([
    ['without spaces and hyphens', 'HI138491', 'part'],
    ['without all but the year’s colon', 'hi138491:2023', 'part'],
    ['with the word for part', 'HI 13849 part 2', 'part2'],
    ['with the digits of groups put together', 'en301489-1', 'radio'],
    ['in a national adoption', 'DIN EN HI 13849-1:2023', 'part'],
    ['in an adoption of another year', 'BS EN HI 13849-1:2024', 'part'],
    ['in a European adoption of IEC', 'DIN EN 60335-1', 'iec'],
    ['with the number that IEC had before 1997', 'IEC 335-1', 'iec'],
    ['as 3GPP writes it', '3gpp ts 23.501', 'ts'],
    ['with O for 0 and l for 1', 'Hl l3849-l', 'part'],
    ['with line breaks and no-break spaces', 'HI\n13849\u00a0-\n1', 'part'],
    ['with nothing but letters and digits', 'etsits123501v1840', 'ts'],
    ['without letters before its number', 'kvl301489', 'radio'],
    ['with a version of two digits as one', 'etsits123501v184', 'ts'],
    ['in an adoption without spaces', 'bsenhi13849-1', 'part'],
    ['in an adoption of a number with five digits', 'NF EN HI 13849-2:2001', 'part2'],
  ])('is found %s: %s', (_, text, id) => {
    expect(found(index, { text })[0]).toBe(id);
  });

  it('is no other where it is nearly one', () => {
    expect(found(index, { text: 'HI 13848' })).toEqual([]);
    expect(found(index, { text: 'HI 1384-91' })).toEqual([]);
  });

  it('is found where letters alone are digits, and only as a whole', () => {
    const brochure = anIndex(
      { id: 'd1', designation: 'OIML D 1:2020' },
      { id: 'd11', designation: 'OIML D 11:2013' },
    );
    expect(found(brochure, { text: 'OIML D l' })[0]).toBe('d1');
    expect(found(brochure, { text: 'OIML D ll' })).toEqual(['d11']);
  });

  it('is found behind a name with a digit', () => {
    const w3c = anIndex({ id: 'svg', designation: 'W3C REC-SVG11-20110816' });
    expect(found(w3c, { text: 'svg11' })).toEqual(['svg']);
    expect(found(w3c, { text: 'w3crecsvg11' })).toEqual(['svg']);
  });

  it('is found by the name of a specification, the newest version in force first', () => {
    const names = anIndex(
      { id: 'old', designation: 'W3C REC-WCAG20-20081211', date: '2008-12-11' },
      { id: 'new', designation: 'W3C REC-WCAG22-20241212', date: '2024-12-12' },
      { id: 'draft', designation: 'W3C WD-WCAG22-20230125', date: '2023-01-25', isCurrent: false },
      {
        id: 'about',
        designation: 'W3C NOTE-UNDERSTANDING-WCAG20-20250101',
        title: 'WCAG WCAG',
        date: '2025-01-01',
      },
      { id: 'for-ict', designation: 'W3C NOTE-wcag2ict-22-20251211', title: 'WCAG', date: '2025-12-11' },
      { id: 'queue', designation: 'OASIS mqtt-v5.0' },
      { id: 'of-queue', designation: 'OASIS OpenC2-MQTT-v1.0', title: 'MQTT' },
      { id: 'iec', designation: 'ISO/IEC 27001:2022', title: 'Security' },
      { id: 'of-iec', designation: 'KVL 5', title: 'IEC IEC' },
    );
    expect(found(names, { text: 'wcag' }).slice(0, 3)).toEqual(['new', 'old', 'draft']);
    expect(found(names, { text: 'MQTT' })[0]).toBe('queue');
    expect(found(names, { text: 'iec' })[0]).toBe('of-iec');
  });

  it('is found with the dot of a version that it is written without', () => {
    const svg = anIndex(
      { id: 'svg', designation: 'W3C REC-SVG11-20110816' },
      { id: 'wishes', designation: 'W3C SVG2Reqs', title: 'SVG 1.1/1.2/2.0 Requirements' },
      { id: 'other', designation: 'HI 91:2020' },
    );
    expect(found(svg, { text: 'svg 1.1' })[0]).toBe('svg');
    expect(found(svg, { text: 'HI 1.91' })).toEqual([]);
  });

  it('is the very one before others that have more letters', () => {
    const oasis = anIndex(
      { id: 'exact', designation: 'OASIS XACML-v1.0', isCurrent: false },
      { id: 'longer', designation: 'OASIS XACML-MAP-AP-v1.0' },
    );
    expect(found(oasis, { text: 'XACML-v1.0' })).toEqual(['exact', 'longer']);
  });
});

describe('Words with signs', () => {
  const index = anIndex(
    { id: 'cpp', title: 'Programming language C++' },
    { id: 'cs', title: 'The language C# for engineers' },
    { id: 'c', title: 'Language C' },
    { id: 'net', title: 'The .NET framework – größer' },
    { id: 'pdfa', title: 'PDF/A for archives' },
    { id: 'pdf', title: 'A PDF of a book' },
    { id: 'gdt', title: 'GD&T in drawings' },
    { id: 'gd', title: 'GD' },
  );

  it.each([
    ['c++', ['cpp']],
    ['C#', ['cs']],
    ['c', ['c']],
    ['.NET', ['net']],
    ['pdf/a', ['pdfa']],
    ['GD&T', ['gdt']],
    ['pdf/q book', []],
  ])('are looked for with them: %s', (text, ids) => {
    expect(found(index, { text })).toEqual(ids);
  });

  it('are looked for apart where no document has them together', () => {
    expect(found(index, { text: 'book/of pdf' })).toEqual(['pdf']);
  });
});

describe('A designation without its year', () => {
  it('is of parts alike the first', () => {
    const index = anIndex(
      { id: 'second', designation: 'HI 286-2:2010', date: '2010-06-15' },
      { id: 'first', designation: 'HI 286-1:2010', date: '2010-04-15' },
    );
    expect(found(index, { text: 'HI 286' })).toEqual(['first', 'second']);
  });

  it('is rather a part in force than the withdrawn whole, and never a draft', () => {
    const index = anIndex(
      { id: 'whole', designation: 'HI/R 286:1962', isCurrent: false },
      { id: 'part', designation: 'HI 286-1:2010' },
      { id: 'draft', designation: 'HI/CD 286-1', isCurrent: false },
    );
    expect(found(index, { text: 'HI 286' })).toEqual(['part', 'whole', 'draft']);
  });
});
