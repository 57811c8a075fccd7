import {
  Banner,
  Billboard,
  ExternalUrl,
  Feature,
  searchTypes,
  SignOut,
  TenantConfiguration,
  ThemeChoice,
  Tip,
  Titles,
} from '@norma/contracts';
import { languages } from '@norma/contracts/fields';
import { z } from 'zod';
import {
  Brand,
  distinct,
  Email,
  EmailOrNone,
  HostName,
  Mark,
  mistake,
  orNone,
  Place,
  PlayerAddress,
  ScriptAddress,
  WebAddress,
} from './fields.ts';
import { Network, SignInPartner } from './signIn.ts';
import { CatalogChoices, HelpGroupChoice, ResourcesChoice, Tag } from './help.ts';
import { plainMark } from './mark.ts';
import { CompassPointChoice } from './compassPoints.ts';
import { ReportChoice } from './reports.ts';
import { SectionChoice } from './sections.ts';
import { VocabularyChoice } from './vocabulary.ts';

const wire = TenantConfiguration.shape;
const text = z.string().max(200);
const name = text.min(1);
const key = z.string().max(100);
const noneUnlessGiven = <T extends z.ZodType>(value: T) => value.nullable().default(null);

const searchTypeDefaults = [
  { code: 'ALL', enabled: true, labelKey: 'search.type.all' },
  { code: 'MYSUBSCRIPTION', enabled: true, labelKey: 'search.type.mySubscription' },
  { code: 'K', enabled: true, labelKey: 'search.type.keyword' },
  { code: 'D', enabled: true, labelKey: 'search.type.designation' },
] as const;

const SearchTypeChoice = z.strictObject({
  code: z.enum(searchTypes),
  enabled: z.boolean(),
  labelKey: key.min(1),
});

const BillboardChoice = z.strictObject({
  tenantPublisherOnly: z.boolean().default(false),
  publisherSearchKey: Billboard.shape.PublisherSearchKey.default(''),
  publisherLogoFileName: Billboard.shape.PublisherLogoFileName.default(''),
  title: Billboard.shape.BillBoardTitle,
  tenantPublisherCode: Billboard.shape['tenant-publisher-code'].default(''),
});

const BannerChoice = z
  .strictObject({
    text: Banner.shape.text,
    startDate: Banner.shape['start-date'],
    endDate: Banner.shape['end-date'],
  })
  .refine(({ startDate, endDate }) => !(Date.parse(startDate) >= Date.parse(endDate)), {
    path: ['endDate'],
    ...mistake('end-not-after-start', 'is not after startDate'),
  });

/** A tenant as one file may hold it: what is left out has a sensible value. */
export const TenantFile = z.strictObject({
  key: z
    .string()
    .toLowerCase()
    .regex(
      /^[a-z][a-z0-9-]{0,49}$/,
      'must start with a letter and contain only lowercase letters, digits and hyphens',
    )
    .refine((tenantKey) => tenantKey !== 'www', 'cannot be a key: www. leads to the default tenant'),
  title: name,
  shortTitle: z.string().min(1).max(100).optional(),
  publisherName: name,
  /** The language of the texts in this file that name none, and of the words that catalogs deliver. */
  language: Tag.default('en'),
  /** The language of pages for visitors who wish for none that is spoken here; where there is no choice, for all. */
  defaultLanguage: noneUnlessGiven(z.enum(languages.map(({ tag }) => tag))),
  /** What the empty search box suggests to type: a designation and words that find documents of this tenant. */
  searchExample: noneUnlessGiven(
    z.strictObject({
      text: z.string().min(1).max(60),
      texts: z.record(Tag, z.string().min(1).max(60)).optional(),
    }),
  ),
  /** Host names, besides `{key}.` before the public host, that lead to this tenant; the first is its own address. */
  hosts: distinct(HostName, (host) => host).default([]),
  /** Codes of the publishers whose documents this tenant offers, its own first. */
  publishers: distinct(z.string().min(1).max(50), (code) => code).min(1),
  /** Those of them whose documents administrators of this tenant may import; operators may import all. */
  deliversFor: distinct(z.string().min(1).max(50), (code) => code).default([]),
  theme: z.strictObject({
    brand: Brand,
    paper: ThemeChoice.shape.paper.default('neutral'),
    titleFace: ThemeChoice.shape.titleFace.default('serif'),
    header: ThemeChoice.shape.header.default('paper'),
  }),
  markSvg: Mark.default(plainMark),
  /** Is in the browser's tab. */
  faviconSvg: noneUnlessGiven(Mark),
  /** Features that differ from what is usual. */
  features: distinct(z.strictObject(Feature.shape), ({ code }) => code).default([]),
  searchTypes: distinct(SearchTypeChoice, ({ code }) => code).default([...searchTypeDefaults]),
  /** Another OpenID provider than the built-in one. */
  identityProvider: noneUnlessGiven(z.strictObject({ issuer: WebAddress, clientId: name })),
  loginUrl: noneUnlessGiven(WebAddress),
  iamServerVersion: wire['iam-server-version'].default('classic'),
  authenticationMethods: wire['authentication-methods'].min(1).default(['PWD']),
  /** From where the visitors of a company read through its account without signing in; 'IP' among the methods opens it. */
  networks: distinct(Network, ({ account }) => account).default([]),
  /** Who may say, by a signed assertion, that someone of an account is there. */
  signInPartners: distinct(SignInPartner, ({ issuer }) => issuer).default([]),
  /** Where people complete what single sign-on did not bring along. */
  progressiveProfilingUrl: noneUnlessGiven(WebAddress),
  signOut: z
    .strictObject({
      /** Said before people sign out who came by single sign-on or from another program; empty for the usual words. */
      text: SignOut.shape.text.default(''),
      /** Where they end. */
      redirectUrl: noneUnlessGiven(WebAddress),
    })
    .prefault({}),
  supportEmail: EmailOrNone.default(''),
  /** In whose name emails go out: the tenant's title and its support, unless others are named. */
  mailFrom: noneUnlessGiven(z.strictObject({ name: name.optional(), address: Email.optional() })),
  supportPhone: text.default(''),
  contactLink: orNone(WebAddress).default(''),
  salesLink: orNone(WebAddress).default(''),
  contentAccessMessages: z
    .strictObject({
      noPdfMessageKey: key.min(1).default('document.noPdf'),
      errorMessageKey: key.min(1).default('document.noDocument'),
      /** Those of the tenant, unless others answer for documents. */
      supportPhone: text.optional(),
      contactLink: orNone(WebAddress).optional(),
    })
    .prefault({}),
  /** Stands below every page of a download, after who has it; empty for the usual words. */
  licenceLine: z.string().max(300).default(''),
  footer: z
    .strictObject({
      text: z.string().max(500).default(''),
      texts: z.record(Tag, z.string().min(1).max(500)).optional(),
      links: z
        .array(z.strictObject({ title: name, titles: Titles.optional(), url: WebAddress }))
        .max(20)
        .default([]),
    })
    .prefault({}),
  helpMenu: distinct(HelpGroupChoice, ({ id }) => id).default([]),
  /** What a standards body has for librarians, authors and researchers, by language. */
  userResources: noneUnlessGiven(ResourcesChoice),
  /** The catalogs of which libraries get records. */
  catalogues: CatalogChoices,
  tips: z
    .array(z.strictObject({ ...Tip.shape, url: Place }))
    .max(12)
    .default([]),
  externalUrls: z
    .array(z.strictObject({ ...ExternalUrl.shape, url: WebAddress }))
    .max(40)
    .default([]),
  greetingKey: key.min(1).default('greeting'),
  welcomeKey: key.min(1).default('welcome'),
  /** Plays films that are stored elsewhere, with `{hashed_id}` for the film; without it only own films are offered. */
  videoPlayer: noneUnlessGiven(PlayerAddress),
  /** Where a reporting service shows the reports, with a place in braces for each parameter; else the library does. */
  reports: ReportChoice.prefault({}),
  trackerUrl: noneUnlessGiven(WebAddress),
  memberSiteUrl: noneUnlessGiven(WebAddress),
  digitalLibraryUrl: noneUnlessGiven(WebAddress),
  profileManagementUrl: noneUnlessGiven(WebAddress),
  userManagement: z
    .strictObject({ enable: z.boolean(), url: Place.default('/admin/user-management') })
    .prefault({ enable: false }),
  onetrustScript: noneUnlessGiven(ScriptAddress),
  /** Sections of the refinement panel that stand first or differ from what is usual. */
  refinementSections: distinct(SectionChoice, ({ code }) => code).default([]),
  /** Its own names of document types and of what documents are classified by, in any languages. */
  vocabulary: VocabularyChoice.prefault({}),
  billboard: noneUnlessGiven(BillboardChoice),
  banner: noneUnlessGiven(BannerChoice),
  typeAhead: z
    .strictObject({
      debounceMs: z.int().min(0).max(5_000).default(500),
      minimumCharacters: z.int().min(1).max(10).default(3),
    })
    .prefault({}),
  /** Who makes, sees and changes compass points, and what is in them; with exceptions for some documents. */
  compassPoints: CompassPointChoice.prefault({}),
  /** What everyone agrees to whose account has no agreement of its own: paragraphs, and headings that begin with #. */
  licenceAgreement: noneUnlessGiven(
    z.strictObject({
      language: z.string().min(2).max(35).default('en'),
      text: z.string().trim().min(1).max(200_000),
    }),
  ),
  isDemo: z.boolean().default(false),
});
