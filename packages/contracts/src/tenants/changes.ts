import { z } from 'zod';
import { ExternalUrl, TenantConfiguration, ThemeChoice, Tip, Titles } from './configuration.ts';

const wire = TenantConfiguration.shape;
const text = (longest: number) => z.string().max(longest);
const address = text(2_000);
const page = address.nullable().describe('An address; null where there is none');
const languageTag = z.string().min(2).max(35);

/** Mistakes in settings that are not of a value’s type, form or size. The codes of those are zod’s, such as `too_big`. */
export const tenantMistakes = [
  'address-invalid',
  'address-or-path-invalid',
  'email-invalid',
  'end-not-after-start',
  'entry-repeated',
  'host-invalid',
  'host-taken',
  'publisher-not-offered',
] as const;
export type TenantMistake = (typeof tenantMistakes)[number];

/** What operators alone may change of a tenant: what it offers, and how people reach and enter it. */
const operatorsShape = {
  publishers: z
    .array(text(50))
    .min(1)
    .max(500)
    .describe('Codes of the publishers that it offers, its own first'),
  deliversFor: z
    .array(text(50))
    .max(500)
    .describe('Those of them whose documents its administrators may import'),
  hosts: z
    .array(text(253))
    .max(100)
    .describe('Its own hosts, besides its key as a subdomain of the public host'),
  authenticationMethods: wire['authentication-methods'].min(1),
};

/** The fields that operators alone may change. */
export const operatorsFields = Object.keys(operatorsShape) as (keyof typeof operatorsShape)[];

/** New values of a tenant’s settings, by the names that its file has; what is left out stays as it is. */
export const TenantChange = z
  .strictObject({
    title: wire.title,
    shortTitle: wire.shortTitle,
    publisherName: wire.publisherName,
    theme: ThemeChoice,
    features: wire.features.max(200),
    supportEmail: text(254),
    supportPhone: text(200),
    contactLink: address,
    salesLink: address,
    licenceLine: text(300).describe('Below every page of a download; empty for the usual words'),
    footer: z
      .strictObject({
        text: text(500),
        texts: z.record(languageTag, text(500).min(1)).describe('In further languages, by BCP 47 tag'),
        links: z
          .array(z.strictObject({ title: text(200).min(1), titles: Titles.optional(), url: address }))
          .max(20),
      })
      .partial()
      .describe('What is left out of it stays as it is, too'),
    tips: z
      .array(z.strictObject({ ...Tip.shape, url: address }))
      .max(12)
      .describe('On the home page, in this order'),
    externalUrls: z
      .array(z.strictObject({ ...ExternalUrl.shape, url: address }))
      .max(40)
      .describe('Links to other sites, in this order'),
    trackerUrl: page,
    memberSiteUrl: page,
    digitalLibraryUrl: page,
    profileManagementUrl: page,
    signOut: z
      .strictObject({ text: text(1_000) })
      .describe('What readers are told who came by single sign-on; empty for the usual words'),
    banner: z
      .strictObject({ text: text(500).min(1), startDate: z.string(), endDate: z.string() })
      .nullable()
      .describe('A notice above every page, between two moments (ISO 8601, with zone)'),
    ...operatorsShape,
  })
  .partial();
export type TenantChange = z.infer<typeof TenantChange>;
