import { Readable } from 'node:stream';
import type { comparison, ComparisonState } from '@norma/contracts';
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
import { keyOf, type Compared, type Comparisons, type Pair, type State } from './comparisons.ts';
import { remarksOn } from './remarks.ts';
import type { ComparisonTables } from './tables.ts';

type Tables = DocumentTables & ComparisonTables;
type Context = ReaderContext<Tables>;
type Wanted = { readonly newHtmlId: number; readonly oldHtmlId: number };
type Both = { readonly old: Card; readonly young: Card; readonly texts: Pair };

type Parts = { readonly comparisons: Comparisons; readonly usage: Usage };

/** Answers comparisons of HTML. */
export function comparisonHandlers({ comparisons, usage }: Parts): Handlers<typeof comparison, Tables> {
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
  const both = async ({ newHtmlId, oldHtmlId }: Wanted, ctx: Context) => {
    if (!hasFeature(ctx.tenant.settings, 'version-compare')) return fail('feature-off');
    if (newHtmlId === oldHtmlId) return fail('comparison-same-document');
    const young = await readable(newHtmlId, ctx);
    if (young instanceof Failed) return young;
    const old = await readable(oldHtmlId, ctx);
    if (old instanceof Failed) return old;
    return { old: old.card, young: young.card, texts: { old: old.key, young: young.key } };
  };

  const compared = async (pair: Both, ctx: Context) => {
    const made = await comparisons.of(pair.texts, readerOf(ctx));
    if (!made) return fail('comparisons-busy');
    return 'problem' in made ? fail(codeOf[made.problem]) : made;
  };

  /** Whoever reads the result has read both texts. */
  const keepReading = async ({ old, young }: Both, ctx: Context): Promise<void> => {
    const { reader } = ctx;
    for (const card of [young, old])
      await opening.requested(card, { format: 'html', way: 'comparison' }, ctx);
    await ctx.audit(
      'documents-compared',
      `${old.designation} with ${young.designation} through ${reader.account.name}`,
    );
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
      const made = await compared(pair, ctx);
      if (made instanceof Failed) return made;
      return { ...deliveryOf(made, pair.texts), count: () => keepReading(pair, ctx) };
    },

    htmlChanges: async ({ query }, ctx) => {
      const pair = await both(query, ctx);
      if (pair instanceof Failed) return pair;
      const made = await compared(pair, ctx);
      if (made instanceof Failed) return made;
      const family = await editionsOf(ctx.db, [pair.old.family_id]);
      return {
        old: wireCard(pair.old),
        new: wireCard(pair.young),
        remarks: remarksOn({ ...pair, family }, made),
        changes: made.changes.map((change) => ({ ...change })),
        folded: made.folded.map((change) => ({ ...change })),
      };
    },
  };
}

const readerOf = ({ tenant, reader }: Context): string => `${tenant.key} ${reader.personId}`;

const codeOf = {
  'too-large': 'comparison-too-large',
  failed: 'comparison-failed',
} as const satisfies Record<CompareRefusal, string>;

const wireState = ({ newHtmlId, oldHtmlId }: Wanted, state: State): ComparisonState => ({
  newHtmlId,
  oldHtmlId,
  state: state.state,
  clauses: state.state === 'comparing' ? state.far.clauses : null,
  clausesDone: state.state === 'comparing' ? state.far.done : 0,
  problem: state.state === 'failed' ? codeOf[state.problem] : null,
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
