import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readQuantities, type Quantity } from './readQuantities.ts';
import { bucketsAround, bucketsOf, isAnswered, sameQuantity, valueIn } from './sameQuantity.ts';

const read = (text: string): Quantity => {
  const [first] = readQuantities(text);
  if (!first) throw new Error(`“${text}” is no quantity`);
  return first;
};
const isSame = (one: string, other: string): boolean => sameQuantity(read(one), read(other));

describe('Two quantities', () => {
  it.each([
    ['58 ksi', '400 MPa'],
    ['400 N/mm²', '400 MPa'],
    ['1/2 in.', '12.7 mm'],
    ['3/8 in.', '9.5 mm'],
    ['3000 psi', '20.7 MPa'],
    ['73 °F', '23 °C'],
    ['10 mm', '1 cm'],
    ['73 ± 4 °F', '23 ± 2 °C'],
    ['1 to 2 in.', '25.4 to 50.8 mm'],
    ['1 kWh', '3.6 MJ'],
    ['0 °C', '32 °F'],
  ])('are the same: %s and %s', (one, other) => {
    expect(isSame(one, other)).toBe(true);
    expect(isSame(other, one)).toBe(true);
  });

  it.each([
    ['60 ksi', '420 MPa'],
    ['10 mm', '10.04 mm'],
    ['1 in.', '25 mm'],
    ['1 in.', '20 mm'],
    ['20 N·m', '20 J'],
    ['10 mm', '10 mm ± 1 mm'],
    ['10 mm ± 1 mm', '10 mm ± 2 mm'],
    ['10 to 20 mm', '10 mm'],
    ['10 to 20 mm', '10 to 21 mm'],
    ['-5 mm', '5 mm'],
  ])('are not the same: %s and %s', (one, other) => {
    expect(isSame(one, other)).toBe(false);
    expect(isSame(other, one)).toBe(false);
  });

  const units = [
    'MPa',
    'kPa',
    'ksi',
    'psi',
    'bar',
    'mm',
    'in.',
    'ft',
    'm',
    '°C',
    '°F',
    'K',
    'kN',
    'lbf',
    'kip',
  ];
  const numbers = fc.integer({ min: 1, max: 99_999 }).map((number) => number / 100);
  const quantities = fc
    .tuple(numbers, fc.constantFrom(...units))
    .map(([number, unit]) => read(`${number} ${unit}`));

  it('of which one was computed from the other are the same, and near each other in an index', () => {
    fc.assert(
      fc.property(quantities, fc.constantFrom(...units), (quantity, name) => {
        const unit = read(`1 ${name}`);
        fc.pre(unit.dimension === quantity.dimension);
        const value = valueIn(quantity, unit);
        fc.pre(value > 1e-3);
        const converted = read(`${value.toFixed(9)} ${name}`);
        expect(sameQuantity(quantity, converted)).toBe(true);
        expect(bucketsAround(quantity)[0]).toEqual(expect.arrayContaining(bucketsOf(converted)));
        expect(valueIn(converted, quantity)).toBeCloseTo(quantity.value, 3);
      }),
      { numRuns: 1_000 },
    );
  });

  it('are the same in both directions', () => {
    fc.assert(
      fc.property(quantities, quantities, (one, other) => {
        expect(sameQuantity(one, other)).toBe(sameQuantity(other, one));
        expect(sameQuantity(one, one)).toBe(true);
      }),
    );
  });

  it.each([
    ['400 MPa', '58 ksi', true],
    ['400 MPa', '400 N/mm²', true],
    ['400 MPa', '401 MPa', false],
    ['10 mm', '10 to 20 mm', true],
    ['20 mm', '10 ± 1 mm', false],
    ['10 mm', '10 ± 1 mm', true],
    ['400 MPa', '400 mm', false],
  ])('answer a search: %s by %s, %s', (asked, found, isSo) => {
    expect(isAnswered(read(asked), read(found))).toBe(isSo);
  });

  it('are looked for around both ends of a range', () => {
    expect(bucketsAround(read('10 to 20 mm'))).toHaveLength(2);
    expect(bucketsOf(read('10 to 20 mm'))).toEqual([
      ...bucketsOf(read('10 mm')),
      ...bucketsOf(read('20 mm')),
    ]);
    expect(bucketsAround(read('0 mm'))).toEqual([bucketsOf(read('0 mm'))]);
  });
});
