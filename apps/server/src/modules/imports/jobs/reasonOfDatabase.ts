/** What SQLSTATE codes mean to someone who delivers records: https://www.postgresql.org/docs/current/errcodes-appendix.html */
const reasons: Readonly<Record<string, string>> = {
  '22001': 'a text is too long for its field',
  '22003': 'a number is too large',
  '22007': 'a date is not in the format 2024-05-31',
  '22008': 'a date does not exist in the calendar',
  '22021': 'a text has characters that cannot be stored',
  '22P02': 'a value has the wrong type for its field',
  '22P05': 'a text has characters that cannot be stored',
  '23502': 'a required field is missing',
  '23503': 'it refers to something that does not exist',
  '23505': 'something with the same name already exists',
  '23514': 'a value is not allowed in its field',
};

/** Why the database has refused a document, as a message for the publisher, with the field where it is told. */
export function reasonOfDatabase(cause: unknown): string {
  const { code, column } = Object(cause) as { code?: unknown; column?: unknown };
  const reason = reasons[String(code)] ?? 'a value is not valid for its field';
  return typeof column === 'string' && column !== ''
    ? `cannot be kept: ${column}: ${reason}`
    : `cannot be kept: ${reason}`;
}
