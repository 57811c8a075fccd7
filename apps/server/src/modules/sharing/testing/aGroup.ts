import type { TestLibrary } from '../../../testing/library.ts';
import type { GroupTables } from '../../groups/index.ts';
import type { SessionTables } from '../../session/index.ts';

/** A group of the first of these people with all of them. */
export async function aGroup(
  { database }: TestLibrary,
  name: string,
  signInNames: readonly [string, ...string[]],
): Promise<number> {
  const db = database.forTenant<GroupTables & SessionTables>('astm');
  const people = await db
    .selectFrom('people')
    .select(['id', 'sign_in_name', 'first_name', 'last_name'])
    .where('sign_in_name', 'in', [...signInNames])
    .execute();
  const at = new Date();
  const owner = people.find(({ sign_in_name }) => sign_in_name === signInNames[0]);
  const { id } = await db
    .insertInto('groups')
    .values({
      tenant: 'astm',
      account_id: 'halvorsen',
      created_by: owner?.id ?? '',
      created_by_first_name: 'Ines',
      created_by_last_name: 'Ravndal',
      name,
      description: '',
      creation_key: null,
      created_at: at,
      modified_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('group_members')
    .values(
      people.map((person) => ({
        tenant: 'astm',
        group_id: id,
        person_id: person.id,
        first_name: person.first_name,
        last_name: person.last_name,
        added_at: at,
      })),
    )
    .execute();
  return id;
}
