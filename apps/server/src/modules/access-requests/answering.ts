import type { accessRequests } from '@norma/contracts';
import { fail, type Received } from '@norma/contracts/kit';
import type { Kysely } from 'kysely';
import { enqueueMails } from '../email/index.ts';
import { personOf } from '../session/index.ts';
import { insertNotification, type TrackingTables } from '../tracking/index.ts';
import { accessAnsweredEmail } from './emailTemplates.ts';
import {
  answerRequest,
  isMember,
  receivedById,
  type Answerer,
  type ReceivedRequest,
  type Tables,
} from './store.ts';
import { wireReceived, type Context } from './wire.ts';

type Answer = Received<(typeof accessRequests)['answerAccessRequest']>['body'] & { readonly id: number };

/** Answers a request, and tells its reader once: by email, and by a notification. */
export async function answer({ id, state, comment }: Answer, answerer: Answerer, ctx: Context) {
  const { reader, now } = ctx;
  return ctx.db.transaction().execute(async (within: Kysely<Tables>) => {
    const before = await receivedById(within, answerer, id);
    if (!before) return fail('access-request-not-found');
    const isFirst = await answerRequest(within, { id, state, comment, by: reader.personId, now: now() });
    if (!isFirst) return fail('access-request-answered');
    await notify(within, before, { id, state, comment }, ctx);
    await ctx.audit('access-request-answered', `Request ${id} for ${before.designation}: ${state}`, {
      within,
    });
    const after = await receivedById(within, answerer, id);
    return after ? wireReceived(after) : fail('access-request-not-found');
  });
}

/** Who has left the account in the meantime is told nothing of it. */
async function notify(
  within: Kysely<Tables>,
  row: ReceivedRequest,
  { id, state, comment }: Answer,
  { tenant, reader, now }: Context,
): Promise<void> {
  if (!(await isMember(within, row.person_id, row.account_id))) return;
  const isGranted = state === 'granted';
  const by = await personOf(within, reader.personId);
  const mail = accessAnsweredEmail.mail({
    key: `access-answered ${id}`,
    to: { personId: row.person_id },
    values: {
      document: { contentCode: row.content_code, designation: row.designation, title: row.title_text },
      isGranted,
      comment,
      by: by ? `${by.first_name} ${by.last_name}`.trim() || by.email : '',
    },
  });
  await enqueueMails(within, { tenant: tenant.key, now: now() }, [mail]);
  await insertNotification(within.withTables<TrackingTables>(), {
    tenant: tenant.key,
    personId: row.person_id,
    key: `access-request:${id}`,
    kind: isGranted ? 'access-granted' : 'access-declined',
    publisher: row.publisher_code,
    contentId: row.content_id,
    now: now(),
  });
}
