import { join } from 'node:path';
import { builtInEmbedders } from '../adapters/embedder/builtIn.ts';
import { onnxEmbedders } from '../adapters/embedder/onnx.ts';
import { engineVersion } from '../adapters/search-engine/engineVersion.ts';
import { openSearchEngine } from '../adapters/search-engine/openSearchEngine.ts';
import { vectorSpacesInThreads } from '../adapters/vector-space/inThread.ts';
import { followMeanings } from '../search/followMeanings.ts';
import type { Meanings } from '../modules/search/index.ts';
import type { Database } from '../ports/database.ts';
import type { Loggers } from '../ports/loggers.ts';
import type { SearchEngine } from '../ports/search-engine.ts';
import type { Settings } from '../config/settings.ts';

/** The search engine with what it has kept in files; it is told nothing of documents yet. */
export const openEngine = async (
  { searchWorkers, dataDir }: Settings,
  loggers: Loggers,
): Promise<SearchEngine> =>
  openSearchEngine({
    workers: searchWorkers,
    folder: join(dataDir, 'search'),
    version: await engineVersion(),
    onError: (what, cause) => loggers.named('search').error({ err: cause }, what),
  });

type Parts = {
  readonly settings: Pick<Settings, 'dataDir' | 'embedderPath'>;
  readonly database: Database;
  readonly loggers: Loggers;
};

/** What documents mean, by the embedder that the settings choose. */
export function composeMeanings({ settings, database, loggers }: Parts): Promise<Meanings> {
  const { dataDir, embedderPath } = settings;
  const folder = join(dataDir, 'meaning');
  const logger = loggers.named('meaning');
  const onRefused = (reason: string): void => logger.debug(`Rebuilding the semantic index: ${reason}`);
  return followMeanings({
    embedders: embedderPath ? onnxEmbedders(embedderPath) : builtInEmbedders({ folder, onRefused }),
    spaces: vectorSpacesInThreads({ folder, onRefused }),
    database,
    logger,
  });
}
