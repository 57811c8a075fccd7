import { sql, type Kysely } from 'kysely';
import { z } from 'zod';
import type { TenantSettings } from '../../tenant/settings.ts';
import { readTenant, type Reading } from './mistakes.ts';
import type { TenantTables } from './tables.ts';

type Db = Kysely<TenantTables>;

/** A row of the tenants' table, as far as it can be read. */
export type TenantRow = { readonly key: string; readonly isDefault: boolean } & Reading;

/** Every tenant, the default one first. */
export async function allTenants(db: Db): Promise<TenantRow[]> {
  const rows = await db
    .selectFrom('tenants')
    .select(['key', 'settings', 'is_default'])
    .orderBy('is_default', 'desc')
    .orderBy('key')
    .execute();
  return rows.map(({ key, settings, is_default }) => ({
    key,
    isDefault: is_default,
    ...readRow(key, settings),
  }));
}

/** Rows may be edited by hand: what they say is read as a file would be. */
function readRow(key: string, stored: unknown): Reading {
  const reading = readTenant(withCurrentNames(stored));
  if (!reading.settings || reading.settings.key === key) return reading;
  return {
    mistakes: [
      { path: 'key', message: `"${reading.settings.key}" does not match the key of its row, ${key}` },
    ],
  };
}

const Earlier = z.looseObject({ contentAccessMessages: z.looseObject({ 'no-pdf-message-key': z.string() }) });

/** What a row says, in the words of today: until version 0.1.0 its messages had the wire's names. */
function withCurrentNames(settings: unknown): unknown {
  const earlier = Earlier.safeParse(settings);
  if (!earlier.success) return settings;
  const { contentAccessMessages: messages } = earlier.data;
  return {
    ...earlier.data,
    contentAccessMessages: {
      noPdfMessageKey: messages['no-pdf-message-key'],
      errorMessageKey: messages['error-message-key'],
      supportPhone: messages['support-phone'],
      contactLink: messages['contact-link'],
    },
  };
}

/** Lets a tenant offer a publisher's documents, the default tenant when none is named; returns whether that is new. */
export async function offerPublisher(
  db: Db,
  { tenantKey, publisher }: { tenantKey: string | null; publisher: string },
): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const row = await transaction
      .selectFrom('tenants')
      .select(['key', 'settings', 'is_default'])
      .where((eb) => (tenantKey === null ? eb('is_default', '=', true) : eb('key', '=', tenantKey)))
      .forUpdate()
      .executeTakeFirst();
    if (!row)
      throw new Error(
        tenantKey === null
          ? 'There is no tenant yet. Start the server once, which creates the demo tenants, or import one with npm run tenant.'
          : `Tenant ${tenantKey} not found.`,
      );
    const { settings, mistakes = [] } = readRow(row.key, row.settings);
    if (!settings) {
      const [first] = mistakes;
      throw new Error(
        `The stored settings of tenant ${row.key} are invalid: ${first?.path}: ${first?.message}`,
      );
    }
    if (settings.publishers.includes(publisher)) return false;
    await saveTenant(
      transaction,
      { ...settings, publishers: [...settings.publishers, publisher] },
      row.is_default,
    );
    return true;
  });
}

/** Adds a tenant, as the default one or not, or replaces its settings. */
export async function saveTenant(db: Db, settings: TenantSettings, isDefault: boolean): Promise<void> {
  const row = { key: settings.key, settings: JSON.stringify(settings), is_default: isDefault };
  await db
    .insertInto('tenants')
    .values(row)
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ settings: row.settings }))
    .execute();
}

/** Makes a tenant the default one, and no other. */
export async function makeDefault(db: Db, key: string): Promise<void> {
  // Two statements: the index allows one default tenant at every moment.
  await db.updateTable('tenants').set({ is_default: false }).where('is_default', '=', true).execute();
  await db.updateTable('tenants').set({ is_default: true }).where('key', '=', key).execute();
}

/** Waits until no one else changes tenants, and lets no one until the transaction ends. */
export async function lockTenants(db: Db): Promise<void> {
  await sql`lock table tenants in share row exclusive mode`.execute(db);
}
