import type { recentCalls } from '@norma/contracts';
import type { Kysely } from 'kysely';
import type { Handlers, ReaderContext } from '../../context.ts';
import type { SearchTables, Tables } from './tables.ts';

type Db = Kysely<Pick<SearchTables, 'recent_searches'>>;
type Recent = SearchTables['recent_searches'];

const maxKept = 10;

/** Keeps what readers searched for lately. A login that several people share has none: each would see what the others look for. */
export const recentSearchHandlers = (): Handlers<typeof recentCalls, Tables> => ({
  recentSearches: (_, ctx) => ownSearches(ctx),

  rememberSearch: async ({ body: { text, searchType } }, { db, tenant, reader, now }) => {
    if (reader.userType !== 'INDIVIDUAL') return { saved: false };
    await remember(db.$pickTables<'recent_searches'>(), {
      tenant: tenant.key,
      person_id: reader.personId,
      search_type: searchType,
      text,
      searched_at: now(),
    });
    return { saved: true };
  },

  forgetSearches: async ({ query: { text, searchType } }, ctx) => {
    const { db, reader } = ctx;
    let removal = db.deleteFrom('recent_searches').where('person_id', '=', reader.personId);
    if (text !== undefined) removal = removal.where('text', '=', text);
    if (searchType !== undefined) removal = removal.where('search_type', '=', searchType);
    await removal.execute();
    return ownSearches(ctx);
  },
});

async function ownSearches({
  db,
  reader,
}: ReaderContext<Tables>): Promise<{ text: string; searchType: Recent['search_type'] }[]> {
  if (reader.userType !== 'INDIVIDUAL') return [];
  const rows = await latest(db.$pickTables<'recent_searches'>(), reader.personId)
    .select(['text', 'search_type'])
    .limit(maxKept)
    .execute();
  return rows.map(({ text, search_type }) => ({ text, searchType: search_type }));
}

const latest = (db: Db, personId: string) =>
  db
    .selectFrom('recent_searches')
    .where('person_id', '=', personId)
    .orderBy('searched_at', 'desc')
    .orderBy('text');

/** Saves a search as the latest one, and forgets those before the last ten. */
async function remember(db: Db, search: Recent): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await transaction
      .insertInto('recent_searches')
      .values(search)
      .onConflict((conflict) =>
        conflict
          .columns(['tenant', 'person_id', 'search_type', 'text'])
          .doUpdateSet({ searched_at: search.searched_at }),
      )
      .execute();
    const last = await latest(transaction, search.person_id)
      .select('searched_at')
      .offset(maxKept)
      .limit(1)
      .executeTakeFirst();
    if (!last) return;
    await transaction
      .deleteFrom('recent_searches')
      .where('person_id', '=', search.person_id)
      .where('searched_at', '<=', last.searched_at)
      .execute();
  });
}
