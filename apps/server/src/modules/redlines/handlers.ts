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
type Cards = { readonly base: Card; readonly target: Card };

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
  const offered = async (baseId: number, targetId: number, ctx: Context) => {
    if (!hasFeature(ctx.tenant.settings, 'version-compare')) return fail('feature-off');
    const [base, target] = await Promise.all([cardOfId(ctx.db, baseId), cardOfId(ctx.db, targetId)]);
    const cards = { base: opening.offered(base, ctx), target: opening.offered(target, ctx) };
    if (!cards.base || !cards.target) return fail('document-not-found');
    if (baseId === targetId) return fail('comparison-same-document');
    return { base: cards.base, target: cards.target };
  };

  /** Both PDFs, if the reader may open both. */
  const opened = async ({ base, target }: Cards, ctx: Context) => {
    // Refused before anything of the other one counts as read.
    for (const card of [target, base])
      if (!(await opening.verified(card, ctx))) return fail('document-not-entitled');
    const sides: Side[] = [];
    for (const each of [base, target]) {
      const card = await opening.openable(each, ctx);
      if (card instanceof Failed) return card;
      const pdf = await texts.pdf(ctx.db, card.content_id);
      if (!pdf) return fail('document-format-missing');
      sides.push({ card, pdf });
    }
    const [baseSide, targetSide] = sides;
    return baseSide && targetSide ? { base: baseSide, target: targetSide } : fail('document-format-missing');
  };

  const compared = async (cards: Cards, ctx: Context) => {
    const sides = await opened(cards, ctx);
    if (sides instanceof Failed) return sides;
    const { tenant, reader, language, signal } = ctx;
    const redline = await compare({ ...sides, language, signal, reader: `${tenant.key} ${reader.personId}` });
    return 'problem' in redline ? fail<Problem>(redline.problem) : redline;
  };

  /** Keeps that both texts were given. */
  const requested = async ({ base, target }: Cards, ctx: Context): Promise<void> => {
    for (const card of [base, target])
      await opening.requested(card, { format: 'pdf', way: 'comparison' }, ctx);
  };

  const stamped = async (redline: EndedFile & { key: string }, ctx: Context) => {
    const lines = await stampFor(ctx, {
      db: ctx.db.withTables<SessionTables>(),
      day: now(),
    });
    const pdf = Buffer.concat([await files.read(redline.base), redline.end]);
    const stamp = { ...lines, notes: [] };
    const { signal } = ctx;
    const result = await stamper.stamp({ pdf, stamp }, { signal, onProgress: () => undefined });
    if ('problem' in result) return fail('document-unreadable');
    const { repaired, end } = result;
    const file = repaired
      ? { base: await files.put(repaired), size: repaired.length, end }
      : { ...redline, end: Buffer.concat([redline.end, end]) };
    const key = createHash('sha256')
      .update(JSON.stringify([redline.key, stamp]))
      .digest('hex');
    return deliveryOf(file, key, files);
  };

  /** What keeps a reader from taking it away, besides what keeps them from reading it. */
  const refusedToSave = ({ target, base }: Cards, ctx: Context) => {
    if (ctx.reader.account.isDrm) return fail('download-forbidden');
    return target.is_downloadable && base.is_downloadable ? null : fail('document-not-downloadable');
  };

  /** The same of someone who wants it, which is stored. */
  const downloadDenied = async (cards: Cards, ctx: Context) => {
    const refused = refusedToSave(cards, ctx);
    if (refused?.code === 'download-forbidden')
      await opening.downloadDenied(cards.target, 'account-forbids-download', ctx);
    if (refused?.code === 'document-not-downloadable')
      await opening.downloadDenied(cards.target, 'publisher-forbids-download', ctx);
    return refused;
  };

  return {
    pdfComparison: async ({ query }, ctx) => {
      const cards = await offered(query.leftContentId, query.rightContentId, ctx);
      if (cards instanceof Failed) return cards;
      const redline = await compared(cards, ctx);
      if (redline instanceof Failed) return redline;
      return { ...deliveryOf(redline, redline.key, files), count: () => requested(cards, ctx) };
    },

    redlineOffer: async ({ query }, ctx) => {
      const cards = await offered(query.leftContentId, query.rightContentId, ctx);
      if (cards instanceof Failed) return cards;
      const isOffered =
        !refusedToSave(cards, ctx) &&
        (await isRedlineOf(ctx.db, ctx.tenant, cards)) &&
        (await hasPdf(cards.base, ctx)) &&
        (await hasPdf(cards.target, ctx));
      const { leftContentId, rightContentId } = query;
      const address = `/api/documents/download/redline/${rightContentId}?oldContentId=${leftContentId}`;
      return { isOffered, address: isOffered ? address : null };
    },

    redline: async ({ params, query }, ctx) => {
      const { db, tenant, reader } = ctx;
      const target = opening.offered(await cardOfId(db, params.id), ctx);
      if (!target) return fail('document-not-found');
      const baseId = query.oldContentId ?? (await editionBefore(db, target))?.content_id;
      if (baseId === undefined) return fail('redline-not-offered');
      const cards = await offered(baseId, params.id, ctx);
      if (cards instanceof Failed) return cards;
      if (!(await isRedlineOf(db, tenant, cards))) return fail('redline-not-offered');
      const refused = await downloadDenied(cards, ctx);
      if (refused) return refused;
      const redline = await compared(cards, ctx);
      if (redline instanceof Failed) return redline;
      const delivery = await stamped(redline, ctx);
      if (delivery instanceof Failed) return delivery;
      const count = async (): Promise<void> => {
        await requested(cards, ctx);
        await ctx.audit(
          'document-downloaded',
          `Redline of ${target.designation} from ${cards.base.designation} through ${reader.account.name}`,
        );
      };
      return { ...delivery, name: `${target.designation} redline.pdf`, count };
    },
  };
}

/** Whether there is a PDF, or what one is made of. */
const hasPdf = async ({ content_id, is_available }: Card, { db }: Context): Promise<boolean> =>
  is_available && ((await fileOf(db, content_id, 'pdf')) ?? (await fileOf(db, content_id, 'sts'))) !== null;
