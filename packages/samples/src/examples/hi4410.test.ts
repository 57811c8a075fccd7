import { describe, expect, it } from 'vitest';
import { numberIn, readEdition, rowOf, rowsOf, says } from '../testing/editions.ts';
import { fixed, leastSquares, pairs, studentBelow } from '../testing/statistics.ts';

const HOURS_IN_50_YEARS = 50 * 8760;

describe('HI 4410-2:2022', () => {
  const edition = readEdition('hi/4410-2-2022.xml');

  it('counts the hours of its service lives', () => {
    for (const cells of rowsOf(edition, 'tab_1')) {
      const [years = 0, hours] = cells.slice(1, 3).map(numberIn);
      expect(hours).toBe(years * 8760);
    }
  });

  it('states the factors for time of its example', () => {
    const [half, whole] = [438_000, 876_000].map((hours) => timeFactor(0.035, hours));
    expect(says(edition, 'sec_8.1')).toContain(
      `ψt = ${fixed(half ?? 0, 3)}; for category L4, ψt = ${fixed(whole ?? 0, 3)}`,
    );
    expect(1 - (whole ?? 0) / (half ?? 0)).toBeLessThan(0.03);
  });

  it('tabulates the quantile of the t distribution', () => {
    const counts = [8, 9, 10, 12, 15, 20];
    rowOf(edition, 'tab_A.1', 0).forEach((quantile, index) => {
      expect(studentBelow(quantile, (counts[index] ?? 0) - 2)).toBeCloseTo(0.95, 3);
    });
  });

  it('finds the time exponent from the times to failure', () => {
    const levels = rowOf(edition, 'tab_C.1', 0);
    const line = leastSquares(pairs(rowOf(edition, 'tab_C.1', 1).map(Math.log), levels.map(Math.log)));
    const characteristic = -line.slope + 1.943 * line.slopeError;
    expect(says(edition, 'sec_C.1')).toContain(
      `ψ1 = ${fixed(Math.exp(line.intercept), 3)} and m = ${fixed(-line.slope, 4)} with a standard error of ` +
        `${fixed(line.slopeError, 4)}. With t95 = 1.943, mk = ${fixed(characteristic, 4)}, rounded up to ` +
        fixed(Math.ceil(characteristic * 1000) / 1000, 3),
    );
  });

  it('designs the anchor of its example', () => {
    const resistance = (Math.PI * 16 * 128 * 7) / 1000;
    const short = resistance / 1.5;
    const forTime = timeFactor(0.032, HOURS_IN_50_YEARS);
    const forTemperature = 1 - 0.005 * (43 - 21);
    const long = (forTime * forTemperature * resistance) / (1.5 * 1.2);
    const share = 8.1 / long + 6 / short;
    const steps = says(edition, 'sec_C.2');
    expect(steps).toContain(`NRk,p = ${fixed(resistance, 1)} kN; NRd = ${fixed(short, 1)} kN`);
    expect(steps).toContain(`= ${fixed(forTime, 3)}.`);
    expect(steps).toContain(`= ${fixed(forTemperature, 2)}.`);
    expect(steps).toContain(`NRd,sus = ${fixed(long, 1)} kN`);
    expect(steps).toContain(`8.1/14.7 + 6.0/30.0 = ${fixed(share, 2)}`);
    expect(steps).toContain(`s∞ = ${fixed(0.045 * 6, 2)} mm`);
    expect(steps).toContain(`Np = ${fixed(1.25 * (6 + 4), 1)} kN`);
    expect(steps).toContain(`from ${fixed((100 * (8.1 + 6)) / short, 0)} % to ${fixed(100 * share, 0)} %`);
  });
});

it('HI 4410-2:2016 designs the anchor of its example', () => {
  const edition = readEdition('hi/4410-2-2016.xml');
  const resistance = (Math.PI * 16 * 128 * 7) / 1000;
  const steps = says(edition, 'app_B');
  expect(steps).toContain(`NRk,p = ${fixed(resistance, 1)} kN; NRd = ${fixed(resistance / 1.5, 1)} kN`);
  expect(steps).toContain(`NRd,sus = ${fixed((0.6 * resistance) / (1.5 * 1.2), 1)} kN`);
  expect(steps).toContain(`8.1 + 6.0 = ${fixed(1.35 * 6 + 1.5 * 4, 1)} kN`);
  expect(steps).toContain(`Np = ${fixed(1.1 * (6 + 4), 1)} kN`);
});

function timeFactor(exponent: number, hours: number): number {
  return (1 / hours) ** exponent;
}
