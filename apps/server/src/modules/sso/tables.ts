export type SsoTables = {
  /** Assertions of partners that have been used and could be used again. */
  spent_assertions: { tenant: string; hash: string; expires_at: Date };
};
