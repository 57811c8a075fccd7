import type { documents } from '@norma/contracts';
import { fail, Failed } from '@norma/contracts/kit';
import type { Delivery, Handlers, ReaderContext } from '../../context.ts';
import type { Audit } from '../../ports/audit.ts';
import type { Usage, UsageEvent } from '../../ports/usage.ts';
import { isOffered, mayOpen } from './access.ts';
import { metadataOf, wireTranslations } from './metadata.ts';
import { relatonFile, risFile } from './record.ts';
import { cardOfCode, cardOfId, editionsOf, fileOf, recordRowOf, type Card } from './store.ts';
import type { DocumentTables } from './tables.ts';
import type { Texts } from './texts.ts';

type Asking = ReaderContext<DocumentTables>;
type Parts = { readonly texts: Texts; readonly audit: Audit; readonly usage: Usage };

export function documentHandlers({ texts, audit, usage }: Parts): Handlers<typeof documents, DocumentTables> {
  const note = (
    { tenant, reader, remoteAddress, userAgent }: Asking,
    event: Pick<UsageEvent, 'type'> & object,
  ): Promise<void> =>
    usage.record(tenant.key, {
      sessionId: reader.sessionId,
      personId: reader.personId,
      accountId: reader.account.id,
      remoteAddress,
      userAgent,
      ...event,
    } as UsageEvent);

  const noteRefusal = async (asking: Asking, card: Card): Promise<void> => {
    const { tenant, reader, remoteAddress, requestId } = asking;
    await note(asking, { type: 'denial', contentCode: card.content_code } as UsageEvent);
    await audit.record(tenant.key, {
      type: 'document-refused',
      principal: reader.signInName,
      message: `${reader.account.name} does not subscribe to ${card.designation}`,
      remoteAddress,
      requestId,
    });
  };

  const offered = (card: Card | null, { tenant }: Asking): Card | null =>
    card && isOffered(tenant, card) ? card : null;

  /** The text of a document in one format, if the reader may open it. */
  const open = async (card: Card | null, format: 'pdf' | 'html' | 'sts', asking: Asking) => {
    if (!card) return fail('document-not-found');
    if (!mayOpen(asking.reader, card)) {
      await noteRefusal(asking, card);
      return fail('document-not-entitled');
    }
    const text: Delivery | null = await texts[format](asking.db, card.content_id);
    if (!text) return fail('document-format-missing');
    await note(asking, { type: 'request', contentCode: card.content_code, format } as UsageEvent);
    return text;
  };

  /** The record of a document in one format: for everybody who may find the document. */
  const record = async (
    contentCode: string,
    write: (known: Parameters<typeof risFile>[0]) => Delivery,
    asking: Asking,
  ) => {
    const card = offered(await cardOfCode(asking.db, contentCode), asking);
    if (!card) return fail('document-not-found');
    const [row, family] = await Promise.all([
      recordRowOf(asking.db, card.content_id),
      editionsOf(asking.db, [card.family_id]),
    ]);
    await note(asking, { type: 'investigation', contentCode: card.content_code } as UsageEvent);
    return write({ card, row, family, tenant: asking.tenant });
  };

  return {
    metadata: async ({ query }, asking) => {
      const card = offered(await cardOfCode(asking.db, query.contentCode), asking);
      if (!card) return fail('document-not-found');
      const [family, sts, html] = await Promise.all([
        editionsOf(asking.db, [card.family_id]),
        fileOf(asking.db, card.content_id, 'sts'),
        fileOf(asking.db, card.content_id, 'html'),
      ]);
      await note(asking, { type: 'investigation', contentCode: card.content_code } as UsageEvent);
      return metadataOf(card, family, {
        hasPdf: sts !== null,
        hasHtml: html !== null,
        hasSts: sts !== null,
      });
    },

    verification: async ({ query }, asking) => {
      const card = offered(await cardOfCode(asking.db, query.contentCode), asking);
      if (!card) return fail('document-not-found');
      const entitled = mayOpen(asking.reader, card);
      if (!entitled) await noteRefusal(asking, card);
      return {
        answer: { contentCode: card.content_code, entitled },
        headers: { entitlementaccess: entitled ? ('true' as const) : ('false' as const) },
      };
    },

    translations: async ({ query }, asking) => {
      const card = offered(await cardOfCode(asking.db, query.contentCode), asking);
      if (!card) return fail('document-not-found');
      return wireTranslations(card, await editionsOf(asking.db, [card.family_id]));
    },

    pdf: async ({ query }, asking) =>
      open(offered(await cardOfCode(asking.db, query.contentCode), asking), 'pdf', asking),

    html: async ({ params }, asking) =>
      open(offered(await cardOfId(asking.db, params.id), asking), 'html', asking),

    sts: async ({ query }, asking) => {
      const card = offered(await cardOfCode(asking.db, query.contentCode), asking);
      const text = await open(card, 'sts', asking);
      return text instanceof Failed || !card ? text : { ...text, name: `${card.designation}.xml` };
    },

    relaton: ({ query }, asking) => record(query.contentCode, relatonFile, asking),

    ris: ({ query }, asking) => record(query.contentCode, risFile, asking),
  };
}
