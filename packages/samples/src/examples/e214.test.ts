import { describe, expect, it } from 'vitest';
import { numberIn, readEdition, rowOf, rowsOf, says } from '../testing/editions.ts';
import { deviation, fixed, leastSquares, mean, pairs } from '../testing/statistics.ts';

const HOURS_IN_50_YEARS = 50 * 8760;

describe.each(['nsb/e-214-24.xml', 'nsb/e-214-24-ar.xml'])('NSB E 214-24 (%s) calculates right', (path) => {
  const edition = readEdition(path);
  const times = [216, 312, 408, 504, 600, 696, 792, 888, 1000];
  const readings = rowOf(edition, 'tab_X1.1', 0);
  const initial = 0.298;

  it('the load level from the five reference tests', () => {
    const strengths =
      says(edition, 'sec_X1.1')
        .match(/5[5-9]\.\d|60\.3/g)
        ?.map(Number) ?? [];
    expect(strengths).toEqual([57.9, 60.3, 55.8, 59.6, 59.4]);
    expect(says(edition, 'sec_X1.2')).toContain(`Nu,m = ${fixed(mean(strengths), 1)}`);
    expect(says(edition, 'sec_X1.2')).toContain(
      `${fixed((100 * deviation(strengths)) / mean(strengths), 1)} %`,
    );
    expect(says(edition, 'sec_X1.2')).toContain(`24.3/58.6 = ${fixed(24.3 / mean(strengths), 2)}`);
  });

  it('the fit of the power law and its projection', () => {
    const grown = readings.map((reading) => reading - initial);
    expect(rowOf(edition, 'tab_X1.1', 1)).toEqual(grown.map((value) => Number(fixed(value, 3))));
    const line = leastSquares(pairs(times.map(Math.log), grown.map(Math.log)));
    const a = Math.exp(line.intercept);
    expect(says(edition, 'sec_X1.3')).toContain(`a = ${fixed(a, 5)}`);
    expect(says(edition, 'sec_X1.3')).toContain(`b = ${fixed(line.slope, 4)}`);
    expect(says(edition, 'sec_X1.3')).toContain(`R2 = ${fixed(line.determination, 3)}`);
    const projected = fixed(initial + a * HOURS_IN_50_YEARS ** line.slope, 2);
    expect(says(edition, 'formula_X1.1')).toContain(`s(438 000)=0.298+0.01170·438 0000.2737=${projected}`);
  });

  it('the straight line that the previous edition would have drawn', () => {
    const logarithms = times.slice(-5).map(Math.log10);
    const line = leastSquares(pairs(logarithms, readings.slice(-5)));
    const projected = line.intercept + line.slope * Math.log10(HOURS_IN_50_YEARS);
    expect(says(edition, 'sec_X1.3')).toContain(fixed(projected, 2));
    expect(Math.round((1 - projected / 0.71) * 10) * 10).toBe(30);
  });

  it('the acceptance of the series', () => {
    const anchors = rowsOf(edition, 'tab_X1.2').map((cells) => cells.map(numberIn));
    const tested = anchors.slice(0, 5);
    const projected = tested.map(([, s0 = 0, a = 0, b = 0]) => s0 + a * HOURS_IN_50_YEARS ** b);
    expect(tested.map((cells) => cells[5])).toEqual(projected.map((value) => Number(fixed(value, 2))));
    const residual = tested.map((cells) => cells[6] ?? 0);
    expect(anchors[5]?.[1]).toBe(Number(fixed(mean(tested.map((cells) => cells[1] ?? 0)), 3)));
    expect(anchors[5]?.slice(5)).toEqual([
      Number(fixed(mean(projected), 2)),
      Number(fixed(mean(residual), 1)),
    ]);
    const text = says(edition, 'sec_X1.4');
    const largest = Math.max(...projected);
    for (const value of [mean(projected), largest, 1.2 * 0.74]) expect(text).toContain(fixed(value, 2));
    for (const strength of [mean(residual), Math.min(...residual)]) {
      expect(text).toContain(fixed(strength, 1));
      expect(text).toContain(`${fixed((100 * strength) / 58.6, 0)} %`);
    }
    expect(mean(projected)).toBeLessThan(0.74);
    expect(largest).toBeLessThan(1.2 * 0.74);
  });

  it('the examples beside the formulas', () => {
    expect(says(edition, 'sec_9.3.2')).toContain(`Nsust = ${fixed((Math.PI * 16 * 96 * 6) / 1000, 1)}`);
    expect(says(edition, 'sec_A1.3.1')).toContain(fixed(0.28 + (60 / (60 + 90)) * (0.34 - 0.28), 3));
    expect(says(edition, 'sec_A2.4')).toContain(fixed(12e-6 * 150 * 1.5, 3));
    expect(says(edition, 'sec_A2.4')).toContain(fixed(12e-6 * 150 * (43 - 21), 3));
  });
});

describe.each(['18', '21', '24'])('NSB E 214-%s', (year) => {
  const edition = readEdition(`nsb/e-214-${year}.xml`);

  it('derives the loads of its table from the bond stress of the footnote', () => {
    const stress: Record<number, number> = { 12: 5.38, 16: 5.04, 20: 4.75 };
    for (const cells of rowsOf(edition, 'tab_2')) {
      const [d = 0, depth = 0, load = 0] = cells.map(numberIn);
      expect(depth).toBe(6 * d);
      expect(load).toBe(Number(fixed((Math.PI * d * depth * (stress[d] ?? 0)) / 1000, 1)));
      expect(says(edition, 'tab_2')).toContain(`${stress[d]} MPa`);
    }
  });

  it('projects to the hours that its years have', () => {
    const clause = says(edition, year === '24' ? 'sec_9.2.1' : 'sec_9.4');
    expect(clause).toContain('50 years (438 000 h)');
    expect(HOURS_IN_50_YEARS).toBe(438_000);
    if (year === '24') expect(clause).toContain('10 years (87 600 h)');
  });
});

it.each([
  ['nsb/e-214-21.xml', 2],
  ['nsb/e-214-24.xml', 3],
])('%s gives precision limits of 2.8 standard deviations', (path, decimals) => {
  for (const cells of rowsOf(readEdition(path), 'tab_3')) {
    const [within = 0, between = 0, repeatability, reproducibility] = cells.slice(-4).map(numberIn);
    expect(repeatability).toBe(Number(fixed(2.8 * within, decimals)));
    expect(reproducibility).toBe(Number(fixed(2.8 * between, decimals)));
  }
});

it.each(['18', '21'])('NSB E 214-%s draws the straight line of its example right', (year) => {
  const edition = readEdition(`nsb/e-214-${year}.xml`);
  const times = [600, 696, 792, 888, 1000];
  expect(rowOf(edition, 'tab_X1.1', 0)).toEqual(times.map((time) => Number(fixed(Math.log10(time), 3))));
  const line = leastSquares(pairs(times.map(Math.log10), rowOf(edition, 'tab_X1.1', 1)));
  expect(says(edition, 'sec_X1.3')).toContain(
    `A = ${fixed(line.intercept, 4)} and B = ${fixed(line.slope, 4)}`,
  );
  if (year === '21') expect(says(edition, 'sec_X1.3')).toContain(`R2 = ${fixed(line.determination, 3)}`);
  const projected = line.intercept + line.slope * Math.log10(HOURS_IN_50_YEARS);
  expect(says(edition, 'formula_X1.1')).toContain(`=${fixed(projected, 2)}`);
  expect(says(edition, 'sec_X1.2')).toContain(`24.3/56.0 = ${fixed(24.3 / 56, 2)}`);
});

it('NSB E 214-18 calculates its springs right', () => {
  const edition = readEdition('nsb/e-214-18.xml');
  const lost = 0.5 * (18 / 12);
  expect(says(edition, 'sec_A1.2')).toContain(
    `${fixed(lost, 2)} kN, which is ${fixed((100 * lost) / 24.3, 1)} % of 24.3 kN`,
  );
  // The length may change by what takes 5 % of the load.
  const [small, large] = rowsOf(edition, 'tab_A1.1').map((cells) => cells.map(numberIn));
  expect(small).toEqual([12, 0.9, Number(fixed((0.05 * 14.6) / 0.9, 2))]);
  expect(large).toEqual([16, 1.5, Number(fixed((0.05 * 24.3) / 1.5, 2))]);
});
