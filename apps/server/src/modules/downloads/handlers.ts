import type { downloads } from '@norma/contracts';
import { fail, Failed } from '@norma/contracts/kit';
import type { Delivery, Handlers, ReaderContext } from '../../context.ts';
import type { Cache } from '../../ports/cache.ts';
import type { FileStore } from '../../ports/file-store.ts';
import type { PdfStamper, Stamping } from '../../ports/pdf-stamper.ts';
import type { Usage } from '../../ports/usage.ts';
import { cardOfCode, openingOf, type Card, type DocumentTables, type Texts } from '../documents/index.ts';
import type { SessionTables } from '../session/index.ts';
import type { Annotations } from './annotations.ts';
import { downloadJobs, type Make } from './jobs.ts';
import { makingReady, type Problem } from './ready.ts';
import type { Watch } from '../../concurrency/singleFlight.ts';
import { stampFor } from './stamp.ts';
import type { DownloadRow } from './store.ts';
import type { DownloadTables } from './tables.ts';

type Tables = DocumentTables & DownloadTables;
type Context = ReaderContext<Tables>;
type Reading = ReaderContext<DocumentTables>;

type Parts = {
  readonly texts: Texts;
  readonly files: FileStore;
  readonly stamper: PdfStamper;
  readonly cache: Cache;
  readonly usage: Usage;
  readonly now: () => Date;
  /** What readers have written on documents, by those who keep it. */
  readonly annotations: readonly Annotations[];
  readonly onFailed: (error: unknown) => void;
};

/** A document's PDF with the reader's name on every page, or why they may not keep it. */
export type SavePdf = (
  card: Card | null,
  ctx: Reading,
  options?: { readonly withNotes?: boolean },
) => ReturnType<Handlers<typeof downloads, DocumentTables>['download']>;

/** Answers downloads; `close` gives up what is under way. */
export function downloadHandlers(parts: Parts): {
  readonly handlers: Handlers<typeof downloads, Tables>;
  /** For what leads to a document to keep by another way. */
  readonly savePdf: SavePdf;
  readonly close: () => Promise<void>;
} {
  const { texts, now, annotations, onFailed } = parts;
  const opening = openingOf(parts);
  const makeReady = makingReady(parts);
  const jobs = downloadJobs({ now, onFailed });

  const offered = async (contentCode: string, ctx: Reading): Promise<Card | null> =>
    opening.offered(await cardOfCode(ctx.db, contentCode), ctx);

  const ready = async (card: Card, withNotes: boolean, ctx: Reading, watch: Watch<Stamping>) => {
    const { tenant, reader, db } = ctx;
    const lines = await stampFor(ctx, { db: db.withTables<SessionTables>(), day: now() });
    const notes = withNotes ? await Promise.all(annotations.map((of) => of(card, ctx))) : [];
    return makeReady(
      {
        reader: `${tenant.key} ${reader.personId}`,
        source: () => texts.pdf(db, card.content_id),
        stamp: { ...lines, notes: notes.flat() },
      },
      watch,
    );
  };

  const make =
    (ctx: Context): Make =>
    async ({ contentCode, withNotes }, watch) => {
      const card = await cardOfCode(ctx.db, contentCode);
      const stamped = card
        ? await ready(card, withNotes, ctx, watch)
        : { problem: 'document-format-missing' as const };
      return 'problem' in stamped ? stamped.problem : null;
    };

  const savePdf: SavePdf = async (request, ctx, { withNotes = false } = {}) => {
    const card = await opening.storable(request, ctx);
    if (card instanceof Failed) return card;
    const { signal, reader } = ctx;
    const stamped = await ready(card, withNotes, ctx, { signal, onProgress: () => undefined });
    if ('problem' in stamped) return fail<Problem>(stamped.problem);
    const count = async (): Promise<void> => {
      await opening.requested(card, { format: 'pdf', way: 'download' }, ctx);
      await ctx.audit('document-downloaded', `${card.designation} through ${reader.account.name}`);
    };
    const answer: Delivery = { ...stamped, name: `${card.designation}.pdf`, count };
    return { answer, headers: { entitlementaccess: 'true' as const } };
  };

  const own = ({ reader }: Context, id: string) => ({ personId: reader.personId, id });

  return {
    handlers: {
      download: async ({ query }, ctx) =>
        savePdf(await offered(query.contentCode, ctx), ctx, { withNotes: query.compassPoints === 'true' }),

      startDownload: async ({ body }, ctx) => {
        const card = await opening.storable(await offered(body.contentCode, ctx), ctx);
        if (card instanceof Failed) return card;
        const { tenant, reader, db } = ctx;
        const request = {
          tenant: tenant.key,
          personId: reader.personId,
          contentCode: card.content_code,
          withNotes: body.compassPoints,
        };
        return wireState(await jobs.start(db, request, make(ctx)));
      },

      downloadState: async ({ params }, ctx) => {
        const row = await jobs.look(ctx.db, own(ctx, params.id), make(ctx));
        return row ? wireState(row) : fail('download-not-found');
      },

      cancelDownload: async ({ params }, ctx) => {
        const row = await jobs.cancel(ctx.db, own(ctx, params.id));
        return row ? wireState(row) : fail('download-not-found');
      },
    },
    savePdf,
    close: jobs.close,
  };
}

const wireState = (row: DownloadRow) => ({
  id: row.id,
  contentCode: row.content_code,
  compassPoints: row.with_notes,
  state: row.state,
  pages: row.pages,
  pagesDone: row.pages_done,
  problem: row.problem,
});
