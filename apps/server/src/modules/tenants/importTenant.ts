import { isDeepStrictEqual } from 'node:util';
import type { Kysely } from 'kysely';
import type { TenantSettings } from '../../tenant/settings.ts';
import { clashesOf } from './clashes.ts';
import type { Mistake } from './mistakes.ts';
import { allTenants, lockTenants, makeDefault, saveTenant, type TenantRow } from './store.ts';
import type { TenantTables } from './tables.ts';

type ImportTenantOptions = {
  readonly publicHost: string;
  readonly becomesDefault: boolean;
  /** Whether the file says nothing of networks: those that managers of accounts have kept stay. */
  readonly leavesNetworks?: boolean;
};

/** What happened to a tenant's file: all of it was taken over, or nothing. */
export type Imported =
  | { readonly result: 'added' | 'replaced' | 'unchanged'; readonly isDefault: boolean }
  | { readonly result: 'refused'; readonly mistakes: readonly Mistake[] };

/** Takes a tenant over into the table; the first one of an installation becomes the default. */
export function importTenant(
  db: Kysely<TenantTables>,
  read: TenantSettings,
  options: ImportTenantOptions,
): Promise<Imported> {
  return db.transaction().execute(async (transaction): Promise<Imported> => {
    await lockTenants(transaction);
    const rows = await allTenants(transaction);
    const { known, isDefault, mistakes } = placeOf(read, rows, options);
    if (mistakes.length > 0) return { result: 'refused', mistakes };

    const networks = (options.leavesNetworks && known?.settings?.networks) || read.networks;
    const settings = { ...read, networks };
    const isSame = isDeepStrictEqual(known?.settings, settings);
    if (isSame && known?.isDefault === isDefault) return { result: 'unchanged', isDefault };
    await saveTenant(transaction, settings, false);
    if (isDefault) await makeDefault(transaction, settings.key);
    return { result: known ? 'replaced' : 'added', isDefault };
  });
}

/** What a tenant would clash with among those that there are. */
export const clashesInLibrary = async (
  db: Kysely<TenantTables>,
  settings: TenantSettings,
  options: ImportTenantOptions,
): Promise<readonly Mistake[]> => placeOf(settings, await allTenants(db), options).mistakes;

function placeOf(
  settings: TenantSettings,
  rows: readonly TenantRow[],
  { publicHost, becomesDefault }: ImportTenantOptions,
) {
  const known = rows.find(({ key }) => key === settings.key);
  const isDefault = becomesDefault || rows.length === 0 || known?.isDefault === true;
  const others = rows.flatMap((row) => (row === known ? [] : (row.settings ?? [])));
  return { known, isDefault, mistakes: clashesOf(settings, { others, publicHost, isDefault }) };
}
