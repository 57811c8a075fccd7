import type { SearchCriteria, TenantConfiguration } from '@norma/contracts';
import type { Tenant } from '../../tenant/index.ts';

/** The kinds of search by their codes: what is searched, or within all contents which words count. */
export type SearchType = TenantConfiguration['search-types-configuration'][number]['code'];

/** The kind of a search; among the subscribed contents it is the same for all words. */
export function searchTypeOf({
  searchField,
  entitledOnly,
}: Pick<SearchCriteria, 'searchField'> & { entitledOnly: boolean }): SearchType {
  if (entitledOnly) return 'MYSUBSCRIPTION';
  return searchField;
}

/** The first kind of search that a search would need and the tenant does not offer, or null. */
export function searchTypeOff(
  { settings }: Tenant,
  { searchField, entitledOnly }: Pick<SearchCriteria, 'searchField'> & { entitledOnly: boolean },
): SearchType | null {
  const needed: SearchType[] = [entitledOnly ? 'MYSUBSCRIPTION' : 'ALL'];
  if (searchField !== 'ALL') needed.push(searchField);
  const on = new Set(settings.searchTypes.filter(({ enabled }) => enabled).map(({ code }) => code));
  return needed.find((code) => !on.has(code)) ?? null;
}
