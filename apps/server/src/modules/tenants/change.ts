import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { operatorsFields, type TenantChange } from '@norma/contracts';
import { fail, Failed } from '@norma/contracts/kit';
import type { Kysely } from 'kysely';
import type { ReaderContext } from '../../context.ts';
import { etagOf, matchesState, withVersioned } from '../../lib/versioned.ts';
import { fileOfTenant, type TenantSettings } from '../../tenant/settings.ts';
import { clashesOf } from './clashes.ts';
import { readTenant, type Mistake } from './mistakes.ts';
import { allTenants, lockTenants, saveTenant, type TenantRow } from './store.ts';
import type { TenantTables } from './tables.ts';

type Locked = {
  readonly rows: readonly TenantRow[];
  readonly settings: TenantSettings;
  readonly isDefault: boolean;
};

/** The ETag of a tenant's settings. */
export const tagOf = (settings: TenantSettings): string =>
  etagOf(createHash('sha256').update(fileOfTenant(settings)).digest('base64url').slice(0, 22));

/**
 * Changes settings of the reader's tenant: all that is given, or nothing. Every node goes by them as soon as the row is
 * stored. Returns the new settings.
 */
export async function changeTenant(
  given: TenantChange,
  ctx: ReaderContext<TenantTables>,
  publicHost: string,
) {
  const forbidden = operatorsFields.filter((field) => field in given);
  if (forbidden.length > 0 && !ctx.reader.authorities.includes('OPERATOR'))
    return fail('operators-alone', { fields: forbidden.join(', ') });
  const stored = {
    lock: (within: Kysely<TenantTables>): Promise<Locked | Failed<never>> =>
      lockedTenant(within, ctx.tenant.settings),
    expected: {
      isCurrent: ({ settings }: Locked) => matchesState(ctx, tagOf(settings)),
      changed: 'tenant-changed',
    },
  } as const;
  return withVersioned(ctx, stored, async ({ rows, settings: before, isDefault }, within) => {
    const { settings, mistakes } = readTenant(changed(before, given));
    if (!settings) return invalid(mistakes);
    const others = rows.flatMap((row) => (row.key === before.key ? [] : (row.settings ?? [])));
    const clashes = clashesOf(settings, { others, publicHost, isDefault });
    if (clashes.length > 0) return invalid(clashes);
    const names = fieldsIn(before).filter((name) => !isDeepStrictEqual(before[name], settings[name]));
    if (names.length === 0) return before;
    await saveTenant(within, settings, isDefault);
    await ctx.audit(
      'tenant-changed',
      names.map((name) => `${name}: ${difference(before[name], settings[name])}`).join('; '),
      { within },
    );
    return settings;
  });
}

/** The tenants as they are stored, until the transaction ends; a row that cannot be read counts as the server runs it. */
async function lockedTenant(within: Kysely<TenantTables>, running: TenantSettings): Promise<Locked> {
  await lockTenants(within);
  const rows = await allTenants(within);
  const row = rows.find(({ key }) => key === running.key);
  return { rows, settings: row?.settings ?? running, isDefault: row?.isDefault ?? false };
}

/** The settings as a file would have them after the change. */
const changed = (before: TenantSettings, { footer, signOut, ...given }: TenantChange) => ({
  ...before,
  ...given,
  ...(footer && { footer: { ...before.footer, ...footer } }),
  ...(signOut && { signOut: { ...before.signOut, ...signOut } }),
});

const fieldsIn = (settings: TenantSettings) => Object.keys(settings) as (keyof TenantSettings)[];

const longestInAudit = 200;

/** What a value was and is, as the audit shows it. */
function difference(before: unknown, after: unknown): string {
  const shown = (value: unknown): string => {
    const text = JSON.stringify(value);
    return text.length > longestInAudit ? `${text.slice(0, longestInAudit)}…` : text;
  };
  return `${shown(before)} → ${shown(after)}`;
}

const invalid = (mistakes: readonly Mistake[]): Failed<'tenant-invalid'> =>
  fail(
    'tenant-invalid',
    {},
    mistakes.map(({ path, ...mistake }) => ({ field: `body.${path}`, ...mistake })),
  );
