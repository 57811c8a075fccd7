import { z } from 'zod';

const Hex = z.string().regex(/^#[0-9a-fA-F]{6}$/, 'is not a colour such as #1746A2');

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

/** What the screens need to know of a tenant. */
export const TenantConfiguration = z.object({
  tenantName: z.string().min(1).max(50),
  title: z.string().min(1).max(200),
  shortTitle: z.string().min(1).max(100),
  publisherName: z.string().min(1).max(200),
  'has-favicon': z.boolean(),
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
  'type-ahead': z.object({ debounceMs: z.int().min(0), minimumCharacters: z.int().min(1) }),
  theme: ThemeChoice.extend({ markSvg: z.string().describe('The mark, as SVG text without scripts') }),
  isDemo: z.boolean(),
});
export type TenantConfiguration = z.infer<typeof TenantConfiguration>;
export type ThemeChoice = z.infer<typeof ThemeChoice>;
