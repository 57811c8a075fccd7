import { hashOf } from '../license-agreements/index.ts';
import type { Db } from './store.ts';

type Text = { readonly text: string };

const accepted = (db: Db, accountId: string, { text }: Text) =>
  db
    .selectFrom('license_acceptances')
    .innerJoin('people', 'people.id', 'license_acceptances.person_id')
    .where('account_id', '=', accountId)
    .where('text_hash', '=', hashOf(text));

/** How many people have accepted an agreement of an account as it reads. */
export async function countAccepted(db: Db, accountId: string, agreement: Text): Promise<number> {
  const { count } = await accepted(db, accountId, agreement)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** A page of those who have accepted it, latest first. */
export async function acceptancesOf(
  db: Db,
  accountId: string,
  { text, page, size }: Text & { readonly page: number; readonly size: number },
) {
  return accepted(db, accountId, { text })
    .select(['people.id', 'people.first_name', 'people.last_name', 'people.email', 'accepted_at'])
    .orderBy('accepted_at', 'desc')
    .orderBy('people.id')
    .limit(size)
    .offset(page * size)
    .execute();
}
