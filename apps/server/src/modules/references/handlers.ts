import { Readable } from 'node:stream';
import type { ReferenceCard, references } from '@norma/contracts';
import { fail, Failed } from '@norma/contracts/kit';
import { isInForce, wireStatuses } from '@norma/editions';
import { shortNumber } from '@norma/lineage';
import { readName } from '@norma/references';
import type { Handlers, ReaderContext } from '../../context.ts';
import { hasFeature } from '../../tenant/index.ts';
import { accessTo, cardOfCode, isOffered, mayOpen, type Card } from '../documents/index.ts';
import { cardOf } from './cards.ts';
import { healthOf } from './health.ts';
import { writtenHealth } from './healthExport.ts';
import { judgeReferences, type Within } from './resolve.ts';
import { scopeOf, type Tables } from './scope.ts';
import { statusLists } from './statusList.ts';
import { citingDocuments, referencesOf } from './store.ts';

type Context = ReaderContext<Tables>;

type Clause = NonNullable<ReferenceCard['clause']>;

type Parts = {
  readonly now: () => Date;
  /** The clauses of editions, as far as they are known, by content id. */
  readonly clausesOf: (contentIds: readonly number[]) => Promise<ReadonlyMap<number, readonly Clause[]>>;
};

const inForce = wireStatuses.filter(isInForce);

/** Answers what documents cite, who cites them, and whether what is cited is in force. */
export function referenceHandlers({ now, clausesOf }: Parts): Handlers<typeof references, Tables> {
  const listOf = statusLists(now);
  return {
    citedReferences: async ({ query }, ctx) => {
      if (!isOn(ctx)) return fail('feature-off');
      const card = await offeredOf(query.contentCode, ctx);
      if (!card) return fail('document-not-found');
      const within = withinOf(card, ctx);
      const isOpen = mayOpen(ctx.reader, card);
      return ctx.db.connection().execute(async (db) => {
        const rows = await referencesOf(db, [card.content_id]);
        const judged = await judgeReferences(
          db,
          rows.map(({ designation }) => designation),
          within,
        );
        return {
          cards: rows.flatMap(({ designation, is_normative, clauses }) => {
            const each = judged.get(designation);
            if (!each) return [];
            const own = { isNormative: is_normative, clauses: isOpen ? clauses : [] };
            return [{ ...cardOf(each, within.language, ctx), ...own }];
          }),
        };
      });
    },

    resolveReferences: async ({ body }, ctx) => {
      if (!isOn(ctx)) return fail('feature-off');
      const citing = body.contentCode === undefined ? null : await offeredOf(body.contentCode, ctx);
      if (body.contentCode !== undefined && !citing) return fail('document-not-found');
      const within = withinOf(citing, ctx);
      const designations = body.references.map(({ designation }) => designation);
      const judged = await ctx.db.connection().execute((db) => judgeReferences(db, designations, within));
      const known = await clausesOf(
        body.references.flatMap(({ designation, clauses = [] }) => {
          const edition = clauses.length > 0 ? judged.get(designation)?.edition : null;
          return edition && mayOpen(ctx.reader, edition) ? [edition.content_id] : [];
        }),
      );
      return {
        cards: body.references.flatMap(({ designation, clauses = [] }) => {
          const each = judged.get(designation);
          const clause = clauseNamed(clauses, known.get(each?.edition?.content_id ?? 0));
          return each ? [cardOf(each, within.language, ctx, clause)] : [];
        }),
      };
    },

    citedBy: async ({ query: { contentCode, ...page } }, ctx) => {
      if (!isOn(ctx)) return fail('feature-off');
      const card = await offeredOf(contentCode, ctx);
      if (!card) return fail('document-not-found');
      const { publishers } = ctx.tenant.settings;
      const family = { familyId: card.family_id, publishers, inForce };
      const { total, rows } = await citingDocuments(ctx.db, family, page);
      return {
        total,
        documents: rows.map((row) => ({
          designation: row.designation,
          title: row.title_text,
          contentCode: row.content_code,
          status: row.status,
          isDated: readName(row.cited, { publishers, own: row.publisher_code }).year !== null,
          citedDesignation: row.cited,
          isNormative: row.is_normative,
          clauses: mayOpen(ctx.reader, row) ? row.clauses : [],
          access: accessTo(ctx.reader, row),
        })),
      };
    },

    citationHealth: async ({ query }, ctx) => {
      if (!isOn(ctx)) return fail('feature-off');
      const scope = await scopeOf(query, ctx);
      return scope instanceof Failed ? scope : healthOf(scope, ctx);
    },

    citationHealthExport: async ({ query }, ctx) => {
      if (!isOn(ctx)) return fail('feature-off');
      const scope = await scopeOf(query, ctx);
      return scope instanceof Failed ? scope : writtenHealth(await healthOf(scope, ctx), query.format, ctx);
    },

    statusList: async ({ query: { publisher, part } }, ctx) => {
      if (!isOn(ctx) && !hasFeature(ctx.tenant.settings, 'reference-check')) return fail('feature-off');
      if (!ctx.tenant.settings.publishers.includes(publisher)) return fail('publisher-not-found');
      const { bytes, etag } = await listOf(ctx.db, publisher, part);
      return {
        mediaType: 'application/json',
        size: bytes.length,
        etag,
        open: ({ start, end }) => Readable.from([bytes.subarray(start, end + 1)]),
      };
    },
  };
}

/** The first of some clauses that an edition has, by its number. */
function clauseNamed(numbers: readonly string[], clauses: readonly Clause[] = []): Clause | null {
  const [found] = numbers.flatMap(
    (wanted) => clauses.find(({ number }) => shortNumber(number) === shortNumber(wanted)) ?? [],
  );
  return found ? { number: found.number, id: found.id } : null;
}

const isOn = ({ tenant }: Context): boolean => hasFeature(tenant.settings, 'reference-links');

async function offeredOf(contentCode: string, { db, tenant }: Context): Promise<Card | null> {
  const card = await cardOfCode(db, contentCode);
  return card && isOffered(tenant, card) ? card : null;
}

/** What a designation is read by: the text in which it stands, else the library. */
const withinOf = (citing: Card | null, { tenant, language }: Context): Within => ({
  tenant,
  publisher: citing?.publisher_code ?? tenant.settings.publishers[0] ?? '',
  language: citing?.language ?? language,
});
