import type { ReaderContext } from '../../context.ts';
import type { SearchEngine } from '../../ports/search-engine.ts';
import { engineRequest, everything, suggestRequest } from './filters.ts';

/**
 * The content codes of documents that a reader may open, for what they have typed: those whose designations or titles
 * begin so, then those that a search finds.
 */
export async function entitledCodes(
  engine: SearchEngine,
  { keywords, max }: { readonly keywords: string; readonly max: number },
  { tenant, reader, signal }: Pick<ReaderContext, 'tenant' | 'reader' | 'signal'>,
): Promise<string[]> {
  if (keywords.trim() === '') return [];
  const typed = { keywords, 'search-type': 'subscription_search' } as const;
  const found = {
    ...engineRequest({ ...everything, keywords }, { tenant, reader, entitledOnly: true }),
    size: max,
  };
  const [suggested, searched] = await Promise.all([
    engine.suggest(suggestRequest(typed, { tenant, reader }, max), signal),
    engine.search(found, signal),
  ]);
  const completions = suggested.groups.flatMap(({ families }) => families.flatMap(({ ids }) => ids));
  return [...new Set([...completions, ...searched.hits.map(({ id }) => id)])].slice(0, max);
}
