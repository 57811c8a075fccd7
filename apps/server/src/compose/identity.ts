import type { Kysely } from 'kysely';
import { accountsAt } from '../modules/ip-networks/index.ts';
import { builtInProvider } from '../adapters/identity/builtIn.ts';
import { externalProvider, perTenant } from '../adapters/identity/external.ts';
import { keyChanges } from '../adapters/identity/keys.ts';
import { hashPassword } from '../adapters/identity/passwords.ts';
import type { ProviderPeople } from '../adapters/identity/people.ts';
import { webStyleSheets } from '../http/webApp.ts';
import { identityPages } from '../identity/identityPages.ts';
import {
  accountsOf,
  companyReadersOf,
  saveSignIn,
  personOf,
  personSigningIn,
  spendEntryCode,
  type SessionTables,
} from '../modules/session/index.ts';
import type { TenantDirectory } from '../modules/tenants/index.ts';
import { demoSignIn } from '../identity/demoSignIn.ts';
import { issuerOf } from '../identity/issuerOf.ts';
import type { Audit } from '../ports/audit.ts';
import type { Database } from '../ports/database.ts';
import type { IdentityProvider, Passwords } from '../ports/identity.ts';
import type { Loggers } from '../ports/loggers.ts';
import type { Settings } from '../config/settings.ts';
import type { Tenant } from '../tenant/index.ts';

type Parts = {
  readonly settings: Settings;
  readonly database: Database;
  readonly directory: TenantDirectory;
  readonly audit: Audit;
  readonly factsOf: Parameters<typeof identityPages>[0]['factsOf'];
  readonly loggers: Loggers;
  readonly now: () => Date;
  readonly accessTokenSeconds: number | undefined;
};

/** Who says who a reader is, each tenant's own provider or the built-in one; and what passwords the latter keeps. */
export async function composeIdentity(parts: Parts) {
  const { settings, database, directory, audit, factsOf, loggers, now, accessTokenSeconds } = parts;
  const otherOf = otherProviders(directory, settings.oidc, now);
  const demoOf = demoSignIn({ settings, byKey: directory.byKey });
  const own = builtInProvider({
    dbOf: (key) => database.forTenant(key),
    people: providerPeople(database, directory, now),
    pages: identityPages({
      directory,
      styleSheets: await webStyleSheets(settings.webApp),
      factsOf,
      isDemo: settings.isDemo,
      demoOf,
    }),
    audit,
    demoOf,
    now,
    onFailed: (err, requestId) =>
      loggers.named('identity').error({ err, requestId }, 'sign-in failed unexpectedly'),
    ...(accessTokenSeconds && { accessTokenSeconds }),
  });
  await database.listen(keyChanges, (key) => {
    for (const tenant of directory.all()) if (key === null || key === tenant.key) own.forgetKeys(tenant.key);
  });
  const passwords: Passwords = { areLocal: (tenant) => otherOf(tenant) === null, hash: hashPassword };
  return { identity: perTenant(own, otherOf), passwords };
}

/** The provider that a tenant has instead of the built-in one. */
function otherProviders(
  directory: TenantDirectory,
  oidc: Settings['oidc'],
  now: () => Date,
): (tenant: Tenant) => IdentityProvider | null {
  const providers = new Map<string, IdentityProvider>();
  return (tenant) => {
    const named = issuerOf(tenant, { defaultKey: directory.defaultKey(), oidc });
    if (!named) return null;
    const id = JSON.stringify([named.issuer, named.clientId]);
    const provider = providers.get(id) ?? externalProvider(named, now);
    providers.set(id, provider);
    return provider;
  };
}

/** What the built-in provider asks the session module. */
const providerPeople = (database: Database, directory: TenantDirectory, now: () => Date): ProviderPeople => {
  const dbOf = (key: string): Kysely<SessionTables> => database.forTenant<SessionTables>(key);
  return {
    signingIn: async (key, name) => {
      const person = await personSigningIn(dbOf(key), name);
      return person && { id: person.id, passwordHash: person.password_hash };
    },
    atAddress: async (key, address) => {
      const settings = directory.byKey(key)?.settings;
      const readers = settings ? await companyReadersOf(dbOf(key), accountsAt(settings, address)) : [];
      return readers.map(({ account_id, name, person_id, sign_in_name }) => ({
        accountId: account_id,
        accountName: name,
        personId: person_id,
        signInName: sign_in_name,
      }));
    },
    spendEntryCode: async (key, code) => {
      const entry = await spendEntryCode(dbOf(key), code, now());
      const person = entry && (await personOf(dbOf(key), entry.personId));
      return person && { ...entry, signInName: person.sign_in_name };
    },
    signedIn: (key, by) => saveSignIn(dbOf(key), { tenant: key, ...by }, now()),
    claims: async (key, id) => {
      const person = await personOf(dbOf(key), id);
      if (!person) return null;
      const accounts = await accountsOf(dbOf(key), id);
      return {
        name: `${person.first_name} ${person.last_name}`.trim(),
        given_name: person.first_name,
        family_name: person.last_name,
        email: person.email,
        userType: person.user_type,
        accountId: accounts.length === 1 ? (accounts[0]?.id ?? '') : '',
      };
    },
  };
};
