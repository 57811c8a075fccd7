import { queryOptions } from '@tanstack/react-query';
import { client } from '../../../client/client.ts';
import { queryKeys } from '../../../client/queryKeys.ts';
import type { SectionList } from '../picks.ts';
import type { Value } from './values.ts';
import { apiQuery } from '../../../client/apiQuery.ts';

/** Trees by the list that they fill; one call may answer several. */
type Trees = Partial<Record<SectionList, readonly Value[]>>;
type SearchParams = { language: string | undefined; signal: AbortSignal };
type Source = {
  name: string;
  /** Whether its words depend on the language, so that another language empties it. */
  isWorded: boolean;
  load: (params: SearchParams) => Promise<Trees>;
};

const twelveMinutes = 720_000;

const sectorsAndThemes: Source = {
  name: 'sectors-and-themes',
  isWorded: true,
  load: async ({ language, signal }) => {
    const { themes, sectors } = await client.search.sectorsAndThemes({ query: { language } }, { signal });
    return { topicList: themes, industryList: sectors };
  },
};

/** Facets without a tree: their values are those that documents have. */
const ofDocuments: Source = {
  name: 'of-documents',
  isWorded: false,
  load: async ({ signal }) => {
    const { statusList, yearList, languageList } = await client.search.count({ body: {} }, { signal });
    return {
      statusList: flat(statusList).toSorted(byName),
      yearList: flat(yearList).toSorted(byName).toReversed(),
      languageList: flat(languageList).toSorted(byName),
    };
  },
};

const flat = (counts: Readonly<Record<string, number>> = {}): Value[] =>
  Object.keys(counts).map((key) => ({ key, name: key, child: [] }));
const byName = (one: Value, other: Value): number => one.name.localeCompare(other.name, 'en');

const sources: Record<SectionList, Source> = {
  publisherList: {
    name: 'publishers',
    isWorded: false,
    load: async ({ signal }) => ({ publisherList: await client.search.publishers({}, { signal }) }),
  },
  categoryList: {
    name: 'categories',
    isWorded: true,
    load: async ({ language, signal }) => ({
      categoryList: await client.search.taxonomy(
        { params: { category: 'category' }, query: { language } },
        { signal },
      ),
    }),
  },
  icsCodeList: {
    name: 'ics',
    isWorded: false,
    load: async ({ signal }) => ({ icsCodeList: await client.search.icsCodes({}, { signal }) }),
  },
  industryList: sectorsAndThemes,
  topicList: sectorsAndThemes,
  documentTypeList: {
    name: 'document-types',
    isWorded: true,
    load: async ({ signal }) => ({ documentTypeList: await client.search.documentTypes({}, { signal }) }),
  },
  committeeList: {
    name: 'committees',
    isWorded: true,
    load: async ({ language, signal }) => ({
      committeeList: await client.search.committees({ query: { language } }, { signal }),
    }),
  },
  statusList: ofDocuments,
  yearList: ofDocuments,
  languageList: ofDocuments,
};

type Tree = {
  list: SectionList;
  /** The language of the interface. */
  language: string;
  /** Whether the section asks for its values in that language. */
  passLanguage: boolean;
};

/** The values of a facet, independent of the search; translated ones are refetched when the language changes. */
export function treeQuery({ list, language, passLanguage }: Tree) {
  const { name, isWorded, load } = sources[list];
  return queryOptions({
    queryKey: queryKeys.facets('tree', name, isWorded && language, passLanguage),
    queryFn: ({ signal }) => load({ language: passLanguage ? language : undefined, signal }),
    select: (trees) => trees[list] ?? [],
    staleTime: twelveMinutes,
    meta: { isHandled: true }, // The section says so itself.
  });
}

/** The facet values of the documents that the reader may open; only the keys are used. */
export const entitledQuery = apiQuery(
  queryKeys.facets('entitled'),
  (options) => client.search.entitledNodes({ query: {} }, options),
  { staleTime: twelveMinutes },
);
