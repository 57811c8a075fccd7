/** The bases of a unit: those of the SI, and four kinds of numbers that are never compared with plain ones. */
const BASES = ['m', 'kg', 's', 'A', 'K', 'mol', 'cd', 'angle', 'turn', 'level', 'ratio'] as const;
export type Base = (typeof BASES)[number];

/** The exponents of the bases that a unit is a product of; bases that are not named have 0. */
export type Exponents = Readonly<Partial<Record<Base, number>>>;

const NAMED = {
  length: { m: 1 },
  area: { m: 2 },
  volume: { m: 3 },
  mass: { kg: 1 },
  time: { s: 1 },
  temperature: { K: 1 },
  force: { kg: 1, m: 1, s: -2 },
  pressure: { kg: 1, m: -1, s: -2 },
  energy: { kg: 1, m: 2, s: -2 },
  power: { kg: 1, m: 2, s: -3 },
  speed: { m: 1, s: -1 },
  acceleration: { m: 1, s: -2 },
  density: { kg: 1, m: -3 },
  'mass per area': { kg: 1, m: -2 },
  'mass per length': { kg: 1, m: -1 },
  'force per length': { kg: 1, s: -2 },
  'force per volume': { kg: 1, m: -2, s: -2 },
  'power per area': { kg: 1, s: -3 },
  'volume flow': { m: 3, s: -1 },
  'mass flow': { kg: 1, s: -1 },
  viscosity: { kg: 1, m: -1, s: -1 },
  'kinematic viscosity': { m: 2, s: -1 },
  frequency: { s: -1 },
  'rotational speed': { turn: 1, s: -1 },
  current: { A: 1 },
  voltage: { kg: 1, m: 2, s: -3, A: -1 },
  resistance: { kg: 1, m: 2, s: -3, A: -2 },
  conductance: { kg: -1, m: -2, s: 3, A: 2 },
  charge: { A: 1, s: 1 },
  capacitance: { kg: -1, m: -2, s: 4, A: 2 },
  inductance: { kg: 1, m: 2, s: -2, A: -2 },
  'magnetic flux density': { kg: 1, s: -2, A: -1 },
  'electric field strength': { kg: 1, m: 1, s: -3, A: -1 },
  'thermal conductivity': { kg: 1, m: 1, s: -3, K: -1 },
  'heat transfer coefficient': { kg: 1, s: -3, K: -1 },
  'specific heat capacity': { m: 2, s: -2, K: -1 },
  'specific energy': { m: 2, s: -2 },
  'thermal expansion': { K: -1 },
  'amount of substance': { mol: 1 },
  concentration: { mol: 1, m: -3 },
  'luminous intensity': { cd: 1 },
  illuminance: { cd: 1, m: -2 },
  angle: { angle: 1 },
  level: { level: 1 },
  ratio: { ratio: 1 },
} as const satisfies Record<string, Exponents>;

/** What kind of quantity it is; a torque is told apart from an energy by how its unit is written. */
export type Dimension = keyof typeof NAMED | 'torque';

const keyOf = (exponents: Exponents): string =>
  BASES.flatMap((base) => (exponents[base] ? [`${base}${exponents[base]}`] : [])).join(' ');

const names = /* @__PURE__ */ new Map(
  Object.entries(NAMED).map(([name, exponents]) => [keyOf(exponents), name as Dimension]),
);

/** The dimension with these exponents; undefined for a product that has no name. */
export const dimensionOf = (exponents: Exponents): Dimension | undefined => names.get(keyOf(exponents));

/** The product of units, each with the power that it is taken to. */
export function product(factors: readonly { exponents: Exponents; power: number }[]): Exponents {
  const sums: Partial<Record<Base, number>> = {};
  for (const { exponents, power } of factors)
    for (const base of BASES) sums[base] = (sums[base] ?? 0) + (exponents[base] ?? 0) * power;
  return sums;
}
