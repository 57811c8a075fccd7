import { describe, expect, it } from 'vitest';
import { segmentsOf, type Piece } from './pieces.ts';
import { typeChange, type ChangedPlace } from './typeChange.ts';
import type { TypedChange } from './typedChange.ts';

/** 'at least [5|10] mm': what went and what came in brackets. */
const piecesOf = (words: string): Piece[] =>
  words.split(/(\[[^\]|]*\|[^\]|]*\])/).flatMap((part): Piece[] => {
    const [, before, after] = /^\[(.*)\|(.*)\]$/.exec(part) ?? [];
    if (before === undefined || after === undefined) return part ? [{ mark: 'both', words: part }] : [];
    return [
      ...(before ? [{ mark: 'before' as const, words: before }] : []),
      ...(after ? [{ mark: 'after' as const, words: after }] : []),
    ];
  });

const typed = (words: string, place: Partial<ChangedPlace> = {}): TypedChange =>
  typeChange({
    pieces: piecesOf(words),
    language: 'en',
    kind: 'text',
    isInNormative: true,
    isReferenceList: false,
    cell: null,
    unit: '',
    leadIn: '',
    ...place,
  });

describe('A change of a verbal form', () => {
  it.each([
    ['The load [should|shall] be held.', 'should', 'shall', 'strengthened'],
    ['The load [shall|should] be held.', 'shall', 'should', 'weakened'],
    ['The load [may|can] be held.', 'may', 'can', 'weakened'],
    ['The load [shall|must] be held.', 'shall', 'must', 'reworded'],
    ['The load [is|shall be] held.', null, 'shall', 'added'],
    ['The load [shall be|is] held.', 'shall', null, 'removed'],
    ['The load shall [|not ]be held.', 'shall', 'shall', 'negated'],
    ['It [is permitted|is required] to hold it.', 'may', 'shall', 'strengthened'],
    ['The key [SHOULD|MUST] be unique.', 'should', 'must', 'strengthened'],
    ['The key [MAY|SHOULD NOT] be unique.', 'may', 'should', 'negated'],
  ])('is a requirement with its strength before and after: %s [changes-002]', (words, before, after, how) => {
    const { types, requirement } = typed(words);
    expect(types).toContain('requirement');
    expect(requirement).toMatchObject({ before, after, how });
  });

  it.each([
    ['de', 'Die Probe [muss|sollte] gekühlt werden.', 'shall', 'should'],
    ['de-AT', 'Die Last [darf|darf nicht] steigen.', 'may', 'shall'],
    ['de', 'Das Gerät ist [|nicht ]zulässig.', 'may', 'shall'],
    ['fr', 'La charge [doit|peut] être maintenue.', 'shall', 'may'],
    ['fr-CA', 'Il [convient|est possible] de maintenir la charge.', 'should', 'can'],
    ['es', 'La carga [debe|debería] mantenerse.', 'shall', 'should'],
    ['es-419', 'La carga [puede|no debe] mantenerse.', 'may', 'shall'],
  ])('is recognized in %s: %s [changes-003]', (language, words, before, after) => {
    expect(typed(words, { language }).requirement).toMatchObject({ before, after });
  });

  it('is not typed in other languages, whose numbers are typed and whose requirements count [changes-003]', () => {
    const change = typed('Il carico deve essere [5|6] kN.', { language: 'it' });
    expect(change).toMatchObject({ requirement: null, types: ['quantity'], isNormative: true });
    expect(
      typed('Il carico [deve|può] crescere.', { language: 'it' }).requirement?.before ?? null,
    ).toBeNull();
    expect(typed('Il carico è di [5|6] kN.', { language: 'it' }).isNormative).toBe(false);
  });

  it('is none where a month is named, or a word only looks like one', () => {
    expect(typed('Made in [May|June] 2021.').requirement).toBeNull();
    expect(typed('A [marshal|soldier] came.').requirement).toBeNull();
  });

  it('may be that the words of a requirement are others', () => {
    expect(typed('The load shall be held [by hand|with wedges].')).toMatchObject({
      types: ['requirement'],
      isNormative: true,
      requirement: { before: 'shall', after: 'shall', how: 'reworded' },
    });
    expect(typed('Hold the load [by hand|with wedges].').isNormative).toBe(true);
    expect(typed('The load is held [by hand|with wedges].')).toMatchObject({
      types: ['editorial'],
      isNormative: false,
    });
  });
});

describe('A change of a quantity', () => {
  it.each([
    ['at [5|6] mm.', ['value'], '5 mm', '6 mm'],
    ['at 5 [mm|cm].', ['unit'], '5 mm', '5 cm'],
    ['at (23 ± [2|1]) °C.', ['tolerance'], '(23 ± 2) °C', '(23 ± 1) °C'],
    ['at 10 to [20|25] mm.', ['range'], '10 to 20 mm', '10 to 25 mm'],
    ['[at least|more than] 5 mm.', ['comparator'], '5 mm', '5 mm'],
    ['x [≥|≤] 5 mm.', ['comparator'], '5 mm', '5 mm'],
    ['with [3|5] specimens.', ['value'], '3', '5'],
    ['for [two|three] minutes.', ['value'], 'two minutes', 'three minutes'],
  ])('gives both sides and what changed: %s [changes-004]', (words, what, before, after) => {
    const { types, quantities } = typed(`The load shall be held ${words}`);
    expect(types).toEqual(['quantity']);
    expect(quantities).toMatchObject([{ what, before: { words: before }, after: { words: after } }]);
  });

  it('gives numbers and units [changes-004]', () => {
    expect(typed('The load shall be [1,5|2,25] kN.', { language: 'de' }).quantities).toMatchObject([
      { before: { value: 1.5, unit: 'kN' }, after: { value: 2.25, unit: 'kN' } },
    ]);
  });

  it.each([
    ['at least [5|6] mm', 'tighter'],
    ['not more than [5|6] mm', 'looser'],
    ['≤ [50 mm|4 cm]', 'tighter'],
    ['[less than|not more than] 5 mm', 'looser'],
    ['mindestens [5|6] mm', 'tighter'],
    ['[5|6] mm', null],
    ['at least [5 mm|6 s]', null],
    ['[at least|at most] 5 mm', null],
  ])('says whether limits of one kind are tighter: %s', (words, direction) => {
    expect(typed(`The gap shall be ${words}.`).quantities[0]?.direction ?? null).toBe(direction);
  });

  it.each(['400 [MPa|N/mm²]', '[58 ksi|400 MPa]', '[10 mm|1 cm]', '[0.5 h|30 min]'])(
    'to an equal one in another unit is equivalent, and not normative: %s [changes-005]',
    (words) => {
      const change = typed(`The strength shall be ${words} for steel.`);
      expect(change).toMatchObject({
        types: ['quantity'],
        isNormative: false,
        quantities: [{ isEquivalent: true }],
      });
      expect(typed(`The strength shall be ${words} for [steel|concrete].`).isNormative).toBe(true);
    },
  );

  it('to one that is not equal is normative [changes-005]', () => {
    expect(typed('The strength shall be [60 ksi|420 MPa].')).toMatchObject({
      isNormative: true,
      quantities: [{ isEquivalent: false }],
    });
  });
});

describe('A change that is editorial', () => {
  it.each([
    'The [tempreature|temperature] shall be kept.',
    'The [colour|color] shall be kept.',
    'The load[,|] then the crack, shall be kept.',
    'It shall be as in Table [3|4].',
    'It shall be done by [the|a] technician.',
    'It shall be in force on [3 May 2021|12 June 2024].',
    'It shall be used since [2021|2024].',
    'It shall be done, see [5.3|5.4].',
    'It shall weigh [1 000|1000] kg.',
  ])('is not normative: %s [changes-009]', (words) => {
    expect(typed(words)).toMatchObject({ types: ['editorial'], isNormative: false });
  });

  it.each([
    'The gap shall be [closed|opened].',
    'The [maximum|minimum] shall be kept.',
    'It shall be [over|under] it.',
  ])('is none where the words are others: %s', (words) => expect(typed(words).isNormative).toBe(true));
});

describe('A change of a place of its own kind', () => {
  const cell = { table: 'Table 2', row: 'M8', column: 'Load, kN', before: '5', after: '6' };

  it('names the cell, whose numbers have the unit of their column [changes-006]', () => {
    expect(typed('M8\n[5|6]\n', { kind: 'row', cell, unit: 'kN' })).toMatchObject({
      types: ['table', 'quantity'],
      isNormative: true,
      table: cell,
      quantities: [{ before: { value: 5, unit: 'kN' }, after: { value: 6, unit: 'kN' } }],
    });
  });

  it('is a definition, a formula or a normative reference without a verbal form [changes-001]', () => {
    expect(typed('[part|piece] of a whole', { kind: 'definition' })).toMatchObject({
      types: ['definition'],
      isNormative: true,
    });
    expect(typed('F = [m|k]a', { kind: 'formula' })).toMatchObject({ types: ['formula'], isNormative: true });
    expect(typed('ISO 123[:2001|:2015], Steel', { isReferenceList: true })).toMatchObject({
      types: ['reference'],
      isNormative: true,
      reference: {
        before: { designation: 'ISO 123:2001', isDated: true },
        after: { designation: 'ISO 123:2015' },
      },
    });
    expect(typed('It is [ISO 123:2001|ISO 123] that tells.')).toMatchObject({
      isNormative: false,
      reference: { before: { isDated: true }, after: { designation: 'ISO 123', isDated: false } },
    });
  });

  it('is not normative where its clause is not [changes-008]', () => {
    expect(typed('The load shall be [5|6] kN.', { isInNormative: false })).toMatchObject({
      types: ['quantity'],
      isNormative: false,
    });
  });
});

it('A change is told in pieces with some words around them, five at most [changes-010]', () => {
  expect(segmentsOf(piecesOf('The load shall be at least [5|10] mm wide.'))).toEqual([
    { lead: 'The load shall be at least', before: '5', after: '10', tail: 'mm wide.' },
  ]);
  const many = Array.from({ length: 20 }, (_, at) => `word${at} [a${at}|b${at}] `).join('');
  expect(segmentsOf(piecesOf(many))).toHaveLength(5);
});

it.each([
  ['spaces', ' '.repeat(1_000_000)],
  ['one word', 'a'.repeat(1_000_000)],
  ['digits', '1'.repeat(1_000_000)],
  ['numbers', '1 '.repeat(500_000)],
  ['points', '1.'.repeat(500_000)],
  ['verbs without an end', 'shall darf '.repeat(90_000)],
  ['references', 'Clause 1, '.repeat(100_000)],
])('A paragraph of a megabyte of %s is typed in time', (_, words) => {
  const start = performance.now();
  for (const language of ['en', 'de']) typed(`${words}[5|6] mm shall be`, { language });
  expect(performance.now() - start).toBeLessThan(10_000);
});
