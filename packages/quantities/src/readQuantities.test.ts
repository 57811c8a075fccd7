import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readQuantities, type Quantity } from './readQuantities.ts';

const only = (text: string, language?: string): Quantity => {
  const [first, second] = readQuantities(text, language === undefined ? {} : { language });
  if (!first || second) throw new Error(`“${text}” has not one quantity`);
  return first;
};

describe('Quantities in a text', () => {
  it.each([
    ['400 MPa', 'pressure', 4e8],
    ['400 N/mm²', 'pressure', 4e8],
    ['400 N/mm2', 'pressure', 4e8],
    ['58 ksi', 'pressure', 399_895_923],
    ['58,000 psi', 'pressure', 399_895_923],
    ['14.7 lbf/in.²', 'pressure', 101_352.9],
    ['10 lbf per square inch', 'pressure', 68_947.57],
    ['1 bar', 'pressure', 1e5],
    ['1/2 in.', 'length', 0.0127],
    ['1 1/2 in.', 'length', 0.0381],
    ['1-1/2-in.', 'length', 0.0381],
    ['1½″', 'length', 0.0381],
    ['5 in diameter', 'length', 0.127],
    ['10-mm', 'length', 0.01],
    ['150 мм', 'length', 0.15],
    ['3 ft', 'length', 0.9144],
    ['73 °F', 'temperature', 295.9278],
    ['-10 °C', 'temperature', 263.15],
    ['25 ℃', 'temperature', 298.15],
    ['12,5 kN', 'force', 12_500],
    ['30 kip', 'force', 133_446.6],
    ['10 lb', 'mass', 4.535_923_7],
    ['2 t', 'mass', 2000],
    ['5 m²', 'area', 5],
    ['2 gal', 'volume', 0.007_570_824],
    ['250 mL', 'volume', 2.5e-4],
    ['28 d', 'time', 2_419_200],
    ['30 km/h', 'speed', 8.333_333],
    ['9.81 m/s²', 'acceleration', 9.81],
    ['3 kWh', 'energy', 1.08e7],
    ['1 hp', 'power', 745.6999],
    ['60 lb/ft³', 'density', 961.1078],
    ['50 Hz', 'frequency', 50],
    ['10 s−1', 'frequency', 10],
    ['600 rpm', 'rotational speed', 10],
    ['230 V', 'voltage', 230],
    ['16 A', 'current', 16],
    ['4.7 kΩ', 'resistance', 4700],
    ['20 N·m', 'torque', 20],
    ['15 ft·lbf', 'torque', 20.337_27],
    ['0.04 W/(m·K)', 'thermal conductivity', 0.04],
    ['90°', 'angle', Math.PI / 2],
    ['5 %', 'ratio', 0.05],
  ])('are read in SI units: %s', (text, dimension, si) => {
    const quantity = only(`A load of ${text}, or less`);
    expect(quantity.dimension).toBe(dimension);
    expect(quantity.si.value / si).toBeCloseTo(1, 6);
  });

  it.each([
    ['1 000,5 mm', undefined, 1000.5],
    ['1 000.5 mm', undefined, 1000.5],
    ['1,000.5 mm', undefined, 1000.5],
    ['1.000,5 mm', undefined, 1000.5],
    ["1'000.5 mm", undefined, 1000.5],
    ['1,000 mm', undefined, 1000],
    ['1,000 mm', 'de', 1],
    ['1.000 mm', 'en', 1],
    ['1.000 mm', 'de-AT', 1000],
    ['0,500 mm', undefined, 0.5],
    ['1.000.000 mm', undefined, 1e6],
    ['2 × 10^5 mm', undefined, 2e5],
    ['2 x 10⁻³ mm', undefined, 0.002],
    ['2e3 mm', undefined, 2000],
  ])('have numbers as they are written: %s in %s', (text, language, value) => {
    expect(only(text, language).value).toBeCloseTo(value, 9);
  });

  it('have tolerances in their own unit', () => {
    for (const text of ['(23 ± 2) °C', '23 ± 2 °C', '23 °C ± 2 °C', '23 °C +/- 2 °C'])
      expect(only(`at ${text} for`)).toMatchObject({
        value: 23,
        tolerance: { plus: 2, minus: 2 },
        si: { value: 296.15, tolerance: { plus: 2, minus: 2 } },
      });
    expect(only('10 +0,5/−0,2 mm').tolerance).toEqual({ plus: 0.5, minus: 0.2 });
    expect(only('10 mm ± 100 µm').tolerance?.plus).toBeCloseTo(0.1);
  });

  it('have ranges from the lower to the upper end', () => {
    for (const text of [
      '10 to 20 mm',
      '10 mm to 20 mm',
      '10–20 mm',
      '10-20 mm',
      '10 … 20 mm',
      '10 bis 20 mm',
    ])
      expect(only(text)).toMatchObject({ value: 10, upTo: 20, dimension: 'length' });
    expect(only('1 mm to 2 cm').upTo).toBeCloseTo(20);
    expect(only('20 °C to 86 °F').upTo).toBeCloseTo(30);
  });

  it('stand where they are said to', () => {
    const text = 'Cure at (23 ± 2) °C, then load to 12.5 kN.';
    expect(readQuantities(text).map(({ start, end }) => text.slice(start, end))).toEqual([
      '(23 ± 2) °C',
      '12.5 kN',
    ]);
  });

  it.each([
    'clause 5.3.2 of NSB E 214-24',
    '10 in the table',
    'M8 and M12',
    '10 monkeys',
    'grade "8" bolts',
    '1.2.3 mm',
    '12 Nmm2x',
    'version 3 C',
    '',
  ])('are none in “%s”', (text) => {
    expect(readQuantities(text)).toEqual([]);
  });

  it('may have units in any letter case where readers type them', () => {
    const si = (text: string) => readQuantities(text, { anyCase: true })[0]?.si.value;
    expect([si('400 mpa'), si('400 MPA'), si('12 kn'), si('58 KSI'), si('10 n/mm2')]).toEqual([
      4e8,
      4e8,
      12_000,
      expect.closeTo(399_895_923, 0),
      1e7,
    ]);
    expect(readQuantities('400 mpa')).toEqual([]);
  });

  it('are read from any text, in order and apart, and in time that grows with its length', () => {
    const pieces = fc.constantFrom(
      ...'1 12 1,5 1.000 ½ 1/2 × 10^ e5 ± + - – to MPa mm in. " ″ ° C F N / · ( ) W m² per square . , α 防 مم'.split(
        ' ',
      ),
      ' ',
      '\u00a0',
    );
    const texts = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 40 }),
      fc.array(pieces, { maxLength: 40 }).map((all) => all.join('')),
    );
    fc.assert(
      fc.property(texts, (text) => {
        let end = 0;
        for (const quantity of readQuantities(text)) {
          expect(quantity.start).toBeGreaterThanOrEqual(end);
          expect(quantity.end).toBeGreaterThan(quantity.start);
          expect(Number.isFinite(quantity.si.value)).toBe(true);
          ({ end } = quantity);
        }
        expect(end).toBeLessThanOrEqual(text.length);
      }),
      { numRuns: 2_000 },
    );
  });
});
