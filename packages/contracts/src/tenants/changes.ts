import { z } from 'zod';
import { TenantConfiguration, ThemeChoice } from './configuration.ts';

const wire = TenantConfiguration.shape;
const text = (longest: number) => z.string().max(longest);

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
    contactLink: text(2_000),
    salesLink: text(2_000),
    licenceLine: text(300).describe('Below every page of a download; empty for the usual words'),
    footer: z.strictObject({ text: text(500) }).describe('Its links and translations stay as they are'),
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
