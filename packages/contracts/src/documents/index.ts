import { z } from 'zod';
import { ContentCode, ContentId } from '../fields/index.ts';
import { contract, file } from '../kit/index.ts';
import { Metadata, Translation } from './metadata.ts';

export { documentTabs, downloadFormats, Metadata, Translation, Version } from './metadata.ts';

const notFound = { status: 404, code: 'document-not-found', detail: 'Can not find content' } as const;
const notEntitled = {
  status: 403,
  code: 'document-not-entitled',
  detail: 'User is not entitled for the Document',
} as const;
const noSuchFormat = {
  status: 404,
  code: 'document-format-missing',
  detail: 'This document does not exist in this format',
} as const;

const ofContentCode = z.object({ contentCode: ContentCode });

/** Reading a document: what is known of it, who may open it, and its text. */
export const documents = contract({
  metadata: {
    method: 'GET',
    path: '/api/documents/metadata',
    summary: 'What the document page says about a document',
    who: 'reader',
    query: ofContentCode,
    answer: Metadata,
    failures: [notFound],
  },
  verification: {
    method: 'GET',
    path: '/api/documents/verification/contentCode',
    summary: 'Whether the reader may open a document; the header says it',
    who: 'reader',
    query: ofContentCode,
    answer: z.object({ contentCode: z.string(), entitled: z.boolean() }),
    answerHeaders: z.object({ entitlementaccess: z.enum(['true', 'false']) }),
    failures: [notFound],
  },
  translations: {
    method: 'GET',
    path: '/api/documents/translations/byContentCode/',
    summary: 'The languages in which a document exists',
    who: 'reader',
    query: ofContentCode,
    answer: z.array(Translation),
    failures: [notFound],
  },
  pdf: {
    method: 'GET',
    path: '/api/documents/pdf/contentCode',
    summary: 'The PDF of a document; ranges are answered',
    who: 'reader',
    query: ofContentCode,
    answer: file('application/pdf'),
    failures: [notFound, notEntitled, noSuchFormat],
  },
  html: {
    method: 'GET',
    path: '/api/documents/html/{id}',
    summary: 'The text of a document as sanitised HTML',
    who: 'reader',
    params: z.object({ id: ContentId }),
    answer: file('text/html'),
    failures: [notFound, notEntitled, noSuchFormat],
  },
  sts: {
    method: 'GET',
    path: '/api/documents/sts/contentCode',
    summary: 'The NISO STS source of a document, byte for byte as its publisher delivered it',
    who: 'reader',
    query: ofContentCode,
    answer: file('application/xml'),
    failures: [notFound, notEntitled, noSuchFormat],
  },
  relaton: {
    method: 'GET',
    path: '/api/documents/relaton/contentCode',
    summary: 'The bibliographic record of a document as JSON in the shape of the Relaton model',
    who: 'reader',
    query: ofContentCode,
    answer: file('application/json'),
    failures: [notFound],
  },
  ris: {
    method: 'GET',
    path: '/api/documents/ris/contentCode',
    summary: 'The bibliographic record of a document as RIS, for reference managers',
    who: 'reader',
    query: ofContentCode,
    answer: file('application/x-research-info-systems'),
    failures: [notFound],
  },
});
