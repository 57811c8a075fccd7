import { seedActivity } from '../demo/activity.ts';
import { seedCompassPoints } from '../demo/compassPoints.ts';
import { seedShares } from '../demo/shares.ts';
import { seedFeedback } from '../demo/feedback.ts';
import { seedSynonyms } from '../demo/synonyms.ts';
import { seedGroups } from '../demo/groups.ts';
import { seedNotifications } from '../demo/notifications.ts';
import { seedShelves } from '../demo/shelves.ts';
import { seedOtherStandards } from '../demo/standards.ts';
import { threadedDeliveryReader } from '../deliveries/threadedReader.ts';
import { readMissingReferences } from '../modules/imports/index.ts';
import type { DocumentTables } from '../modules/documents/index.ts';
import type { Database } from '../ports/database.ts';
import type { FileStore } from '../ports/file-store.ts';

type Parts = {
  readonly database: Database;
  readonly files: FileStore;
  readonly logger: { readonly error: (details: { err: unknown }, message: string) => void };
  readonly now: () => Date;
  readonly signal: AbortSignal;
  /** Where the generated standards of the demo are written; null where there are none. */
  readonly demoFolder: string | null;
  readonly readsReferences: boolean;
};

/**
 * What continues while readers are inside already: the rest of the demo, and references of texts that came in before they
 * were read. Comes when all of it is done, or has heeded the signal; what fails is
 * logged, and is done again after the next start.
 */
export async function runStartupTasks(parts: Parts): Promise<void> {
  const { database, files, logger, now, signal, demoFolder } = parts;
  const db = database.withoutTenant<DocumentTables>();
  const logFailure = (what: string) => (err: unknown) => logger.error({ err }, what);

  const seed = async (): Promise<void> => {
    if (!demoFolder) return;
    const count = await seedOtherStandards({ database, files, now, folder: demoFolder, signal });
    if (count === 0 || signal.aborted) return;
    await seedActivity(database, now());
    await seedFeedback(database, now());
    await seedSynonyms(database, now());
    await seedShelves(database, now());
    await seedNotifications(database);
    await seedShares(database, now());
    await seedCompassPoints(database, now());
    await seedGroups(database, now());
  };
  const seeded = seed().catch(logFailure('demo library could not be seeded completely'));

  const readReferences = async (): Promise<void> => {
    if (!parts.readsReferences) return;
    await readMissingReferences({
      db,
      files,
      openReader: () => threadedDeliveryReader(),
      signal,
      onFailed: logFailure('references could not be read'),
    });
  };
  await Promise.all([seeded, readReferences().catch(logFailure('references could not be read'))]);
}
