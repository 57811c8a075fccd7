// What no one may read who asks the database by hand, whatever is added to it later: named by what such things are called.

const tables =
  /^identity_|secret|password|^one_time_codes$|^tickets$|^kysely_|^sign_in_failures$|token|credential|key(s)?$/;

const columns =
  /password|secret|token|credential|private|payload|hash$|session_id|^values$|api_?key|signature/;

/** Whether a table is withheld altogether. */
export const isTableWithheld = (table: string): boolean => tables.test(table);

/** What people wrote or marked for themselves, or for those they chose: it tells an operator nothing about the library. */
const allowedColumns: Readonly<Record<string, readonly string[]>> = {
  recent_searches: ['text'],
  user_notes: ['note', 'note_data'],
  compass_points: ['name', 'name_order', 'description', 'overlay_details', 'rich', 'selection'],
  compass_point_history: ['current', 'previous'],
};

/** Whether a column is withheld. */
export const isColumnWithheld = (table: string, column: string): boolean =>
  columns.test(column) || (allowedColumns[table]?.includes(column) ?? false);
