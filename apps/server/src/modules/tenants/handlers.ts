import { languageOfWire, languages } from '@norma/contracts/fields';
import { fail, Failed } from '@norma/contracts/kit';
import type { Kysely } from 'kysely';
import type { tenants } from '@norma/contracts';
import type { Handlers } from '../../context.ts';
import type { Tenant } from '../../tenant/index.ts';
import { fileOfTenant, type TenantSettings } from '../../tenant/settings.ts';
import type { IdentityProvider } from '../../ports/identity.ts';
import { publishersOf, type DocumentTables } from '../documents/index.ts';
import { changeTenant, tagOf } from './change.ts';
import { configurationOf } from './configuration.ts';
import type { TenantDirectory } from './directory.ts';
import { overviewOf } from './overview.ts';
import { allTenants } from './store.ts';
import type { TenantTables } from './tables.ts';

/** Reads the shell's words in one language; null when there are none. */
export type ReadWords = (language: string) => Promise<Record<string, string> | null>;

const languageOf = (locale: string): string =>
  languages.find(({ tag }) => tag.toLowerCase() === locale.toLowerCase())?.tag ?? languageOfWire(locale);

export const tenantHandlers = (
  directory: TenantDirectory,
  identity: Pick<IdentityProvider, 'client'>,
  readWords: ReadWords,
  publicHost: string,
): Handlers<typeof tenants, TenantTables & DocumentTables> => {
  const overview = async (tenant: Tenant, db: Kysely<TenantTables & DocumentTables>) => {
    const publishers = await publishersOf(db.$pickTables<keyof DocumentTables>(), tenant.settings.publishers);
    const names = new Map(publishers.map(({ code, name }) => [code, name]));
    const isDefault = directory.defaultKey() === tenant.key;
    const answer = overviewOf(tenant, { identity, names, isDefault });
    return { answer, headers: { etag: tagOf(tenant.settings) } };
  };
  return {
    configuration: ({ body }, { tenant }) => {
      const requested = body.tenantName ? directory.byKey(body.tenantName) : tenant;
      if (!requested) return fail('tenant-unknown');
      return configurationOf(requested, identity);
    },
    externalUrls: (_, { tenant }) => tenant.settings.externalUrls,
    overview: (_, { tenant, db }) => overview(tenant, db),
    change: async ({ body }, ctx) => {
      const { db, tenant } = ctx;
      const settings = await changeTenant(body, ctx, publicHost);
      if (settings instanceof Failed) return settings;
      directory.replace(await allTenants(db)); // The notification of the change may come later than the next call.
      return overview(directory.byKey(tenant.key) ?? tenant, db);
    },
    configurationFile: (_, { tenant }) => ({
      mediaType: 'application/json',
      name: `${tenant.key}.json`,
      pieces: written(tenant.settings),
    }),
    words: async ({ params }) =>
      (await readWords(languageOf(params.locale))) ?? (await readWords('en')) ?? {},
  };
};

/** A tenant's file, as `npm run tenant -- export` writes it. */
async function* written(settings: TenantSettings): AsyncGenerator<string> {
  yield fileOfTenant(settings);
}
