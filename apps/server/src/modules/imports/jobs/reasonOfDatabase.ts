/** What SQLSTATE codes mean to someone who delivers records: https://www.postgresql.org/docs/current/errcodes-appendix.html */
const reasons: Readonly<Record<string, string>> = {
  '22001': 'a text is longer than fits',
  '22003': 'a number is too large',
  '22007': 'a date is not written as year, month and day: 2024-05-31',
  '22008': 'a date is none of the calendar',
  '22021': 'a text has characters that cannot be stored',
  '22P02': 'a value is not of the kind that its field holds',
  '22P05': 'a text has characters that cannot be stored',
  '23502': 'a field that must be there is missing',
  '23503': 'it names something that is not there',
  '23505': 'something of the same name is there already',
  '23514': 'a value is none of those that its field may have',
};

/** Why the database has refused a document, as a message for the publisher, with the field where it is told. */
export function reasonOfDatabase(cause: unknown): string {
  const { code, column } = Object(cause) as { code?: unknown; column?: unknown };
  const reason = reasons[String(code)] ?? 'a value in it does not fit its field';
  return typeof column === 'string' && column !== ''
    ? `cannot be kept: ${column}: ${reason}`
    : `cannot be kept: ${reason}`;
}
