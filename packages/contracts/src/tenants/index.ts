import { z } from 'zod';
import { contract } from '../kit/index.ts';
import { ExternalUrl, TenantConfiguration } from './configuration.ts';
import { overviewCalls } from './overview.ts';

export {
  Banner,
  Billboard,
  ContentAccessMessages,
  ExternalUrl,
  Feature,
  featureCodes,
  HelpGroup,
  HelpTopic,
  RefinementSection,
  searchTypes,
  SignOut,
  TenantConfiguration,
  ThemeChoice,
  Tip,
  Titles,
} from './configuration.ts';
export { operatorsFields, TenantChange, tenantMistakes, type TenantMistake } from './changes.ts';
export { figureRoles, TenantOverview } from './overview.ts';

/** Whose library this is, and in which words it speaks. */
export const tenants = contract({
  ...overviewCalls,
  configuration: {
    method: 'POST',
    path: '/api/tenant/get-tenant-config-for-ui',
    summary: 'The configuration of the tenant of this host, or of another by its key',
    who: 'anyone',
    body: z.object({ tenantName: z.string().max(50).optional() }),
    answer: TenantConfiguration,
    failures: [{ status: 404, code: 'tenant-unknown', detail: 'invalid tenant' }],
  },
  externalUrls: {
    method: 'GET',
    path: '/api/tenant/getExternalUrls',
    summary: 'The tenant’s links to other sites',
    who: 'reader',
    answer: z.array(ExternalUrl),
  },
  words: {
    method: 'GET',
    path: '/i18n/{locale}.json',
    summary: 'The messages of the shell in one language',
    who: 'anyone',
    params: z.object({ locale: z.string().min(2).max(20) }),
    answer: z.record(z.string(), z.string()),
  },
});
