import { queryOptions } from '@tanstack/react-query';
import { client } from '../../../client/client.ts';
import { fileName } from '../../../client/saveAnswer.ts';
import { sessionKey } from '../session.ts';

/** The licence agreement of an account as a PDF, under the name by which it is saved; fetched anew for whoever opens it anew. */
export const agreementPdfQuery = (accountId: string | null) =>
  queryOptions({
    queryKey: [...sessionKey, 'agreement', accountId, 'pdf'],
    queryFn: async ({ signal }): Promise<File> => {
      const answer = await client.licenseAgreements.document({}, { signal });
      const name = fileName(answer.headers.get('content-disposition') ?? '');
      return new File([await answer.blob()], name, { type: 'application/pdf' });
    },
    staleTime: Infinity,
    gcTime: 0,
    meta: { isHandled: true },
  });
