import { randomUUID } from 'node:crypto';
import { sharedWork, type SharedWorkTables } from '../concurrency/sharedWork.ts';
import { countedCache } from '../adapters/cache/countedCache.ts';
import { comparisonCache, downloadCache, helpCache, redlineCache } from './caches.ts';
import { comparisonsOf, type Comparisons } from '../modules/comparison/index.ts';
import { compassPointsOnPages } from '../modules/compass-points/index.ts';
import { texts as textsOf, type Texts } from '../modules/documents/index.ts';
import { downloadHandlers } from '../modules/downloads/index.ts';
import { notesOnPages } from '../modules/notes/index.ts';
import { redlineHandlers } from '../modules/redlines/index.ts';
import type { Database } from '../ports/database.ts';
import type { FileStore } from '../ports/file-store.ts';
import type { Loggers } from '../ports/loggers.ts';
import type { Metrics } from '../ports/metrics.ts';
import type { Usage } from '../ports/usage.ts';
import {
  clauseCountsOf,
  originStepsOf,
  type ClauseCounts,
  type OriginSteps,
} from '../modules/timeline/index.ts';
import { printing, type PrintGuide } from '../printing/printed.ts';
import type { Settings } from '../config/settings.ts';
import type { Threads } from './threads.ts';

type Parts = {
  readonly settings: Pick<Settings, 'dataDir' | 'nodeName'>;
  readonly database: Pick<Database, 'withoutTenant'>;
  readonly files: FileStore;
  readonly threads: Threads;
  readonly measuring: Pick<Metrics, 'cacheLookup'>;
  readonly usage: Usage;
  readonly loggers: Loggers;
  readonly onNotCompared: (error: unknown) => void;
  readonly now: () => Date;
};

/** What is made for readers of documents, and kept for those who ask for the same. */
export type Reading = {
  readonly texts: Texts;
  readonly downloads: ReturnType<typeof downloadHandlers>;
  readonly comparisons: Comparisons;
  readonly clauseCounts: ClauseCounts;
  readonly originSteps: OriginSteps;
  readonly redlines: ReturnType<typeof redlineHandlers>;
  readonly printGuide: PrintGuide;
  /** Gives up what is under way. */
  readonly close: () => Promise<void>;
};

/** Texts and PDFs, downloads of them, and what compares them: each with its threads and its cache. */
export function composeReading(parts: Parts): Reading {
  const { database, files, threads, measuring, usage, loggers, onNotCompared, now } = parts;
  const { dataDir, nodeName } = parts.settings;
  const { pdfMaker, pdfStamper: stamper } = threads;
  const texts = textsOf({ files, pdfMaker, now });
  const downloads = downloadHandlers({
    texts,
    files,
    stamper,
    cache: countedCache(downloadCache(dataDir, now), 'downloads', measuring),
    usage,
    now,
    annotations: [notesOnPages, compassPointsOnPages],
    onFailed: (error) => loggers.named('downloads').error({ err: error }, 'download could not be prepared'),
  });
  const node = `${nodeName} ${randomUUID()}`;
  const db = database.withoutTenant<SharedWorkTables>();
  const sharedRedlines = sharedWork<never>({ db, kind: 'redline', node, onFailed: onNotCompared });
  const comparedTexts = countedCache(comparisonCache(dataDir, now), 'comparisons', measuring);
  const comparisons = comparisonsOf({
    comparer: threads.comparer,
    files,
    cache: comparedTexts,
    shared: sharedWork({ db, kind: 'comparison', node, onFailed: onNotCompared }),
    onFailed: onNotCompared,
  });
  const clauseCounts = clauseCountsOf({ comparisons, cache: comparedTexts, onFailed: onNotCompared });
  const originSteps = originStepsOf({
    comparer: threads.comparer,
    files,
    cache: comparedTexts,
    onFailed: onNotCompared,
  });
  const redlines = redlineHandlers({
    texts,
    files,
    comparer: threads.pdfComparer,
    stamper,
    cache: countedCache(redlineCache(dataDir, now), 'redlines', measuring),
    shared: sharedRedlines,
    usage,
    now,
  });
  const printGuide = printing({
    pdfMaker,
    cache: countedCache(helpCache(dataDir, now), 'guides', measuring),
  });
  const close = async (): Promise<void> => {
    originSteps.close();
    await comparisons.close();
    await sharedRedlines.close();
    await downloads.close();
  };
  return { texts, downloads, comparisons, clauseCounts, originSteps, redlines, printGuide, close };
}
