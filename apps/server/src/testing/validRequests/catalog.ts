import type { Catalog } from '@norma/contracts';
import { json, nothing, type RequestContext, type ValidRequests } from './validRequest.ts';

/** A catalog in which the owner has documents. */
const aCatalog = async ({ library: { owner } }: RequestContext) => {
  const catalogs = await json<Catalog[]>(owner('GET', '/api/documents/catalogues'));
  return { title: catalogs.find(({ records }) => records > 0)?.title ?? 'none' };
};

/** Something right to send for each call of `catalog`. */
export const catalog: ValidRequests<'catalog'> = {
  catalogs: nothing,
  marcDocument: async (ctx) => ({ query: { ...(await aCatalog(ctx)), format: 'mrk' as const } }),
  titleList: async (ctx) => ({ query: await aCatalog(ctx) }),
};
