import { fail, Failed } from '@norma/contracts/kit';
import type { Delivery, ReaderContext } from '../../context.ts';
import type { Denying, Investigating, Requesting, Usage, UsageEvent } from '../../ports/usage.ts';
import { usageActor } from '../../lib/usageActor.ts';
import { isOffered, mayOpen } from './access.ts';
import type { Card } from './store.ts';
import type { DocumentTables } from './tables.ts';

type Context = ReaderContext<DocumentTables>;
type Format = Exclude<(UsageEvent & { type: 'request' })['format'], 'video'>;
type Refused = 'document-not-found' | 'document-not-entitled' | 'document-gone';
type RefusedToSave = 'download-forbidden' | 'document-not-downloadable';

/** Who may open a document; what was opened or refused is stored. */
export type Opening = {
  /** The document, where the tenant offers it: what it does not offer does not exist there. */
  readonly offered: (card: Card | null, ctx: Context) => Card | null;
  /** Whether the reader may open it; a refusal is stored. */
  readonly verified: (card: Card, ctx: Context) => Promise<boolean>;
  /** The offered document, if the reader may open its text; a refusal is stored. */
  readonly openable: (card: Card | null, ctx: Context) => Promise<Card | Failed<Refused>>;
  /** The text of an offered document in one format, if the reader may open it; counted when it is given. */
  readonly open: (
    card: Card | null,
    text: {
      readonly format: Format;
      readonly way: Requesting;
      readonly find: (card: Card) => Promise<Delivery | null>;
    },
    ctx: Context,
  ) => Promise<Delivery | Failed<Refused | 'document-format-missing'>>;
  /** Keeps that a reader was given the text of a document. */
  readonly requested: (
    card: Card,
    text: { readonly format: Format; readonly way: Requesting },
    ctx: Context,
  ) => Promise<void>;
  /** The offered document, if the reader may take its text away; a refusal is stored. */
  readonly storable: (card: Card | null, ctx: Context) => Promise<Card | Failed<Refused | RefusedToSave>>;
  /** Keeps that a reader looked at what is known of a document. */
  readonly investigated: (card: Card, way: Investigating, ctx: Context) => Promise<void>;
  /** Keeps that a reader wanted to keep a text that they may only read. */
  readonly downloadDenied: (
    card: Card,
    way: Exclude<Denying, 'not-subscribed'>,
    ctx: Context,
  ) => Promise<void>;
};

/**
 * When a PDF counts as opened again in the same sign-in: its beginning after the time that COUNTER takes for a double
 * click, and what comes behind the beginning, which was opened before, after a day.
 */
const recountAfterMs = { beginning: 30_000, rest: 86_400_000 };

const requestOf = (
  { content_code: contentCode }: Card,
  { format, way }: { readonly format: Format; readonly way: Requesting },
  ctx: Context,
) => ({ ...usageActor(ctx), type: 'request' as const, contentCode, format, way });

/** Access to document texts, for every call that serves a part of one. */
export function openingOf({ usage }: { readonly usage: Usage }): Opening {
  const verified = async (card: Card, ctx: Context): Promise<boolean> => {
    const { tenant, reader } = ctx;
    if (mayOpen(reader, card)) return true;
    const { content_code: contentCode } = card;
    await usage.record(tenant.key, {
      ...usageActor(ctx),
      type: 'denial',
      contentCode,
      way: 'not-subscribed',
    });
    await ctx.audit('document-refused', `${reader.account.name} does not subscribe to ${card.designation}`);
    return false;
  };

  const openable: Opening['openable'] = async (card, ctx) => {
    if (!card) return fail('document-not-found');
    if (!(await verified(card, ctx))) return fail('document-not-entitled');
    return card.is_available ? card : fail('document-gone');
  };

  const requested: Opening['requested'] = (card, text, ctx) =>
    usage.record(ctx.tenant.key, requestOf(card, text, ctx));

  const downloadDenied: Opening['downloadDenied'] = ({ content_code: contentCode }, way, ctx) =>
    usage.record(ctx.tenant.key, { ...usageActor(ctx), type: 'denial', contentCode, way });

  return {
    offered: (card, { tenant }) => (card && isOffered(tenant, card) ? card : null),
    verified,
    openable,
    open: async (offered, { format, way, find }, ctx) => {
      const card = await openable(offered, ctx);
      if (card instanceof Failed) return card;
      const text = await find(card);
      if (text === null) return fail('document-format-missing');
      const comesInRanges = format === 'pdf' && way === 'reading';
      if (!comesInRanges) return { ...text, count: () => requested(card, { format, way }, ctx) };
      const event = requestOf(card, { format, way }, ctx);
      const count = ({ start }: { start: number }): Promise<void> =>
        usage.recordOnce(ctx.tenant.key, event, start === 0 ? recountAfterMs.beginning : recountAfterMs.rest);
      return { ...text, count };
    },
    requested,
    storable: async (offered, ctx) => {
      const card = await openable(offered, ctx);
      if (card instanceof Failed) return card;
      if (ctx.reader.account.isDrm) {
        await downloadDenied(card, 'account-forbids-download', ctx);
        return fail('download-forbidden');
      }
      if (!card.is_downloadable) {
        await downloadDenied(card, 'publisher-forbids-download', ctx);
        return fail('document-not-downloadable');
      }
      return card;
    },
    investigated: ({ content_code: contentCode }, way, ctx) =>
      usage.record(ctx.tenant.key, { ...usageActor(ctx), type: 'investigation', contentCode, way }),
    downloadDenied,
  };
}
