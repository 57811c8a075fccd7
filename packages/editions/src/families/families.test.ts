import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  editionLabelOf,
  familyKeyOf,
  familyNameOf,
  isFamilyContradicted,
  orderEditions,
  relationsOf,
  sameWorkOf,
  type Edition,
} from '../index.ts';

const keyOf = (designation: string, given: { publisher?: string; family?: string; year?: number } = {}) =>
  familyKeyOf({ publisher: designation.split(' ')[0] ?? '', designation, ...given });

describe('a family', () => {
  it.each([
    [
      'editions',
      ['NSB E 214-24', 'NSB E 214-18', 'NSB E 214-24a', 'NSB E 214-18(2023)', 'NSB E214 : 2024', 'NSB E 214'],
    ],
    [
      'amendments and corrigenda',
      [
        'NSB 47:2020',
        'NSB 47:2020/AMD1:2021',
        'NSB 47:2020/COR 2:2022',
        'NSB 47:2020+A1:2021',
        'NSB 47:2020/Amd 1:2021/Cor 1:2022',
      ],
    ],
    [
      'consolidated and marked-up texts',
      ['NSB 47-2:2020', 'NSB 47-2:2020+AMD1:2021 CSV', 'NSB 47-2:2020 RLV', 'NSB 47-2-2020 Redline'],
    ],
    ['a technical report and the standard made of it', ['ISO/IEC TS 22237-3:2018', 'ISO/IEC 22237-3:2021']],
    ['a joint document, whichever body is named first', ['NSB/HI 4410-2016', 'HI/NSB 4410:2016']],
    [
      'a joint document with a full stop for a hyphen',
      ['IEEE 11073.10424-2016', 'ISO/IEEE 11073-10424:2016', 'IEEE P11073.10424/D-2'],
    ],
    [
      'what is ISO/IEC to one and IEC to the other',
      ['ISO/IEC 80000-6:2022', 'IEC 80000-6:2008', 'ISO 80000-6:2008'],
    ],
    [
      'an adoption under an international number',
      ['IEEE Std 802.1AE-2018', 'ISO/IEC/IEEE 8802-1AE:2020', 'ISO/IEC/IEEE 8802.1AE/Cor1-2021'],
    ],
    [
      'amendments marked by small letters',
      ['IEEE Std 802.11-2007', 'IEEE Std 802.11v-2011', 'IEEE P802.11af/D-5.0'],
    ],
    ['an early number and its later form', ['IEC 335-1:1976', 'IEC 60335-1:2020']],
    [
      'a number given to two series',
      ['ITU-T G.733/Q.47 (11/1980)', 'ITU-T G.733 (11/1988)', 'ITU-T G.733 (1988) Cor. 1 (02/1990)'],
    ],
    ['a question and its revisions', ['ITU-R 25/6', 'ITU-R 25-1/6', 'ITU-R 25-2/6']],
    [
      'versions with their month',
      ['NSB TS 101 234 V1.2.3 (2019-03)', 'NSB TS 101 234 V10.0.0 (2026-01)', 'NSB TS 101 234'],
    ],
    [
      'numbered editions',
      ['NSB 94 ed 3', 'NSB 94 ed.1 (1996-05)', 'NSB 94 2nd edition', 'NSB 94 ed 5.1', 'NSB 94'],
    ],
    ['revisions', ['NSB 05-007r3', 'NSB 05-007', 'NSB 05-007r12']],
    [
      'revisions in words',
      ['NSB SP 800-53 Rev. 5', 'NSB SP 800-53r4', 'NSB SP 800-53', 'NSB SP 800-53 Revision 3'],
    ],
    [
      'languages of one edition',
      ['NSB R 29:1979', 'NSB R 29:1979 (E)', 'NSB R 29:1979 (F)', 'NSB R 29:2004 (PE)'],
    ],
    [
      'dated drafts and recommendations of a name',
      [
        'NSB WD-web-widgets-20170505',
        'NSB CR-web-widgets-20180320',
        'NSB REC-web-widgets-20190604',
        'NSB NOTE-web-widgets-20210101',
        'NSB web-widgets',
      ],
    ],
    ['stages behind a name', ['NSB waves-v2.0-CS01', 'NSB waves-v2.0-CSD02', 'NSB waves-v2.0']],
    ['revisions of an Internet-Draft', ['NSB draft-nsb-http-priority-03', 'NSB draft-nsb-http-priority-12']],
    [
      'drafts by stage',
      [
        'ISO/CD 14412',
        'ISO/DIS 14412',
        'ISO/FDIS 14412',
        'ISO/DIS 14412.2',
        'ISO/AWI 14412',
        'ISO 14412:2020',
      ],
    ],
    ['drafts of a part', ['ISO/IEC DIS 14412-12', 'ISO/IEC CD 14412-12.3', 'ISO/IEC 14412-12:2022']],
    ['drafts of a report', ['ISO/CD TS 16774-1', 'ISO/DTS 16774-1', 'ISO/TS 16774-1:2017']],
    [
      'drafts of amendments',
      [
        'ISO 7444:2019',
        'ISO 7444:2019/DAM 132',
        'ISO 7444:2019/CD Amd 1',
        'ISO 7444:2019/FDAM 2',
        'ISO 7444:2019/AWI Amd 3',
      ],
    ],
    ['European drafts', ['EN 13445-3:2021', 'prEN 13445-3', 'FprEN 13445-3:2020', 'EN 13445-3:2021/prA1']],
    [
      'consolidated texts',
      ['NSB 47:2015', 'NSB 47:2015+A1:2018', 'NSB 47:2015 Consolidated', 'NSB 47:2015 (R2020)'],
    ],
    ['revisions of a radio recommendation', ['ITU-R BT.1444-3', 'ITU-R BT.1444-10', 'ITU-R BT.1444']],
    ['a designation in another script', ['م ق س ١٢٣٤:٢٠٢٠', 'م ق س 1234:2015']],
  ])('holds %s', (_, designations) => {
    expect(new Set(designations.map((designation) => keyOf(designation))).size).toBe(1);
  });

  it.each([
    ['parts', ['NSB 47-1:2020', 'NSB 47-2:2020', 'NSB 47:2020']],
    [
      'the same number of two bodies',
      [
        'NSB 4410:2020',
        'HI 4410:2020',
        'PIC 4410:2020',
        'NSB/HI 4410:2020',
        'ISO 4410:2020',
        'IEEE 4410:2020',
      ],
    ],
    ['an early number and an international one', ['IEC 34-1:1969', 'ISO 34-1:1994']],
    ['letters of one body', ['NSB E 214-24', 'NSB F 214-24', 'NSB E 214M-24']],
    [
      'sections that a full stop makes',
      ['IEEE 802.1Q-2022', 'IEEE 802.11-2020', 'IEEE 802.1-2020', 'IEEE 802-2014'],
    ],
    ['a guide and a standard', ['ISO/IEC Guide 51:2014', 'ISO/IEC 51:2014']],
    ['parts of two digits', ['ISO/IEC 14412-12', 'ISO/IEC 14412-13', 'ISO/IEC 14412']],
    [
      'names that end in a number',
      ['NSB xpath-10', 'NSB xpath-30', 'NSB css-2010', 'NSB css-2015', 'NSB css'],
    ],
    ['versions that are a part of a name', ['NSB waves-v1.0', 'NSB waves-v2.0']],
    ['names that look like an appendix', ['NSB app-uri', 'NSB app-privacy', 'NSB xml-frag-req']],
    ['documents without a number', ['NSB White paper', 'NSB Handbook']],
    [
      'errata that are named like works',
      [
        'NSB waves-v2.0',
        'NSB waves-v2.0-Errata01',
        'NSB waves-v2.0-plus-Errata01',
        'NSB waves-v2.0-Errata02',
      ],
    ],
  ])('keeps %s apart', (_, designations) => {
    expect(new Set(designations.map((designation) => keyOf(designation))).size).toBe(designations.length);
  });

  it('takes the edition that a source leaves to its record', () => {
    const editions = ['ITU-R BT.1368-3', 'ITU-R BT.1368-10'];
    expect(
      editions.map((designation) => keyOf(designation, { family: 'ITU-R BT.1368', year: 2002 })),
    ).toEqual(['itu-r:bt-1368', 'itu-r:bt-1368']);
    expect(keyOf('NSB 47335-2-15', { year: 2015, family: 'NSB 47335-2' })).toBe('nsb:47335-2');
    expect(keyOf('NSB 47335-2-15', { year: 2020, family: 'NSB 47335-2-15' })).toBe('nsb:47335-2-15');
  });

  it('of an amendment is that of the standard its source names', () => {
    const relations = [{ type: 'amends', designation: 'IEEE Std 802.1D-1998' }] as const;
    expect(familyKeyOf({ publisher: 'IEEE', designation: 'IEEE Std 802.1w-2001', relations })).toBe(
      'ieee:802-1-d',
    );
  });

  it('is the one that a source names, whatever the designations and the relations say', () => {
    const relations = [{ type: 'replaces', designation: 'NSB RFC 7540' }] as const;
    const named = (designation: string, family: string) =>
      familyKeyOf({ publisher: 'NSB', designation, family, relations });
    expect(named('NSB RFC 7540', 'HTTP/2')).toBe(named('NSB RFC 9113', 'HTTP/2'));
    expect(named('OAS 3.0.3', 'OAS')).toBe(named('OAS 3.1.0', 'OAS'));
    expect(named('OAS 3.0.3', 'OAS')).toBe('nsb:oas');
    expect(named('NSB WG21', 'Web Guide 2')).toBe(named('NSB WG22', 'Web Guide 2'));
    expect(isFamilyContradicted({ publisher: 'NSB', designation: 'NSB RFC 7540', family: 'HTTP/2' })).toBe(
      true,
    );
    expect(isFamilyContradicted({ publisher: 'NSB', designation: 'NSB E 214-24', family: 'NSB E 214' })).toBe(
      false,
    );
  });

  it('follows relations that say the same work, and never what replaces or updates another number', () => {
    const of = (designation: string, type: string, other: string) => {
      const relations = [{ type, designation: other }];
      return familyKeyOf({
        publisher: 'NSB',
        designation,
        relations: relationsOf('nsb', { designation, relations }),
        sameWork: sameWorkOf(relations),
      });
    };
    const base = keyOf('NSB stored-objects');
    for (const type of ['editionOf', 'instanceOf', 'translatedFrom'])
      expect(of('NSB WD-simple-db-20090929', type, 'NSB stored-objects')).toBe(base);
    for (const type of ['obsoletes', 'replaces', 'updates', 'obsoletedBy', 'updatedBy'])
      expect(of('NSB 9113', type, 'NSB 7540')).toBe('nsb:9113');
  });

  it('has one key, whatever the text: never none, the same again, and no matter the spaces', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.stringMatching(/^[A-Z]{2,4}[ /-]?[A-Z]?\d{1,5}([-.]\d{1,4}){0,3}(:\d{4})?$/),
    );
    fc.assert(
      fc.property(text, fc.option(fc.integer({ min: 1850, max: 2099 })), (designation, year) => {
        const key = familyKeyOf({ publisher: 'NSB', designation, year });
        expect(key).toMatch(/:/);
        expect(familyKeyOf({ publisher: 'NSB', designation: `  ${designation} `, year })).toBe(key);
      }),
    );
  });

  it('is found in a designation of any length', () => {
    const hostile = [
      'NSB ' + '1-'.repeat(50_000),
      'NSB 1' + ' /'.repeat(50_000),
      'A/'.repeat(50_000),
      ' '.repeat(100_000) + '1',
    ];
    for (const designation of hostile) expect(keyOf(designation)).toMatch(/:/);
  });
});

describe('relations', () => {
  const of = (
    source: string,
    designation: string,
    year: number,
    ...relations: [type: string, designation: string, note?: string][]
  ) =>
    relationsOf(source, {
      designation,
      year,
      relations: relations.map(([type, other, note]) => ({ type, designation: other, note })),
    });

  it.each([
    ['iso', 2013, ['updates', 'ISO 4410:2020'], 'replaced-by'],
    ['iso', 2013, ['updates', 'ISO 4410:2004'], 'replaces'],
    ['iso', 2013, ['updates', 'ISO 4410'], 'replaced-by'],
    ['iso', 2013, ['obsoletes', 'ISO 4410:2004'], 'replaces'],
    ['iso', 2013, ['obsoletes', 'ISO 4410:2020'], 'replaced-by'],
    ['ieee', 2013, ['updates', 'IEEE Std 4410-2007', 'revises'], 'replaces'],
    ['ieee', 2013, ['updates', 'IEEE Std 4410-2007', 'amends'], 'amends'],
    ['ieee', 2013, ['updates', 'IEEE Std 4410-2007', 'corrects'], 'amends'],
    ['ieee', 2013, ['obsoletedBy', 'IEEE Std 4410-2020'], 'replaced-by'],
    ['ieee', 2013, ['adoptedFrom', 'IEEE Std 4411-2007'], 'adopts'],
    ['nsb', 2013, ['translatedFrom', 'NSB 4410:2013'], 'translation-of'],
    ['nsb', 2013, ['complementOf', 'NSB 9:2013'], 'related'],
    ['nsb', 2013, ['sop', 'NSB SOP 9'], 'sop'],
    ['nsb', 2013, ['tma', 'NSB TMA 9'], 'tma'],
    ['nsb', 2013, ['partOf', 'NSB STP 9'], 'part-of'],
    ['nsb', 2013, ['revisionOf', 'NSB 9:2009'], 'revision-of'],
    ['nsb', 2013, ['no such type', 'NSB 9:2013'], 'related'],
  ] as const)('of %s in %d: %j means %s', (source, year, relation, type) => {
    expect(of(source, 'X 4410:2013', year, [...relation])).toEqual([{ type, designation: relation[1] }]);
  });

  it('that name no document, or the document itself, are left out, and those said twice are said once', () => {
    const relations = of(
      'ieee',
      'IEEE Std 4410-2013',
      2013,
      ['updates', 'IEEE Std Std', 'revises'],
      ['updates', 'IEEE Std 4410-2013', 'revises'],
      ['obsoletedBy', 'IEEE Std 4410-2020'],
      ['obsoletedBy', ' IEEE  Std 4410-2020 '],
    );
    expect(relations).toEqual([{ type: 'replaced-by', designation: 'IEEE Std 4410-2020' }]);
  });

  it('keep the title by which a source calls the other document', () => {
    const relations = [{ type: 'cites', designation: 'NSB 9', title: ' Bolts\n and nuts ' }];
    expect(relationsOf('nsb', { designation: 'NSB 4410:2013', year: 2013, relations })).toEqual([
      { type: 'cites', designation: 'NSB 9', title: 'Bolts and nuts' },
    ]);
  });

  it('to all editions of a standard name its neighbours and its own amendments', () => {
    const relations = of(
      'itu',
      'ITU-T H.241 (05/2006)',
      2006,
      ['hasEdition', 'ITU-T H.241 (02/2012)'],
      ['hasEdition', 'ITU-T H.241 (07/2003)'],
      ['hasEdition', 'ITU-T H.241 (09/2005)'],
      ['hasEdition', 'ITU-T H.241 (2006) Amd. 1 (06/2008)'],
      ['hasEdition', 'ITU-T H.241 (2003) Amd. 1 (01/2005)'],
    );
    expect(relations.map(({ type }) => type)).toEqual([
      'replaced-by',
      'related',
      'replaces',
      'amended-by',
      'related',
    ]);
  });
});

describe('the relations of a standard to all its editions', () => {
  const toEditions = (year: number | null) =>
    relationsOf('w3c', {
      designation: 'W3C rope21',
      year,
      relations: ['W3C CR-rope21-20240906', 'W3C REC-rope21-20260506'].map((designation) => ({
        type: 'hasEdition',
        designation,
      })),
    }).map(({ type }) => type);

  it('do not say that its first draft replaces it, where nothing dates it', () => {
    expect(toEditions(null)).toEqual(['related', 'related']);
  });

  it('name the neighbors of the year that its record gives', () => {
    expect(toEditions(2025)).toEqual(['replaces', 'replaced-by']);
  });
});

describe('the editions of a family', () => {
  const edition = (designation: string, more: Partial<Edition> = {}): Edition => ({
    publisher: 'NSB',
    designation,
    ...more,
  });
  const told = (editions: readonly Edition[]) =>
    orderEditions(editions).map(({ document, supplements, predecessor, successor }) => [
      document.designation,
      supplements.map((supplement) => supplement.document.designation),
      predecessor?.designation ?? null,
      successor?.designation ?? null,
    ]);
  const family = [
    edition('NSB E 214-18'),
    edition('NSB E 214-98', { year: 1998 }),
    edition('NSB E 214-24a'),
    edition('NSB E 214-24'),
    edition('NSB E 214-18(2023)'),
    edition('NSB E 214-18/AMD1:2019', { year: 2019 }),
    edition('NSB E 214-18/COR1:2020', { year: 2020 }),
    edition('NSB E 214-24 Redline', { year: 2024 }),
    edition('NSB E 214/D2-2023'),
  ];

  it('stand in their order, with what is attached to them', () => {
    expect(told(family)).toEqual([
      ['NSB E 214-98', [], null, 'NSB E 214-18'],
      [
        'NSB E 214-18',
        ['NSB E 214-18/AMD1:2019', 'NSB E 214-18/COR1:2020'],
        'NSB E 214-98',
        'NSB E 214-18(2023)',
      ],
      ['NSB E 214-18(2023)', [], 'NSB E 214-18', 'NSB E 214-24'],
      ['NSB E 214/D2-2023', [], 'NSB E 214-18(2023)', null],
      ['NSB E 214-24', ['NSB E 214-24 Redline'], 'NSB E 214-18(2023)', 'NSB E 214-24a'],
      ['NSB E 214-24a', [], 'NSB E 214-24', null],
    ]);
  });

  it('are those that the relations name before the neighbours in time', () => {
    const renumbered = [
      edition('NSB 1:1990', { relations: [{ type: 'replaced-by', designation: 'NSB 1:2010' }] }),
      edition('NSB 1:2000'),
      edition('NSB 1:2010', { relations: [{ type: 'replaces', designation: 'NSB 1 : 1990' }] }),
    ];
    expect(told(renumbered).map(([, , before, after]) => [before, after])).toEqual([
      [null, 'NSB 1:2010'],
      ['NSB 1:1990', 'NSB 1:2010'],
      ['NSB 1:1990', null],
    ]);
  });

  it('have their supplements, and not the last draft in a catalog', () => {
    const draft = edition('NSB 47', { year: 2024 });
    const amendment = edition('NSB 47:2024/Amd 1:2025', { year: 2025 });
    expect(told([edition('NSB 47:2024', { year: 2024 }), draft, amendment])).toEqual([
      ['NSB 47', [], null, null],
      ['NSB 47:2024', ['NSB 47:2024/Amd 1:2025'], null, null],
    ]);
  });

  it('published by two bodies, or in two languages, do not replace themselves', () => {
    const twice = [
      edition('HI/NSB 62704-2:2017', { published: '2017-10-02' }),
      edition('NSB/HI 62704.2-2017', { published: '2017-12-01' }),
      edition('NSB/HI 62704.2-2010'),
    ];
    expect(told(twice).map(([name, , before, after]) => [name, before, after])).toEqual([
      ['NSB/HI 62704.2-2010', null, 'HI/NSB 62704-2:2017'],
      ['HI/NSB 62704-2:2017', 'NSB/HI 62704.2-2010', null],
      ['NSB/HI 62704.2-2017', 'NSB/HI 62704.2-2010', null],
    ]);
  });

  it('exist for an amendment without its edition', () => {
    expect(told([edition('NSB 5:1990/AMD1:1992')])).toEqual([['NSB 5:1990/AMD1:1992', [], null, null]]);
    expect(told([])).toEqual([]);
  });

  it('have the same order however they are given, and when they are ordered again', () => {
    const expected = told(family);
    fc.assert(
      fc.property(fc.shuffledSubarray(family, { minLength: family.length }), (shuffled) => {
        expect(told(shuffled)).toEqual(expected);
        const again = orderEditions(shuffled).flatMap(({ document, supplements }) => [
          document,
          ...supplements.map((supplement) => supplement.document),
        ]);
        expect(told(again)).toEqual(expected);
      }),
    );
  });
});

describe('the label of an edition', () => {
  it.each([
    ['NSB E 214-24a', 'NSB E 214', 2024, '24a'],
    ['NSB E 214-24', 'NSB E 214', 2024, '2024'],
    ['NSB T G.733 (12/2020)', 'NSB T G.733', 2020, '12/2020'],
    ['NSB T G.733 (1988) Cor. 1 (02/1990)', 'NSB T G.733', 1990, '1988 Cor. 1 (02/1990)'],
    ['NSB TS 101 234 V1.2.3 (2019-03)', null, 2019, 'V1.2.3 (2019-03)'],
    ['NSB TS 101 234 V1.2.3 (2019-03)', 'NSB TS 101 234', 2019, 'V1.2.3 (2019-03)'],
    ['NSB R 29:1979', null, 1979, '1979'],
    ['NSB R 29:1979 (E)', null, 1979, '1979'],
    ['NSB R 29 (SR)', 'NSB R 29', null, 'NSB R 29 (SR)'],
    ['NSB WD-widgets-20170505', null, 2017, 'WD 2017-05-05'],
    ['NSB WD-old-name-20170505', 'NSB widgets', 2017, 'WD 2017-05-05'],
    ['NSB 94 ed 3', null, 1988, '3'],
    ['NSB 94 ed 5.1', 'NSB 94', 2011, '5.1'],
    ['NSB/DIS 47', 'NSB 47', null, 'DIS'],
    ['NSB 47:2015+A1:2018', null, 2015, '2015+A1:2018'],
    ['NSB 05-007r3', null, 2010, 'r3'],
    ['NSB Std 47-2012 Redline', 'NSB 47', 2012, '2012 Redline'],
    ['NSB 47', null, null, 'NSB 47'],
  ])('of %s in %s is whole', (designation, family, year, label) => {
    expect(editionLabelOf({ publisher: 'NSB', designation, family, year })).toBe(label);
  });

  it('is that of a proof where a text is under publication and has no year in its designation yet', () => {
    const labelOf = (designation: string, stage: string | null) =>
      editionLabelOf({ publisher: 'NSB', designation, family: 'NSB 47', year: 2024, stage });
    expect(labelOf('NSB 47', '60.00')).toBe('PRF');
    expect(labelOf('NSB 47:2024', '60.00')).toBe('2024');
    expect(labelOf('NSB 47', '60.60')).toBe('2024');
  });

  it('is never empty and never has half a bracket', () => {
    fc.assert(
      fc.property(
        fc.stringMatching(/^[A-Z]{2,4} [\w ():/+-]{1,20}$/),
        fc.option(fc.string()),
        (designation, family) => {
          const label = editionLabelOf({ publisher: 'NSB', designation, family });
          expect(label.trim()).not.toBe('');
          if (label !== designation) expect(label.match(/\(/g)?.length).toBe(label.match(/\)/g)?.length);
        },
      ),
    );
  });

  it.each([
    ['ISO/DIS 14412:2015', 'ISO 14412'],
    ['NSB TS 101 234 V1.2.3 (2019-03)', 'NSB TS 101 234'],
    ['NSB WD-widgets-20170505', 'NSB widgets'],
    ['NSB Handbook', 'NSB Handbook'],
  ])('leaves %s the family %s', (designation, family) => {
    expect(familyNameOf({ publisher: 'NSB', designation })).toBe(family);
  });
});

describe('the order of versions', () => {
  it('is theirs, because an older release is corrected after a newer one has come out', () => {
    const documents = ['V9.0.0 (2012-01)', 'V10.0.0 (2012-01)', 'V8.9.0 (2014-05)'].map((version) => ({
      publisher: 'NSB',
      designation: `NSB TS 101 234 ${version}`,
    }));
    const ordered = orderEditions(documents).map(({ document }) => document.designation.split(' ').at(-2));
    expect(ordered).toEqual(['V8.9.0', 'V9.0.0', 'V10.0.0']);
  });
});

describe('versions of a document that goes by a name', () => {
  const specification = 'OpenGrid Exchange Specification';
  const ofGrid = (designation: string, title = specification, publisher = 'OGX') => ({
    publisher,
    designation,
    title,
  });

  it.each([
    ['OGX Core 2.0', 'OGX Core 3.0.4', 'OGX Core 3.1.0', 'ogx core 10.2'],
    ['Grid Schema Core 2019-09', 'Grid Schema Core 2020-12'],
  ])('are one family by their title: %s', (...designations) => {
    const keys = designations.map((designation) => familyKeyOf(ofGrid(designation)));
    expect(new Set(keys).size).toBe(1);
    const versioned = designations.map((designation) =>
      familyKeyOf(ofGrid(designation, `${specification} ${designation.replace(/^\D+/, '')}`)),
    );
    expect(new Set([...keys, ...versioned]).size).toBe(1);
  });

  it('are several where titles differ, and where a body numbers its standards so', () => {
    const keys = [
      familyKeyOf(ofGrid('OGX Core 2.1')),
      familyKeyOf(ofGrid('OGX Core 2.2', 'Another subject')),
      familyKeyOf(ofGrid('OGX 2.1')),
      familyKeyOf(ofGrid('OGX 2.2')),
      familyKeyOf(ofGrid('OG/T 12.1')),
      familyKeyOf(ofGrid('OG/T 12.2')),
    ];
    expect(new Set(keys).size).toBe(6);
  });

  it('are ordered and labeled by their version, not by the year of a correction', () => {
    const family = familyNameOf(ofGrid('OGX Core 3.0.4'));
    expect(family).toBe('OGX Core');
    const editions = [
      { ...ofGrid('OGX Core 3.0.4'), family, year: 2024 },
      { ...ofGrid('OGX Core 3.1.0'), family, year: 2021 },
      { ...ofGrid('OGX Core 2.0'), family, year: 2014 },
    ];
    expect(orderEditions(editions).map(({ document }) => editionLabelOf(document))).toEqual([
      '2.0',
      '3.0.4',
      '3.1.0',
    ]);
  });

  it('agree with a family that is given by the name alone', () => {
    const record = { ...ofGrid('OGX Core 3.1.0'), family: 'OGX Core' };
    expect(isFamilyContradicted(record)).toBe(false);
    expect(familyKeyOf(record)).toBe(familyKeyOf({ ...ofGrid('OGX Core 2.0'), family: 'OGX Core' }));
  });
});
