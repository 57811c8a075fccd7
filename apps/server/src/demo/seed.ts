import {
  accounts,
  icsNames,
  people,
  publishers,
  taxonomyNames,
  tenants,
  type Account,
  type Person,
} from '@norma/samples';
import type { Kysely } from 'kysely';
import { hashPassword, isPassword } from '../adapters/identity/passwords.ts';
import { seedCollections } from './collections.ts';
import { seedFirstStandards } from './standards.ts';
import { seedWork } from './work.ts';
import { seedTraining } from './training.ts';
import {
  describePublisher,
  nameIcsCodes,
  nameValues,
  publishersOf as publishersNamed,
  type DocumentTables,
} from '../modules/documents/index.ts';
import { accept as acceptAgreement } from '../modules/license-agreements/index.ts';
import type { SessionTables } from '../modules/session/index.ts';
import { allTenants, saveTenant, type TenantTables } from '../modules/tenants/index.ts';
import type { Database } from '../ports/database.ts';
import type { FileStore } from '../ports/file-store.ts';
import { TenantSettings } from '../tenant/settings.ts';
import { drawnMark } from '../tenant/mark.ts';

type Parts = {
  readonly database: Database;
  readonly files: FileStore;
  readonly password: string;
  readonly now: () => Date;
  readonly log: (message: string) => void;
};

/** Seeds an empty library with the demo: tenants, people, accounts and standards. A seeded one only takes over a changed password. */
export async function seedDemo(parts: Parts): Promise<void> {
  await seedTenants(parts);
  await seedNames(parts.database);
  await seedWork(parts.database);
  // Unchanged standards are passed over, so a start that was interrupted is made good by the next one.
  await seedFirstStandards(parts);
  await seedTraining(parts);
  await seedCollections(parts.database, parts.now());
}

/** How the publishers of the demo are shown, and what industries, topics and ICS codes are called. */
async function seedNames(database: Database): Promise<void> {
  await database
    .withoutTenant<DocumentTables>()
    .transaction()
    .execute(async (transaction) => {
      const codes = publishers.map(({ code }) => code);
      const known = await publishersNamed(transaction, codes);
      // Someone may have changed them since.
      if (known.some(({ mark_svg }) => mark_svg !== null)) return;
      for (const publisher of publishers) {
        await describePublisher(transaction, {
          code: publisher.code,
          name: publisher.name,
          type_code: publisher.typeCode,
          billboard_name: publisher.billboardName,
          mark_svg: drawnMark(publisher.mark).svg,
          is_on_billboard: publisher.onBillboard,
          has_semantic_search: publisher.semanticSearch,
        });
      }
      await nameValues(transaction, taxonomyNames);
      await nameIcsCodes(
        transaction,
        Object.entries(icsNames).map(([code, name]) => ({ code, name })),
      );
    });
}

/** Seeds an empty library with the tenants of the demo, their people and accounts, and no standards yet. */
export async function seedTenants(parts: Pick<Parts, 'database' | 'password' | 'log'>): Promise<void> {
  const { database, log } = parts;
  const isEmpty = (await allTenants(database.withoutTenant<TenantTables>())).length === 0;
  if (isEmpty) {
    log('Seeding the demo library');
    await database
      .withoutTenant<TenantTables>()
      .transaction()
      .execute(async (transaction) => {
        for (const [index, tenant] of tenants.entries())
          await saveTenant(transaction, TenantSettings.parse(tenant), index === 0);
      });
  }
  const password = demoPassword(parts.password);
  for (const { key, settings } of await allTenants(database.withoutTenant<TenantTables>())) {
    if (settings?.isDemo) await seedPeople(database.forTenant<SessionTables>(key), settings, password);
  }
}

/** Adds the demo people to a tenant that has none yet, or takes over a changed password. */
export async function seedPeople(
  db: Kysely<SessionTables>,
  tenant: Pick<TenantSettings, 'key' | 'publishers'>,
  password: DemoPassword,
): Promise<void> {
  const names = people.map(({ signInName }) => signInName);
  const known = await db
    .selectFrom('people')
    .select('password_hash')
    .where('sign_in_name', 'in', names)
    .executeTakeFirst();
  if (!known) return addPeople(db, tenant, await password.hash());
  if (await password.isCurrent(known.password_hash)) return;
  await db
    .updateTable('people')
    .set({ password_hash: await password.hash() })
    .where('sign_in_name', 'in', names)
    .execute();
}

/** The password of the demo people: hashed once, and held once against each hash, however many tenants there are. */
export type DemoPassword = {
  readonly hash: () => Promise<string>;
  readonly isCurrent: (hash: string | null) => Promise<boolean>;
};

export function demoPassword(password: string): DemoPassword {
  let hash: Promise<string> | null = null;
  const checked = new Map<string | null, Promise<boolean>>();
  return {
    hash: () => (hash ??= hashPassword(password)),
    isCurrent: (stored) => {
      const isCurrent = checked.get(stored) ?? isPassword(stored, password);
      checked.set(stored, isCurrent);
      return isCurrent;
    },
  };
}

async function addPeople(
  db: Kysely<SessionTables>,
  tenant: Pick<TenantSettings, 'key' | 'publishers'>,
  password_hash: string,
): Promise<void> {
  const { key } = tenant;
  const subscriptions = accounts.flatMap((account) =>
    publishersOf(account, tenant).map((code) => ({
      tenant: key,
      account_id: account.key,
      publisher_code: code,
      name: publishers.find((publisher) => publisher.code === code)?.name ?? code,
      abbreviation: code,
    })),
  );
  await db.transaction().execute(async (transaction: Kysely<SessionTables>) => {
    await transaction
      .insertInto('accounts')
      .values(accounts.map((account) => accountRow(account, key)))
      .execute();
    await transaction.insertInto('subscriptions').values(subscriptions).execute();
    await transaction.insertInto('license_agreements').values(agreementRows(key)).execute();
    const added = await transaction
      .insertInto('people')
      .values(people.map((person) => ({ ...personRow(person, key), password_hash })))
      .returning(['id', 'sign_in_name'])
      .execute();
    const memberships = added.flatMap(({ id, sign_in_name }) =>
      accountsOf(sign_in_name).map((account_id) => ({ tenant: key, person_id: id, account_id })),
    );
    await transaction.insertInto('memberships').values(memberships).execute();
    for (const { id, sign_in_name } of added) {
      // One of them is left to be asked.
      const signed = accounts.filter(
        ({ key: account, agreement }) =>
          agreement && accountsOf(sign_in_name).includes(account) && sign_in_name !== 'colleague-2',
      );
      for (const { key: accountId, agreement: text = '' } of signed)
        await acceptAgreement(
          transaction,
          { text },
          { tenant: key, accountId, personId: id, now: new Date() },
        );
    }
  });
}

/** What an account subscribes to; in a tenant that the demo does not know, all or nothing. */
function publishersOf(
  { subscriptions }: Account,
  { key, publishers: offered }: Pick<TenantSettings, 'key' | 'publishers'>,
): readonly string[] {
  const [, known] = Object.entries(subscriptions).find(([tenant]) => tenant === key) ?? [];
  if (known) return known;
  return Object.values(subscriptions).every((codes) => codes.length === 0) ? [] : offered;
}

const accountsOf = (signInName: string): readonly string[] =>
  people.find((person) => person.signInName === signInName)?.accounts ?? [];

const accountRow = (account: Account, tenant: string) => ({
  tenant,
  id: account.key,
  name: account.name,
  number: account.number,
  acronym: account.acronym,
  is_drm: account.drmView,
  has_custom_collection: account.hasCustomCollection ?? false,
  address: JSON.stringify(account.address),
});

const agreementRows = (tenant: string) =>
  accounts.flatMap(({ key: account_id, agreement: text }) =>
    text === undefined ? [] : [{ tenant, account_id, language: 'en', text, set_at: new Date() }],
  );

const personRow = (person: Person, tenant: string) => ({
  tenant,
  sign_in_name: person.signInName,
  email: person.email,
  first_name: person.firstName,
  last_name: person.lastName,
  user_type: person.userType,
  authorities: [...person.authorities],
});
