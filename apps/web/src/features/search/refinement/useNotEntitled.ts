import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import type { SearchKind } from '../address.ts';
import { entitledQuery } from './trees.ts';
import type { Section } from './useSections.ts';
import { keysOf, type Value } from './values.ts';

/**
 * Tells of a section's values which ones nothing of the reader's own subscription has: in the search of it they cannot
 * be picked, unless the section forces them to be. Until that is known, all can.
 */
export function useNotEntitled(
  { code, forceEnable }: Pick<Section, 'code' | 'forceEnable'>,
  kind: SearchKind,
): (value: Value) => boolean {
  const isEnabled = kind === 'subscription' && !forceEnable;
  const { data } = useQuery({ ...entitledQuery, enabled: isEnabled });
  const entitled = useMemo(() => {
    const tree =
      isEnabled && data ? new Map<string, readonly Value[]>(Object.entries(data)).get(code) : undefined;
    return tree && new Set(keysOf(tree));
  }, [isEnabled, data, code]);
  return useCallback(({ key }) => entitled !== undefined && !entitled.has(key), [entitled]);
}
