import { useQuery } from '@tanstack/react-query';
import { useFeature } from '../../session/index.ts';
import type { SearchKind } from '../address.ts';
import { treeQuery } from './trees.ts';
import { useSections } from './useSections.ts';

/** Whether there is anything to narrow a search by: for one by meaning, more than one publisher it can look into. */
export function useIsRefinable(kind: SearchKind): boolean {
  const isFeatureOn = useFeature('search-refinement');
  const hasSections = useSections(kind).length > 0;
  const isOn = isFeatureOn && hasSections;
  const isSemantic = kind === 'semantic';
  const publishers = useQuery({
    ...treeQuery({ list: 'publisherList', language: '', passLanguage: false }),
    enabled: isOn && isSemantic,
  });
  if (!isSemantic || publishers.isPending) return isOn; // Its room is kept until that is known.
  return isOn && (publishers.data ?? []).filter((each) => each.semanticSearchenabled).length > 1;
}
