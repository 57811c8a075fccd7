import type { DocumentTables } from '../modules/documents/index.ts';
import { meanings, type Meanings } from '../modules/search/index.ts';
import type { Database } from '../ports/database.ts';
import type { Embedders } from '../ports/embedder.ts';
import type { VectorSpaces } from '../ports/vector-space.ts';

type Parts = {
  readonly embedders: Embedders;
  readonly spaces: VectorSpaces;
  readonly database: Database;
  readonly logger: { readonly error: (details: { err: unknown }, message: string) => void };
};

/** What documents mean, following them from now on; no one waits for what is still to be learned. */
export async function followMeanings({ embedders, spaces, database, logger }: Parts): Promise<Meanings> {
  const live = meanings({
    embedders,
    spaces,
    db: database.withoutTenant<DocumentTables>(),
    onFailed: (err) => logger.error({ err }, 'semantic index could not be updated'),
  });
  const catchUp = (): void => void live.catchUp();
  await database.listen('document_changes', catchUp);
  catchUp();
  return live;
}
