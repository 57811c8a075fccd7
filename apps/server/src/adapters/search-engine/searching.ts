import { createSearcher, openSegment, type Searcher, type Segment } from '@norma/search-core';
import type {
  Explanation,
  ExplainRequest,
  SearchRequest,
  SearchResult,
  SuggestRequest,
  SuggestResult,
} from '../../ports/search-engine.ts';
import type { Epoch, EpochSegment } from './epoch.ts';

/** Searches one epoch after the other; what an epoch shares with the one before is opened once. */
export type Searching = {
  readonly show: (epoch: Epoch) => void;
  readonly search: (request: SearchRequest) => SearchResult;
  readonly suggest: (request: SuggestRequest) => SuggestResult;
  readonly explain: (request: ExplainRequest) => Explanation | null;
};

/** Searches an epoch until another one is shown. */
export function searching(first: Epoch): Searching {
  let epoch = first;
  let opened = new Map<string, Segment>();
  let searcher: Searcher | null = null;

  const openedSegment = ({ key, block }: EpochSegment): Segment => {
    const segment = opened.get(key) ?? openSegment(block);
    opened.set(key, segment);
    return segment;
  };

  // Opened by the first search: of the many epochs of an import most are never asked anything.
  const current = (): Searcher =>
    (searcher ??= createSearcher(
      epoch.segments.map((each) => ({ segment: openedSegment(each), removed: each.removed })),
    ));

  return {
    show: (next) => {
      epoch = next;
      searcher = null;
      // What is in no epoch any more must not be held until someone searches again.
      const keys = new Set(next.segments.map(({ key }) => key));
      opened = new Map([...opened].filter(([key]) => keys.has(key)));
    },
    search: (request) => current().search(request),
    suggest: (request) => current().suggest(request),
    explain: (request) => current().explain(request),
  };
}
