import type { references } from '@norma/contracts';
import { fail } from '@norma/contracts/kit';
import type { Handlers, ReaderContext } from '../../context.ts';
import { hasFeature } from '../../tenant/index.ts';
import { cardOfCode, isOffered, type Card, type DocumentTables } from '../documents/index.ts';
import { cardOf } from './cards.ts';
import { judgeReferences, type Within } from './resolve.ts';

type Context = ReaderContext<DocumentTables>;

/** Answers what documents cite, who cites them, and whether what is cited is in force. */
export function referenceHandlers(): Handlers<typeof references, DocumentTables> {
  return {
    resolveReferences: async ({ body }, ctx) => {
      if (!hasFeature(ctx.tenant.settings, 'reference-links')) return fail('feature-off');
      const citing = body.contentCode === undefined ? null : await offeredOf(body.contentCode, ctx);
      if (body.contentCode !== undefined && !citing) return fail('document-not-found');
      const within = withinOf(citing, ctx);
      const designations = body.references.map(({ designation }) => designation);
      const judged = await ctx.db.connection().execute((db) => judgeReferences(db, designations, within));
      return {
        cards: designations.flatMap((designation) => {
          const each = judged.get(designation);
          return each ? [cardOf(each, within.language, ctx)] : [];
        }),
      };
    },
  };
}

async function offeredOf(contentCode: string, { db, tenant }: Context): Promise<Card | null> {
  const card = await cardOfCode(db, contentCode);
  return card && isOffered(tenant, card) ? card : null;
}

/** What a designation is read by: the text in which it stands, else the library. */
const withinOf = (citing: Card | null, { tenant, language }: Context): Within => ({
  tenant,
  publisher: citing?.publisher_code ?? tenant.settings.publishers[0] ?? '',
  language: citing?.language ?? language,
});
