import type { Kysely } from 'kysely';
import type { Delivery } from '../../context.ts';
import type { FileStore } from '../../ports/file-store.ts';
import type { PdfMaker } from '../../ports/pdf-maker.ts';
import { documentsWithoutPdf, fileOf, graphicsOf, saveFile } from './store.ts';
import type { DocumentTables } from './tables.ts';

type Db = Kysely<DocumentTables>;

/** The texts of documents as files: what was delivered, and what is made of it. */
export type Texts = {
  readonly html: (db: Db, contentId: number) => Promise<Delivery | null>;
  /** The source as its publisher delivered it. */
  readonly sts: (db: Db, contentId: number) => Promise<Delivery | null>;
  /** The PDF of a document; made from its STS when there is none yet, once however many ask. */
  readonly pdf: (db: Db, contentId: number) => Promise<Delivery | null>;
  /**
   * Makes the PDFs that are missing, one after the other, so that no reader waits for one; stops when told to.
   * One that cannot be made is told and passed over, until its source changes or the server starts again.
   */
  readonly makeMissing: (
    db: Db,
    means: { signal: AbortSignal; onFailed: (error: unknown) => void },
  ) => Promise<void>;
};

export function texts({
  files,
  pdfMaker,
  now,
}: {
  files: FileStore;
  pdfMaker: Pick<PdfMaker, 'make'>;
  now: () => Date;
}): Texts {
  const pending = new Map<number, Promise<void>>();
  /** Sources of which no PDF could be made, by their keys. */
  const unmakable = new Set<string>();

  const delivery = async (
    db: Db,
    contentId: number,
    kind: 'html' | 'pdf' | 'sts',
    mediaType: string,
  ): Promise<Delivery | null> => {
    const file = await fileOf(db, contentId, kind);
    if (!file) return null;
    // Looked at before the answer begins: afterwards a reader could only be cut off.
    const size = await files.size(file.file_key);
    if (size !== file.bytes)
      throw new Error(
        `The ${kind} of document ${contentId} is damaged: ${size ?? 'no'} bytes of ${file.bytes}`,
      );
    return {
      mediaType,
      size: file.bytes,
      etag: file.file_key,
      open: (range) => files.open(file.file_key, range),
    };
  };

  const make = async (db: Db, contentId: number): Promise<void> => {
    const source = await fileOf(db, contentId, 'sts');
    if (!source) return;
    const drawings = await graphicsOf(db, contentId);
    const graphics = await Promise.all(
      drawings.map(async ({ name, file_key }) => [name, await files.read(file_key)] as const),
    );
    const pdf = await pdfMaker.make({
      xml: await files.read(source.file_key),
      graphics: Object.fromEntries(graphics),
    });
    await saveFile(db, { contentId, kind: 'pdf', key: await files.put(pdf), bytes: pdf.length, now: now() });
  };

  const makeOnce = (db: Db, contentId: number): Promise<void> => {
    const running = pending.get(contentId) ?? make(db, contentId).finally(() => pending.delete(contentId));
    pending.set(contentId, running);
    return running;
  };

  return {
    makeMissing: async (db, { signal, onFailed }) => {
      for (const { content_id, source } of await documentsWithoutPdf(db)) {
        if (signal.aborted) return;
        if (unmakable.has(source)) continue;
        await makeOnce(db, content_id).catch((error: unknown) => {
          if (signal.aborted) return;
          unmakable.add(source);
          onFailed(error);
        });
      }
    },
    html: (db, contentId) => delivery(db, contentId, 'html', 'text/html; charset=utf-8'),
    sts: (db, contentId) => delivery(db, contentId, 'sts', 'application/xml'),
    pdf: async (db, contentId) => {
      const stored = await delivery(db, contentId, 'pdf', 'application/pdf');
      if (stored) return stored;
      await makeOnce(db, contentId);
      return delivery(db, contentId, 'pdf', 'application/pdf');
    },
  };
}
