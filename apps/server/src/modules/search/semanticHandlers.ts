import type { semantic, SemanticPage } from '@norma/contracts';
import { fail } from '@norma/contracts/kit';
import type { Handlers, ReaderContext } from '../../context.ts';
import type { Usage } from '../../ports/usage.ts';
import { usedBy } from '../../usedBy.ts';
import { hasFeature, type Tenant } from '../../tenant/index.ts';
import { mayOpen, meantDocuments, publishersOf } from '../documents/index.ts';
import type { Meaning } from './meaning/following.ts';
import type { Meanings } from './meaning/meanings.ts';
import { nearestSentences } from './meaning/sentences.ts';
import { resultDocuments } from './results.ts';
import type { Tables } from './tables.ts';

type Ports = { readonly meanings: Pick<Meanings, 'now'>; readonly usage: Usage };

/** So many documents count as found at most: whatever is further away is hardly meant. */
const mostFound = 1_000;

/** Answers the search by meaning. */
export const semanticHandlers = ({ meanings, usage }: Ports): Handlers<typeof semantic, Tables> => ({
  semantic: async ({ query: { page, pageSize }, body }, asking) => {
    const { tenant } = asking;
    if (!isOffered(tenant)) return fail('search-type-off', { searchType });
    const meaning = meanings.now();
    const publishers = await scopeOf(body.publishers, asking);
    const found =
      meaning && publishers.length > 0 ? await nearest(meaning, body.keywords, publishers) : nothing;
    const from = page * pageSize;
    const shown = found.near.slice(from, from + pageSize);
    const [documents] = await Promise.all([
      meaning ? rowsOf(meaning, { question: found.question, shown }, asking) : [],
      page === 0 &&
        usage.record(tenant.key, {
          type: 'search',
          searchType,
          text: body.keywords,
          found: found.near.length,
          publishers,
          isChosen: body.publishers.length > 0,
          ...usedBy(asking),
        }),
    ]);
    const nextPageFlag = from + shown.length < found.near.length;
    return { count: found.near.length, documents, nextPageFlag, searchType };
  },
});

const searchType = 'SEMANTICSEARCH';

/** The tenant must offer the search by meaning, and its readers be let in to it. */
const isOffered = ({ settings }: Tenant): boolean =>
  hasFeature(settings, 'semantic-search') &&
  settings.searchTypes.some(({ code, enabled }) => code === searchType && enabled);

/** The tenant's publishers that may be searched by meaning, narrowed to the named ones where some are named. */
async function scopeOf(
  named: readonly string[],
  { db, tenant }: Pick<ReaderContext<Tables>, 'db' | 'tenant'>,
): Promise<string[]> {
  const codes = tenant.settings.publishers.filter((code) => named.length === 0 || named.includes(code));
  const publishers = await publishersOf(db, codes);
  return publishers.filter((publisher) => publisher.has_semantic_search).map(({ code }) => code);
}

type Near = readonly { readonly id: string; readonly likeness: number }[];
type Found = { readonly question: Float32Array; readonly near: Near };
const nothing: Found = { question: new Float32Array(), near: [] };

async function nearest(
  { embedder, space }: Meaning,
  keywords: string,
  publishers: readonly string[],
): Promise<Found> {
  const question = await embedder.embed([[{ text: keywords, weight: 1 }]], 'question');
  return { question, near: await space.nearest({ vector: question, publishers, most: mostFound }) };
}

/** The rows of a page, each with the sentence that comes nearest to the question. */
async function rowsOf(
  { embedder }: Meaning,
  { question, shown }: { question: Float32Array; shown: Near },
  { db, reader }: ReaderContext<Tables>,
): Promise<SemanticPage['documents']> {
  if (shown.length === 0) return [];
  const ids = shown.map(({ id }) => id);
  const [documents, rows] = await Promise.all([
    meantDocuments(db, ids),
    resultDocuments(
      db,
      ids.map((id) => ({ id, fields: [] })),
      { words: '', reader },
    ),
  ]);
  const readable = documents.map(({ contentCode, publisher, title, description, body }) => ({
    id: contentCode,
    title,
    // Of a text that does not open for them, they are shown the record alone.
    texts: mayOpen(reader, { publisher_code: publisher }) ? [description, body] : [description],
  }));
  const sentences = await nearestSentences(embedder, question, readable);
  const likenesses = new Map(shown.map(({ id, likeness }) => [id, likeness]));
  return rows.map((row) => ({
    ...row,
    meaning: {
      sentence: sentences.get(row.contentCode) ?? null,
      likeness: Math.round((likenesses.get(row.contentCode) ?? 0) * 1_000) / 1_000,
    },
  }));
}
