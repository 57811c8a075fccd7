import type { semantic, SemanticPage } from '@norma/contracts';
import { fail } from '@norma/contracts/kit';
import type { Condition } from '@norma/search-core';
import type { Handlers, ReaderContext } from '../../context.ts';
import type { SearchEngine, SearchRequest } from '../../ports/search-engine.ts';
import type { Usage } from '../../ports/usage.ts';
import { usageActor } from '../../lib/usageActor.ts';
import { hasFeature, type Tenant } from '../../tenant/index.ts';
import { documentTypeNames } from '../../tenant/vocabulary.ts';
import {
  editionsWithCodes,
  isCurrent,
  mayOpen,
  embeddableDocuments,
  publishersOf,
  type DocumentTables,
} from '../documents/index.ts';
import type { Meaning } from './meaning/following.ts';
import type { Meanings } from './meaning/meanings.ts';
import { currentFirst, fused } from './meaning/fused.ts';
import { nearestSentences } from './meaning/sentences.ts';
import { engineRequest, everything } from './filters.ts';
import { publishersFor, readQuery, type NamedPublisher } from './operators.ts';
import { resultDocuments } from './results.ts';
import { synonymsOf } from './synonyms.ts';
import type { Tables } from './tables.ts';

type Ports = {
  readonly engine: Pick<SearchEngine, 'search'>;
  readonly meanings: Pick<Meanings, 'now'>;
  readonly usage: Usage;
};

/** So many documents count as found at most: whatever is further away is hardly meant. */
const maxFound = 1_000;

/** Answers the search by meaning. */
export const semanticHandlers = ({ engine, meanings, usage }: Ports): Handlers<typeof semantic, Tables> => ({
  semantic: async ({ query: { page, pageSize }, body }, ctx) => {
    const { tenant } = ctx;
    if (!isOffered(tenant)) return fail('search-type-off', { searchType });
    const meaning = meanings.now();
    const publishers = await scopeOf(body.publishers, ctx);
    const named = await publishersFor(body.keywords, {
      db: ctx.db.$pickTables<keyof DocumentTables>(),
      tenant,
    });
    const { ignored } = readQuery({ ...everything, keywords: body.keywords }, named);
    const result =
      meaning && publishers.length > 0
        ? await foundBy(engine, meaning, { keywords: body.keywords, publishers, named }, ctx)
        : nothing;
    const from = page * pageSize;
    const shown = result.near.slice(from, from + pageSize);
    const [documents] = await Promise.all([
      meaning ? rowsOf(meaning, { question: result.question, shown }, ctx) : [],
      page === 0 &&
        usage.record(tenant.key, {
          type: 'search',
          searchType,
          text: body.keywords,
          found: result.near.length,
          publishers,
          isChosen: body.publishers.length > 0,
          ...usageActor(ctx),
        }),
    ]);
    const nextPageFlag = from + shown.length < result.near.length;
    const { subscribed: subscribedCount } = result;
    return { count: result.near.length, subscribedCount, documents, nextPageFlag, searchType, ignored };
  },
});

const searchType = 'SEMANTICSEARCH';

/** The tenant must offer the search by meaning, and its readers be entitled to it. */
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
type Found = { readonly question: Float32Array; readonly near: Near; readonly subscribed: number };
const nothing: Found = { question: new Float32Array(), near: [], subscribed: 0 };

/** So many documents that have the words are put in order together with those near in meaning. */
const maxByWords = 200;

/** What is near in meaning or has the words, in one order; nothing where nothing of the question is understood. */
async function foundBy(
  engine: Ports['engine'],
  { embedder, space }: Meaning,
  {
    keywords,
    publishers,
    named,
  }: {
    readonly keywords: string;
    readonly publishers: readonly string[];
    readonly named: readonly NamedPublisher[];
  },
  { db, tenant, reader, signal }: ReaderContext<Tables>,
): Promise<Found> {
  const classic = { ...everything, keywords };
  const { words, conditions } = readQuery(classic, named);
  const question = await embedder.embed([[{ text: words ?? keywords, weight: 1 }]], 'question');
  if (question.every((number) => number === 0)) return nothing;
  const synonyms = await synonymsOf(db.$pickTables<'search_synonyms'>());
  const request = engineRequest(classic, {
    tenant,
    reader,
    entitledOnly: false,
    synonyms,
    publishers: named,
  });
  const [nearest, { hits }] = await Promise.all([
    space.nearest({ vector: question, publishers, max: maxFound }),
    engine.search({ ...request, scope: [...publishers], size: maxByWords }, signal),
  ]);
  const near = await thoseWith(engine, { request, near: nearest, conditions }, signal);
  const ids = fused(
    hits.map(({ id }) => id),
    near.map(({ id }) => id),
  ).slice(0, maxFound);
  const editions = await editionsWithCodes(db.$pickTables<keyof DocumentTables>(), ids);
  const members = editions.map((edition) => ({
    id: edition.content_code,
    family: edition.family_id,
    isCurrent: isCurrent(edition),
  }));
  const similarities = new Map(near.map(({ id, similarity }) => [id, similarity]));
  return {
    question,
    subscribed: editions.filter((edition) => mayOpen(reader, edition)).length,
    near: currentFirst(keywords, ids, members).map((id) => ({ id, likeness: similarities.get(id) ?? 0 })),
  };
}

/** Of what is near in meaning, what has what the operators of the query ask for. */
async function thoseWith<Member extends { readonly id: string }>(
  engine: Ports['engine'],
  {
    request,
    near,
    conditions,
  }: { readonly request: SearchRequest; readonly near: readonly Member[]; readonly conditions: Condition[] },
  signal: AbortSignal,
): Promise<readonly Member[]> {
  const asked = conditions.filter(({ anyOf, isExcluded }) => isExcluded || anyOf.some(isOfField));
  if (asked.length === 0) return near;
  const ids = near.map(({ id }) => id);
  const { otherWordings: _, clause: __, ...plain } = request;
  const { hits } = await engine.search(
    { ...plain, text: '*', conditions: [...asked, { anyOf: [{ ids }] }], size: ids.length },
    signal,
  );
  const having = new Set(hits.map(({ id }) => id));
  return near.filter(({ id }) => having.has(id));
}

/** Words anywhere are part of what is meant; what a field must have is not. */
const isOfField = (alternative: Condition['anyOf'][number]): boolean =>
  !('text' in alternative) || alternative.field !== 'all';

/** The rows of a page, each with the sentence that comes nearest to the question. */
async function rowsOf(
  { embedder }: Meaning,
  { question, shown }: { question: Float32Array; shown: Near },
  { db, tenant, reader, language }: ReaderContext<Tables>,
): Promise<SemanticPage['documents']> {
  if (shown.length === 0) return [];
  const ids = shown.map(({ id }) => id);
  const [documents, rows] = await Promise.all([
    embeddableDocuments(db, ids),
    resultDocuments(
      db,
      ids.map((id) => ({ id, fields: [] })),
      { words: '', reader, nameOfType: documentTypeNames(tenant, language) },
    ),
  ]);
  const readable = documents.map(({ contentCode, publisher, title, description, body }) => ({
    id: contentCode,
    title,
    // Of a text that does not open for them, they are shown the record alone.
    texts: mayOpen(reader, { publisher_code: publisher }) ? [description, body] : [description],
  }));
  const sentences = await nearestSentences(embedder, question, readable);
  const similarities = new Map(shown.map(({ id, likeness }) => [id, likeness]));
  return rows.map((row) => ({
    ...row,
    meaning: {
      sentence: sentences.get(row.contentCode)?.sentence ?? null,
      likeness: rounded(
        similarities.get(row.contentCode) || (sentences.get(row.contentCode)?.similarity ?? 0),
      ),
    },
  }));
}

/** Within 0 and 1, to three places. */
const rounded = (likeness: number): number => Math.round(Math.min(1, Math.max(0, likeness)) * 1_000) / 1_000;
