// What nobody may read who asks the database by hand, whatever is added to it later: named by what such things are called.

const tables =
  /^identity_|secret|password|^one_time_codes$|^tickets$|^kysely_|^sign_in_failures$|token|credential|key(s)?$/;

const columns =
  /password|secret|token|credential|private|payload|hash$|session_id|^values$|api_?key|signature/;

/** Whether a table is withheld altogether. */
export const isTableWithheld = (table: string): boolean => tables.test(table);

/** Whether a column is withheld. */
export const isColumnWithheld = (column: string): boolean => columns.test(column);
