import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { designationForms, normalDesignation, otherYear, parseDesignation } from './designation.ts';

describe('A designation', () => {
  it.each([
    // written               pieces                          number  edition  year
    ['NSB E 214-24', 'nsb e 214 24', '214', '24', 2024],
    ['NSB E214-24a', 'nsb e 214 24 a', '214', '24', 2024],
    ['E 214 : 2024', 'e 214 2024', '214', '2024', 2024],
    ['E 214/24', 'e 214 24', '214', '24', 2024],
    ['E 214 2024', 'e 214 2024', '214', '2024', 2024],
    ['E214-68', 'e 214 68', '214', '68', 1968],
    ['E214–05(2018)e1', 'e 214 05 2018 e 1', '214', '05', 2005],
    ['E 214', 'e 214', '214', undefined, undefined],
    ['KVL 47335-1:2020', 'kvl 47335 1 2020', '47335', '2020', 2020],
    ['KVL 47335-2-15', 'kvl 47335 2 15', '47335', undefined, undefined],
    ['KVL 47335-2-15:2020', 'kvl 47335 2 15 2020', '47335', '2020', 2020],
    ['KVL 948-7:2010/AMD1:2019', 'kvl 948 7 2010 amd 1 2019', '948', '2010', 2010],
    ['NSB/KVL B36.5-20', 'nsb kvl b 36 5 20', '36', '20', 2020],
    ['H 638/H 638M-22', 'h 638 h 638 m 22', '638', '22', 2022],
    ['ITV-T Q.703 (11/1988)', 'itv t q 703 11 1988', '703', '1988', 1988],
    ['KVL 2031-2011', 'kvl 2031 2011', '2031', '2011', 2011],
    ['KVL 2031', 'kvl 2031', '2031', undefined, undefined],
    ['KVL 11473-10424', 'kvl 11473 10424', '11473', undefined, undefined],
    ['ＫＶＬ Ａ ０００４：１９９９', 'kvl a 0004 1999', '0004', '1999', 1999],
    ['NSB', 'nsb', undefined, undefined, undefined],
    ['', '', undefined, undefined, undefined],
  ])(
    '%j has the pieces "%s", the number %s and the edition %s of %s',
    (text, pieces, number, edition, year) => {
      const designation = parseDesignation(text);
      expect(designation.pieces.join(' ')).toBe(pieces);
      expect(designation.pieces[designation.numberAt]).toBe(number);
      expect(designation.pieces[designation.editionAt]).toBe(edition);
      expect(designation.year).toBe(year);
    },
  );

  it.each([
    ['ITV-T Q.703 (11/1988)', 'itv t q 703'],
    ['ITV-T Q.703 (1988) Amd. 1 (11/1990)', 'itv t q 703'],
    ['ITV-T H.248.1 (V3) (03/2013)', 'itv t h 248 1 v 3'],
    ['KVL 4410-2:2016', 'kvl 4410 2'],
    ['KVL 4410-2/2016', 'kvl 4410 2'],
    ['KVL 4410 (2/2016)', 'kvl 4410'],
    ['KVL 4410 (13/2016)', 'kvl 4410 13'],
    ['NSB E 214', 'nsb e 214'],
  ])('%j is of the family "%s"', (text, name) => {
    const { pieces, nameEnd } = parseDesignation(text);
    expect(pieces.slice(0, nameEnd).join(' ')).toBe(name);
  });

  it.each(['NSB E214-24', 'nsb e 214-24', 'NSB E-214:2024', 'NSB E 214 : 2024', 'NSB E 214/2024'])(
    'is normalised from %j',
    (text) => expect(normalDesignation(text)).toBe('nsb e 214 2024'),
  );

  it('is found by either width of its year and by letters joined with digits', () => {
    const designation = parseDesignation('NSB E 214-24');
    expect(otherYear(designation)).toBe('2024');
    expect(otherYear(parseDesignation('E 214:1988'))).toBe('88');
    expect(designationForms(designation)).toEqual(['nsb', 'e', '214', '24', 'e214', '2024']);
  });

  it('has one normal form however its letters, digits and edition are set apart', () => {
    const separators = fc.constantFrom('', ' ', '-', '. ');
    const editionSeparators = fc.constantFrom('-', ':', ' : ', '/', '–');
    fc.assert(
      fc.property(
        fc.constantFrom('E', 'TR', 'LM'),
        separators,
        fc.integer({ min: 1, max: 99_999 }),
        editionSeparators,
        fc.integer({ min: 1950, max: 2049 }),
        fc.boolean(),
        (letters, separator, number, editionSeparator, year, isShort) => {
          const edition = isShort ? String(year).slice(2) : String(year);
          const text = `NSB ${letters}${separator}${number}${editionSeparator}${edition}`;
          expect(normalDesignation(text)).toBe(`nsb ${letters.toLowerCase()} ${number} ${year}`);
        },
      ),
    );
  });

  it('can be any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const { pieces, numberAt, editionAt } = parseDesignation(text);
        expect(numberAt).toBeLessThanOrEqual(pieces.length);
        expect(editionAt === pieces.length || editionAt > numberAt).toBe(true);
      }),
    );
  });
});
