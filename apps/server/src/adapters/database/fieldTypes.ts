import { TypeOverrides } from 'pg';

const oid = { int8: 20, date: 1082, textArray: 1009, int8Array: 1016, dateArray: 1182 } as const;

/**
 * How values of PostgreSQL become values of ours: bigint a number, date a plain 'YYYY-MM-DD' text, because a day
 * has no time zone; timestamptz stays a Date.
 */
export const fieldTypes = new TypeOverrides();

// The types of pg call the text that a parser is given a number.
const textsOf = fieldTypes.getTypeParser(oid.textArray) as unknown as (text: string) => (string | null)[];
fieldTypes.setTypeParser(oid.int8, safeInteger);
fieldTypes.setTypeParser(oid.int8Array, (text: string) =>
  textsOf(text).map((item) => (item === null ? null : safeInteger(item))),
);
fieldTypes.setTypeParser(oid.date, String);
fieldTypes.setTypeParser(oid.dateArray, textsOf);

function safeInteger(text: string): number {
  const value = Number(text);
  if (Number.isSafeInteger(value)) return value;
  throw new RangeError(`The database holds ${text}, which is too large for an exact JavaScript number.`);
}
