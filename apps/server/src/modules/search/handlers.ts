import type { search } from '@norma/contracts';
import type { Handlers } from '../../context.ts';
import type { SearchEngine } from '../../ports/search-engine.ts';
import type { Usage } from '../../ports/usage.ts';
import { countingHandlers } from './countingHandlers.ts';
import { explanationHandlers } from './explained.ts';
import { feedbackHandlers } from './feedbackHandlers.ts';
import { findingHandlers } from './findingHandlers.ts';
import { inboxHandlers } from './inboxHandlers.ts';
import { indexHandlers, type IndexFollowing } from './indexHandlers.ts';
import type { Meanings } from './meaning/meanings.ts';
import { recentSearchHandlers } from './recentSearches.ts';
import { refinementHandlers } from './refinement/handlers.ts';
import { semanticHandlers } from './semanticHandlers.ts';
import { synonymHandlers } from './synonyms.ts';
import type { Tables } from './tables.ts';

type Ports = {
  readonly engine: SearchEngine;
  readonly meanings: Pick<Meanings, 'now'> & Parameters<typeof indexHandlers>[0]['meanings'];
  readonly following: IndexFollowing;
  readonly usage: Usage;
};

/** Answers every call of searching. */
export const searchHandlers = ({
  engine,
  meanings,
  following,
  usage,
}: Ports): Handlers<typeof search, Tables> => ({
  ...findingHandlers({ engine, usage }),
  ...countingHandlers(engine),
  ...refinementHandlers(engine),
  ...semanticHandlers({ engine, meanings, usage }),
  ...feedbackHandlers(),
  ...inboxHandlers(),
  ...synonymHandlers(engine),
  ...explanationHandlers(engine),
  ...recentSearchHandlers(),
  ...indexHandlers({ engine, following, meanings }),
});
