import type { synonymCalls } from '@norma/contracts';
import { fail } from '@norma/contracts/kit';
import { readSynonyms, type SynonymRules } from '@norma/search-core';
import type { Kysely } from 'kysely';
import type { Handlers } from '../../context.ts';
import type { SearchTables, Tables } from './tables.ts';

type Db = Kysely<Pick<SearchTables, 'search_synonyms'>>;

/** So many lists are stored as they were read: one for each tenant that searches. */
const maxCached = 64;
const cached = new Map<string, SynonymRules>();

/** The synonyms of the connection's tenant, ready to be used; undefined where it has none. */
export async function synonymsOf(db: Db): Promise<SynonymRules | undefined> {
  const text = await rulesOf(db);
  if (text === '') return undefined;
  const rules = cached.get(text) ?? readSynonyms(text).rules;
  if (!cached.has(text) && cached.size >= maxCached) cached.clear();
  cached.set(text, rules);
  return rules;
}

/** Shows a library's synonyms to its administrators, and takes another list of them. */
export const synonymHandlers = (): Handlers<typeof synonymCalls, Tables> => ({
  synonyms: async (_, { db }) => ({ rules: await rulesOf(db.$pickTables<'search_synonyms'>()) }),

  replaceSynonyms: async ({ body: { rules } }, ctx) => {
    const { db, tenant, now } = ctx;
    const [line] = readSynonyms(rules).faults;
    if (line !== undefined) return fail('synonyms-malformed', { line: String(line) });
    await db.transaction().execute(async (transaction) => {
      await transaction
        .insertInto('search_synonyms')
        .values({ tenant: tenant.key, rules, changed_at: now() })
        .onConflict((conflict) => conflict.column('tenant').doUpdateSet({ rules, changed_at: now() }))
        .execute();
      await ctx.audit('search-synonyms-changed', 'Changed the search synonyms', { within: transaction });
    });
    return { rules };
  },
});

async function rulesOf(db: Db): Promise<string> {
  const row = await db.selectFrom('search_synonyms').select('rules').executeTakeFirst();
  return row?.rules ?? '';
}
