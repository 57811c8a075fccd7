import type { Catalogue } from '@norma/contracts';
import { json, nothing, type Asking, type ValidRequests } from './validRequest.ts';

/** A catalogue in which the owner has documents. */
const aCatalogue = async ({ library: { owner } }: Asking) => {
  const catalogues = await json<Catalogue[]>(owner('GET', '/api/documents/catalogues'));
  return { title: catalogues.find(({ records }) => records > 0)?.title ?? 'none' };
};

/** Something right to send for each call of `catalogue`. */
export const catalogue: ValidRequests<'catalogue'> = {
  catalogues: nothing,
  marcDocument: async (asking) => ({ query: { ...(await aCatalogue(asking)), format: 'mrk' as const } }),
  titleList: async (asking) => ({ query: await aCatalogue(asking) }),
};
