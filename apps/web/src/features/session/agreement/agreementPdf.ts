import { apiQuery } from '../../../client/apiQuery.ts';
import { client } from '../../../client/client.ts';
import { fileName } from '../../../client/saveAnswer.ts';
import { queryKeys } from '../../../client/queryKeys.ts';

/** The license agreement of an account as a PDF, under the name by which it is saved; fetched again for anyone who opens it again. */
export const agreementPdfQuery = (accountId: string | null) =>
  apiQuery(
    queryKeys.session('agreement', accountId, 'pdf'),
    async (options): Promise<File> => {
      const answer = await client.licenseAgreements.document({}, options);
      const name = fileName(answer.headers.get('content-disposition') ?? '');
      return new File([await answer.blob()], name, { type: 'application/pdf' });
    },
    { staleTime: Infinity, gcTime: 0 },
  );
