import { contentCode } from './stockedLibrary.ts';
import { json, ofCode, type RequestContext, type ValidRequests } from './validRequest.ts';

/** A document that only accounts of everything subscribe to. */
const foreignCode = 'PIC|pic-rp-1173-2021';

/** A request by a reader, which an operator may answer. */
const aRequest = async ({ library }: RequestContext): Promise<number> => {
  const reader = await library.as('individual');
  const asked = await json<{ id?: number }>(
    reader('POST', '/api/access-requests', { contentCode: foreignCode }),
  );
  if (asked.id !== undefined) return asked.id;
  const path = `/api/access-requests/current-user?contentCode=${encodeURIComponent(foreignCode)}`;
  return (await json<{ request: { id: number } | null }>(reader('GET', path))).request?.id ?? 1;
};

/** Something right to send for each call of `accessRequests`. */
export const accessRequests: ValidRequests<'accessRequests'> = {
  ownAccessRequest: ofCode,
  requestAccess: () => ({ body: { contentCode, message: 'For a project' } }),
  accessRequests: () => ({ query: {} }),
  answerAccessRequest: async (ctx) => ({
    params: { id: await aRequest(ctx) },
    body: { state: 'granted', comment: 'From Monday on' },
  }),
};
