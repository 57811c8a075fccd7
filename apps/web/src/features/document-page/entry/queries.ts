import { queryOptions } from '@tanstack/react-query';
import { client } from '../../../client/client.ts';
import type { AskedCode } from './askedCode.ts';

/** The content code of what is asked for; null where the library has no such document. */
export const codeQuery = (asked: AskedCode) =>
  queryOptions({
    queryKey: ['documents', 'code', asked],
    queryFn: async ({ signal }): Promise<string | null> => {
      if ('contentCode' in asked) return asked.contentCode;
      const found = await client.search.codeOfDesignation({ query: queryOf(asked) }, { signal });
      return found === 'Not found Content' ? null : found.contentCode;
    },
    meta: { isHandled: true },
  });

function queryOf(asked: Exclude<AskedCode, { contentCode: string }>) {
  if ('assetId' in asked) return { assetId: asked.assetId };
  const { designation, year, status } = asked;
  return { designation, ...(year && { year }), ...(status && { status }) };
}
