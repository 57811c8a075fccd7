import type { documents } from '@norma/contracts';
import { fail, Failed } from '@norma/contracts/kit';
import type { Delivery, Handlers, ReaderContext } from '../../context.ts';
import type { Usage } from '../../ports/usage.ts';
import { documentTypeNames } from '../../tenant/vocabulary.ts';
import { documentExtras, type DocumentExtrasOf } from './documentExtras.ts';
import { cardDocuments } from './cardDocuments.ts';
import { isStatusInferred } from './family.ts';
import { infoOf, metadataOf, wireTranslations } from './metadata.ts';
import { mayOpen } from './access.ts';
import { openingOf } from './opening.ts';
import { knownOf, relatonFile, risFile } from './record.ts';
import { cardOfCode, cardOfId, editionsOf, formatsOf, statusSourceOf, type Card } from './store.ts';
import { successorOf } from './successor.ts';
import type { DocumentTables } from './tables.ts';
import type { Texts } from './texts.ts';
import { lastUpdated } from './updated.ts';

type Context = ReaderContext<DocumentTables>;
/** So many cards a tab of the home screen shows. */
const maxCards = 6;

type Parts = {
  readonly texts: Texts;
  readonly usage: Usage;
  /** What other domains know for the page of a document. */
  readonly extras: readonly DocumentExtrasOf[];
};

export function documentHandlers({
  texts,
  usage,
  extras,
}: Parts): Handlers<typeof documents, DocumentTables> {
  const opening = openingOf({ usage });

  const ofCode = async (contentCode: string, ctx: Context): Promise<Card | null> =>
    opening.offered(await cardOfCode(ctx.db, contentCode), ctx);

  const ofId = async (contentId: number, ctx: Context): Promise<Card | null> =>
    opening.offered(await cardOfId(ctx.db, contentId), ctx);

  const open = (card: Card | null, format: 'pdf' | 'html' | 'sts', ctx: Context) =>
    opening.open(
      card,
      {
        format,
        way: format === 'sts' ? 'download' : 'reading',
        find: ({ content_id }) => texts[format](ctx.db, content_id),
      },
      ctx,
    );

  /** The record of a document in one format: for everyone who may find the document. */
  const record = async (
    contentCode: string,
    write: (known: Parameters<typeof risFile>[0]) => Delivery,
    ctx: Context,
  ) => {
    const card = await ofCode(contentCode, ctx);
    if (!card) return fail('document-not-found');
    const [known] = await Promise.all([
      knownOf(ctx.db, card, ctx.tenant),
      opening.investigated(card, 'record', ctx),
    ]);
    return write(known);
  };

  return {
    metadata: async ({ query }, ctx) => {
      const card = await ofCode(query.contentCode, ctx);
      if (!card) return fail('document-not-found');
      const family = await editionsOf(ctx.db, [card.family_id]);
      const [formats, successor, statusSource, known] = await Promise.all([
        formatsOf(
          ctx.db,
          family.map(({ content_id }) => content_id),
        ),
        successorOf(ctx.db, card, { family, tenant: ctx.tenant }),
        statusSourceOf(ctx.db, card.content_id),
        documentExtras(extras, card, ctx, family),
        opening.investigated(card, 'page', ctx),
      ]);
      const isInferred = isStatusInferred(card, statusSource);
      const nameOfType = documentTypeNames(ctx.tenant, ctx.language);
      return metadataOf(card, {
        family,
        formats,
        successor,
        isEntitled: mayOpen(ctx.reader, card),
        isStatusInferred: isInferred,
        nameOfType,
        extras: known,
      });
    },

    info: async ({ query }, ctx) => {
      const card = await ofCode(query.contentCode, ctx);
      return card ? infoOf(card) : fail('document-not-found');
    },

    verification: async ({ query }, ctx) => {
      const card = await ofCode(query.contentCode, ctx);
      if (!card) return fail('document-not-found');
      const entitled = await opening.verified(card, ctx);
      if (entitled && !card.is_available) return fail('document-gone');
      return {
        answer: { contentCode: card.content_code, entitled },
        headers: { entitlementaccess: entitled ? ('true' as const) : ('false' as const) },
      };
    },

    translations: async ({ query }, ctx) => {
      const card = await ofCode(query.contentCode, ctx);
      if (!card) return fail('document-not-found');
      return wireTranslations(card, await editionsOf(ctx.db, [card.family_id]));
    },

    translationsOfId: async ({ query }, ctx) => {
      const card = await ofId(query.contentId, ctx);
      if (!card) return fail('document-not-found');
      return wireTranslations(card, await editionsOf(ctx.db, [card.family_id]));
    },

    pdf: async ({ query }, ctx) => open(await ofCode(query.contentCode, ctx), 'pdf', ctx),

    olderPdf: async ({ params }, ctx) => open(await ofId(params.id, ctx), 'pdf', ctx),

    html: async ({ params }, ctx) => open(await ofId(params.id, ctx), 'html', ctx),

    sts: async ({ query }, ctx) => {
      // The source is the text itself, as a file to keep.
      const card = await opening.storable(await ofCode(query.contentCode, ctx), ctx);
      if (card instanceof Failed) return card;
      const text = await open(card, 'sts', ctx);
      return text instanceof Failed ? text : { ...text, name: `${card.designation}.xml` };
    },

    relaton: ({ query }, ctx) => record(query.contentCode, relatonFile, ctx),

    ris: ({ query }, ctx) => record(query.contentCode, risFile, ctx),

    recentlyUpdated: async (_, { db, tenant, reader, now }) => {
      const publishers = tenant.settings.publishers.filter((code) =>
        reader.account.publishers.includes(code),
      );
      const today = now().toISOString().slice(0, 10);
      const codes = await lastUpdated(db, { publishers, today, max: maxCards });
      const cards = await cardDocuments(db, codes, reader);
      return codes.flatMap((code) => {
        const document = cards.get(code);
        return document ? { document } : [];
      });
    },
  };
}
