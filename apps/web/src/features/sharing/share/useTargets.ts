import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { hasFeature, useLibrary } from '../../documents/forDocumentPage.ts';
import { sharedWithQuery, targetsQuery } from './queries.ts';
import { keywordOf, listed, sentDates, type Target } from './targets.ts';

const pauseMs = 500;
const noTargets = { groupList: [], userList: [] };

/** What the sheet knows of those with whom a document can be shared. */
export type Targets = {
  readonly targets: readonly Target[];
  /** When it was shared with each who has it, by key. */
  readonly sent: ReadonlyMap<string, string>;
  readonly hasGroups: boolean;
  /** What is looked for; empty while those at hand are listed. */
  readonly keyword: string;
  /** The list is of something that was typed before. */
  readonly isStale: boolean;
  readonly isLoading: boolean;
  readonly isFailed: boolean;
  readonly retry: () => void;
};

/** Looks for those with whom a document can be shared, a while after the last letter. */
export function useTargets(contentId: number, typed: string): Targets {
  const library = useLibrary();
  const hasGroups = hasFeature(library, 'groups');
  const typedKeyword = keywordOf(typed, hasGroups);
  const [paused] = useDebouncedValue(typedKeyword, pauseMs);
  // A field that is emptied shows the first list at once.
  const keyword = typedKeyword === '' ? '' : paused;
  const found = useQuery(targetsQuery(keyword));
  const sent = useQuery(sharedWithQuery(contentId));
  const has = sent.data ?? noTargets;
  const own = library.account.email;
  return {
    targets: listed({ keyword, found: found.data ?? noTargets, sent: has, own }),
    sent: sentDates(has),
    hasGroups,
    keyword,
    isStale: keyword !== typedKeyword || found.isPlaceholderData,
    isLoading: found.isPending || sent.isPending,
    isFailed: found.isError || sent.isError,
    retry: () => {
      if (found.isError) void found.refetch();
      if (sent.isError) void sent.refetch();
    },
  };
}
