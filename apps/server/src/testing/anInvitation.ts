import { randomUUID } from 'node:crypto';
import { openLinks, type InvitationTables } from '../modules/invitations/index.ts';
import type { TestLibrary } from './library.ts';

/** Someone who was invited to an account of the demo and has not come in: their id and address. */
export async function anInvitation({ database }: Pick<TestLibrary, 'database'>, tenant = 'astm') {
  const db = database.forTenant<InvitationTables>(tenant);
  const email = `guest-${randomUUID()}@halvorsen.example`;
  const { id: personId } = await db
    .insertInto('people')
    .values({
      tenant,
      sign_in_name: email,
      email,
      first_name: 'Runa',
      last_name: 'Halvorsen',
      user_type: 'INDIVIDUAL',
      authorities: [],
      password_hash: null,
      invited_at: new Date(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const account = await db.selectFrom('accounts').select('id').orderBy('id').executeTakeFirstOrThrow();
  await db
    .insertInto('memberships')
    .values({ tenant, person_id: personId, account_id: account.id })
    .execute();
  const link = {
    tenant,
    personIds: [personId],
    purpose: 'invitation',
    by: 'Ines Ravndal',
    now: new Date(),
  } as const;
  const linkId = (await openLinks(db, link)).get(personId) ?? '';
  return { personId, email, linkId };
}
