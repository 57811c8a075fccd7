import { Readable } from 'node:stream';
import { hasVerbalForms } from '@norma/changes';
import type { Change, FoldedChange } from '@norma/comparison';
import type { comparison, ComparisonChanges, ComparisonState } from '@norma/contracts';
import { fail, Failed } from '@norma/contracts/kit';
import type { Delivery, Handlers, ReaderContext } from '../../context.ts';
import type { CompareRefusal } from '../../ports/comparer.ts';
import type { Usage } from '../../ports/usage.ts';
import { hasFeature } from '../../tenant/index.ts';
import {
  cardOfId,
  editionsOf,
  htmlKeysOf,
  openingOf,
  type Card,
  type DocumentTables,
} from '../documents/index.ts';
import { writtenChanges, type LinkOf } from './changesExport.ts';
import { keyOf, type Compared, type Comparisons, type Pair, type State } from './comparisons.ts';
import { remarksOn } from './remarks.ts';

type Context = ReaderContext<DocumentTables>;
type ComparisonQuery = { readonly newHtmlId: number; readonly oldHtmlId: number };
type Both = { readonly base: Card; readonly target: Card; readonly texts: Pair };

type Parts = {
  readonly comparisons: Comparisons;
  readonly usage: Usage;
  /** The lines of the clauses of an edition, by their ids there. */
  readonly linesOf: (contentId: number, ctx: Context) => Promise<ReadonlyMap<string, string>>;
  /** What the library says of standards that a document cites; nothing of those it does not know. */
  readonly statesOf: (
    designations: readonly string[],
    document: Card,
    ctx: Context,
  ) => Promise<ReadonlyMap<string, CitedState>>;
};
type CitedState = NonNullable<
  NonNullable<ComparisonChanges['changes'][number]['reference']>['after']
>['state'];

/** Answers comparisons of HTML. */
export function comparisonHandlers({
  comparisons,
  usage,
  linesOf,
  statesOf,
}: Parts): Handlers<typeof comparison, DocumentTables> {
  const opening = openingOf({ usage });

  const readable = async (id: number, ctx: Context) => {
    const card = opening.offered(await cardOfId(ctx.db, id), ctx);
    if (!card) return fail('document-not-found');
    if (!(await opening.verified(card, ctx))) return fail('document-not-entitled');
    if (!card.is_available) return fail('document-gone');
    const key = (await htmlKeysOf(ctx.db, [id])).get(id);
    return key === undefined
      ? fail('document-format-missing', { designation: card.designation })
      : { card, key };
  };

  /** Both documents, if the reader may read both. */
  const both = async ({ newHtmlId, oldHtmlId }: ComparisonQuery, ctx: Context) => {
    if (!hasFeature(ctx.tenant.settings, 'version-compare')) return fail('feature-off');
    if (newHtmlId === oldHtmlId) return fail('comparison-same-document');
    const target = await readable(newHtmlId, ctx);
    if (target instanceof Failed) return target;
    const base = await readable(oldHtmlId, ctx);
    if (base instanceof Failed) return base;
    return { base: base.card, target: target.card, texts: { base: base.key, target: target.key } };
  };

  const compared = async (pair: Both, ctx: Context) => {
    const result = await comparisons.of(pair.texts, readerOf(ctx));
    if (!result) return fail('comparisons-busy');
    return 'problem' in result ? fail(codeOf[result.problem]) : result;
  };

  /** Anyone who reads the result has read both texts. */
  const recordReading = async ({ base, target }: Both, ctx: Context): Promise<void> => {
    const { reader } = ctx;
    for (const card of [target, base])
      await opening.requested(card, { format: 'html', way: 'comparison' }, ctx);
    await ctx.audit(
      'documents-compared',
      `${base.designation} with ${target.designation} through ${reader.account.name}`,
    );
  };

  const changesOf = async (pair: Both, ctx: Context) => {
    const result = await compared(pair, ctx);
    if (result instanceof Failed) return result;
    const family = await editionsOf(ctx.db, [pair.base.family_id]);
    const cited = [...result.changes, ...result.folded].flatMap(
      ({ reference }) => reference?.after?.designation ?? [],
    );
    const states = await statesOf([...new Set(cited)], pair.target, ctx);
    return {
      old: wireCard(pair.base),
      new: wireCard(pair.target),
      remarks: remarksOn({ ...pair, family }, result),
      changes: result.changes.map((change) => wireChange(change, states)),
      folded: result.folded.map((change) => wireChange(change, states)),
      areVerbalFormsTyped: hasVerbalForms(pair.target.language),
    };
  };

  /** Links by lines stay right in later editions; a clause without one is named by its number in its document. */
  const linksOf = async ({ base, target }: Both, ctx: Context): Promise<LinkOf> => {
    const [old, now] = [await linesOf(base.content_id, ctx), await linesOf(target.content_id, ctx)];
    return ({ clause, number, isDeleted }) => {
      const { content_code } = isDeleted ? base : target;
      const line = (isDeleted ? old : now).get(clause);
      const address = new URL(line === undefined ? '/document/' : `/clause/${line}`, ctx.tenant.origin);
      address.searchParams.set(line === undefined ? 'contentCode' : 'from', content_code);
      if (line === undefined) address.hash = `clause-${number || clause}`;
      return address.href;
    };
  };

  return {
    startHtml: async ({ body }, ctx) => {
      const pair = await both(body, ctx);
      if (pair instanceof Failed) return pair;
      const state = await comparisons.start(pair.texts, readerOf(ctx));
      return state ? wireState(body, state) : fail('comparisons-busy');
    },

    checkHtml: async ({ query }, ctx) => {
      const pair = await both(query, ctx);
      if (pair instanceof Failed) return pair;
      const state = await comparisons.look(pair.texts, readerOf(ctx));
      if (!state) return fail('comparisons-busy');
      return {
        answer: wireState(query, state),
        headers: { fileexists: state.state === 'ready' ? ('true' as const) : ('false' as const) },
      };
    },

    htmlResult: async ({ query }, ctx) => {
      const pair = await both(query, ctx);
      if (pair instanceof Failed) return pair;
      const result = await compared(pair, ctx);
      if (result instanceof Failed) return result;
      return { ...deliveryOf(result, pair.texts), count: () => recordReading(pair, ctx) };
    },

    htmlChanges: async ({ query }, ctx) => {
      const pair = await both(query, ctx);
      return pair instanceof Failed ? pair : changesOf(pair, ctx);
    },

    exportChanges: async ({ query }, ctx) => {
      const pair = await both(query, ctx);
      if (pair instanceof Failed) return pair;
      if (ctx.reader.account.isDrm) {
        await opening.downloadDenied(pair.target, 'account-forbids-download', ctx);
        return fail('download-forbidden');
      }
      const changes = await changesOf(pair, ctx);
      if (changes instanceof Failed) return changes;
      const { format, filter } = query;
      return writtenChanges(changes, { format, filter, linkOf: await linksOf(pair, ctx) });
    },
  };
}

const readerOf = ({ tenant, reader }: Context): string => `${tenant.key} ${reader.personId}`;

const codeOf = {
  'too-large': 'comparison-too-large',
  failed: 'comparison-failed',
} as const satisfies Record<CompareRefusal, string>;

const wireState = ({ newHtmlId, oldHtmlId }: ComparisonQuery, state: State): ComparisonState => ({
  newHtmlId,
  oldHtmlId,
  state: state.state,
  clauses: state.state === 'comparing' ? state.progress.clauses : null,
  clausesDone: state.state === 'comparing' ? state.progress.done : 0,
  problem: state.state === 'failed' ? codeOf[state.problem] : null,
});

const wireChange = <Told extends Change | FoldedChange>(
  { types, segments, quantities, reference, ...change }: Told,
  states: ReadonlyMap<string, CitedState>,
) => ({
  ...change,
  types: [...types],
  segments: [...segments],
  quantities: quantities.map((quantity) => ({ ...quantity, what: [...quantity.what] })),
  reference: reference && {
    ...reference,
    after: reference.after && {
      ...reference.after,
      state: states.get(reference.after.designation) ?? null,
    },
  },
});

const wireCard = ({ content_id, content_code, designation, language }: Card) => ({
  contentId: content_id,
  contentCode: content_code,
  designation,
  language,
});

const deliveryOf = ({ html }: Compared, texts: Pair): Delivery => ({
  mediaType: 'text/html; charset=utf-8',
  size: html.length,
  etag: keyOf(texts).replaceAll(' ', '-'),
  open: ({ start, end }) => Readable.from([html.subarray(start, end + 1)], { objectMode: false }),
});
