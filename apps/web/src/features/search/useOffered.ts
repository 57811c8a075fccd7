import type { TenantConfiguration } from '@norma/contracts';
import { useAccount, useTenant } from '../session/index.ts';
import type { SearchKind, SearchType } from './address.ts';
import type { Offered } from './searchInstead.ts';

type Code = TenantConfiguration['search-types-configuration'][number]['code'];

const codes = {
  content: ['ALL', 'K', 'D'],
  subscription: ['MYSUBSCRIPTION'],
  semantic: ['SEMANTICSEARCH'],
} as const satisfies Record<SearchKind, readonly Code[]>;

/** The searches that the reader's library and account offer. */
export function useOffered(): Offered {
  const isOn = useIsOn();
  const { semanticSearchFlag } = useAccount();
  const kinds = (['content', 'subscription', 'semantic'] as const).filter((kind) => codes[kind].some(isOn));
  return { kinds, hasSemantic: semanticSearchFlag };
}

/** Which words a search looks at: as its address asks, unless the tenant leaves that out. */
export function useOfferedWords(kind: SearchKind, asked: SearchType): SearchType {
  const isOn = useIsOn();
  const isThere = {
    A: kind !== 'content' || isOn('ALL'),
    K: isOn('K'),
    D: isOn('D'),
  } satisfies Record<SearchType, boolean>;
  if (isThere[asked]) return asked;
  return (['A', 'K', 'D'] as const).find((type) => isThere[type]) ?? asked;
}

function useIsOn(): (code: Code) => boolean {
  const { 'search-types-configuration': configured } = useTenant();
  return (code) => configured.some((each) => each.code === code && each.enabled);
}
