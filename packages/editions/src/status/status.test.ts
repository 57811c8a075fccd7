import { describe, expect, it } from 'vitest';
import { displayOf, isInForce, statusOf, wireStatuses, wireStatusOf } from '../index.ts';
import { harmonisedStage, statusAtStage } from './stage.ts';
import { foldedWord } from '../foldedWord.ts';
import { words, wordsOfBodies } from './words.ts';

const known = (given: Parameters<typeof statusOf>[0]) => {
  const status = statusOf(given);
  if (status.kind === 'unknown') throw new Error(`"${status.word}" is unknown`);
  return status;
};

describe('a status', () => {
  it.each([
    ['IEEE', 'Active', 'approved', 'current', 'Active'],
    ['IEEE', 'Active', 'draft', 'draft', 'Draft'],
    ['IEEE', 'Inactive', 'draft', 'draft', 'Draft'],
    ['IEEE', 'Inactive', 'withdrawn', 'withdrawn', 'Withdrawn'],
    ['IEEE', 'Inactive', null, 'historical', 'Historical'],
    ['IEEE', 'Active', 'superseded', 'superseded', 'Replaced'],
    ['IEC', 'Revised', 'REVISED', 'superseded', 'Replaced'],
    ['ISO/IEC', 'Replaced', 'REPLACED', 'superseded', 'Replaced'],
    ['JIS', 'valid', 'valid', 'current', 'Active'],
    ['ITU-T', 'Withdrawal', null, 'withdrawn', 'Withdrawn'],
    ['ITU-R', null, null, 'current', 'Active'],
    ['ISO', null, '60.60', 'current', 'Active'],
    ['ISO', null, '9093', 'confirmed', 'Active'],
    ['ISO', 'Published', '90.92', 'under-revision', 'Active'],
    ['ISO', 'Withdrawn', '95.99', 'withdrawn', 'Withdrawn'],
    ['ISO', 'Published', '95.99', 'withdrawn', 'Withdrawn'],
    ['ISO', 'Published (confirmed)', null, 'confirmed', 'Active'],
    ['ISO', 'Enquiry', null, 'draft', 'Draft'],
    ['IEC', 'Published (to be revised)', '90.92', 'under-revision', 'Active'],
    ['W3C', 'Recommendation', 'Recommendation', 'current', 'Active'],
    ['W3C', 'Candidate Recommendation Snapshot', null, 'draft', 'Draft'],
    ['W3C', 'Note', null, 'current', 'Active'],
    ['W3C', 'Retired', null, 'withdrawn', 'Withdrawn'],
    ['W3C', 'Superseded Recommendation', null, 'superseded', 'Replaced'],
    ['IETF', 'Draft Standard', null, 'current', 'Active'],
    ['IETF', 'PROPOSED STANDARD', null, 'current', 'Active'],
    ['RFC', 'Historic', null, 'historical', 'Historical'],
    ['ETSI', 'On Approval', null, 'draft', 'Draft'],
    ['OIML', 'in-force', 'in-force', 'current', 'Active'],
    ['OIML', 'joint', 'joint', 'current', 'Active'],
    ['OGC', 'deprecated', null, 'historical', 'Historical'],
    ['OASIS', 'Committee Specification', null, 'current', 'Active'],
    ['OASIS', 'Committee Specification Draft', null, 'draft', 'Draft'],
    ['Ecma', 'superseded', null, 'superseded', 'Replaced'],
    ['NIST', 'Final', null, 'current', 'Active'],
    ['NIST', 'Initial Public Draft', null, 'draft', 'Draft'],
    ['BSI', 'Current, work in hand', null, 'under-revision', 'Active'],
    ['OASIS', 'Committee Specification Draft 02', null, 'draft', 'Draft'],
    ['OASIS', 'Committee Specification 01', null, 'current', 'Active'],
    ['IETF', 'UNKNOWN', null, 'historical', 'Historical'],
    ['IETF', 'Best Current Practice', null, 'current', 'Active'],
    ['ETSI', 'TB Approval', null, 'draft', 'Draft'],
    ['OGC', 'Community Standard', null, 'current', 'Active'],
    ['NIST', 'Draft (Obsolete)', null, 'superseded', 'Replaced'],
    ['Ecma', 'Previous edition', null, 'superseded', 'Replaced'],
    ['BSI', 'Partially superseded', null, 'current', 'Active'],
    ['BSI', 'Revised, Withdrawn', null, 'withdrawn-replaced', 'Withdrawn Replaced'],
    ['DIN', 'Norm-Entwurf', null, 'draft', 'Draft'],
    ['DIN', 'Zurückgezogen, ersatzlos', null, 'withdrawn-not-replaced', 'Withdrawn No replacement'],
    ['CEN', 'Submitted to Formal Vote', null, 'draft', 'Draft'],
    ['CLC', 'Definitive text available', null, 'current', 'Active'],
    ['ASTM', 'Withdrawn Standard', null, 'withdrawn', 'Withdrawn'],
    ['ASTM', 'Work in Progress', null, 'work-item', 'Work item'],
    ['IEEE', 'Inactive - Reserved', null, 'historical', 'Historical'],
    ['IEEE', 'Inactive-Withdrawn', null, 'withdrawn', 'Withdrawn'],
    ['ITU-T', 'In force (prepublished)', null, 'current', 'Active'],
    ['ITU-R', 'Suppressed', null, 'withdrawn', 'Withdrawn'],
    ['ANSI', 'Stabilized Maintenance', null, 'confirmed', 'Active'],
    ['ANSI', 'Administratively Withdrawn', null, 'withdrawn', 'Withdrawn'],
    ['JIS', '改正', null, 'current', 'Active'],
    ['JISC', '廃止', null, 'withdrawn', 'Withdrawn'],
    ['KS', '개정', null, 'current', 'Active'],
    ['GOST', 'Действующий', null, 'current', 'Active'],
    ['GOST', 'Отменён', null, 'withdrawn', 'Withdrawn'],
    ['GOST R', 'Утратил силу в РФ', null, 'withdrawn', 'Withdrawn'],
    ['API', 'Out for ballot', null, 'draft', 'Draft'],
    ['AWWA', 'Reaffirmed without revision', null, 'confirmed', 'Active'],
    ['AFNOR', 'Norme en vigueur', null, 'current', 'Active'],
    ['NF', 'En vigueur - Confirmée', null, 'confirmed', 'Active'],
    ['UNI', 'Ritirata senza sostituzione', null, 'withdrawn-not-replaced', 'Withdrawn No replacement'],
    ['GB', '即将实施', null, 'draft', 'Draft'],
    ['SAC', '现行', null, 'current', 'Active'],
    ['GB', '废止', null, 'withdrawn', 'Withdrawn'],
    ['NEN', 'Ingetrokken', null, 'withdrawn', 'Withdrawn'],
    ['TSE', 'İptal', null, 'withdrawn', 'Withdrawn'],
    ['NSB', 'Historical', null, 'historical', 'Historical'],
    ['NSB', 'WITHDRAWN (No Replacement)', null, 'withdrawn-not-replaced', 'Withdrawn No replacement'],
    ['NSB', ' Under  revision ', null, 'under-revision', 'Active'],
    ['NSB', 'Anulada', null, 'withdrawn', 'Withdrawn'],
    ['NSB', 'Annulée', null, 'withdrawn', 'Withdrawn'],
    ['NSB', 'Zurückgezogen, ersetzt', null, 'withdrawn-replaced', 'Withdrawn Replaced'],
    ['NSB', '廃止', null, 'withdrawn', 'Withdrawn'],
    ['NSB', 'مُلغاة', null, 'withdrawn', 'Withdrawn'],
    ['NSB', 'سارية', null, 'current', 'Active'],
    ['NSB', 'مؤكدة', null, 'confirmed', 'Active'],
  ])('of %s, "%s" at stage %s, is %s and told as %s', (publisher, word, stage, status, wire) => {
    const found = known({ publisher, word, stage });
    expect([found.status, wireStatusOf(found)]).toEqual([status, wire]);
  });

  it('is known by words that are written as they are folded', () => {
    for (const table of [words, ...Object.values(wordsOfBodies)])
      for (const word of Object.keys(table)) expect(foldedWord(word)).toBe(word);
  });

  it('is what an administrator says where no table knows the word, whatever its case and signs', () => {
    const meanings = new Map([
      ['lively', 'current'],
      ['active', 'withdrawn'],
    ] as const);
    expect(known({ publisher: 'NSB', word: ' LIVELY! ', meanings }).status).toBe('current');
    expect(known({ publisher: 'NSB', word: 'Lively', stage: '95.99', meanings }).status).toBe('withdrawn');
    expect(known({ publisher: 'NSB', word: 'Active', meanings }).status).toBe('current');
    expect(statusOf({ publisher: 'NSB', word: 'constructor', meanings }).kind).toBe('unknown');
  });

  it('stays the word of the wire where a source uses that', () => {
    for (const word of wireStatuses) expect(wireStatusOf(known({ publisher: 'NSB', word }))).toBe(word);
  });

  it('says by what a document is replaced, where the source does', () => {
    const relations = [{ type: 'replaced-by', designation: 'NSB E 214-24' }] as const;
    expect(known({ publisher: 'NSB', word: 'Withdrawn', relations })).toEqual({
      kind: 'known',
      status: 'withdrawn-replaced',
      stage: '95.99',
      word: 'Withdrawn',
      supersededBy: ['NSB E 214-24'],
    });
    expect(known({ publisher: 'NSB', word: null, relations }).status).toBe('superseded');
    expect(known({ publisher: 'NSB', word: 'Historical', relations }).status).toBe('historical');
  });

  it.each(['Lively', 'constructor', '__proto__', '99.99', 'غريبة', 'x'.repeat(10_000)])(
    'in a word that nobody knows, "%.20s", is reported as unknown',
    (word) => {
      expect(statusOf({ publisher: 'NSB', word })).toEqual({ kind: 'unknown', word });
      expect(statusOf({ publisher: 'NSB', word: 'Active', stage: word })).toEqual({ kind: 'unknown', word });
    },
  );

  it('is current where the source says nothing, in whatever way', () => {
    for (const word of [null, '', '  ', '–'])
      expect(known({ publisher: 'NSB', word }).status).toBe('current');
  });
});

describe('a harmonised stage', () => {
  it.each([
    ['00.00', 'work-item'],
    ['10.99', 'work-item'],
    ['20.00', 'work-item'],
    ['20.20', 'draft'],
    ['40.20', 'draft'],
    ['50.99', 'draft'],
    ['40.98', 'withdrawn'],
    ['60.00', 'draft'],
    ['60.60', 'current'],
    ['90.20', 'current'],
    ['90.92', 'under-revision'],
    ['90.93', 'confirmed'],
    ['90.99', 'current'],
    ['95.20', 'current'],
    ['95.92', 'current'],
    ['95.99', 'withdrawn'],
  ] as const)('%s means %s', (code, status) => {
    expect(statusAtStage(code)).toBe(status);
  });

  it.each([
    ['60.60', '60.60'],
    ['6060', '60.60'],
    ['Stage 95.99', '95.99'],
    ['60-60', '60.60'],
    ['60.61', null],
    ['65.60', null],
    ['2024', null],
    ['approved', null],
    ['', null],
  ])('is read in "%s" as %s', (text, code) => {
    expect(harmonisedStage(text)).toBe(code);
  });
});

describe('the badge of a status', () => {
  it('says with its shape whether a document may be used', () => {
    const uses = wireStatuses.map((word) => [word, displayOf(word).use]);
    expect(Object.fromEntries(uses)).toEqual({
      Active: 'yes',
      Adopted: 'yes',
      Current: 'yes',
      Previous: 'with-care',
      Historical: 'no',
      Withdrawn: 'no',
      'Withdrawn Replaced': 'no',
      'Withdrawn No replacement': 'no',
      Replaced: 'no',
      Draft: 'not-yet',
      'Work item': 'not-yet',
    });
    expect(displayOf('Lively').use).toBe('no');
    expect(displayOf('constructor').use).toBe('no');
    expect(['Active', 'Draft', 'Withdrawn'].map(isInForce)).toEqual([true, false, false]);
  });
});
