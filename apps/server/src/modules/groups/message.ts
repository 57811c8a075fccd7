import { randomUUID } from 'node:crypto';
import type { groups } from '@norma/contracts';
import { fail, type Received } from '@norma/contracts/kit';
import type { Kysely } from 'kysely';
import { enqueueMails } from '../email/index.ts';
import { personOf } from '../session/index.ts';
import { closedTo, viewerOf } from './access.ts';
import type { Context, Tables } from './withGroup.ts';
import { groupMessageEmail } from './emailTemplates.ts';
import { membersOfGroups } from './members.ts';
import { groupOf } from './store.ts';

type Body = Received<(typeof groups)['mailGroup']>['body'];

/**
 * Emails what someone writes to those in a group, each in their own language and without telling their addresses; to
 * themselves as well where they ask for a copy. Nothing goes to who has left.
 */
export async function mailGroup(body: Body, ctx: Context) {
  const closed = closedTo(ctx);
  if (closed) return closed;
  const { tenant, reader, now } = ctx;
  const { groupId, subject, message, copyMeFlag, sendingKey = randomUUID() } = body;
  return ctx.db.transaction().execute(async (within: Kysely<Tables>) => {
    const group = await groupOf(within, viewerOf(ctx), groupId);
    const sender = await personOf(within, reader.personId);
    if (!group || !sender) return fail('group-not-found');
    const members = (await membersOfGroups(within, [groupId])).get(groupId) ?? [];
    const others = members.flatMap(({ person_id, has_left }) =>
      has_left || person_id === sender.id ? [] : [person_id],
    );
    const readers = copyMeFlag ? [...others, sender.id] : others;
    if (readers.length === 0) return fail('group-without-readers');
    const values = {
      groupId,
      group: group.name,
      subject,
      message,
      sender: { name: `${sender.first_name} ${sender.last_name}`.trim(), address: sender.email },
    };
    const mails = readers.map((personId) =>
      groupMessageEmail.mail({
        key: ['group-message', sender.id, sendingKey, personId].join(' '),
        to: { personId },
        values: { ...values, isCopy: personId === sender.id },
      }),
    );
    await enqueueMails(within, { tenant: tenant.key, now: now() }, mails);
    await ctx.audit('group-mailed', `Group ${group.id}: ${group.name}`, { within });
    return { sent: readers.length };
  });
}
