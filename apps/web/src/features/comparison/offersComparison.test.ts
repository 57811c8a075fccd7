import { expect, it } from 'vitest';
import { offersComparison } from './offersComparison.ts';

const inLanguages = (...languages: string[]) => ({
  contentCode: 'e-214-0',
  language: 'en',
  versions: languages.map((language, id) => ({
    id,
    designationNo: `NSB E 214-${id}`,
    contentCode: `e-214-${id}`,
    status: 'Historical',
    edition: String(id),
    year: null,
    language,
  })),
  htmlVersions: [],
  pdfVersions: [],
});
const library = (enabled: boolean) => ({
  tenant: { features: [{ code: 'version-compare' as const, enabled }] },
});

it('compare versions shows only when the feature version-compare is on [comparison-001]', () => {
  expect(offersComparison(inLanguages('en', 'en'), library(true))).toBe(true);
  expect(offersComparison(inLanguages('en', 'en'), library(false))).toBe(false);
  expect(offersComparison(inLanguages('en', 'en'), { tenant: { features: [] } })).toBe(false);
});

it('compare versions shows only where there are two editions in the language of the document, or a text of it', () => {
  expect(offersComparison(inLanguages('en'), library(true))).toBe(false);
  expect(offersComparison(inLanguages('en', 'ar'), library(true))).toBe(false);
  const [own] = inLanguages('en').versions;
  const withText = { ...inLanguages('en'), htmlVersions: own ? [{ ...own, index: 0 }] : [] };
  expect(offersComparison(withText, library(true))).toBe(true);
});
