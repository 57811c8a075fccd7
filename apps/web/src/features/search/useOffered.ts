import type { TenantConfiguration } from '@norma/contracts';
import { useAccount, useTenant } from '../session/index.ts';
import type { SearchKind, SearchType } from './address.ts';
import type { Offered } from './searchInstead.ts';

type Code = TenantConfiguration['search-types-configuration'][number]['code'];

const kinds: readonly SearchKind[] = ['content', 'subscription', 'semantic'];
const codes = {
  content: 'ALL',
  subscription: 'MYSUBSCRIPTION',
  semantic: 'SEMANTICSEARCH',
} as const satisfies Record<SearchKind, Code>;

/** The searches that the reader's library and account offer. */
export function useOffered(): Offered {
  const isOn = useIsOn();
  const { semanticSearchFlag } = useAccount();
  return { kinds: kinds.filter((kind) => isOn(codes[kind])), hasSemantic: semanticSearchFlag };
}

/** Which words a search looks at: as its address asks, or all where the tenant does not offer that. */
export function useOfferedWords(requested: SearchType): SearchType {
  const isOn = useIsOn();
  return requested === 'A' || isOn(requested) ? requested : 'A';
}

function useIsOn(): (code: Code) => boolean {
  const { 'search-types-configuration': configured } = useTenant();
  return (code) => configured.some((each) => each.code === code && each.enabled);
}
