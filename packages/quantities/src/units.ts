import type { Exponents } from './dimensions.ts';

/**
 * A unit without its power: what one of it is in SI base units. `offset` is the zero of a scale of temperature in kelvins,
 * which counts only where the unit stands alone.
 */
export type Unit = { readonly exponents: Exponents; readonly factor: number; readonly offset?: number };

const METER = { m: 1 };
const KILOGRAM = { kg: 1 };
const SECOND = { s: 1 };
const FORCE = { kg: 1, m: 1, s: -2 };
const PRESSURE = { kg: 1, m: -1, s: -2 };
const ENERGY = { kg: 1, m: 2, s: -2 };
const POWER = { kg: 1, m: 2, s: -3 };

const INCH = 0.0254;
const POUND = 0.453_592_37;
/** Standard acceleration of free fall, which a pound-force and a kilogram-force are defined by. */
const FREE_FALL = 9.806_65;
const POUND_FORCE = POUND * FREE_FALL;
const PSI = POUND_FORCE / INCH ** 2;
const GALLON = 231 * INCH ** 3;

/** Units that take the prefixes of the SI (NIST SP 811, tables 1, 3 and 6), by their symbols. */
const PREFIXED: Readonly<Record<string, Unit>> = {
  m: { exponents: METER, factor: 1 },
  g: { exponents: KILOGRAM, factor: 1e-3 },
  s: { exponents: SECOND, factor: 1 },
  A: { exponents: { A: 1 }, factor: 1 },
  K: { exponents: { K: 1 }, factor: 1 },
  mol: { exponents: { mol: 1 }, factor: 1 },
  cd: { exponents: { cd: 1 }, factor: 1 },
  lx: { exponents: { cd: 1, m: -2 }, factor: 1 },
  rad: { exponents: { angle: 1 }, factor: 1 },
  Hz: { exponents: { s: -1 }, factor: 1 },
  N: { exponents: FORCE, factor: 1 },
  Pa: { exponents: PRESSURE, factor: 1 },
  bar: { exponents: PRESSURE, factor: 1e5 },
  J: { exponents: ENERGY, factor: 1 },
  W: { exponents: POWER, factor: 1 },
  V: { exponents: { kg: 1, m: 2, s: -3, A: -1 }, factor: 1 },
  Ω: { exponents: { kg: 1, m: 2, s: -3, A: -2 }, factor: 1 },
  C: { exponents: { A: 1, s: 1 }, factor: 1 },
  F: { exponents: { kg: -1, m: -2, s: 4, A: 2 }, factor: 1 },
  H: { exponents: { kg: 1, m: 2, s: -2, A: -2 }, factor: 1 },
  S: { exponents: { kg: -1, m: -2, s: 3, A: 2 }, factor: 1 },
  T: { exponents: { kg: 1, s: -2, A: -1 }, factor: 1 },
  L: { exponents: { m: 3 }, factor: 1e-3 },
  l: { exponents: { m: 3 }, factor: 1e-3 },
  Wh: { exponents: ENERGY, factor: 3600 },
  eV: { exponents: ENERGY, factor: 1.602_176_634e-19 },
  cal: { exponents: ENERGY, factor: 4.184 },
  Nm: { exponents: ENERGY, factor: 1 },
};

/** A letter behind a number is rather the name of a part ('3 C') than one of these; with a prefix it is a unit. */
const ONLY_WITH_PREFIX = new Set(['C', 'F', 'H', 'S', 'T']);

/** NIST SP 811, table 5; 'u' and both micro signs are 10⁻⁶. */
const PREFIXES: Readonly<Record<string, number>> = {
  T: 1e12,
  G: 1e9,
  M: 1e6,
  k: 1e3,
  h: 1e2,
  da: 1e1,
  d: 1e-1,
  c: 1e-2,
  m: 1e-3,
  µ: 1e-6,
  μ: 1e-6,
  u: 1e-6,
  n: 1e-9,
  p: 1e-12,
};

/** All other units, by their spellings: NIST SP 811, tables 6 to 8 and appendix B.8, whose factors are exact where it has them bold. */
const OTHERS: readonly (readonly [spellings: string, unit: Unit])[] = [
  ['min minute minutes', { exponents: SECOND, factor: 60 }],
  ['h hr hrs hour hours', { exponents: SECOND, factor: 3600 }],
  ['d day days', { exponents: SECOND, factor: 86_400 }],
  ['second seconds sec', { exponents: SECOND, factor: 1 }],
  ['meter meters metre metres', { exponents: METER, factor: 1 }],
  ['millimeter millimeters millimetre millimetres', { exponents: METER, factor: 1e-3 }],
  ['centimeter centimeters centimetre centimetres', { exponents: METER, factor: 1e-2 }],
  ['kilometer kilometers kilometre kilometres', { exponents: METER, factor: 1e3 }],
  ['micron microns micrometer micrometers micrometre micrometres', { exponents: METER, factor: 1e-6 }],
  ['Å', { exponents: METER, factor: 1e-10 }],
  ['in inch inches ″ "', { exponents: METER, factor: INCH }],
  ['mil mils thou', { exponents: METER, factor: INCH / 1000 }],
  ['ft foot feet ′', { exponents: METER, factor: 12 * INCH }],
  ['yd yard yards', { exponents: METER, factor: 36 * INCH }],
  ['mi mile miles', { exponents: METER, factor: 63_360 * INCH }],
  ['sqin', { exponents: { m: 2 }, factor: INCH ** 2 }],
  ['sqft', { exponents: { m: 2 }, factor: (12 * INCH) ** 2 }],
  ['ha hectare hectares', { exponents: { m: 2 }, factor: 1e4 }],
  ['acre acres', { exponents: { m: 2 }, factor: 43_560 * (12 * INCH) ** 2 }],
  ['liter liters litre litres', { exponents: { m: 3 }, factor: 1e-3 }],
  ['gal gallon gallons', { exponents: { m: 3 }, factor: GALLON }],
  ['gram grams', { exponents: KILOGRAM, factor: 1e-3 }],
  ['kilogram kilograms', { exponents: KILOGRAM, factor: 1 }],
  ['t tonne tonnes', { exponents: KILOGRAM, factor: 1000 }],
  ['lb lbs lbm pound pounds', { exponents: KILOGRAM, factor: POUND }],
  ['oz ounce ounces', { exponents: KILOGRAM, factor: POUND / 16 }],
  ['lbf', { exponents: FORCE, factor: POUND_FORCE }],
  ['kip kips klbf', { exponents: FORCE, factor: 1000 * POUND_FORCE }],
  ['kgf kp', { exponents: FORCE, factor: FREE_FALL }],
  ['newton newtons', { exponents: FORCE, factor: 1 }],
  ['psi', { exponents: PRESSURE, factor: PSI }],
  ['ksi', { exponents: PRESSURE, factor: 1000 * PSI }],
  ['psf', { exponents: PRESSURE, factor: PSI / 144 }],
  ['atm', { exponents: PRESSURE, factor: 101_325 }],
  ['torr Torr', { exponents: PRESSURE, factor: 101_325 / 760 }],
  ['mmHg', { exponents: PRESSURE, factor: 133.322_4 }],
  ['inHg', { exponents: PRESSURE, factor: 3386.389 }],
  ['pascal pascals', { exponents: PRESSURE, factor: 1 }],
  ['megapascal megapascals', { exponents: PRESSURE, factor: 1e6 }],
  ['Btu BTU', { exponents: ENERGY, factor: 1055.056 }],
  ['hp', { exponents: POWER, factor: 550 * 12 * INCH * POUND_FORCE }],
  ['watt watts', { exponents: POWER, factor: 1 }],
  ['kilowatt kilowatts', { exponents: POWER, factor: 1000 }],
  ['volt volts', { exponents: { kg: 1, m: 2, s: -3, A: -1 }, factor: 1 }],
  ['ampere amperes amp amps', { exponents: { A: 1 }, factor: 1 }],
  ['ohm ohms', { exponents: { kg: 1, m: 2, s: -3, A: -2 }, factor: 1 }],
  ['Ah', { exponents: { A: 1, s: 1 }, factor: 3600 }],
  ['mAh', { exponents: { A: 1, s: 1 }, factor: 3.6 }],
  ['hertz', { exponents: { s: -1 }, factor: 1 }],
  ['r rev revolution revolutions', { exponents: { turn: 1 }, factor: 1 }],
  ['rpm', { exponents: { turn: 1, s: -1 }, factor: 1 / 60 }],
  ['mph', { exponents: { m: 1, s: -1 }, factor: (63_360 * INCH) / 3600 }],
  ['kph kmh', { exponents: { m: 1, s: -1 }, factor: 1 / 3.6 }],
  ['knot knots', { exponents: { m: 1, s: -1 }, factor: 1852 / 3600 }],
  ['gpm', { exponents: { m: 3, s: -1 }, factor: GALLON / 60 }],
  ['cfm', { exponents: { m: 3, s: -1 }, factor: (12 * INCH) ** 3 / 60 }],
  ['pcf', { exponents: { kg: 1, m: -3 }, factor: POUND / (12 * INCH) ** 3 }],
  ['cP', { exponents: { kg: 1, m: -1, s: -1 }, factor: 1e-3 }],
  ['cSt', { exponents: { m: 2, s: -1 }, factor: 1e-6 }],
  ['°', { exponents: { angle: 1 }, factor: Math.PI / 180 }],
  ['dB dBA', { exponents: { level: 1 }, factor: 1 }],
  ['% percent', { exponents: { ratio: 1 }, factor: 1e-2 }],
  ['‰', { exponents: { ratio: 1 }, factor: 1e-3 }],
  ['ppm', { exponents: { ratio: 1 }, factor: 1e-6 }],
  ['°C ℃ °С celsius', { exponents: { K: 1 }, factor: 1, offset: 273.15 }],
  ['°F ℉ fahrenheit', { exponents: { K: 1 }, factor: 5 / 9, offset: 459.67 * (5 / 9) }],
  ['°R', { exponents: { K: 1 }, factor: 5 / 9 }],
];

/** What Russian standards write for units of the SI (GOST 8.417). */
const RUSSIAN: Readonly<Record<string, string>> = {
  мм: 'mm',
  см: 'cm',
  м: 'm',
  км: 'km',
  мкм: 'µm',
  кг: 'kg',
  мПа: 'mPa',
  Па: 'Pa',
  кПа: 'kPa',
  МПа: 'MPa',
  ГПа: 'GPa',
  Н: 'N',
  кН: 'kN',
  Гц: 'Hz',
  кГц: 'kHz',
  МГц: 'MHz',
  Вт: 'W',
  кВт: 'kW',
  мин: 'min',
  л: 'L',
};

/** Of spellings that differ in case alone, those that a reader means who types in small letters. */
const USUAL = ['MPa', 'MN', 'MHz', 'MW', 'MJ', 'MV', 'mA', 'mV', 'mW', 'kN', 'kV', 'mm', 'mL', 'GPa', 'GHz'];

const units = /* @__PURE__ */ (() => {
  const all = new Map<string, Unit>();
  for (const [symbol, unit] of Object.entries(PREFIXED)) {
    if (!ONLY_WITH_PREFIX.has(symbol)) all.set(symbol, unit);
    for (const [prefix, by] of Object.entries(PREFIXES))
      all.set(prefix + symbol, { ...unit, factor: unit.factor * by });
  }
  for (const [spellings, unit] of OTHERS)
    for (const spelling of spellings.split(' ')) all.set(spelling, unit);
  for (const [spelling, symbol] of Object.entries(RUSSIAN)) {
    const unit = all.get(symbol);
    if (unit) all.set(spelling, unit);
  }
  return all;
})();

const inSmallLetters = /* @__PURE__ */ (() =>
  new Map([...units.keys(), ...USUAL].map((spelling) => [spelling.toLowerCase(), spelling])))();

/** A unit that was found, in its own spelling. */
type Found = { readonly unit: Unit; readonly spelling: string };

/**
 * The unit with this spelling. Letter case counts, as in mPa and MPa, except in words such as Inches; in any case if
 * `anyCase`, for what readers type.
 */
export function unitOf(written: string, anyCase = false): Found | undefined {
  const mayDiffer = anyCase || written.length > 3; // words such as Inches
  const spelling = units.has(written) || !mayDiffer ? written : inSmallLetters.get(written.toLowerCase());
  const unit = spelling === undefined ? undefined : units.get(spelling);
  return unit && spelling !== undefined ? { unit, spelling } : undefined;
}
