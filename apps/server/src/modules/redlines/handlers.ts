import { createHash } from 'node:crypto';
import type { redlines } from '@norma/contracts';
import { fail, Failed } from '@norma/contracts/kit';
import type { SharedWork } from '../../concurrency/sharedWork.ts';
import type { Handlers, ReaderContext } from '../../context.ts';
import type { Cache } from '../../ports/cache.ts';
import type { FileStore } from '../../ports/file-store.ts';
import type { PdfComparer } from '../../ports/pdf-comparer.ts';
import type { PdfStamper } from '../../ports/pdf-stamper.ts';
import type { Usage } from '../../ports/usage.ts';
import { hasFeature } from '../../tenant/index.ts';
import {
  cardOfId,
  fileOf,
  openingOf,
  type Card,
  type DocumentTables,
  type Texts,
} from '../documents/index.ts';
import { deliveryOf, stampFor, type EndedFile } from '../downloads/index.ts';
import type { SessionTables } from '../session/index.ts';
import { comparingPdfs, type Problem, type Side } from './comparing.ts';
import { editionBefore, isRedlineOf } from './pairs.ts';

type Context = ReaderContext<DocumentTables>;
type Cards = { readonly old: Card; readonly young: Card };

type Parts = {
  readonly texts: Texts;
  readonly files: FileStore;
  readonly comparer: PdfComparer;
  readonly stamper: PdfStamper;
  readonly cache: Cache;
  readonly shared: SharedWork<never>;
  readonly usage: Usage;
  readonly now: () => Date;
};

/** Answers comparisons of PDFs: to be read, and to keep. */
export function redlineHandlers(parts: Parts): Handlers<typeof redlines, DocumentTables> {
  const { texts, files, stamper, now } = parts;
  const opening = openingOf(parts);
  const compare = comparingPdfs(parts);

  /** Both documents, where the tenant offers them and they are two. */
  const offered = async (oldId: number, youngId: number, ctx: Context) => {
    if (!hasFeature(ctx.tenant.settings, 'version-compare')) return fail('feature-off');
    const [old, young] = await Promise.all([cardOfId(ctx.db, oldId), cardOfId(ctx.db, youngId)]);
    const cards = { old: opening.offered(old, ctx), young: opening.offered(young, ctx) };
    if (!cards.old || !cards.young) return fail('document-not-found');
    if (oldId === youngId) return fail('comparison-same-document');
    return { old: cards.old, young: cards.young };
  };

  /** Both PDFs, if the reader may open both. */
  const opened = async ({ old, young }: Cards, ctx: Context) => {
    // Refused before anything of the other one counts as read.
    for (const card of [young, old])
      if (!(await opening.verified(card, ctx))) return fail('document-not-entitled');
    const sides: Side[] = [];
    for (const asked of [old, young]) {
      const card = await opening.openable(asked, ctx);
      if (card instanceof Failed) return card;
      const pdf = await texts.pdf(ctx.db, card.content_id);
      if (!pdf) return fail('document-format-missing');
      sides.push({ card, pdf });
    }
    const [oldSide, youngSide] = sides;
    return oldSide && youngSide ? { old: oldSide, young: youngSide } : fail('document-format-missing');
  };

  const compared = async (cards: Cards, ctx: Context) => {
    const sides = await opened(cards, ctx);
    if (sides instanceof Failed) return sides;
    const { tenant, reader, language, signal } = ctx;
    const made = await compare({ ...sides, language, signal, reader: `${tenant.key} ${reader.personId}` });
    return 'problem' in made ? fail<Problem>(made.problem) : made;
  };

  /** Keeps that both texts were given. */
  const requested = async ({ old, young }: Cards, ctx: Context): Promise<void> => {
    for (const card of [old, young]) await opening.requested(card, { format: 'pdf', way: 'comparison' }, ctx);
  };

  const stamped = async (made: EndedFile & { key: string }, ctx: Context) => {
    const lines = await stampFor(ctx, {
      db: ctx.db.withTables<SessionTables>(),
      day: now(),
    });
    const pdf = Buffer.concat([await files.read(made.base), made.end]);
    const stamp = { ...lines, notes: [] };
    const { signal } = ctx;
    const result = await stamper.stamp({ pdf, stamp }, { signal, onProgress: () => undefined });
    if ('problem' in result) return fail('document-unreadable');
    const { mended, end } = result;
    const file = mended
      ? { base: await files.put(mended), size: mended.length, end }
      : { ...made, end: Buffer.concat([made.end, end]) };
    const key = createHash('sha256')
      .update(JSON.stringify([made.key, stamp]))
      .digest('hex');
    return deliveryOf(file, key, files);
  };

  /** What keeps a reader from taking it away, beside what keeps them from reading it. */
  const refusedToSave = ({ young, old }: Cards, ctx: Context) => {
    if (ctx.reader.account.isDrm) return fail('download-forbidden');
    return young.is_downloadable && old.is_downloadable ? null : fail('document-not-downloadable');
  };

  /** The same of somebody who wants it, which is kept. */
  const deniedToKeep = async (cards: Cards, ctx: Context) => {
    const refused = refusedToSave(cards, ctx);
    if (refused?.code === 'download-forbidden')
      await opening.deniedToKeep(cards.young, 'account-forbids-download', ctx);
    if (refused?.code === 'document-not-downloadable')
      await opening.deniedToKeep(cards.young, 'publisher-forbids-download', ctx);
    return refused;
  };

  return {
    pdfComparison: async ({ query }, ctx) => {
      const cards = await offered(query.leftContentId, query.rightContentId, ctx);
      if (cards instanceof Failed) return cards;
      const made = await compared(cards, ctx);
      if (made instanceof Failed) return made;
      return { ...deliveryOf(made, made.key, files), count: () => requested(cards, ctx) };
    },

    redlineOffer: async ({ query }, ctx) => {
      const cards = await offered(query.leftContentId, query.rightContentId, ctx);
      if (cards instanceof Failed) return cards;
      const isOffered =
        !refusedToSave(cards, ctx) &&
        (await isRedlineOf(ctx.db, ctx.tenant, cards)) &&
        (await hasPdf(cards.old, ctx)) &&
        (await hasPdf(cards.young, ctx));
      const { leftContentId, rightContentId } = query;
      const address = `/api/documents/download/redline/${rightContentId}?oldContentId=${leftContentId}`;
      return { isOffered, address: isOffered ? address : null };
    },

    redline: async ({ params, query }, ctx) => {
      const { db, tenant, reader } = ctx;
      const young = opening.offered(await cardOfId(db, params.id), ctx);
      if (!young) return fail('document-not-found');
      const oldId = query.oldContentId ?? (await editionBefore(db, young))?.content_id;
      if (oldId === undefined) return fail('redline-not-offered');
      const cards = await offered(oldId, params.id, ctx);
      if (cards instanceof Failed) return cards;
      if (!(await isRedlineOf(db, tenant, cards))) return fail('redline-not-offered');
      const refused = await deniedToKeep(cards, ctx);
      if (refused) return refused;
      const made = await compared(cards, ctx);
      if (made instanceof Failed) return made;
      const delivery = await stamped(made, ctx);
      if (delivery instanceof Failed) return delivery;
      const count = async (): Promise<void> => {
        await requested(cards, ctx);
        await ctx.audit(
          'document-downloaded',
          `Redline of ${young.designation} from ${cards.old.designation} through ${reader.account.name}`,
        );
      };
      return { ...delivery, name: `${young.designation} redline.pdf`, count };
    },
  };
}

/** Whether there is a PDF, or what one is made of. */
const hasPdf = async ({ content_id, is_available }: Card, { db }: Context): Promise<boolean> =>
  is_available && ((await fileOf(db, content_id, 'pdf')) ?? (await fileOf(db, content_id, 'sts'))) !== null;
