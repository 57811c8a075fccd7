import { wordOrigins, type OriginStep, type SentenceOrigin } from '@norma/comparison';
import type { Origins, timeline, Timeline } from '@norma/contracts';
import { fail, Failed } from '@norma/contracts/kit';
import type { Kysely } from 'kysely';
import type { Handlers, ReaderContext } from '../../context.ts';
import type { Usage } from '../../ports/usage.ts';
import { hasFeature } from '../../tenant/index.ts';
import {
  accessTo,
  cardOfCode,
  cardOfId,
  editionsIn,
  editionsOf,
  htmlKeysOf,
  isOffered,
  mayOpen,
  openingOf,
  type Card,
  type DocumentTables,
  type Edition,
} from '../documents/index.ts';
import {
  clausesOf,
  composed,
  lineageForm,
  lineagesOf,
  stepsBetween,
  withContents,
  type LineageTables,
} from '../lineage/index.ts';
import type { ClauseCounts } from './clauseCounts.ts';
import type { OriginSteps } from './originSteps.ts';
import { rowsOf, type Column } from './rows.ts';

type Tables = DocumentTables & LineageTables;
type Context = ReaderContext<Tables>;
type Parts = {
  readonly clauseCounts: ClauseCounts;
  readonly originSteps: OriginSteps;
  readonly usage: Usage;
};

/** Answers what happened to the clauses and words of a document through its editions. */
export function timelineHandlers({
  clauseCounts,
  originSteps,
  usage,
}: Parts): Handlers<typeof timeline, Tables> {
  const opening = openingOf({ usage });

  return {
    timeline: async ({ query }, ctx) => {
      if (!hasFeature(ctx.tenant.settings, 'edition-timeline')) return fail('feature-off');
      const card = opening.offered(await cardOfCode(ctx.db, query.contentCode), ctx);
      if (!card) return fail('document-not-found');
      const chain = await chainOf(card, ctx);
      const ids = chain.map(({ content_id }) => content_id);
      const [known, keys, steps] = await Promise.all([
        clausesOf(ctx.db, ids),
        htmlKeysOf(ctx.db, ids),
        lineagesOf(ctx.db, card.family_id, lineageForm),
      ]);
      const progress = { done: 0, total: 0 };
      const columns: Column[] = [];
      for (const edition of chain) {
        const own = mayOpen(ctx.reader, edition) ? known.get(edition.content_id)?.clauses : undefined;
        const clauses = own && own.length > 0 ? own : null;
        const before = clauses ? columns.findLastIndex((column) => column.clauses !== null) : -1;
        const base = chain[before];
        const way = base ? stepsBetween(steps, base.content_id, edition.content_id) : null;
        const pair = base && comparable(keys.get(base.content_id), keys.get(edition.content_id), ctx);
        const counted = pair ? await clauseCounts(pair, readerOf(ctx)) : { isDone: true, changes: null };
        if (!counted) return fail('comparisons-busy');
        if (pair) progress.total += 1;
        if (pair && counted.isDone) progress.done += 1;
        columns.push({
          clauses,
          before,
          lineage: way && composed(way),
          changes: counted.changes,
        });
      }
      return {
        language: card.language,
        editions: chain.map((edition, at) => ({
          contentId: edition.content_id,
          contentCode: edition.content_code,
          designation: edition.designation,
          editionLabel: edition.edition,
          year: edition.edition_year,
          status: edition.status,
          access: accessTo(ctx.reader, edition),
          hasClauses: columns[at]?.clauses != null,
          comparedWith: chain[columns[at]?.before ?? -1]?.content_code ?? null,
          normative: normativeIn(columns[at]),
        })),
        rows: rowsOf(columns),
        progress: progress.done < progress.total ? progress : null,
      } satisfies Timeline;
    },

    origins: async ({ query }, ctx) => {
      if (!hasFeature(ctx.tenant.settings, 'edition-timeline')) return fail('feature-off');
      const card = await opening.openable(opening.offered(await cardOfId(ctx.db, query.contentId), ctx), ctx);
      if (card instanceof Failed) return card;
      const whole = await chainOf(card, ctx);
      const end = whole.findIndex(({ content_id }) => content_id === card.content_id);
      const upToIt = end < 0 ? [card] : whole.slice(0, end + 1);
      const keys = await htmlKeysOf(
        ctx.db,
        upToIt.map(({ content_id }) => content_id),
      );
      const readable = upToIt.filter(
        (edition) => mayOpen(ctx.reader, edition) && keys.has(edition.content_id),
      );
      const steps: OriginStep[] = [];
      for (const [at, target] of readable.slice(1).entries()) {
        const [base, text] = [keys.get(readable[at]?.content_id ?? 0), keys.get(target.content_id)];
        if (base === undefined || text === undefined) continue;
        const pair = { base, target: text, language: card.language };
        const step = await originSteps.of(pair, readerOf(ctx));
        if (!step) return fail('comparisons-busy');
        // What cannot be told is told of the editions behind it alone.
        if ('problem' in step) steps.length = 0;
        else steps.push(step);
      }
      const own = keys.get(card.content_id);
      if (own === undefined) return { contentCode: card.content_code, clauses: [] };
      // The first edition that can be read introduced all that it says.
      const first =
        steps.length > 0
          ? null
          : await originSteps.of({ base: own, target: own, language: card.language }, readerOf(ctx));
      if (first && !('problem' in first)) steps.push(first);
      const chain = first ? [card, card] : readable.slice(readable.length - steps.length - 1);
      const wanted = await wantedClauses(ctx.db, card.content_id, query.clause);
      const sinceOf = sinceIn(chain, upToIt);
      return {
        contentCode: card.content_code,
        clauses: wordOrigins(steps, card.language)
          .filter(({ id }) => wanted === null || wanted.has(id))
          .map(({ id, sentences }) => ({
            id,
            sentences: sentences.map((each) => wireSentence(each, sinceOf)),
          })),
      } satisfies Origins;
    },
  };
}

const readerOf = ({ tenant, reader }: Context): string => `${tenant.key} ${reader.personId}`;

/** The offered editions of a document in its language, the oldest first. */
async function chainOf(card: Card, { db, tenant }: Context): Promise<Edition[]> {
  const family = await editionsOf(db, [card.family_id]);
  const own = family.filter((edition) => edition.language === card.language && isOffered(tenant, edition));
  return editionsIn(card.language, own, card).toReversed();
}

/** The texts of two editions that are compared; null where one has no HTML, or the tenant compares none. */
const comparable = (base: string | undefined, target: string | undefined, { tenant }: Context) =>
  base !== undefined && target !== undefined && hasFeature(tenant.settings, 'version-compare')
    ? { base, target }
    : null;

function normativeIn(column: Column | undefined): number | null {
  if (!column?.changes) return null;
  return [...column.changes.values()].reduce((sum, { normative }) => sum + normative, 0);
}

/** The ids of a clause and of those within it; null for all clauses. */
async function wantedClauses(
  db: Kysely<LineageTables>,
  contentId: number,
  clause: string | undefined,
): Promise<ReadonlySet<string> | null> {
  if (clause === undefined) return null;
  const known = (await clausesOf(db, [contentId])).get(contentId)?.clauses ?? [];
  return new Set([clause, ...withContents(known, clause).map(({ id }) => id)]);
}

type Since = Origins['clauses'][number]['sentences'][number]['since'];
type SinceOf = (place: number) => Since;

/** The edition at a place of a chain; what editions before it say that could not be read makes it a span of years. */
function sinceIn(chain: readonly Edition[], all: readonly Edition[]): SinceOf {
  return (place) => {
    const edition = chain[place];
    const at = edition ? all.indexOf(edition) : -1;
    const before = chain[place - 1];
    const unread = all.slice(before ? all.indexOf(before) + 1 : 0, Math.max(0, at));
    const to = edition?.edition_year ?? null;
    return { contentCode: edition?.content_code ?? '', from: unread[0]?.edition_year ?? to, to };
  };
}

const wireSentence = ({ since, parts, values }: SentenceOrigin, sinceOf: SinceOf) => ({
  since: sinceOf(since),
  parts: parts.map((part) => ({ words: part.words, since: sinceOf(part.since) })),
  values: values.map(({ words, since: own, before }) => ({
    words,
    since: sinceOf(own),
    before: before.map((value) => ({ words: value.words, since: sinceOf(value.since) })),
  })),
});
