import { fail, Failed } from '@norma/contracts/kit';
import type { ReaderContext } from '../../context.ts';
import type { Audit } from '../../ports/audit.ts';
import type { Denying, Investigating, Requesting, Usage, UsageEvent } from '../../ports/usage.ts';
import { usedBy } from '../../usedBy.ts';
import { isOffered, mayOpen } from './access.ts';
import type { Card } from './store.ts';
import type { DocumentTables } from './tables.ts';

type Asking = ReaderContext<DocumentTables>;
type Format = Exclude<(UsageEvent & { type: 'request' })['format'], 'video'>;
type Refused = 'document-not-found' | 'document-not-entitled' | 'document-gone';
type RefusedToKeep = 'download-forbidden' | 'document-not-downloadable';

/** Who may open a document; what was opened or refused is kept. */
export type Opening = {
  /** The document, where the tenant offers it: what it does not offer does not exist there. */
  readonly offered: (card: Card | null, asking: Asking) => Card | null;
  /** Whether the reader may open it; a refusal is kept. */
  readonly verified: (card: Card, asking: Asking) => Promise<boolean>;
  /** The text of an offered document in one format, if the reader may open it; to read it, unless told otherwise. */
  readonly open: <T>(
    card: Card | null,
    text: {
      readonly format: Format;
      readonly way?: Requesting;
      readonly find: (card: Card) => Promise<T | null>;
    },
    asking: Asking,
  ) => Promise<T | Failed<Refused | 'document-format-missing'>>;
  /** The offered document, if the reader may take its text away; a refusal is kept. */
  readonly keepable: (card: Card | null, asking: Asking) => Promise<Card | Failed<Refused | RefusedToKeep>>;
  /** Keeps that a reader looked at what is known of a document. */
  readonly investigated: (card: Card, way: Investigating, asking: Asking) => Promise<void>;
  /** Keeps that a reader wanted to keep a text that they may only read. */
  readonly deniedToKeep: (
    card: Card,
    way: Exclude<Denying, 'not-subscribed'>,
    asking: Asking,
  ) => Promise<void>;
};

/** The one way into documents, for every call that gives something of a text. */
export function openingOf({ audit, usage }: { readonly audit: Audit; readonly usage: Usage }): Opening {
  const verified = async (card: Card, asking: Asking): Promise<boolean> => {
    const { tenant, reader, remoteAddress, requestId } = asking;
    if (mayOpen(reader, card)) return true;
    const { content_code: contentCode } = card;
    await usage.record(tenant.key, {
      ...usedBy(asking),
      type: 'denial',
      contentCode,
      way: 'not-subscribed',
    });
    await audit.record(tenant.key, {
      type: 'document-refused',
      principal: reader.signInName,
      message: `${reader.account.name} does not subscribe to ${card.designation}`,
      remoteAddress,
      requestId,
    });
    return false;
  };

  const readable = async (card: Card | null, asking: Asking): Promise<Card | Failed<Refused>> => {
    if (!card) return fail('document-not-found');
    if (!(await verified(card, asking))) return fail('document-not-entitled');
    return card.is_available ? card : fail('document-gone');
  };

  const deniedToKeep: Opening['deniedToKeep'] = ({ content_code: contentCode }, way, asking) =>
    usage.record(asking.tenant.key, { ...usedBy(asking), type: 'denial', contentCode, way });

  return {
    offered: (card, { tenant }) => (card && isOffered(tenant, card) ? card : null),
    verified,
    open: async (asked, { format, way = 'reading', find }, asking) => {
      const card = await readable(asked, asking);
      if (card instanceof Failed) return card;
      const text = await find(card);
      if (text === null) return fail('document-format-missing');
      // A PDF comes in pieces: whoever opens it asks for its beginning once.
      if (asking.isLaterPiece) return text;
      const { content_code: contentCode } = card;
      await usage.record(asking.tenant.key, {
        ...usedBy(asking),
        type: 'request',
        contentCode,
        format,
        way,
      });
      return text;
    },
    keepable: async (asked, asking) => {
      const card = await readable(asked, asking);
      if (card instanceof Failed) return card;
      if (asking.reader.account.isDrm) {
        await deniedToKeep(card, 'account-forbids-download', asking);
        return fail('download-forbidden');
      }
      if (!card.is_downloadable) {
        await deniedToKeep(card, 'publisher-forbids-download', asking);
        return fail('document-not-downloadable');
      }
      return card;
    },
    investigated: ({ content_code: contentCode }, way, asking) =>
      usage.record(asking.tenant.key, { ...usedBy(asking), type: 'investigation', contentCode, way }),
    deniedToKeep,
  };
}
