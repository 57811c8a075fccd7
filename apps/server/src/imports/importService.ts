import { join } from 'node:path';
import { libraryImports } from './libraryImports.ts';
import type { Importing } from '../modules/imports/index.ts';
import type { Database } from '../ports/database.ts';
import type { FileStore } from '../ports/file-store.ts';
import type { Jobs } from '../ports/jobs.ts';
import type { PdfReader } from '../ports/pdf-reader.ts';
import type { Settings } from '../config/settings.ts';

type Parts = {
  readonly settings: Pick<Settings, 'dataDir' | 'isDemo'>;
  readonly database: Database;
  readonly files: FileStore;
  readonly pdfReader: PdfReader;
  readonly now: () => Date;
};

/** Imports as those ask for them who call this node, and what they are made of. */
export type ImportService = {
  readonly imports: Pick<Importing, 'request' | 'stop' | 'applyMeaning'>;
  readonly uploads: string;
  readonly close: () => Promise<void>;
};

/** The folders of imports below the data folder. */
export const importFolders = (dataDir: string): { folder: string; uploads: string } => ({
  folder: join(dataDir, 'imports'),
  uploads: join(dataDir, 'uploads'),
});

/** Lets people ask for imports. The queues are opened when someone does for the first time. */
export function importService({ settings, database, ...parts }: Parts): ImportService {
  let opened: Promise<Jobs> | null = null;
  // One that failed is tried again by the caller next.
  const jobs = (): Promise<Jobs> =>
    (opened ??= database.openJobs().catch((cause: unknown) => {
      opened = null;
      throw cause;
    }));
  const later: Jobs = {
    enqueue: async (...args) => (await jobs()).enqueue(...args),
    work: async (...args) => (await jobs()).work(...args),
    schedule: async (...args) => (await jobs()).schedule(...args),
    close: async () => (await opened)?.close(),
  };
  const folders = importFolders(settings.dataDir);
  const imports = libraryImports({ ...parts, ...folders, database, jobs: later, isDemo: settings.isDemo });
  return { imports, uploads: folders.uploads, close: later.close };
}
