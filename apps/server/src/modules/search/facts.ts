import type { SearchEngine } from '../../ports/search-engine.ts';
import type { Tenant } from '../../tenant/index.ts';

/** How much a tenant's library holds. */
export async function libraryFacts(
  engine: SearchEngine,
  { settings }: Tenant,
): Promise<{ documents: number; publishers: number }> {
  const { total, counts } = await engine.search({
    text: '*',
    field: 'all',
    scope: settings.publishers,
    filters: {},
    sort: 'best',
    from: 0,
    size: 0,
    countFacets: ['publisherList'],
  });
  return { documents: total, publishers: Object.keys(counts['publisherList'] ?? {}).length };
}
