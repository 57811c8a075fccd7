import type { downloads } from '@norma/contracts';
import { fail, Failed } from '@norma/contracts/kit';
import type { Delivery, Handlers, ReaderContext } from '../../context.ts';
import type { Audit } from '../../ports/audit.ts';
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
type Asking = ReaderContext<Tables>;
type Reading = ReaderContext<DocumentTables>;

type Parts = {
  readonly texts: Texts;
  readonly files: FileStore;
  readonly stamper: PdfStamper;
  readonly cache: Cache;
  readonly audit: Audit;
  readonly usage: Usage;
  readonly now: () => Date;
  /** What readers have written on documents, by those who keep it. */
  readonly annotations: readonly Annotations[];
  readonly onFailed: (error: unknown) => void;
};

/** A document's PDF with the reader's name on every page, or why they may not keep it. */
export type KeepPdf = (
  card: Card | null,
  asking: Reading,
  options?: { readonly withNotes?: boolean },
) => ReturnType<Handlers<typeof downloads, DocumentTables>['download']>;

/** Answers downloads; `close` gives up what is under way. */
export function downloadHandlers(parts: Parts): {
  readonly handlers: Handlers<typeof downloads, Tables>;
  /** For what leads to a document to keep by another way. */
  readonly keep: KeepPdf;
  readonly close: () => Promise<void>;
} {
  const { texts, audit, now, annotations, onFailed } = parts;
  const opening = openingOf(parts);
  const makeReady = makingReady(parts);
  const jobs = downloadJobs({ now, onFailed });

  const offered = async (contentCode: string, asking: Reading): Promise<Card | null> =>
    opening.offered(await cardOfCode(asking.db, contentCode), asking);

  const ready = async (card: Card, withNotes: boolean, asking: Reading, watch: Watch<Stamping>) => {
    const { tenant, reader, db } = asking;
    const lines = await stampFor(asking, { db: db.withTables<SessionTables>(), day: now() });
    const notes = withNotes ? await Promise.all(annotations.map((of) => of(card, asking))) : [];
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
    (asking: Asking): Make =>
    async ({ contentCode, withNotes }, watch) => {
      const card = await cardOfCode(asking.db, contentCode);
      const made = card
        ? await ready(card, withNotes, asking, watch)
        : { problem: 'document-format-missing' as const };
      return 'problem' in made ? made.problem : null;
    };

  const keep: KeepPdf = async (asked, asking, { withNotes = false } = {}) => {
    const card = await opening.keepable(asked, asking);
    if (card instanceof Failed) return card;
    const { signal, tenant, reader, remoteAddress, requestId } = asking;
    const made = await ready(card, withNotes, asking, { signal, onProgress: () => undefined });
    if ('problem' in made) return fail<Problem>(made.problem);
    const count = async (): Promise<void> => {
      await opening.requested(card, { format: 'pdf', way: 'download' }, asking);
      await audit.record(tenant.key, {
        type: 'document-downloaded',
        principal: reader.signInName,
        message: `${card.designation} through ${reader.account.name}`,
        remoteAddress,
        requestId,
      });
    };
    const answer: Delivery = { ...made, name: `${card.designation}.pdf`, count };
    return { answer, headers: { entitlementaccess: 'true' as const } };
  };

  const own = ({ reader }: Asking, id: string) => ({ personId: reader.personId, id });

  return {
    handlers: {
      download: async ({ query }, asking) =>
        keep(await offered(query.contentCode, asking), asking, { withNotes: query.compassPoints === 'true' }),

      startDownload: async ({ body }, asking) => {
        const card = await opening.keepable(await offered(body.contentCode, asking), asking);
        if (card instanceof Failed) return card;
        const { tenant, reader, db } = asking;
        const asked = {
          tenant: tenant.key,
          personId: reader.personId,
          contentCode: card.content_code,
          withNotes: body.compassPoints,
        };
        return wireState(await jobs.start(db, asked, make(asking)));
      },

      downloadState: async ({ params }, asking) => {
        const row = await jobs.look(asking.db, own(asking, params.id), make(asking));
        return row ? wireState(row) : fail('download-not-found');
      },

      cancelDownload: async ({ params }, asking) => {
        const row = await jobs.cancel(asking.db, own(asking, params.id));
        return row ? wireState(row) : fail('download-not-found');
      },
    },
    keep,
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
