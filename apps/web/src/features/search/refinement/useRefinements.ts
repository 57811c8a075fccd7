import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { SearchAddress } from '../address.ts';
import { refinementsOf } from '../refinements.ts';
import type { Pick } from '../picks.ts';
import { treeQuery } from './trees.ts';
import { useSectionName } from './useSections.ts';
import { useValueName } from './useValueName.ts';

/** A refinement as the screen shows it, and the pick that it is. */
export type Refinement = { pick: Pick; section: string; value: string };

/** The active filters of a search, with translated names. */
export function useRefinements(search: SearchAddress): Refinement[] {
  const nameOfSection = useSectionName();
  const nameOfValue = useValueName();
  const refinements = refinementsOf(search);
  const { data: publishers = [] } = useQuery({
    ...treeQuery({ list: 'publisherList', language: '', passLanguage: false }),
    enabled: refinements.some(isNamelessPublisher),
  });
  const { i18n } = useTranslation();
  const { data: types = [] } = useQuery({
    ...treeQuery({ list: 'documentTypeList', language: i18n.language, passLanguage: false }),
    enabled: refinements.some(isType),
  });
  const nameOf = (pick: Pick): string => {
    if (!isNamelessPublisher(pick) && !isType(pick)) return nameOfValue(pick);
    return [...publishers, ...types].find(({ key }) => key === pick.key)?.name ?? pick.name;
  };
  return refinements.map((pick) => ({
    pick,
    section: nameOfSection(pick.list),
    value: nameOf(pick) || pick.key,
  }));
}

const isType = ({ list }: Pick): boolean => list === 'documentTypeList';

// As links give it that name its code alone.
const isNamelessPublisher = ({ list, name }: Pick): boolean => list === 'publisherList' && name === '';
