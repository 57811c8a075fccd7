import { z } from 'zod';
import { ContentCode, ContentId } from '../fields/index.ts';
import { contract, file } from '../kit/index.ts';
import { CardDocument } from './card.ts';
import {
  downloadForbidden,
  gone,
  noSuchFormat,
  notDownloadable,
  notFound,
  refusalsOfText,
} from './failures.ts';
import { DocumentInfo, Metadata, Translation } from './metadata.ts';

export { ListedAccess } from './access.ts';
export { CardDocument } from './card.ts';
export { assetTypes, contentTypes, contentTypeOf, libraryKinds, libraryKindOf } from './kinds.ts';
export type { AssetType, ContentType, LibraryKind } from './kinds.ts';
export {
  DocumentInfo,
  documentTabs,
  downloadFormats,
  FormatVersion,
  Metadata,
  PdfVersion,
} from './metadata.ts';
export { Translation, Version, type DocumentTab } from './metadata.ts';

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
  info: {
    method: 'GET',
    path: '/api/documents/info',
    summary: 'A short summary of a document, for links and lists',
    who: 'reader',
    query: ofContentCode,
    answer: DocumentInfo,
    failures: [notFound],
  },
  verification: {
    method: 'GET',
    path: '/api/documents/verification/contentCode',
    summary: 'Whether the reader may open a document; the result is in the header',
    who: 'reader',
    query: ofContentCode,
    answer: z.object({ contentCode: z.string(), entitled: z.boolean() }),
    answerHeaders: z.object({ entitlementaccess: z.enum(['true', 'false']) }),
    failures: [notFound, gone],
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
  translationsOfId: {
    method: 'GET',
    path: '/api/documents/translations',
    summary: 'The same, by content id',
    who: 'reader',
    query: z.object({ contentId: ContentId }),
    answer: z.array(Translation),
    failures: [notFound],
  },
  pdf: {
    method: 'GET',
    path: '/api/documents/pdf/contentCode',
    summary: 'The PDF of a document; supports range requests',
    who: 'reader',
    cost: 'text',
    query: ofContentCode,
    answer: file('application/pdf'),
    ranges: true,
    failures: [...refusalsOfText, noSuchFormat],
  },
  olderPdf: {
    method: 'GET',
    path: '/api/documents/pdf/old/{id}',
    summary: 'The PDF of an edition, usually an older one, by content id; supports range requests',
    who: 'reader',
    cost: 'text',
    params: z.object({ id: ContentId }),
    answer: file('application/pdf'),
    ranges: true,
    failures: [...refusalsOfText, noSuchFormat],
  },
  html: {
    method: 'GET',
    path: '/api/documents/html/{id}',
    summary: 'The text of a document as sanitized HTML',
    who: 'reader',
    cost: 'text',
    params: z.object({ id: ContentId }),
    answer: file('text/html'),
    failures: [...refusalsOfText, noSuchFormat],
  },
  sts: {
    method: 'GET',
    path: '/api/documents/sts/contentCode',
    summary: 'The NISO STS source of a document, byte for byte as its publisher delivered it',
    who: 'reader',
    cost: 'text',
    query: ofContentCode,
    answer: file('application/xml'),
    failures: [...refusalsOfText, noSuchFormat, downloadForbidden, notDownloadable],
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
  recentlyUpdated: {
    method: 'GET',
    path: '/api/updated-documents/current-user',
    summary:
      'The documents of the account’s publishers that were updated last, one of each family; at most six',
    who: 'reader',
    answer: z.array(z.object({ document: CardDocument })),
  },
});
