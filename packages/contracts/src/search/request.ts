import { z } from 'zod';
import { SearchList, searchText } from '../fields/index.ts';

/** The lists of picks in a search payload, each named as the wire names it. */
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

const Keywords = z
  .string()
  .max(10_000)
  .default('*')
  .transform((given) => searchText(given).trim() || '*')
  .describe("What to look for; absent or empty means '*', everything");

/** Which words count: all, the designation alone (D), or everything but it (K). */
export const SearchField = z.enum(['ALL', 'K', 'D']).default('ALL');

const picks = Object.fromEntries(pickLists.map((name) => [name, SearchList.optional()])) as Record<
  PickList,
  z.ZodOptional<typeof SearchList>
>;

/** What is looked for and how it is narrowed: the part that searches and counts share. */
export const Narrowing = z.object({
  keywords: Keywords,
  searchField: SearchField,
  publisherId: z.string().max(100).optional(),
  ...picks,
});
export type Narrowing = z.output<typeof Narrowing>;

/** The body of a unified search. */
export const UnifiedSearch = Narrowing.extend({
  filters: z
    .object({ 'subscribed-contents': z.boolean().default(false) })
    .default({ 'subscribed-contents': false }),
  sortType: z.enum(['BEST_MATCH', 'OVERRIDE_SORT']).default('BEST_MATCH'),
  'publisher-codes': SearchList.optional(),
});

/** `oth_col_1,asc` or `oth_col_1,desc`: by title, A to Z or Z to A. Read only when sortType is OVERRIDE_SORT. */
export const Sort = z.enum(['oth_col_1,asc', 'oth_col_1,desc']).optional();
