import { ContentAccessMessages, Feature, searchTypes, ThemeChoice } from '@norma/contracts';
import { z } from 'zod';

/** A tenant as its table keeps it and as a file of one tenant holds it. */
export const TenantSettings = z.strictObject({
  key: z.string().regex(/^[a-z][a-z0-9-]{0,49}$/, 'is not lower-case letters, digits and hyphens'),
  title: z.string().min(1).max(200),
  shortTitle: z.string().min(1).max(100),
  publisherName: z.string().min(1).max(200),
  /** Host names, beside `{key}.` before the public host, that lead to this tenant; the first is its own address. */
  hosts: z.array(z.string().min(1).max(253)).default([]),
  /** Codes of the publishers whose documents this tenant offers, its own first. */
  publishers: z.array(z.string().min(1).max(50)).min(1),
  features: z.array(Feature),
  searchTypes: z.array(z.object({ code: z.enum(searchTypes), enabled: z.boolean(), labelKey: z.string() })),
  contentAccessMessages: ContentAccessMessages,
  supportEmail: z.string(),
  supportPhone: z.string(),
  typeAhead: z.object({ debounceMs: z.int().min(0).max(5_000), minimumCharacters: z.int().min(1).max(10) }),
  theme: ThemeChoice,
  markSvg: z
    .string()
    .max(50_000)
    .refine((svg) => !/<script|\son\w+\s*=|javascript:|<foreignObject/i.test(svg), 'holds a script'),
  isDemo: z.boolean().default(false),
});
export type TenantSettings = z.infer<typeof TenantSettings>;

/** Whether a feature of a tenant is on. */
export const hasFeature = ({ features }: TenantSettings, code: string): boolean =>
  features.some((feature) => feature.code === code && feature.enabled);

/** The tenant whose library a request is in. */
export type Tenant = {
  readonly key: string;
  /** Where its readers reach it, e.g. `http://localhost:3000`: base of links, issuer and redirects. */
  readonly origin: string;
  readonly settings: TenantSettings;
};
