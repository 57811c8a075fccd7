import type { SuggestionGroup } from '@norma/contracts';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useFeature, useTenant } from '../../session/index.ts';
import type { RowGroup } from './suggestionRows.ts';
import type { BoxParts } from './useRecent.ts';
import { client } from '../../../client/client.ts';
import { queryKeys } from '../../../client/queryKeys.ts';

/** The suggestions, and how to load more. */
export type Suggestions = {
  groups: RowGroup[];
  /** Whether the groups are complete for the typed text. */
  isAnswered: boolean;
  /** Replaces the "more" row of a publisher by further suggestions. */
  showMore: (publisherCode: string) => Promise<void>;
  /** Shows all editions of an entry, or few of them again. */
  toggleEditions: (contentCode: string) => void;
};

/** Suggestions for the typed text, with the tenant's minimum length and debounce. */
export function useSuggestions(parts: BoxParts | null, { text: typed, scope }: SuggestionQuery): Suggestions {
  const text = useTextToSuggestFor(typed.trim());
  const input = { text, scope };
  const found = useQuery({ ...suggestionsQuery(input), enabled: text !== '' });
  const { more, opened, showMore, toggleEditions } = useWidened(input);
  const groups = text === '' ? [] : (found.data ?? []).map((group) => more.get(group.publisherCode) ?? group);
  return {
    groups: parts?.rowGroups(groups, opened) ?? [],
    isAnswered: parts !== null && text !== '' && found.isSuccess && !found.isPlaceholderData,
    showMore,
    toggleEditions,
  };
}

/** The text once its reader has paused; nothing while it is too short, at once, or where there are no suggestions. */
function useTextToSuggestFor(text: string): string {
  const { debounceMs, minimumCharacters } = useTenant()['type-ahead'];
  const isEnabled = useFeature('type-ahead') && Array.from(text).length >= minimumCharacters;
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const pause = setTimeout(() => setSettled(isEnabled ? text : ''), isEnabled ? debounceMs : 0);
    return () => clearTimeout(pause);
  }, [text, isEnabled, debounceMs]);
  return isEnabled ? settled : '';
}

type Widened = { text: string; more: ReadonlyMap<string, SuggestionGroup>; opened: ReadonlySet<string> };

/** The expanded suggestions; reset when the text changes. */
function useWidened(input: SuggestionQuery) {
  const queries = useQueryClient();
  const text = `${input.scope} ${input.text}`;
  const none: Widened = { text, more: new Map(), opened: new Set() };
  const [expanded, setExpanded] = useState(none);
  const widened = expanded.text === text ? expanded : none;
  const widen = (change: (before: Widened) => Partial<Widened>): void =>
    setExpanded((before) => {
      const here = before.text === text ? before : none;
      return { ...here, ...change(here) };
    });

  const showMore = async (publisherCode: string): Promise<void> => {
    const [group] = await queries.fetchQuery(moreSuggestionsQuery(input, publisherCode));
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

/** The scope of suggestions: all documents, or only those that the reader may open. */
type SuggestionScope = 'all_search' | 'subscription_search';

/** The typed text, and the scope. */
type SuggestionQuery = { text: string; scope: SuggestionScope };

const suggestions = queryKeys.search('suggestions');

/** Suggestions for the typed text; the former ones stay until they are loaded. */
const suggestionsQuery = ({ text, scope }: SuggestionQuery) =>
  queryOptions({
    queryKey: [...suggestions, scope, text],
    queryFn: ({ signal }) =>
      client.search.typeAhead({ body: { keywords: text, 'search-type': scope } }, { signal }),
    // Among the reader's own nothing shows that was suggested among all.
    placeholderData: (before, query) => (query?.queryKey[2] === scope ? before : undefined),
  });

/** More suggestions of one publisher. */
const moreSuggestionsQuery = ({ text, scope }: SuggestionQuery, publisher: string) =>
  queryOptions({
    queryKey: [...suggestions, scope, text, publisher],
    queryFn: ({ signal }) =>
      client.search.typeAheadOfPublisher(
        { body: { keywords: text, publisher, 'search-type': scope } },
        { signal },
      ),
  });
