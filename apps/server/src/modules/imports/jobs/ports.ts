import type { FileStore } from '../../../ports/file-store.ts';
import type { PdfReader } from '../../../ports/pdf-reader.ts';
import type { DeliveryReader } from '../reading/deliveryReader.ts';
import type { Db } from './db.ts';
import type { Import } from './store.ts';

/** What an import takes from the rest of the server. */
export type Ports = {
  readonly db: Db;
  readonly files: FileStore;
  readonly pdfReader: PdfReader;
  /** Opened when an import is begun, and closed when it ends. */
  readonly openReader: () => DeliveryReader;
  /** Where lists of what was rejected are put. */
  readonly folder: string;
  /** Where deliveries are put that were uploaded; they go when they have been imported. */
  readonly uploads: string;
  readonly now: () => Date;
  /** Lets a tenant offer a publisher; returns whether that is new. */
  readonly offer: (publisher: { code: string; name: string }, job: Import) => Promise<boolean>;
  /** Has the import looked at again at the time at which readers are to see it. */
  readonly publishAt: (id: number, time: Date) => Promise<void>;
};
