import { upsertDocuments, usualEntry, type Entry, type NewDocument } from '../../documents/index.ts';
import { documentsIn, importsIn } from './db.ts';
import type { Ports } from './ports.ts';
import { saveProgress, type Import } from './store.ts';

const atATime = 500;

type Added = 'industries' | 'topics' | keyof Entry | 'workItem' | 'unspecified' | 'former_hash';
type StagedDocument = Omit<NewDocument, Added> & Partial<Pick<NewDocument, Added>>;

/** Shows readers what was staged, some at a time; returns whether someone has asked it to stop. */
export async function publish(job: Import, { db, now }: Ports, signal: AbortSignal): Promise<boolean> {
  for (;;) {
    signal.throwIfAborted();
    const startedAt = performance.now();
    const { isDone, isStopAsked } = await db.transaction().execute(async (transaction) => {
      const staged = await transaction
        .selectFrom('staged_documents')
        .select(['place', 'document'])
        .where('import_id', '=', job.id)
        .orderBy('place')
        .limit(atATime)
        .execute();
      const last = staged.at(-1);
      if (!last) return { isDone: true, isStopAsked: false };
      // One document is here once for each catalog that tells of it: the later tells better.
      const documents = new Map(
        staged.map(({ document }) => {
          // It was written by us as it was planned, perhaps before there were these fields.
          const restored: NewDocument = {
            industries: [],
            topics: [],
            ...usualEntry,
            workItem: null,
            unspecified: [],
            former_hash: null,
            ...(document as StagedDocument),
          };
          return [restored.content_code, restored];
        }),
      );
      await upsertDocuments(documentsIn(transaction), [...documents.values()], {
        now: now(),
        importId: job.id,
      });
      await transaction
        .deleteFrom('staged_documents')
        .where('import_id', '=', job.id)
        .where('place', '<=', last.place)
        .execute();
      const nothing = { added: 0, replaced: 0, unchanged: 0, passed_over: 0, rejected: 0, remarks: 0 };
      const moved = await saveProgress(importsIn(transaction), job, {
        counts: nothing,
        place: { file: job.file ?? '', line: job.line },
        bytesRead: job.bytes_read,
        workedMs: performance.now() - startedAt,
        publishers: [],
        changes: [],
      });
      return { isDone: false, ...moved };
    });
    if (isDone) return false;
    if (isStopAsked) return true;
  }
}
