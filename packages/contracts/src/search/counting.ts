import { z } from 'zod';
import { contract } from '../kit/index.ts';
import { SearchCriteria } from './request.ts';

const Counts = z
  .record(z.string(), z.int())
  .describe('Documents by key; a key that would leave none is absent');

const ofEverySection = {
  method: 'POST',
  who: 'reader',
  cost: 'search',
  isBackground: true,
  body: SearchCriteria,
  answer: z.record(z.string(), Counts).describe('Counts by list of picks, e.g. documentTypeList'),
} as const;

const ofTopValues = {
  method: 'POST',
  who: 'reader',
  cost: 'search',
  isBackground: true,
  body: SearchCriteria.extend({ section: z.enum(['Publisher', 'Category']) }),
  answer: Counts,
} as const;

const ofPublishers = {
  method: 'POST',
  who: 'reader',
  cost: 'search',
  isBackground: true,
  body: SearchCriteria,
  answer: Counts,
} as const;

/** How many documents each pick would leave; a section is counted under the picks of the other sections. */
export const counting = contract({
  topLevelCount: {
    ...ofTopValues,
    path: '/api/documents/search/top-level/count',
    summary: 'Facet counts of the top-level values of a filter',
  },
  entitledTopLevelCount: {
    ...ofTopValues,
    path: '/api/documents/entitled-documents/search/top-level/count',
    summary: 'The same, within the documents that the account can open',
  },
  count: {
    ...ofEverySection,
    path: '/api/documents/search/count',
    summary:
      'How many documents each value of every section would leave, the picks of the other sections applied',
  },
  entitledCount: {
    ...ofEverySection,
    path: '/api/documents/entitled-documents/search/count',
    summary: 'The same, within the documents that the account can open',
  },
  publisherCount: {
    ...ofPublishers,
    path: '/api/refinement/publisher/count',
    summary: 'Facet counts of publishers',
  },
  entitledPublisherCount: {
    ...ofPublishers,
    path: '/api/refinement/publisher/entitled-documents/count',
    summary: 'The same, within the documents that the account can open',
  },
});
