import { documentTypeFacet } from '@norma/editions';
import type { SearchDocument } from '../../ports/search-engine.ts';
import { isCurrent, type IndexedDocument } from '../documents/index.ts';

/** The form of the documents that `searchDocument` makes. Anyone who changes it raises this, so that every index is rebuilt. */
export const searchDocumentForm = 5;

/** A document as the search engine sees it. */
export const searchDocument = (document: IndexedDocument): SearchDocument => ({
  id: document.contentCode,
  designation: document.designation,
  title: document.title,
  otherTitles: Object.fromEntries(
    Object.entries(document.titles).filter(([, title]) => title !== document.title),
  ),
  keywords: document.keywords.join('; '),
  description: document.description,
  body: document.body,
  publisher: document.publisher,
  collections: [],
  isCurrent: isCurrent(document),
  isTranslation: document.isTranslation,
  language: document.language,
  family: String(document.familyId),
  date: document.publishedOn ?? '',
  facets: {
    publisherList: [document.publisher],
    categoryList: withAncestors(document.categories, '/'),
    icsCodeList: withAncestors(document.ics, '.'),
    documentTypeList: [documentTypeFacet(document.documentType)],
    industryList: withAncestors(document.industries, '/'),
    topicList: withAncestors(document.topics, '/'),
    // A committee stands below its publisher, so that all of a publisher's can be picked at once.
    committeeList: document.committee ? [...new Set([document.publisher, document.committee])] : [],
    statusList: present(document.edition_status),
    yearList: present(yearOf(document)),
    languageList: [...new Set([document.language, ...document.languages])],
  },
});

const present = (value: string | null): string[] => (value ? [value] : []);

/** The edition's year, which its designation tells; where it tells none, that of its publication. */
const yearOf = ({ year, publishedOn }: IndexedDocument): string | null =>
  year === null ? (publishedOn?.slice(0, 4) ?? null) : String(year);

/** A path such as `a/b/c` and all paths above it, so that a parent counts what its children hold. */
const withAncestors = (paths: readonly string[], separator: string): string[] => [
  ...new Set(
    paths.flatMap((path) => {
      const steps = path.split(separator);
      return steps.map((_, index) => steps.slice(0, index + 1).join(separator));
    }),
  ),
];
