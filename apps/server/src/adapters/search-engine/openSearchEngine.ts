import type { SearchEngine } from '../../ports/search-engine.ts';
import { inlineSearchEngine } from './inline.ts';
import { threadedSearchEngine, type ThreadedOptions } from './threaded.ts';

/** The search engine with so many threads that search; with none it works in the thread of the caller. */
export function openSearchEngine(options: ThreadedOptions): SearchEngine {
  return options.workers === 0 ? inlineSearchEngine(options) : threadedSearchEngine(options);
}
