import { furnishActivity } from '../demo/activity.ts';
import { furnishCompassPoints } from '../demo/compassPoints.ts';
import { furnishShares } from '../demo/shares.ts';
import { furnishFeedback } from '../demo/feedback.ts';
import { furnishGroups } from '../demo/groups.ts';
import { furnishNotifications } from '../demo/notifications.ts';
import { furnishShelves } from '../demo/shelves.ts';
import { furnishOtherStandards } from '../demo/standards.ts';
import { threadedDeliveryReader } from '../deliveries/threadedReader.ts';
import { readMissingReferences } from '../modules/ingestion/index.ts';
import type { DocumentTables, Texts } from '../modules/documents/index.ts';
import type { Database } from '../ports/database.ts';
import type { FileStore } from '../ports/file-store.ts';

type Parts = {
  readonly database: Database;
  readonly files: FileStore;
  readonly texts: Texts;
  readonly logger: { readonly error: (details: { err: unknown }, message: string) => void };
  readonly now: () => Date;
  readonly signal: AbortSignal;
  /** Where the generated standards of the demo are written; null where there are none. */
  readonly demoFolder: string | null;
  readonly makesPdfs: boolean;
  readonly readsReferences: boolean;
};

/**
 * What goes on while readers are inside already: the rest of the demo, PDFs that nobody has asked for yet, references
 * of texts that came in before they were read. Comes when all of it is done, or has heeded the signal; what fails is
 * logged, and is done again after the next start.
 */
export async function runStartupTasks(parts: Parts): Promise<void> {
  const { database, files, texts, logger, now, signal, demoFolder } = parts;
  const db = database.withoutTenant<DocumentTables>();
  const told = (what: string) => (err: unknown) => logger.error({ err }, what);

  const furnish = async (): Promise<void> => {
    if (!demoFolder) return;
    const count = await furnishOtherStandards({ database, files, now, folder: demoFolder, signal });
    if (count === 0 || signal.aborted) return;
    await furnishActivity(database, now());
    await furnishFeedback(database, now());
    await furnishShelves(database, now());
    await furnishNotifications(database);
    await furnishShares(database, now());
    await furnishCompassPoints(database, now());
    await furnishGroups(database, now());
  };
  const furnished = furnish().catch(told('the demo library could not be furnished whole'));

  const makePdfs = async (): Promise<void> => {
    if (!parts.makesPdfs) return;
    const means = { signal, onFailed: told('a PDF could not be made') };
    // Those that are there now, then those that came meanwhile.
    await texts.makeMissing(db, means);
    await furnished;
    await texts.makeMissing(db, means);
  };
  const readReferences = async (): Promise<void> => {
    if (!parts.readsReferences) return;
    await readMissingReferences({
      db,
      files,
      openReader: () => threadedDeliveryReader(),
      signal,
      onFailed: told('references could not be read'),
    });
  };
  await Promise.all([
    furnished,
    makePdfs().catch(told('PDFs could not be made')),
    readReferences().catch(told('references could not be read')),
  ]);
}
