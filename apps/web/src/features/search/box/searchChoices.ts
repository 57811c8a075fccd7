import type { TenantConfiguration } from '@norma/contracts';
import { searchPath, type SearchAddress } from '../address.ts';

/** A kind of search as the box offers it, by its code in a tenant's configuration. */
export type SearchChoice = TenantConfiguration['search-types-configuration'][number]['code'];

/** The URL parameters of each choice: the type of search, and the searched fields. */
const asked = {
  ALL: { kind: 'content', type: 'A' },
  K: { kind: 'content', type: 'K' },
  D: { kind: 'content', type: 'D' },
  MYSUBSCRIPTION: { kind: 'subscription', type: 'A' },
  SEMANTICSEARCH: { kind: 'semantic', type: 'A' },
} as const satisfies Record<SearchChoice, Pick<SearchAddress, 'kind' | 'type'>>;

/** The choice that leads to a search. */
export function choiceOf({ kind, type }: Pick<SearchAddress, 'kind' | 'type'>): SearchChoice {
  if (kind === 'subscription') return 'MYSUBSCRIPTION';
  if (kind === 'semantic') return 'SEMANTICSEARCH';
  return type === 'A' ? 'ALL' : type;
}

/** Where a text is searched for, as a choice wants it. */
export const pathTo = (choice: SearchChoice, text: string): string =>
  searchPath({ ...asked[choice], text: text.trim() });

/** Whether a choice searches all content, and has no checkbox of its own. */
export const isOfContent = (choice: SearchChoice): boolean => asked[choice].kind === 'content';

const fewestCharacters = 2;

/** Why a text cannot be searched for, as a message key. */
export function shortfall(choice: SearchChoice, text: string): 'tooShort' | 'tooShortForOwn' | null {
  const { length } = Array.from(text.trim());
  if (length >= fewestCharacters) return null;
  if (choice !== 'MYSUBSCRIPTION') return 'tooShort';
  return length === 0 ? null : 'tooShortForOwn'; // Nothing at all finds everything that is subscribed to.
}
