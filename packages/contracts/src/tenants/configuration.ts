import { z } from 'zod';
import { pickLists } from '../search/request.ts';

const Hex = z.string().regex(/^#[0-9a-fA-F]{6}$/, 'is not a color such as #1746A2');

/** The four choices that make a tenant's look; everything else follows from them. */
export const ThemeChoice = z.object({
  brand: Hex,
  paper: z.enum(['neutral', 'cool', 'warm']),
  titleFace: z.enum(['serif', 'sans']),
  header: z.enum(['paper', 'ink']),
});

/** A switch of the product, by code. */
export const Feature = z.object({ code: z.string().min(1).max(100), enabled: z.boolean() });

/** The codes of the searches a tenant may offer. */
export const searchTypes = ['ALL', 'MYSUBSCRIPTION', 'D', 'K', 'SEMANTICSEARCH'] as const;

/** What a tenant tells its readers when a document does not open. */
export const ContentAccessMessages = z.object({
  'no-pdf-message-key': z.string(),
  'error-message-key': z.string(),
  'support-phone': z.string(),
  'contact-link': z.string(),
});

/** What something is called in further languages, by BCP 47 tag. */
export const Titles = z.record(z.string().min(2).max(35), z.string().min(1).max(200));

/** A link that leaves the library; it is among the help (`left`), in the sidebar (`sidebar`) or at the foot (`bottom`). */
export const ExternalUrl = z.object({
  title: z.string().min(1).max(200),
  titles: Titles.optional(),
  url: z.url({ protocol: /^https?$/ }),
  position: z.enum(['left', 'sidebar', 'bottom']),
});

/** A topic of the help menu: it downloads the help document of its id. */
export const HelpTopic = z.object({
  id: z.string().min(1).max(50),
  key: z.string().min(1).max(100),
  title: z.string().min(1).max(200),
  titles: Titles.default({}),
});

/** A group of the help menu. */
export const HelpGroup = z.object({
  id: z.string().min(1).max(50),
  key: z.string().min(1).max(100),
  topics: z.array(HelpTopic),
});

/** A tip of the home page, which leads to a download or to another site. */
export const Tip = z.object({
  title: z.string().min(1).max(200),
  text: z.string().max(500),
  url: z.string().max(2_000),
  kind: z.enum(['download', 'external']),
  /** In further languages, by BCP 47 tag. */
  translations: z
    .record(
      z.string().min(2).max(35),
      z.strictObject({ title: z.string().min(1).max(200), text: z.string().max(500) }),
    )
    .optional(),
});

/** How the publishers of the library are shown next to the results. */
export const Billboard = z.object({
  'tenant-publisher-only': z.boolean(),
  PublisherSearchKey: z.string().max(50),
  PublisherLogoFileName: z.string().max(200),
  BillBoardTitle: z.string().max(200),
  'tenant-publisher-code': z.string().max(50),
});

/** A section of the refinement panel, in the order in which they are. */
export const RefinementSection = z.object({
  code: z.enum(pickLists).describe('The list of picks that it fills'),
  category: z.string().describe('The root of its values, as addresses name it'),
  'display-flag': z.boolean(),
  'label-i18n-key': z.string(),
  load: z.enum(['EAGER', 'LAZY']),
  passLanguage: z.boolean().describe('Whether its tree is asked for in a language'),
  forceEnable: z.boolean(),
  hiddenZeroCount: z.boolean(),
  showToolTip: z.boolean(),
});
export type RefinementSection = z.infer<typeof RefinementSection>;

/** A notice above every page, between two moments (ISO 8601, with zone). */
export const Banner = z.object({
  text: z.string().min(1).max(500),
  'start-date': z.iso.datetime({ offset: true }),
  'end-date': z.iso.datetime({ offset: true }),
});

/** What readers are told who came by single sign-on or from another program when they sign out, and where they end. */
export const SignOut = z.object({
  text: z.string().max(1_000).describe('Empty for the usual words'),
  'redirect-url': z.url({ protocol: /^https?$/ }).nullable(),
});

/** The codes of the features that the product knows; a tenant's table may hold others, which switch nothing. */
export const featureCodes = [
  'search-refinement',
  'content-share',
  'language-selection',
  'show-tracker',
  'home-page-toc',
  'show-subscription-one-publisher',
  'version-compare',
  'show-publisher-billboard',
  'type-ahead',
  'publisher-see-more',
  'groups',
  'e-learning',
  'semantic-search',
  'citations-for-standards',
  'redline-any-pair',
  'link-previews',
  'numeric-dates',
  'no-spelling-correction',
  'no-access-dialog',
  'actions-as-specified',
  'clause-links',
  'edition-timeline',
  'reference-links',
  'reference-check',
] as const;

/** What the screens need to know of a tenant. */
export const TenantConfiguration = z.object({
  tenantName: z.string().min(1).max(50),
  title: z.string().min(1).max(200),
  shortTitle: z.string().min(1).max(100),
  publisherName: z.string().min(1).max(200),
  language: z.string().describe('Of the texts of the tenant that name none: a BCP 47 tag'),
  'has-favicon': z.boolean(),
  'search-example': z
    .object({ text: z.string(), texts: z.record(z.string(), z.string()).optional() })
    .nullable()
    .describe('What the empty search box suggests to type; in further languages by BCP 47 tag'),
  issuer: z.url(),
  clientId: z.string().min(1),
  audience: z.string().min(1),
  clUrl: z.string(),
  features: z.array(Feature),
  'search-types-configuration': z.array(
    z.object({ code: z.enum(searchTypes), enabled: z.boolean(), 'label-i18n-key': z.string() }),
  ),
  'content-access-messages': ContentAccessMessages,
  supportEmail: z.string(),
  supportPhone: z.string(),
  'contact-link': z.string(),
  'sales-link': z.string(),
  footer: z.object({
    text: z.string(),
    texts: z.record(z.string(), z.string()).optional().describe('In further languages, by BCP 47 tag'),
    links: z.array(
      z.object({
        title: z.string().min(1).max(200),
        titles: Titles.optional(),
        url: z.url({ protocol: /^https?$/ }),
      }),
    ),
  }),
  helpMenu: z.array(HelpGroup),
  'tracker-url': z.string().nullable(),
  'member-site-url': z.string().nullable(),
  'digital-library-url': z.string().nullable(),
  'profile-management-url': z.string().nullable(),
  'greeting-key': z.string(),
  'welcome-key': z.string(),
  'tips-tricks': z.array(Tip),
  'external-urls': z.array(ExternalUrl),
  userManagement: z.object({ enable: z.boolean(), url: z.string() }),
  'iam-server-version': z.enum(['classic', 'IE', 'IE-2']),
  'authentication-methods': z.array(z.enum(['PWD', 'SSO', 'IP', 'JWT', 'APPLET'])),
  'sign-out': SignOut,
  'onetrust-script': z.string().nullable(),
  refinementSections: z.array(RefinementSection),
  billboard: Billboard.nullable(),
  banner: Banner.nullable(),
  isStandardsBody: z.boolean().describe('Whether the rules of the standards-body tenant hold here'),
  'type-ahead': z.object({ debounceMs: z.int().min(0), minimumCharacters: z.int().min(1) }),
  theme: ThemeChoice.extend({ markSvg: z.string().describe('The mark, as SVG text without scripts') }),
  isDemo: z.boolean(),
});
export type TenantConfiguration = z.infer<typeof TenantConfiguration>;
export type ThemeChoice = z.infer<typeof ThemeChoice>;
