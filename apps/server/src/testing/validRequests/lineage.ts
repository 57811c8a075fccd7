import type { LineageTables } from '../../modules/lineage/index.ts';
import { ofCode, type RequestContext, type ValidRequests } from './validRequest.ts';

/** Gives the newer edition a clause with a line. */
async function aLine({ library: { database, ids } }: RequestContext): Promise<string> {
  const line = '0123456789';
  const clause = { id: 'sec-1', number: '1', title: 'Scope', level: 1, hash: '', line };
  const db = database.withoutTenant<LineageTables>();
  await db
    .insertInto('edition_clauses')
    .values({
      content_id: ids.newer,
      file_key: '',
      source: 'html',
      form: 0,
      clauses: JSON.stringify([clause]),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await db
    .insertInto('clause_lines')
    .values({
      line,
      family_id: null,
      language: 'en',
      content_id: ids.newer,
      number: '1',
      title: 'Scope',
      issued_at: new Date(),
      alias_of: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return line;
}

/** Something right to send for each call of `lineage`. */
export const lineage: ValidRequests<'lineage'> = {
  laterClauses: ({ library: { ids } }) => ({ query: { newHtmlId: ids.newer, oldHtmlId: ids.older } }),
  clauses: ofCode,
  clause: async (ctx) => ({ params: { line: await aLine(ctx) }, query: {} }),
};
