import { z } from 'zod';
import { contract, file } from '../kit/index.ts';
import { pickLists } from '../search/request.ts';
import { TenantChange } from './changes.ts';
import { ExternalUrl, searchTypes, TenantConfiguration, ThemeChoice } from './configuration.ts';
import { operatorsAlone, tenantChanged, tenantInvalid } from './refusals.ts';

/** What the colors of a theme are measured at. */
export const figureRoles = [
  'text on paper',
  'text on desk',
  'text on tint',
  'shape on desk',
  'label on fill',
  'fill on paper',
  'edge of the fill on paper',
  'text in the dark',
] as const;

const wire = TenantConfiguration.shape;

/** All that a tenant's configuration says, for those who look after its library. */
export const TenantOverview = z.object({
  key: z.string(),
  origin: z.string().describe('Where its readers reach it'),
  isDefault: z.boolean().describe('Whether hosts that name no tenant lead to it'),
  isDemo: z.boolean(),
  title: z.string(),
  shortTitle: z.string(),
  publisherName: z.string(),
  language: wire.language,
  hosts: z
    .array(z.string())
    .describe('Its own hosts, in addition to its key as a subdomain of the public host'),
  publishers: z.array(
    z.object({
      code: z.string(),
      name: z.string().nullable().describe('Null where the library holds nothing of it yet'),
    }),
  ),
  deliversFor: z.array(z.string()).describe('Publishers whose documents administrators of it may import'),
  theme: ThemeChoice,
  figures: z
    .array(
      z.object({
        role: z.enum(figureRoles),
        colour: z.string(),
        ground: z.string(),
        ratio: z.number().describe('Contrast as in WCAG 2.2'),
        least: z.number(),
      }),
    )
    .describe('How the colours of the theme come out'),
  hasFavicon: z.boolean(),
  features: z.array(
    z.object({
      code: z.string(),
      enabled: z.boolean(),
      isKnown: z.boolean().describe('Others may stand in a file, and switch nothing'),
    }),
  ),
  searchTypes: z.array(z.object({ code: z.enum(searchTypes), enabled: z.boolean() })),
  sections: z.array(z.object({ code: z.enum(pickLists), enabled: z.boolean() })),
  typeAhead: wire['type-ahead'],
  billboard: z
    .object({ title: z.string(), publisher: z.string(), isOfPublisherOnly: z.boolean() })
    .nullable(),
  signIn: z.object({
    issuer: z.string(),
    clientId: z.string(),
    isOwnProvider: z.boolean().describe('Whether the library signs people in itself'),
    methods: wire['authentication-methods'],
    networks: z.array(z.object({ account: z.string(), ranges: z.array(z.string()) })),
    partners: z.array(
      z.object({ issuer: z.string(), authType: z.string(), account: z.string(), keys: z.int() }),
    ),
    loginUrl: z.string().nullable(),
    progressiveProfilingUrl: z.string().nullable(),
    signOutUrl: z.string().nullable(),
    signOutText: z.string(),
  }),
  userManagement: wire.userManagement,
  support: z.object({
    email: z.string(),
    phone: z.string(),
    contactLink: z.string(),
    salesLink: z.string(),
    mailName: z.string().describe('In whose name mails go out'),
    mailAddress: z.string().nullable(),
  }),
  helpMenu: z.array(
    z.object({
      key: z.string(),
      topics: z.array(
        z.object({
          id: z.string(),
          title: z.string(),
          isOwn: z
            .boolean()
            .describe('Whether its document is the tenant’s own, and not one that comes with Norma'),
          languages: z.array(z.string()).describe('In which its document is written, where it is its own'),
        }),
      ),
    }),
  ),
  resources: z
    .array(z.string())
    .describe('The languages of its page for librarians, authors and researchers'),
  catalogues: z.array(z.object({ title: z.string(), kind: z.string() })),
  links: z.array(ExternalUrl),
  footer: wire.footer,
  tips: wire['tips-tricks'],
  addresses: z.object({
    tracker: z.string().nullable(),
    memberSite: z.string().nullable(),
    digitalLibrary: z.string().nullable(),
    profileManagement: z.string().nullable(),
    videoPlayer: z.string().nullable(),
    consentScript: z.string().nullable(),
  }),
  banner: z.object({ text: z.string(), startDate: z.string(), endDate: z.string() }).nullable(),
  licenceLine: z.string(),
  agreement: z.object({ language: z.string(), characters: z.int() }).nullable(),
  compassPoints: z.object({
    activate: z.boolean(),
    view: z.enum(['None', 'Own', 'All']),
    manage: z.enum(['None', 'Own', 'All']),
    openHistory: z.boolean(),
    exceptions: z.int(),
  }),
});
export type TenantOverview = z.infer<typeof TenantOverview>;

/** Names the state of the settings: sent back as If-Match, it says what was changed. */
const tagged = z.object({ etag: z.string() });

/** A tenant’s configuration, for those who look after its library. */
export const overviewCalls = contract({
  overview: {
    method: 'GET',
    path: '/api/admin/tenant',
    summary: 'The complete configuration of the tenant',
    who: 'ADMIN',
    answer: TenantOverview,
    answerHeaders: tagged,
  },
  change: {
    method: 'PATCH',
    path: '/api/admin/tenant',
    summary: 'Change settings of the tenant; honors If-Match. Some fields are for operators alone',
    who: 'ADMIN',
    body: TenantChange,
    answer: TenantOverview,
    answerHeaders: tagged,
    failures: [tenantChanged, tenantInvalid, operatorsAlone],
  },
  configurationFile: {
    method: 'GET',
    path: '/api/admin/tenant.json',
    summary: 'The file of the tenant, as the command exports it and imports it again',
    who: 'ADMIN',
    answer: file('application/json'),
  },
});
