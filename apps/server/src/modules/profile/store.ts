import type { Preferences, Profile } from '@norma/contracts';
import { languageOfWire, type Language } from '@norma/contracts/fields';
import type { Kysely } from 'kysely';
import type { ProfileTables } from './tables.ts';

type Db = Kysely<ProfileTables>;
type Of = { readonly personId: string; readonly accountId: string };

const profileColumns = [
  'address1',
  'address2',
  'city',
  'state',
  'postal_code as postalCode',
  'country',
  'mobile',
] as const;

/** Where a person says that they can be reached through an account; null where they never said. */
export async function profileOf(db: Db, { personId, accountId }: Of): Promise<Profile | null> {
  const found = await db
    .selectFrom('profiles')
    .select(profileColumns)
    .where('person_id', '=', personId)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return found ?? null;
}

/** Keeps where a person can be reached through an account, in place of what they said before. */
export async function saveProfile(
  db: Db,
  { postalCode: postal_code, ...rest }: Profile,
  { tenant, personId, accountId, now }: Of & { readonly tenant: string; readonly now: Date },
): Promise<void> {
  const values = { ...rest, postal_code, changed_at: now };
  await db
    .insertInto('profiles')
    .values({ tenant, person_id: personId, account_id: accountId, ...values })
    .onConflict((conflict) => conflict.columns(['tenant', 'person_id', 'account_id']).doUpdateSet(values))
    .execute();
}

const noPreferences: Preferences = {
  language: null,
  appearance: null,
  density: null,
  shortcuts: null,
  reading: null,
};

/** How a person likes the library. */
export async function preferencesOf(db: Db, personId: string): Promise<Preferences> {
  const found = await db
    .selectFrom('preferences')
    .select(['language', 'appearance', 'density', 'shortcuts', 'reading'])
    .where('person_id', '=', personId)
    .executeTakeFirst();
  return found ?? noPreferences;
}

/** The language in which a person is written to: theirs, or English where they never said. */
export async function languageOf(db: Db, personId: string): Promise<Language> {
  const { language } = await preferencesOf(db, personId);
  return languageOfWire(language ?? 'EN');
}

/** Keeps what a person says of how they like the library, and what they said before of the rest. */
export async function savePreferences(
  db: Db,
  values: Partial<Preferences>,
  { tenant, personId }: { readonly tenant: string; readonly personId: string },
): Promise<Preferences> {
  return db
    .insertInto('preferences')
    .values({ tenant, person_id: personId, ...noPreferences, ...values })
    .onConflict((conflict) =>
      // Changes nothing where nothing is said, but returns the row that is there.
      conflict.columns(['tenant', 'person_id']).doUpdateSet({ person_id: personId, ...values }),
    )
    .returning(['language', 'appearance', 'density', 'shortcuts', 'reading'])
    .executeTakeFirstOrThrow();
}
