import { accounts, people, publishers, tenants } from '@norma/samples';
import type { Kysely } from 'kysely';
import { hashPassword, isPassword } from './adapters/identity/passwords.ts';
import { furnishFirstStandards } from './demoStandards.ts';
import type { SessionTables } from './modules/session/index.ts';
import { allTenants, saveTenant, type TenantTables } from './modules/tenants/index.ts';
import type { Database } from './ports/database.ts';
import type { FileStore } from './ports/file-store.ts';
import { TenantSettings } from './tenant.ts';

type Parts = {
  readonly database: Database;
  readonly files: FileStore;
  readonly password: string;
  readonly now: () => Date;
  readonly log: (message: string) => void;
};

/** Furnishes an empty library with the demo: tenants, people, accounts and standards. A furnished one only takes over a changed password. */
export async function furnishDemo(parts: Parts): Promise<void> {
  const { database, log } = parts;
  const isEmpty = (await allTenants(database.withoutTenant<TenantTables>())).length === 0;
  if (isEmpty) {
    log('Furnishing the demo library');
    await database
      .withoutTenant<TenantTables>()
      .transaction()
      .execute(async (transaction) => {
        for (const [index, tenant] of tenants.entries())
          await saveTenant(transaction, TenantSettings.parse(tenant), index === 0);
      });
  }
  for (const { key, isDemo } of await allTenants(database.withoutTenant<TenantTables>())) {
    if (isDemo) await furnishPeople(database.forTenant<SessionTables>(key), key, parts.password);
  }
  await furnishFirstStandards(parts);
}

async function addPeople(db: Kysely<SessionTables>, tenant: string, hash: string): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    for (const account of accounts) {
      await transaction
        .insertInto('accounts')
        .values({
          tenant,
          id: account.key,
          name: account.name,
          number: account.number,
          acronym: account.acronym,
          is_drm: account.drmView,
          address: JSON.stringify(account.address),
        })
        .execute();
      for (const code of account.subscriptions[tenant as keyof typeof account.subscriptions]) {
        const name = publishers.find((publisher) => publisher.code === code)?.name ?? code;
        const row = { tenant, account_id: account.key, publisher_code: code, name, abbreviation: code };
        await transaction.insertInto('subscriptions').values(row).execute();
      }
    }
    for (const person of people) {
      const { id } = await transaction
        .insertInto('people')
        .values({
          tenant,
          sign_in_name: person.signInName,
          email: person.email,
          first_name: person.firstName,
          last_name: person.lastName,
          user_type: person.userType,
          authorities: [...person.authorities],
          password_hash: hash,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      for (const account_id of person.accounts) {
        await transaction.insertInto('memberships').values({ tenant, person_id: id, account_id }).execute();
      }
    }
  });
}

/** Adds the demo people to a tenant that has none yet, or takes over a changed password. */
async function furnishPeople(db: Kysely<SessionTables>, tenant: string, password: string): Promise<void> {
  const names = people.map(({ signInName }) => signInName);
  const known = await db
    .selectFrom('people')
    .select('password_hash')
    .where('sign_in_name', 'in', names)
    .executeTakeFirst();
  if (!known) return addPeople(db, tenant, await hashPassword(password));
  if (await isPassword(known.password_hash, password)) return;
  await db
    .updateTable('people')
    .set({ password_hash: await hashPassword(password) })
    .where('sign_in_name', 'in', names)
    .execute();
}
