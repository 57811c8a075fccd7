import { sql, type Kysely } from 'kysely';
import { belonging, type GroupViewer } from '../groups/index.ts';
import type { Tables } from './store.ts';

type Db = Kysely<Tables>;

/** Someone who reads through an account, and whether they have groups. */
type Reading = GroupViewer & { readonly hasGroups: boolean };

/** The collections that a reader has: those for their whole account, and those shared with them or a group of theirs; by name. */
export async function memberCollections(
  db: Db,
  { hasGroups, ...member }: Reading,
): Promise<{ id: number; name: string; description: string }[]> {
  return db
    .selectFrom('collections')
    .select(['id', 'name', 'description'])
    .where('account_id', '=', member.accountId)
    .where((eb) =>
      eb.or([
        eb('is_for_account', '=', true),
        eb(
          'id',
          'in',
          eb.selectFrom('collection_people').select('collection_id').where('person_id', '=', member.personId),
        ),
        ...(hasGroups
          ? [
              eb(
                'id',
                'in',
                eb
                  .selectFrom('collection_groups')
                  .select('collection_id')
                  .where('group_id', 'in', belonging(db, member).select('groups.id')),
              ),
            ]
          : []),
      ]),
    )
    .orderBy(sql`lower(name)`)
    .execute();
}
