import { sentencesOf } from '@norma/meaning';
import type { Embedder } from '../../../ports/embedder.ts';

/** What a reader may see of a document; the sentences of the texts are looked at in their order. */
export type Readable = { readonly id: string; readonly title: string; readonly texts: readonly string[] };

/** A sentence, and how near it is: the cosine. */
export type Nearest = { readonly sentence: string; readonly similarity: number };

/**
 * The sentence of each document, or its title, that is nearest to a question; a document without any near it is left out. As many
 * sentences are looked at as the embedder can take while a reader waits, shared among the documents.
 */
export async function nearestSentences(
  embedder: Embedder,
  question: Float32Array,
  documents: readonly Readable[],
): Promise<Map<string, Nearest>> {
  const share = Math.max(1, Math.floor(embedder.sentencesAtOnce / Math.max(1, documents.length)));
  const candidates = documents.flatMap(({ id, title, texts }) =>
    [title, ...sentencesOf(texts, Math.min(share, maxOfOne) - 1)].map((sentence) => ({ id, sentence })),
  );
  const vectors = await embedder.embed(
    candidates.map(({ sentence }) => [{ text: sentence, weight: 1 }]),
    'document',
  );
  const nearest = new Map<string, Nearest>();
  candidates.forEach(({ id, sentence }, at) => {
    const similarity = similarityOf(question, vectors, at * question.length);
    if (similarity > (nearest.get(id)?.similarity ?? 0)) nearest.set(id, { sentence, similarity });
  });
  return nearest;
}

const maxOfOne = 200;

/** The cosine of a question and the vector that begins at a place. */
function similarityOf(question: Float32Array, vectors: Float32Array, from: number): number {
  return question.reduce((sum, number, at) => sum + number * (vectors[from + at] ?? 0), 0);
}
