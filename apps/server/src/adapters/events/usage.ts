import type { Kysely } from 'kysely';
import type { Usage } from '../../ports/usage.ts';

type UsageTables = {
  usage_events: {
    tenant: string;
    at: Date;
    type: string;
    session_id: string;
    person_id: string;
    account_id: string;
    content_code: string | null;
    format: string | null;
    search_type: string | null;
    search_text: string | null;
    found: number | null;
    page: string | null;
    remote_address: string;
    user_agent: string;
  };
};

/** Keeps usage events in the tenant's own rows of the database. */
export const databaseUsage = (dbOf: (tenantKey: string) => Kysely<UsageTables>, now: () => Date): Usage => ({
  record: async (tenant, event) => {
    const row: UsageTables['usage_events'] = {
      tenant,
      at: now(),
      type: event.type,
      session_id: event.sessionId,
      person_id: event.personId,
      account_id: event.accountId,
      content_code: 'contentCode' in event ? event.contentCode : null,
      format: 'format' in event ? event.format : null,
      search_type: 'searchType' in event ? event.searchType : null,
      search_text: 'text' in event ? event.text : null,
      found: 'found' in event ? event.found : null,
      page: 'page' in event ? event.page : null,
      remote_address: event.remoteAddress,
      user_agent: event.userAgent.slice(0, 500),
    };
    await dbOf(tenant).insertInto('usage_events').values(row).execute();
  },
});
