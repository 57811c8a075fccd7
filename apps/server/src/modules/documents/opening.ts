import { fail, type Failed } from '@norma/contracts/kit';
import type { ReaderContext } from '../../context.ts';
import type { Audit } from '../../ports/audit.ts';
import type { Denying, Investigating, Requesting, Usage, UsageEvent } from '../../ports/usage.ts';
import { usedBy } from '../../usedBy.ts';
import { isOffered, mayOpen } from './access.ts';
import type { Card } from './store.ts';
import type { DocumentTables } from './tables.ts';

type Asking = ReaderContext<DocumentTables>;
type Format = Exclude<(UsageEvent & { type: 'request' })['format'], 'video'>;
type Refused = 'document-not-found' | 'document-not-entitled' | 'document-gone' | 'document-format-missing';

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
  ) => Promise<T | Failed<Refused>>;
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

  return {
    offered: (card, { tenant }) => (card && isOffered(tenant, card) ? card : null),
    verified,
    open: async (card, { format, way = 'reading', find }, asking) => {
      if (!card) return fail('document-not-found');
      if (!(await verified(card, asking))) return fail('document-not-entitled');
      if (!card.is_available) return fail('document-gone');
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
    investigated: ({ content_code: contentCode }, way, asking) =>
      usage.record(asking.tenant.key, { ...usedBy(asking), type: 'investigation', contentCode, way }),
    deniedToKeep: ({ content_code: contentCode }, way, asking) =>
      usage.record(asking.tenant.key, { ...usedBy(asking), type: 'denial', contentCode, way }),
  };
}
