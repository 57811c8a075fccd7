import type { SearchAddress } from '../address.ts';
import { useSectionName, useValueName } from '../refinement/index.ts';
import type { Refinement } from './feedback.ts';

/** What a search is narrowed by, as the screen shows it; meaning is narrowed by publishers alone. */
export function useRefinements({ kind, picks }: SearchAddress): Refinement[] {
  const nameOfSection = useSectionName();
  const nameOfValue = useValueName();
  return picks
    .filter(({ list }) => kind !== 'semantic' || list === 'publisherList')
    .map((pick) => ({ section: nameOfSection(pick.list), value: nameOfValue(pick) || pick.key }));
}
