import type { documents } from '@norma/contracts';
import { fail, Failed } from '@norma/contracts/kit';
import type { Delivery, Handlers, ReaderContext } from '../../context.ts';
import type { Audit } from '../../ports/audit.ts';
import type { Usage } from '../../ports/usage.ts';
import { knownBeside, type Beside } from './beside.ts';
import { cardDocuments } from './cardDocuments.ts';
import { isStatusInferred } from './family.ts';
import { infoOf, metadataOf, wireTranslations } from './metadata.ts';
import { openingOf } from './opening.ts';
import { knownOf, relatonFile, risFile } from './record.ts';
import { cardOfCode, cardOfId, editionsOf, formatsOf, saidOfStatus, type Card } from './store.ts';
import { successorOf } from './successor.ts';
import type { DocumentTables } from './tables.ts';
import type { Texts } from './texts.ts';
import { lastUpdated } from './updated.ts';

type Asking = ReaderContext<DocumentTables>;
/** So many cards a tab of the home screen shows. */
const mostCards = 6;

type Parts = {
  readonly texts: Texts;
  readonly audit: Audit;
  readonly usage: Usage;
  /** What other domains know for the page of a document. */
  readonly beside: readonly Beside[];
};

export function documentHandlers({
  texts,
  audit,
  usage,
  beside,
}: Parts): Handlers<typeof documents, DocumentTables> {
  const opening = openingOf({ audit, usage });

  const ofCode = async (contentCode: string, asking: Asking): Promise<Card | null> =>
    opening.offered(await cardOfCode(asking.db, contentCode), asking);

  const ofId = async (contentId: number, asking: Asking): Promise<Card | null> =>
    opening.offered(await cardOfId(asking.db, contentId), asking);

  const open = (card: Card | null, format: 'pdf' | 'html' | 'sts', asking: Asking) =>
    opening.open(
      card,
      {
        format,
        way: format === 'sts' ? 'download' : 'reading',
        find: ({ content_id }) => texts[format](asking.db, content_id),
      },
      asking,
    );

  /** The record of a document in one format: for everybody who may find the document. */
  const record = async (
    contentCode: string,
    write: (known: Parameters<typeof risFile>[0]) => Delivery,
    asking: Asking,
  ) => {
    const card = await ofCode(contentCode, asking);
    if (!card) return fail('document-not-found');
    const [known] = await Promise.all([
      knownOf(asking.db, card, asking.tenant),
      opening.investigated(card, 'record', asking),
    ]);
    return write(known);
  };

  return {
    metadata: async ({ query }, asking) => {
      const card = await ofCode(query.contentCode, asking);
      if (!card) return fail('document-not-found');
      const family = await editionsOf(asking.db, [card.family_id]);
      const [formats, successor, said, known] = await Promise.all([
        formatsOf(
          asking.db,
          family.map(({ content_id }) => content_id),
        ),
        successorOf(asking.db, card, { family, tenant: asking.tenant }),
        saidOfStatus(asking.db, card.content_id),
        knownBeside(beside, card, asking, family),
        opening.investigated(card, 'page', asking),
      ]);
      const isInferred = isStatusInferred(card, said);
      return metadataOf(card, { family, formats, successor, isStatusInferred: isInferred, beside: known });
    },

    info: async ({ query }, asking) => {
      const card = await ofCode(query.contentCode, asking);
      return card ? infoOf(card) : fail('document-not-found');
    },

    verification: async ({ query }, asking) => {
      const card = await ofCode(query.contentCode, asking);
      if (!card) return fail('document-not-found');
      const entitled = await opening.verified(card, asking);
      if (entitled && !card.is_available) return fail('document-gone');
      return {
        answer: { contentCode: card.content_code, entitled },
        headers: { entitlementaccess: entitled ? ('true' as const) : ('false' as const) },
      };
    },

    translations: async ({ query }, asking) => {
      const card = await ofCode(query.contentCode, asking);
      if (!card) return fail('document-not-found');
      return wireTranslations(card, await editionsOf(asking.db, [card.family_id]));
    },

    translationsOfId: async ({ query }, asking) => {
      const card = await ofId(query.contentId, asking);
      if (!card) return fail('document-not-found');
      return wireTranslations(card, await editionsOf(asking.db, [card.family_id]));
    },

    pdf: async ({ query }, asking) => open(await ofCode(query.contentCode, asking), 'pdf', asking),

    olderPdf: async ({ params }, asking) => open(await ofId(params.id, asking), 'pdf', asking),

    html: async ({ params }, asking) => open(await ofId(params.id, asking), 'html', asking),

    sts: async ({ query }, asking) => {
      // The source is the text itself, as a file to keep.
      const card = await opening.keepable(await ofCode(query.contentCode, asking), asking);
      if (card instanceof Failed) return card;
      const text = await open(card, 'sts', asking);
      return text instanceof Failed ? text : { ...text, name: `${card.designation}.xml` };
    },

    relaton: ({ query }, asking) => record(query.contentCode, relatonFile, asking),

    ris: ({ query }, asking) => record(query.contentCode, risFile, asking),

    recentlyUpdated: async (_, { db, tenant, reader, now }) => {
      const publishers = tenant.settings.publishers.filter((code) =>
        reader.account.publishers.includes(code),
      );
      const today = now().toISOString().slice(0, 10);
      const codes = await lastUpdated(db, { publishers, today, most: mostCards });
      const cards = await cardDocuments(db, codes);
      return codes.flatMap((code) => {
        const document = cards.get(code);
        return document ? { document } : [];
      });
    },
  };
}
