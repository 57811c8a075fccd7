import { languageOfWire, languages } from '@norma/contracts/fields';
import { fail } from '@norma/contracts/kit';
import type { TenantConfiguration, tenants } from '@norma/contracts';
import type { Handlers } from '../../context.ts';
import type { IdentityProvider } from '../../ports/identity.ts';
import type { Tenant } from '../../tenant.ts';
import type { TenantDirectory } from './directory.ts';
import type { TenantTables } from './tables.ts';

/** What the screens need to know of a tenant. */
export function configurationOf(
  tenant: Tenant,
  identity: Pick<IdentityProvider, 'client'>,
): TenantConfiguration {
  const { settings } = tenant;
  return {
    tenantName: tenant.key,
    title: settings.title,
    shortTitle: settings.shortTitle,
    publisherName: settings.publisherName,
    'has-favicon': true,
    ...identity.client(tenant),
    clUrl: `${tenant.origin}/`,
    features: settings.features,
    'search-types-configuration': settings.searchTypes.map(({ code, enabled, labelKey }) => ({
      code,
      enabled,
      'label-i18n-key': labelKey,
    })),
    'content-access-messages': settings.contentAccessMessages,
    supportEmail: settings.supportEmail,
    supportPhone: settings.supportPhone,
    'type-ahead': settings.typeAhead,
    theme: { ...settings.theme, markSvg: settings.markSvg },
    isDemo: settings.isDemo,
  };
}

/** Reads the shell's words in one language; null when there are none. */
export type ReadWords = (language: string) => Promise<Record<string, string> | null>;

const languageOf = (locale: string): string =>
  languages.find(({ tag }) => tag.toLowerCase() === locale.toLowerCase())?.tag ?? languageOfWire(locale);

export const tenantHandlers = (
  directory: TenantDirectory,
  identity: Pick<IdentityProvider, 'client'>,
  readWords: ReadWords,
): Handlers<typeof tenants, TenantTables> => ({
  configuration: ({ body }, { tenant }) => {
    const asked = body.tenantName ? directory.byKey(body.tenantName) : tenant;
    if (!asked) return fail('tenant-unknown');
    return configurationOf(asked, identity);
  },
  words: async ({ params }) => (await readWords(languageOf(params.locale))) ?? (await readWords('en')) ?? {},
});
