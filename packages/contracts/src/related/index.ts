import { z } from 'zod';
import { ListedAccess } from '../documents/access.ts';
import { notFound } from '../documents/failures.ts';
import { refusalsOfDownload, stampedPdf } from '../downloads/stampedPdf.ts';
import { CalendarDate, ContentCode } from '../fields/index.ts';
import { contract } from '../kit/index.ts';
import { AdditionalDetails, PublisherDetails } from './details.ts';

export { AdditionalDetails, NamedDocument, PublisherDetails } from './details.ts';

/** A document that another one names. */
export const RelatedDocument = z.object({
  designationOrFamily: z.string().describe('As it is written where it is named'),
  title: z.string(),
  contentCode: z.string().nullable().describe('Null where the library does not have it'),
  edition: z.string().nullable().describe('The designation of the edition that opens'),
  editionLabel: z.string().nullable().describe('What tells that edition from the others, such as a year'),
  status: z.string().nullable(),
  access: ListedAccess.nullable().describe('Null where the library does not have it'),
  isInForce: z.boolean().nullable().describe('Null where the library knows nothing of it'),
  replacedBy: z
    .object({ designation: z.string(), contentCode: z.string().nullable() })
    .nullable()
    .describe('What to use instead, where it is not in force'),
});
export type RelatedDocument = z.infer<typeof RelatedDocument>;

/** All that is related to a document, by its kind. */
export const RelatedContent = z.object({
  citedContent: z.array(RelatedDocument),
  sop: z.array(RelatedDocument),
  tma: z.array(RelatedDocument),
  supplements: z.array(RelatedDocument),
});
export type RelatedContent = z.infer<typeof RelatedContent>;
/** A kind of related documents. */
export type RelatedGroup = keyof RelatedContent;

/** One vote on a work item. */
export const Ballot = z.object({
  ballotNumber: z.string(),
  itemStatus: z.string(),
  itemNumber: z.string(),
});
export type Ballot = z.infer<typeof Ballot>;

/** A piece of work on a standard, and how it has been voted on. */
export const WorkItem = z.object({
  publisher: z.string(),
  workItemNumber: z.string(),
  title: z.string(),
  initiatedDate: CalendarDate.nullable(),
  technicalContact: z.string().nullable(),
  contentCode: z.string().nullable().describe('The document that tells of it, where there is one'),
  ballotList: z.array(Ballot),
});
export type WorkItem = z.infer<typeof WorkItem>;

const ofContentCode = z.object({ contentCode: ContentCode });

/** What is around a document: what it cites, the work on it, and all that is known of it. */
export const related = contract({
  relatedContent: {
    method: 'GET',
    path: '/api/documents/relatedContent',
    summary: 'The standards that a document cites, and its SOPs, TMAs and supplements',
    who: 'reader',
    query: ofContentCode,
    answer: RelatedContent,
    failures: [notFound],
  },
  workItems: {
    method: 'GET',
    path: '/api/documents/work-items/{code}',
    summary: 'The work items on the standard of a content code, with their ballots',
    who: 'reader',
    params: z.object({ code: ContentCode }),
    answer: z.array(WorkItem),
    failures: [notFound],
  },
  additionalDetails: {
    method: 'GET',
    path: '/api/documents/additional-details',
    summary: 'Further details of a document of the standards body; empty fields are omitted',
    who: 'reader',
    query: ofContentCode,
    answer: AdditionalDetails,
    failures: [notFound],
  },
  detailsByPublisher: {
    method: 'GET',
    path: '/api/documents/additional-details-by-publisher',
    summary: 'Further details of a document of another publisher; empty fields are omitted',
    who: 'reader',
    query: ofContentCode,
    answer: PublisherDetails,
    failures: [notFound],
  },
  fullBook: {
    method: 'GET',
    path: '/api/documents/fullBook',
    summary: 'The book of a paper or chapter, for download',
    who: 'reader',
    query: ofContentCode,
    ...stampedPdf,
    failures: [
      ...refusalsOfDownload,
      {
        status: 404,
        code: 'document-book-missing',
        detail: 'This document does not belong to a book in this library',
      },
    ],
  },
});
