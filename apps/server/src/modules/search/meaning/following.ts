import type { Kysely } from 'kysely';
import type { Embedder } from '../../../ports/embedder.ts';
import type { VectorSpace } from '../../../ports/vector-space.ts';
import {
  changedSince,
  embeddableDocuments,
  documentFingerprints,
  type DocumentTables,
  type EmbeddableDocument,
} from '../../documents/index.ts';
import { placedOf, weightedTextsOf } from './weightedTexts.ts';

/** An embedder together with the documents as it understands them. */
export type Meaning = { readonly embedder: Embedder; readonly space: VectorSpace };

type Db = Kysely<DocumentTables>;

/** So few at a time that a question in between hardly waits. */
const atATime = 25;

/** Takes over what has changed since a mark; returns how many documents changed or went. */
export async function applyChanges(
  { embedder, space }: Meaning,
  db: Db,
  { since, signal }: { since: bigint; signal: AbortSignal },
): Promise<number> {
  let count = 0;
  for await (const codes of changedSince(db, since)) {
    const documents = await embeddableDocuments(db, codes);
    const present = new Set(documents.map(({ contentCode }) => contentCode));
    await space.remove(codes.filter((code) => !present.has(code)));
    await place({ embedder, space }, documents, signal);
    count += codes.length;
  }
  return count;
}

/**
 * Compares all documents with the space by their fingerprints and corrects what differs; returns how many did. A
 * space that was stored, lost or of an older database comes up to date by it.
 */
export async function reconciled({ embedder, space }: Meaning, db: Db, signal: AbortSignal): Promise<number> {
  const unseen = new Map(await space.fingerprints());
  let count = 0;
  for await (const some of documentFingerprints(db)) {
    const changed = some.filter(({ contentCode, fingerprint }) => unseen.get(contentCode) !== fingerprint);
    for (const { contentCode } of some) unseen.delete(contentCode);
    for (let at = 0; at < changed.length; at += atATime) {
      const codes = changed.slice(at, at + atATime).map(({ contentCode }) => contentCode);
      await place({ embedder, space }, await embeddableDocuments(db, codes), signal);
    }
    count += changed.length;
  }
  await space.remove([...unseen.keys()]);
  return count + unseen.size;
}

async function place(
  { embedder, space }: Meaning,
  documents: readonly EmbeddableDocument[],
  signal: AbortSignal,
): Promise<void> {
  for (let at = 0; at < documents.length; at += atATime) {
    signal.throwIfAborted();
    const some = documents.slice(at, at + atATime);
    await space.put(some.map(placedOf), await embedder.embed(some.map(weightedTextsOf), 'document'));
  }
}
