import { z } from 'zod';
import { CalendarDate } from '../fields/index.ts';

/** One row of a result list. */
export const ResultDocument = z.object({
  contentCode: z.string(),
  designationNo: z.string(),
  displayDesignation: z.string(),
  documentTitle: z.string().describe('HTML, sanitised'),
  description: z.string().describe('HTML, sanitised'),
  documentType: z.string(),
  publisherName: z.string(),
  publisherCode: z.string(),
  publisherTypeCode: z.string(),
  status: z.string(),
  edition: z.string(),
  language: z.string().describe('BCP 47 tag'),
  lastUpdateDate: CalendarDate.nullable(),
  publishDate: CalendarDate.nullable(),
  publishedOnlineDate: CalendarDate.nullable(),
  translations: z.array(z.object({ language: z.string(), contentCode: z.string() })),
  connections: z.array(
    z.object({ designationNo: z.string(), contentCode: z.string(), edition: z.string(), status: z.string() }),
  ),
  supplements: z.array(
    z.object({ 'supplement-display-designation': z.string(), 'supplement-content-code': z.string() }),
  ),
});
export type ResultDocument = z.infer<typeof ResultDocument>;

/** A page of results and whether there is another. */
export const ResultPage = z.object({
  count: z.int().describe('All documents found, exactly'),
  documents: z.array(ResultDocument),
  nextPageFlag: z.boolean(),
  searchType: z.string(),
});
export type ResultPage = z.infer<typeof ResultPage>;

/** A value to narrow by, with how many documents it would leave. */
export const RefinementNode = z.object({
  key: z.string(),
  name: z.string(),
  parentKey: z.string().nullable(),
  parentName: z.string().nullable(),
  count: z.int(),
  isChecked: z.boolean(),
  get child() {
    return z.array(RefinementNode);
  },
  showBillboard: z.boolean(),
  billboardName: z.string().nullable(),
  billboardLogo: z.string().nullable(),
  semanticSearchenabled: z.boolean(),
});
export type RefinementNode = z.infer<typeof RefinementNode>;

/** Suggestions for one publisher. */
export const SuggestionGroup = z.object({
  publisherName: z.string(),
  publisherCode: z.string(),
  contentList: z.array(
    z.object({
      contentCode: z.string(),
      designationNo: z.string(),
      documentTitle: z.string().describe('Plain text'),
      status: z.string(),
      designationNoList: z.array(z.object({ designationNo: z.string(), contentCode: z.string() })),
      showMore: z.boolean(),
    }),
  ),
  showMoreResults: z.boolean(),
});
export type SuggestionGroup = z.infer<typeof SuggestionGroup>;
