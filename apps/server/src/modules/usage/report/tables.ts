import type { UsageTables } from '../tables.ts';

/** What reports are read from: what was counted, and what accounts and publishers are called. */
export type ReportTables = UsageTables & {
  accounts: { id: string; name: string; number: string };
  publishers: { code: string; name: string };
};
