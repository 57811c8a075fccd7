import { languageOfWire, languages } from '@norma/contracts/fields';
import { fail } from '@norma/contracts/kit';
import type { tenants } from '@norma/contracts';
import type { Handlers } from '../../context.ts';
import type { IdentityProvider } from '../../ports/identity.ts';
import { configurationOf } from './configuration.ts';
import type { TenantDirectory } from './directory.ts';
import type { TenantTables } from './tables.ts';

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
  externalUrls: (_, { tenant }) => tenant.settings.externalUrls,
  words: async ({ params }) => (await readWords(languageOf(params.locale))) ?? (await readWords('en')) ?? {},
});
