import { describe, expect, it } from 'vitest';
import { readEdition, says } from '../testing/editions.ts';
import { fixed } from '../testing/statistics.ts';

describe('PIC RP 1173', () => {
  const plate = (Math.PI * 235 * 9 ** 2) / 1.1 / 1000;
  const bearing = (1.5 * 360 * 20 * 9) / 1.25 / 1000;

  it('2021 follows the forces of a moving deck down to the plate', () => {
    const edition = readEdition('pic/rp-1173-2021.xml');
    const horizontal = 1.3 * (0.35 * 60 * 1.1 + 0.1 * 60);
    const min = 0.9 * 60 * 0.9;
    const pull = tension(horizontal * 0.6, min);
    const shear = horizontal / 4;
    const curve = (pull / plate) ** (5 / 3) + (shear / bearing) ** (5 / 3);
    const forces = says(edition, 'sec_B.2');
    expect(forces).toContain(`= ${fixed(horizontal, 1)} kN`);
    expect(forces).toContain(`0.9 × 60 × 0.90 = ${fixed(min, 1)} kN`);
    expect(forces).toContain(`37.8 × 0.60 = ${fixed(horizontal * 0.6, 1)} kN·m`);
    expect(forces).toContain(`NEd = ${fixed(pull, 1)} kN`);
    expect(forces).toContain(`37.8/4 = ${fixed(shear, 1)} kN`);
    const check = says(edition, 'sec_B.3');
    expect(check).toContain(`NRd = ${fixed(plate, 1)} kN`);
    expect(check).toContain(`VRd = ${fixed(bearing, 1)} kN`);
    expect(check).toContain(`= ${fixed(curve, 2)}, which is less than 1`);
    expect(check).toContain(`35.1/54.4 + 9.5/77.8 = ${fixed(pull / plate + shear / bearing, 2)}`);
  });

  it('2015 does so for a fixed deck', () => {
    const edition = readEdition('pic/rp-1173-2015.xml');
    const horizontal = 1.3 * 0.3 * 60;
    const pull = tension(horizontal * 0.6, 0.9 * 60);
    const forces = says(edition, 'sec_B.2');
    expect(forces).toContain(`1.3 × 0.30 × 60 = ${fixed(horizontal, 1)} kN`);
    expect(forces).toContain(`23.4 × 0.60 = ${fixed(horizontal * 0.6, 1)} kN·m`);
    expect(forces).toContain(`NEd = ${fixed(pull, 1)} kN`);
    expect(forces).toContain(`23.4/4 = ${fixed(horizontal / 4, 1)} kN`);
    const check = says(edition, 'sec_B.3');
    expect(check).toContain(`NRd = ${fixed(plate, 1)} kN`);
    // The sum is formed of the values as they are printed.
    expect(check).toContain(`15.8/54.4 + 5.9/77.8 = ${fixed(15.8 / 54.4 + 5.9 / 77.8, 2)}`);
  });
});

/** Tension of one of four bolts, 0.12 m from the axis of bending. */
function tension(moment: number, minWeight: number): number {
  return (moment * 0.12) / (4 * 0.12 ** 2) - minWeight / 4;
}
