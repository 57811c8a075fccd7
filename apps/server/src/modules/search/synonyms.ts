import { createHash } from 'node:crypto';
import { synonymLanguages, type SynonymLists, type SynonymTrial, type synonymCalls } from '@norma/contracts';
import { fail, Failed } from '@norma/contracts/kit';
import { readSynonyms, type SynonymRules } from '@norma/search-core';
import { sql, type Kysely } from 'kysely';
import type { Context, Handlers } from '../../context.ts';
import { etagOf, matchesState, withVersioned } from '../../lib/versioned.ts';
import type { SearchEngine } from '../../ports/search-engine.ts';
import { triedSearch } from './synonymTrial.ts';
import type { SearchTables, Tables } from './tables.ts';

type Db = Kysely<Pick<SearchTables, 'search_synonyms'>>;
type Lists = SynonymLists['lists'];

/** So many lists are stored as they were read: one for each tenant that searches. */
const maxCached = 64;
const cached = new Map<string, SynonymRules>();

/** The synonyms of the connection's tenant, ready to be used; undefined where it has none. */
export async function synonymsOf(db: Db): Promise<SynonymRules | undefined> {
  const text = (await savedRow(db))?.rules ?? '';
  if (text === '') return undefined;
  const rules = cached.get(text) ?? readSynonyms(text).rules;
  if (!cached.has(text) && cached.size >= maxCached) cached.clear();
  cached.set(text, rules);
  return rules;
}

/** Shows a library's synonyms to its administrators, tries other ones, and takes them. */
export const synonymHandlers = (engine: SearchEngine): Handlers<typeof synonymCalls, Tables> => ({
  synonyms: async (_, ctx) => tagged(await savedRow(ctx.db.$pickTables<'search_synonyms'>())),

  replaceSynonyms: async ({ body: { lists } }, ctx) => {
    const rules = textOf(lists);
    const changedAt = ctx.now();
    const saved = await withVersioned<Tables, string, never, true | Malformed, 'synonyms-changed'>(
      ctx,
      {
        lock: (within) => lockedRules(within, ctx),
        expected: {
          isCurrent: (before) => matchesState(ctx, tagOf(before)),
          changed: 'synonyms-changed',
        },
      },
      async (before, within) => {
        const [fault] = faultsIn(lists);
        if (fault) {
          const { language, line } = fault;
          return fail('synonyms-malformed', { language, line: String(line) }, fieldErrorsOf(lists));
        }
        if (rules === before) return true;
        await within
          .updateTable('search_synonyms')
          .set({ rules, changed_at: changedAt })
          .where('tenant', '=', ctx.tenant.key)
          .execute();
        const what = `${countOf(before)} rules before, ${countOf(rules)} now`;
        await ctx.audit('search-synonyms-changed', what, { within });
        return true;
      },
    );
    if (saved instanceof Failed) return saved;
    return tagged(await savedRow(ctx.db.$pickTables<'search_synonyms'>()));
  },

  trySynonyms: async ({ body: { lists, keywords } }, ctx): Promise<SynonymTrial> => {
    const saved = await synonymsOf(ctx.db.$pickTables<'search_synonyms'>());
    const own = readSynonyms(textOf(lists)).rules;
    return { faults: faultsIn(lists), ...(await triedSearch(engine, { keywords, saved, own }, ctx)) };
  },
});

/** Saves rules for a library that has never had any. */
export async function saveFirstSynonyms(
  db: Db,
  { tenant, rules, now }: { tenant: string; rules: string; now: Date },
): Promise<void> {
  await db
    .insertInto('search_synonyms')
    .values({ tenant, rules, changed_at: now })
    .onConflict((conflict) => conflict.column('tenant').doNothing())
    .execute();
}

type Malformed = Failed<'synonyms-malformed'>;

type Row = { readonly rules: string; readonly changed_at: Date };

async function savedRow(db: Db): Promise<Row | undefined> {
  return db.selectFrom('search_synonyms').select(['rules', 'changed_at']).executeTakeFirst();
}

/** The rules as they are, which no one else changes until the transaction ends; there is a row for them from then on. */
async function lockedRules(within: Kysely<Tables>, { tenant }: Pick<Context, 'tenant'>): Promise<string> {
  await within
    .insertInto('search_synonyms')
    .values({ tenant: tenant.key, rules: '', changed_at: sql`'-infinity'` })
    .onConflict((conflict) => conflict.column('tenant').doNothing())
    .execute();
  const row = await within
    .selectFrom('search_synonyms')
    .select('rules')
    .where('tenant', '=', tenant.key)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return row.rules;
}

function tagged(row: Row | undefined) {
  const rules = row?.rules ?? '';
  const changedAt = rules === '' ? null : (row?.changed_at.toISOString() ?? null);
  return { answer: { lists: listsOf(rules), changedAt }, headers: { etag: tagOf(rules) } };
}

/** The ETag of the rules. */
const tagOf = (rules: string): string =>
  etagOf(createHash('sha256').update(rules).digest('base64url').slice(0, 22));

/** A language before a line, as lists are kept in one text. */
const inLanguage = /^([a-z]{2}): ?/;

/** All lists as one text: each line of another language than English begins with it. */
const textOf = (lists: Lists): string =>
  lists
    .flatMap(({ language, rules }) => {
      const text = rules.trimEnd();
      if (text === '') return [];
      return text.split(/\r?\n/).map((line) => (language === 'en' ? line : `${language}: ${line}`));
    })
    .join('\n');

function listsOf(text: string): Lists {
  if (text === '') return [];
  const lines = new Map<Lists[number]['language'], string[]>();
  for (const line of text.split('\n')) {
    const tag = inLanguage.exec(line)?.[1];
    const language = synonymLanguages.find((each) => each === tag) ?? 'en';
    const own = lines.get(language) ?? [];
    own.push(language === tag ? line.replace(inLanguage, '') : line);
    lines.set(language, own);
  }
  return [...lines].map(([language, own]) => ({ language, rules: own.join('\n') }));
}

const faultsIn = (lists: Lists): SynonymTrial['faults'] =>
  lists.flatMap(({ language, rules }) =>
    readSynonyms(rules).faults.map(({ line, fault }) => ({ language, line, fault })),
  );

const fieldErrorsOf = (lists: Lists) =>
  faultsIn(lists)
    .slice(0, 100)
    .map(({ language, line, fault }) => {
      const at = lists.findIndex((list) => list.language === language);
      return { field: `body.lists.${at}.rules.${line - 1}`, message: fault };
    });

const countOf = (rules: string): number =>
  rules.split('\n').filter((line) => !/^([a-z]{2}:)?\s*(#|$)/.test(line)).length;
