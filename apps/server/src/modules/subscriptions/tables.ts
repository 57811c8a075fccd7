import type { ColumnType } from 'kysely';

export type SubscriptionTables = {
  subscriptions: {
    tenant: string;
    account_id: string;
    publisher_code: string;
    name: string;
    abbreviation: string;
    /** The first and the last day on which it opens documents; null without such a day. */
    starts_on: ColumnType<string | null, string | null | undefined, string | null>;
    ends_on: ColumnType<string | null, string | null | undefined, string | null>;
  };
  /** Those of open accounts that open documents today. */
  running_subscriptions: {
    account_id: string;
    publisher_code: string;
    name: string;
    abbreviation: string;
  };
};
