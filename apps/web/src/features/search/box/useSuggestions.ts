import type { SuggestionGroup } from '@norma/contracts';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useFeature, useTenant } from '../../session/index.ts';
import { rowGroups, type RowGroup } from './suggestionRows.ts';
import { client } from '../../../client/client.ts';
import { queryKeys } from '../../../client/queryKeys.ts';

/** What is suggested, and how a reader sees more of it. */
export type Suggestions = {
  groups: RowGroup[];
  /** Whether the groups are all that there is for what is typed. */
  isAnswered: boolean;
  /** Puts further suggestions of a publisher in the place of the wish for them. */
  showMore: (publisherCode: string) => Promise<void>;
  /** Shows all editions of an entry, or few of them again. */
  toggleEditions: (contentCode: string) => void;
};

/** Suggestions for what is typed, as the tenant wants them: from how many characters on, and after what pause. */
export function useSuggestions({ text: typed, scope }: Asked): Suggestions {
  const text = useTextToSuggestFor(typed.trim());
  const asked = { text, scope };
  const found = useQuery({ ...suggestionsQuery(asked), enabled: text !== '' });
  const { more, opened, showMore, toggleEditions } = useWidened(asked);
  const groups = text === '' ? [] : (found.data ?? []).map((group) => more.get(group.publisherCode) ?? group);
  return {
    groups: rowGroups(groups, opened),
    isAnswered: text !== '' && found.isSuccess && !found.isPlaceholderData,
    showMore,
    toggleEditions,
  };
}

/** The text once its reader has paused; nothing while it is too short, at once, or where there are no suggestions. */
function useTextToSuggestFor(text: string): string {
  const { debounceMs, minimumCharacters } = useTenant()['type-ahead'];
  const isWanted = useFeature('type-ahead') && Array.from(text).length >= minimumCharacters;
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const pause = setTimeout(() => setSettled(isWanted ? text : ''), isWanted ? debounceMs : 0);
    return () => clearTimeout(pause);
  }, [text, isWanted, debounceMs]);
  return isWanted ? settled : '';
}

type Widened = { text: string; more: ReadonlyMap<string, SuggestionGroup>; opened: ReadonlySet<string> };

/** What the reader asked for beyond the first suggestions; forgotten when the text changes. */
function useWidened(asked: Asked) {
  const queries = useQueryClient();
  const text = `${asked.scope} ${asked.text}`;
  const none: Widened = { text, more: new Map(), opened: new Set() };
  const [kept, setKept] = useState(none);
  const widened = kept.text === text ? kept : none;
  const widen = (change: (before: Widened) => Partial<Widened>): void =>
    setKept((before) => {
      const here = before.text === text ? before : none;
      return { ...here, ...change(here) };
    });

  const showMore = async (publisherCode: string): Promise<void> => {
    const [group] = await queries.fetchQuery(moreSuggestionsQuery(asked, publisherCode));
    if (!group) return;
    widen(({ more }) => ({ more: new Map(more).set(publisherCode, { ...group, showMoreResults: false }) }));
  };
  const toggleEditions = (contentCode: string): void =>
    widen(({ opened }) => ({
      opened: opened.has(contentCode)
        ? new Set([...opened].filter((each) => each !== contentCode))
        : new Set(opened).add(contentCode),
    }));
  return { more: widened.more, opened: widened.opened, showMore, toggleEditions };
}

/** What is suggested: any document, or those alone that the reader may open. */
type SuggestionScope = 'all_search' | 'subscription_search';

/** What has been typed so far, and among what it is looked for. */
type Asked = { text: string; scope: SuggestionScope };

const suggestions = queryKeys.search('suggestions');

/** Suggestions for what has been typed so far; those before stay until they come. */
const suggestionsQuery = ({ text, scope }: Asked) =>
  queryOptions({
    queryKey: [...suggestions, scope, text],
    queryFn: ({ signal }) =>
      client.search.typeAhead({ body: { keywords: text, 'search-type': scope } }, { signal }),
    // Among the reader's own nothing shows that was suggested among all.
    placeholderData: (before, query) => (query?.queryKey[2] === scope ? before : undefined),
  });

/** More suggestions of one publisher. */
const moreSuggestionsQuery = ({ text, scope }: Asked, publisher: string) =>
  queryOptions({
    queryKey: [...suggestions, scope, text, publisher],
    queryFn: ({ signal }) =>
      client.search.typeAheadOfPublisher(
        { body: { keywords: text, publisher, 'search-type': scope } },
        { signal },
      ),
  });
