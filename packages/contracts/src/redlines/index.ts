import { z } from 'zod';
import { comparisonsBusy, sameDocument, tooLarge } from '../comparison/failures.ts';
import { featureOff } from '../tenants/refusals.ts';
import { downloadForbidden, noSuchFormat, notDownloadable, refusalsOfText } from '../documents/failures.ts';
import { ContentId } from '../fields/index.ts';
import { contract, file } from '../kit/index.ts';

const ofPair = z.object({
  leftContentId: ContentId.describe('The older edition: the id of one of the metadata’s pdfVersions'),
  rightContentId: ContentId.describe('The newer edition, on whose pages the changes are shown'),
});

const unreadable = {
  status: 422,
  code: 'document-unreadable',
  detail: 'One of these PDFs is damaged, so they cannot be compared',
} as const;
const notOffered = {
  status: 404,
  code: 'redline-not-offered',
  detail: 'There is no redline of these two editions: redlines compare consecutive editions',
} as const;

const refusals = [featureOff, ...refusalsOfText, noSuchFormat, sameDocument] as const;
const cannotBeMade = [tooLarge, unreadable, comparisonsBusy] as const;

/** Whether a redline can be downloaded. */
export const RedlineOffer = z.object({
  isOffered: z.boolean(),
  address: z.string().nullable().describe('Where it is; null where there is none'),
});
export type RedlineOffer = z.infer<typeof RedlineOffer>;

/** Two editions compared on the pages of their PDF: to be read here, or to keep. */
export const redlines = contract({
  pdfComparison: {
    method: 'GET',
    path: '/api/documents/pdf/comparison',
    summary:
      'The pages of the newer edition with insertions marked, and deletions in the margin; created on first request',
    who: 'reader',
    cost: 'comparison',
    query: ofPair,
    answer: file('application/pdf'),
    failures: [...refusals, ...cannotBeMade],
  },
  redlineOffer: {
    method: 'GET',
    path: '/api/documents/pdf/comparison/redline',
    summary: 'Whether there is a redline of two editions that the reader may download',
    who: 'reader',
    query: ofPair,
    answer: RedlineOffer,
    failures: refusals,
  },
  redline: {
    method: 'GET',
    path: '/api/documents/download/redline/{id}',
    summary:
      'The redline of an edition against the previous one or, if the tenant allows it, against any other',
    who: 'reader',
    cost: 'comparison',
    params: z.object({ id: ContentId.describe('The newer edition') }),
    query: z.object({
      oldContentId: ContentId.optional().describe('The older edition, unless it is the one before'),
    }),
    answer: file('application/pdf'),
    failures: [...refusals, downloadForbidden, notOffered, notDownloadable, ...cannotBeMade],
  },
});
