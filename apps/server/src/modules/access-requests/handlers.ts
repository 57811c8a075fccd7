import type { accessRequests } from '@norma/contracts';
import { fail } from '@norma/contracts/kit';
import type { Handlers } from '../../context.ts';
import { cardOfCode, isOffered, type Card } from '../documents/index.ts';
import { answer } from './answering.ts';
import { request } from './requesting.ts';
import { administratorsOf, countsOf, latestOf, receivedPage, type Answerer, type Tables } from './store.ts';
import { wireOwn, wireReceived, type Context } from './wire.ts';

/** Takes requests for access to documents, and their answers. */
export const accessRequestHandlers = (): Handlers<typeof accessRequests, Tables> => ({
  ownAccessRequest: async ({ query }, ctx) => {
    const { db, reader } = ctx;
    if (reader.userType !== 'INDIVIDUAL') return fail('individuals-only');
    const card = await offeredCard(query.contentCode, ctx);
    if (!card) return fail('document-not-found');
    const [administrators, latest] = await Promise.all([
      administratorsOf(db, { accountId: reader.account.id, except: reader.personId }),
      latestOf(db, reader.personId, card.content_id),
    ]);
    return { recipients: administrators.map(({ name }) => name), request: latest && wireOwn(latest) };
  },

  requestAccess: async ({ body }, ctx) => {
    if (ctx.reader.userType !== 'INDIVIDUAL') return fail('individuals-only');
    const card = await offeredCard(body.contentCode, ctx);
    return card ? request(card, body.message, ctx) : fail('document-not-found');
  },

  accessRequests: async ({ query }, ctx) => {
    const { db } = ctx;
    const answerer = answererOf(ctx);
    const [counts, rows] = await Promise.all([
      countsOf(db, answerer),
      // What the tenant offers no longer keeps its name: it was asked for here.
      receivedPage(db, answerer, query),
    ]);
    const total = query.state ? counts[query.state] : counts.open + counts.granted + counts.declined;
    return { total, counts, requests: rows.map(wireReceived) };
  },

  answerAccessRequest: ({ params: { id }, body }, ctx) => answer({ id, ...body }, answererOf(ctx), ctx),
});

/** Operators answer for all accounts. */
const answererOf = ({ reader }: Context): Answerer => ({
  personId: reader.personId,
  ofAllAccounts: reader.authorities.includes('OPERATOR'),
});

async function offeredCard(contentCode: string, { db, tenant }: Context): Promise<Card | null> {
  const card = await cardOfCode(db, contentCode);
  return card && isOffered(tenant, card) ? card : null;
}
