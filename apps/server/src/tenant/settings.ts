import { featureCodes, type Feature, type TenantMistake } from '@norma/contracts';
import type { z } from 'zod';
import { TenantFile } from './file.ts';
import { everySection } from './sections.ts';

/** A tenant as its table keeps it and as the server works with it: nothing is left out. */
export const TenantSettings = TenantFile.superRefine(({ publishers, deliversFor }, context) => {
  for (const [index, code] of deliversFor.entries())
    if (!publishers.includes(code))
      context.addIssue({
        code: 'custom',
        input: code,
        path: ['deliversFor', index],
        message: 'is not among publishers',
        params: { code: 'publisher-not-offered' satisfies TenantMistake },
      });
}).transform(({ key: tenantKey, title, shortTitle, ...given }) => ({
  key: tenantKey,
  title,
  shortTitle: shortTitle ?? title.slice(0, 100),
  ...given,
  features: everyFeature(given.features),
  refinementSections: everySection(given.refinementSections),
  contentAccessMessages: {
    ...given.contentAccessMessages,
    supportPhone: given.contentAccessMessages.supportPhone ?? given.supportPhone,
    contactLink: given.contentAccessMessages.contactLink ?? given.contactLink,
  },
}));
export type TenantSettings = z.infer<typeof TenantSettings>;

/** A tenant as a file that can be imported again. */
export const fileOfTenant = (settings: TenantSettings): string => `${JSON.stringify(settings, null, 2)}\n`;

const featuresOn = new Set<string>([
  'search-refinement',
  'content-share',
  'language-selection',
  'version-compare',
  'type-ahead',
  'groups',
  'clause-links',
  'edition-timeline',
  'reference-links',
  'reference-check',
]);

/** Every known feature, on or off, then those that no one knows. */
function everyFeature(given: readonly z.infer<typeof Feature>[]): z.infer<typeof Feature>[] {
  const known = featureCodes.map((code) => ({
    code,
    enabled: given.find((feature) => feature.code === code)?.enabled ?? featuresOn.has(code),
  }));
  return [...known, ...given.filter(({ code }) => !isKnownFeature(code))];
}

/** Whether the product has such a feature; others may are in a file, and switch nothing. */
export const isKnownFeature = (code: string): boolean => featureCodes.some((known) => known === code);
