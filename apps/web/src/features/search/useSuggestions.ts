import type { SuggestionGroup } from '@norma/contracts';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useFeature, useTenant } from '../session/index.ts';
import { moreSuggestionsQuery, suggestionsQuery } from './queries.ts';

/** One line of the suggestions, at its place among all of them: a document to open, or the wish for more of a publisher. */
export type Option = { position: number } & (
  | { kind: 'document'; document: SuggestionGroup['contentList'][number] }
  | { kind: 'more'; publisherCode: string; publisherName: string }
);

export type OptionGroup = { publisherCode: string; publisherName: string; options: Option[] };

type Suggestions = {
  groups: OptionGroup[];
  /** Puts further suggestions of a publisher in the place of the wish for them. */
  showMore: (publisherCode: string) => Promise<void>;
};

/** Suggestions for what is typed, as the tenant wants them: from how many characters on, and after what pause. */
export function useSuggestions(typed: string): Suggestions {
  const { debounceMs, minimumCharacters } = useTenant()['type-ahead'];
  const isOn = useFeature('type-ahead');
  const isLongEnough = (text: string): boolean => Array.from(text).length >= minimumCharacters;
  const text = typed.trim();
  const [settled] = useDebouncedValue(text, debounceMs);
  const found = useQuery({ ...suggestionsQuery(settled), enabled: isOn && isLongEnough(settled) });
  const { more, showMore } = useMore(settled);

  // A text made too short hides its suggestions at once, not after the pause.
  const isShown = isOn && isLongEnough(text) && isLongEnough(settled);
  const groups = isShown ? (found.data ?? []).map((group) => more.get(group.publisherCode) ?? group) : [];
  return { groups: optionGroups(groups), showMore };
}

/** What was fetched beyond the first suggestions, by publisher; forgotten when the text changes. */
function useMore(text: string) {
  const queries = useQueryClient();
  const [fetched, setFetched] = useState({ text, groups: new Map<string, SuggestionGroup>() });
  const more = fetched.text === text ? fetched.groups : new Map<string, SuggestionGroup>();
  const showMore = async (publisherCode: string): Promise<void> => {
    const [group] = await queries.fetchQuery(moreSuggestionsQuery(text, publisherCode));
    if (!group) return;
    setFetched({ text, groups: new Map(more).set(publisherCode, { ...group, showMoreResults: false }) });
  };
  return { more, showMore };
}

function optionGroups(groups: SuggestionGroup[]): OptionGroup[] {
  let position = 0;
  const next = (): number => position++;
  return groups.map(({ publisherCode, publisherName, contentList, showMoreResults }) => ({
    publisherCode,
    publisherName,
    options: [
      ...contentList.map((document): Option => ({ kind: 'document', position: next(), document })),
      ...(showMoreResults ? [{ kind: 'more', position: next(), publisherCode, publisherName } as const] : []),
    ],
  }));
}
