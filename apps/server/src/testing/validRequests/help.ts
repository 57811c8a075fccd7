import { json, nothing, type RequestContext, type ValidRequests } from './validRequest.ts';

const aTopic = () => ({ query: { title: 'searching' } });

const withHelpTicket = async ({ library: { owner } }: RequestContext) => {
  const { query } = aTopic();
  const given = await json<{ address: string }>(owner('POST', '/api/documents/helpDocument/address', query));
  const ticket = new URL(given.address, 'http://library').searchParams.get('ticket') ?? '';
  return { params: query, query: { ticket } };
};

/** Something right to send for each call of `help`. */
export const help: ValidRequests<'help'> = {
  helpDocument: aTopic,
  helpDocumentAddress: () => ({ body: aTopic().query }),
  helpDocumentShown: withHelpTicket,
  userResources: nothing,
};
