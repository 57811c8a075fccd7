import { threadedDeliveryReader } from '../deliveries/threadedReader.ts';
import type { DocumentTables } from '../modules/documents/index.ts';
import { importing, type Importing, type ImportTables } from '../modules/imports/index.ts';
import { entitleSubscribers, type SubscriptionTables } from '../modules/subscriptions/index.ts';
import { offerPublisher, type TenantTables } from '../modules/tenants/index.ts';
import type { Database } from '../ports/database.ts';
import type { FileStore } from '../ports/file-store.ts';
import type { Jobs } from '../ports/jobs.ts';
import type { PdfReader } from '../ports/pdf-reader.ts';

type Parts = {
  readonly database: Database;
  readonly jobs: Jobs;
  readonly files: FileStore;
  readonly pdfReader: PdfReader;
  /** Where lists of what was rejected are put. */
  readonly folder: string;
  /** Where deliveries are put that were uploaded. */
  readonly uploads: string;
  readonly isDemo: boolean;
  readonly now: () => Date;
};

/** Imports as the server and the command do them: a new publisher is offered by the tenant that asked for the import. */
export function libraryImports({ database, isDemo, ...parts }: Parts): Importing {
  return importing({
    ...parts,
    openReader: () => threadedDeliveryReader(),
    db: database.withoutTenant<DocumentTables & ImportTables>(),
    offer: async ({ code, name }, { tenant, is_first }) => {
      const isNew = await offerPublisher(database.withoutTenant<TenantTables>(), {
        tenantKey: tenant,
        publisher: code,
      });
      // In a demo whose library was empty, what is imported first is there to be read.
      if (isNew && isDemo && is_first)
        await entitleSubscribers(database.forTenant<SubscriptionTables>(tenant), tenant, { code, name });
      return isNew;
    },
  });
}
