import type { indexCalls, IndexState } from '@norma/contracts';
import { fail } from '@norma/contracts/kit';
import type { Kysely } from 'kysely';
import type { Handlers } from '../../context.ts';
import type { SearchEngine } from '../../ports/search-engine.ts';
import { changesWaiting, type DocumentTables } from '../documents/index.ts';
import type { IndexTimes } from './indexing.ts';
import type { MeaningState } from './meaning/meanings.ts';
import type { Tables } from './tables.ts';

/** The search index of this node as it follows the documents. */
export type IndexFollowing = {
  /** How this node is called. */
  readonly node: string;
  readonly times: () => IndexTimes;
  /** Has all of it rebuilt; false while that is under way already. */
  readonly rebuild: () => boolean;
};

type Parts = {
  readonly engine: Pick<SearchEngine, 'segments' | 'size'>;
  readonly following: IndexFollowing;
  /** What is known of meanings; null where documents are not found by meaning. */
  readonly meanings: { readonly state: () => Promise<MeaningState> | null };
};

/** Shows operators the status of its search index, and rebuilds it on request. */
export function indexHandlers({ engine, following, meanings }: Parts): Handlers<typeof indexCalls, Tables> {
  const state = async (db: Kysely<DocumentTables>): Promise<IndexState> => {
    const { mark, followedAt, failedAt, building, built } = following.times();
    const segments = engine.segments();
    const waiting = mark === null ? { documents: 0, since: null } : await changesWaiting(db, mark);
    return {
      node: following.node,
      documents: engine.size(),
      bytes: segments.reduce((sum, { bytes }) => sum + bytes, 0),
      segments: [...segments],
      behind: { documents: waiting.documents, since: waiting.since?.toISOString() ?? null },
      followedAt: followedAt?.toISOString() ?? null,
      failedAt: failedAt?.toISOString() ?? null,
      building: building && { ...building, startedAt: building.startedAt.toISOString() },
      built: built && { ...built, finishedAt: built.finishedAt.toISOString() },
      meaning: (await meanings.state()) ?? unused,
    };
  };

  return {
    indexState: (_, { db }) => state(db.$pickTables<keyof DocumentTables>()),

    rebuildIndex: async (_, ctx) => {
      if (!following.rebuild()) return fail('index-being-built');
      await ctx.audit('search-index-rebuilt', `Rebuilt the search index of ${following.node}`);
      return state(ctx.db.$pickTables<keyof DocumentTables>());
    },
  };
}

const unused: MeaningState = {
  state: 'off',
  isLearning: false,
  documents: null,
  learntFrom: null,
  dimensions: null,
};
