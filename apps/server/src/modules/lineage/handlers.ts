import type { ClauseLanding, lineage } from '@norma/contracts';
import { fail, Failed } from '@norma/contracts/kit';
import type { Handlers, ReaderContext } from '../../context.ts';
import type { Usage } from '../../ports/usage.ts';
import { hasFeature } from '../../tenant/index.ts';
import { inClauses, type Comparisons } from '../comparison/index.ts';
import {
  accessTo,
  cardOfCode,
  cardOfId,
  editionsOf,
  htmlKeysOf,
  isCurrent,
  isOffered,
  mayOpen,
  openingOf,
  type DocumentTables,
  type Edition,
} from '../documents/index.ts';
import { whereaboutsOf, type Place, type Whereabouts } from './clauseLanding.ts';
import { form } from './form.ts';
import { laterClauses } from './laterClauses.ts';
import { readLine } from './lineName.ts';
import { clausesOf, lineagesOf, lineOf } from './store.ts';
import type { LinedClause, LineageTables } from './tables.ts';
import { withContents } from './whereabouts.ts';

type Tables = DocumentTables & LineageTables;
type Context = ReaderContext<Tables>;
type Parts = { readonly comparisons: Comparisons; readonly usage: Usage };

/** Answers where clauses are in other editions. */
export function lineageHandlers({ comparisons, usage }: Parts): Handlers<typeof lineage, Tables> {
  const opening = openingOf({ usage });

  /** What changed in a clause from the edition that was linked to the one that opens. */
  const changeOf = async (
    { target, linked }: Whereabouts,
    ctx: Context,
  ): Promise<ClauseLanding['change']> => {
    if (!target.clause || !linked.clause || target.edition === linked.edition) return null;
    if (!hasFeature(ctx.tenant.settings, 'version-compare')) return null;
    const ids = [linked.edition.content_id, target.edition.content_id];
    const keys = await htmlKeysOf(ctx.db, ids);
    const [base, text] = ids.map((id) => keys.get(id));
    if (base === undefined || text === undefined) return null;
    const pair = { base, target: text };
    const reader = `${ctx.tenant.key} ${ctx.reader.personId}`;
    const state = await comparisons.look(pair, reader);
    if (state?.state === 'failed') return null;
    const waiting = { isReady: false, similarity: null, counts: {}, normative: 0, first: null };
    if (state?.state !== 'ready') return waiting;
    const compared = await comparisons.of(pair, reader);
    if (!compared) return waiting;
    if ('problem' in compared) return null;
    const known = await clausesOf(ctx.db, [target.edition.content_id]);
    const within = new Set(
      withContents(known.get(target.edition.content_id)?.clauses ?? [], target.clause.id).map(({ id }) => id),
    );
    return { isReady: true, ...inClauses(compared, within) };
  };

  return {
    laterClauses: async ({ query }, ctx) => {
      const base = await opening.openable(opening.offered(await cardOfId(ctx.db, query.oldHtmlId), ctx), ctx);
      if (base instanceof Failed) return base;
      // Its text is not told: who may not open it gets to know where to ask for.
      const target = opening.offered(await cardOfId(ctx.db, query.newHtmlId), ctx);
      if (!target) return fail('document-not-found');
      const steps = await lineagesOf(ctx.db, base.family_id, form);
      return { clauses: laterClauses(steps, { from: base.content_id, to: target.content_id }) };
    },

    clauses: async ({ query }, ctx) => {
      if (!hasFeature(ctx.tenant.settings, 'clause-links')) return fail('feature-off');
      const card = await opening.openable(
        opening.offered(await cardOfCode(ctx.db, query.contentCode), ctx),
        ctx,
      );
      if (card instanceof Failed) return card;
      const known = (await clausesOf(ctx.db, [card.content_id])).get(card.content_id);
      return {
        source: known?.source ?? null,
        clauses: (known?.clauses ?? []).map(({ id, number, title, level, line, page = null }) => ({
          id,
          number,
          title,
          level,
          line,
          page,
        })),
      };
    },

    clause: async ({ params, query }, ctx) => {
      if (!hasFeature(ctx.tenant.settings, 'clause-links')) return fail('feature-off');
      const written = readLine(params.line);
      const found = written === null ? null : await lineOf(ctx.db, written);
      if (!found) return fail('clause-not-found');
      const family = found.family_id === null ? [] : await editionsOf(ctx.db, [found.family_id]);
      const offered = family.filter((edition) => isOffered(ctx.tenant, edition));
      const where = await whereaboutsOf(ctx.db, offered, {
        line: found.line,
        language: found.language,
        from: query.from,
      });
      if (!where) return fail('document-not-found');
      const { target, linked, deletedIn } = where;
      const [mayTarget, mayLinked] = [target, linked].map(({ edition }) => mayOpen(ctx.reader, edition));
      return {
        line: target.clause?.line ?? found.line,
        target: {
          ...wireEdition(target.edition),
          access: accessTo(ctx.reader, target.edition),
          isInForce: isCurrent(target.edition),
        },
        clause: mayTarget ? wireClause(target) : null,
        linked: { ...wireEdition(linked.edition), clause: mayLinked ? wireClause(linked) : null },
        relation: mayTarget ? where.relation : null,
        others: where.others
          .filter(({ edition }) => mayTarget && mayOpen(ctx.reader, edition))
          .map(({ edition, clause }) => ({
            ...wireLined(clause),
            line: clause.line,
            contentCode: edition.content_code,
          })),
        deletedIn: mayTarget && deletedIn ? wireEdition(deletedIn) : null,
        change: mayTarget && mayLinked ? await changeOf(where, ctx) : null,
      };
    },
  };
}

const wireEdition = ({ content_id, content_code, designation, edition, status }: Edition) => ({
  contentId: content_id,
  contentCode: content_code,
  designation,
  editionLabel: edition,
  status,
});

const wireClause = ({ clause }: Place): ClauseLanding['clause'] => clause && wireLined(clause);

const wireLined = ({ id, number, title, page }: LinedClause) => ({ id, number, title, page: page ?? null });
