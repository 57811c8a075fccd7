import fc from 'fast-check';

const deep = (depth: number): unknown => JSON.parse('['.repeat(depth) + ']'.repeat(depth));

/** Texts that have broken programs before. */
const texts = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  '\u202e\u200f',
  'تثبيت المسامير',
  '標準😀'.repeat(50),
  'x'.repeat(501),
  'x'.repeat(5_000),
  "'; drop table people; --",
  '%',
  '%00',
  '%25',
  '..%2f..%2f..%2fetc%2fpasswd',
  '../../../../etc/passwd',
  '<script>alert(1)</script>',
  'a\r\nset-cookie: stolen=1',
  '(a+)+$',
  '*',
  '"anchor',
  '{{7*7}}',
  '${7*7}',
  '__proto__',
  'constructor',
  'null',
  'undefined',
  'NaN',
  'true',
  '[]',
  '{}',
  '-1',
  '0',
  '1.5',
  '1e308',
  '9007199254740993',
  '99999999999999999999999',
  'NSB|nsb-e-214-24',
];

const values = [
  null,
  true,
  0,
  -1,
  1.5,
  2 ** 53,
  1e308,
  [],
  {},
  [[]],
  deep(500),
  { toString: 1 },
  { $ne: null },
  JSON.parse('{"__proto__": {"isAdmin": true}}'),
  Array.from({ length: 1_001 }, () => 'x'),
];

/** A text that is meant badly, or by chance. */
export const hostileText = fc.oneof(
  fc.constantFrom(...texts),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
);

/** JSON that no one asked for. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  hostileText,
  fc.constantFrom<unknown>(...values),
  fc.jsonValue({ maxDepth: 4 }),
);
