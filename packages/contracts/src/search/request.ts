import { z } from 'zod';
import { PageNumber, PageSize, SearchList, SearchString } from '../fields/index.ts';

/** The lists of picks in a search payload, each named as the wire names it; the last three are beyond the specification. */
export const pickLists = [
  'icsCodeList',
  'publisherList',
  'categoryList',
  'topicList',
  'industryList',
  'documentTypeList',
  'committeeList',
  'statusList',
  'yearList',
  'languageList',
] as const;
export type PickList = (typeof pickLists)[number];

const everything = '*';

const Keywords = SearchString.transform((given) => given.trim() || everything)
  .default(everything)
  .describe("What to look for; absent or empty means '*', everything");

/** Which words count: all, the designation alone (D), or everything but it (K). */
export const SearchField = z.enum(['ALL', 'K', 'D']).default('ALL');

const picks = Object.fromEntries(
  pickLists.map((name) => [name, SearchList.optional().describe('Any of these keys')]),
) as Record<PickList, z.ZodOptional<typeof SearchList>>;

/** What is looked for and how it is narrowed: the part that searches and counts share. */
export const SearchCriteria = z.object({
  keywords: Keywords,
  searchField: SearchField,
  publisherId: SearchString.optional().describe('Code of the one publisher that counts'),
  ...picks,
  exact: z
    .boolean()
    .optional()
    .describe('Whether words are searched as they are typed only: none corrected, and none left out'),
  onePerFamily: z
    .boolean()
    .optional()
    .describe('Whether the editions of a family count as one, shown by the best of those found'),
});
export type SearchCriteria = z.output<typeof SearchCriteria>;

const SortType = z
  .enum(['BEST_MATCH', 'OVERRIDE_SORT'])
  .default('BEST_MATCH')
  .describe('OVERRIDE_SORT follows the sort of the query');

/** The body of the classic searches. */
export const ClassicSearch = SearchCriteria.extend({ sortType: SortType });
export type ClassicSearch = z.output<typeof ClassicSearch>;

/** The body of a unified search. */
export const UnifiedSearch = ClassicSearch.extend({
  filters: z
    .object({
      'subscribed-contents': z
        .boolean()
        .default(false)
        .describe('Whether only documents count that the account may open'),
    })
    .prefault({}),
  'publisher-codes': SearchList.optional().describe(
    'Of the subscribed contents, only those of these publishers; no publishers mean all of them',
  ),
});

const orders = ['BEST_MATCH', 'oth_col_1,asc', 'oth_col_1,desc', 'date,desc', 'date,asc'] as const;

/** How results are ordered when the body's sortType is OVERRIDE_SORT. */
const Sort = z
  .preprocess((given) => (given === '' ? undefined : given), z.enum(orders).optional())
  .describe('By title from A to Z or back (oth_col_1), or by date of publication');

/** The query of a search: which page of which size, and in which order. */
export const SearchPage = z.object({
  page: PageNumber.describe('From 0'),
  size: PageSize(25, 100),
  sort: Sort,
});
export type SearchPage = z.output<typeof SearchPage>;
