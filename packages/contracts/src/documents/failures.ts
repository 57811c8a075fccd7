/** Why a document is not answered, in the words that the document page knows. */
export const notFound = { status: 404, code: 'document-not-found', detail: 'Can not find content' } as const;
export const notEntitled = {
  status: 403,
  code: 'document-not-entitled',
  detail: 'User is not entitled for the Document',
} as const;
export const noSuchFormat = {
  status: 404,
  code: 'document-format-missing',
  detail: 'This document is not available in this format',
} as const;
/** The record of the document is still here, its text no longer. */
export const gone = {
  status: 410,
  code: 'document-gone',
  detail: 'DL Content is no longer available',
} as const;
/** Readers under DRM can read only in the library. */
export const downloadForbidden = {
  status: 403,
  code: 'download-forbidden',
  detail: 'Your account’s license allows reading online only',
} as const;
/** Its publisher lets it be read, and not taken away. */
export const notDownloadable = {
  status: 403,
  code: 'document-not-downloadable',
  detail: 'The publisher does not allow downloads of this document',
} as const;
/** What every call answers that gives a document's text or something of it. */
export const refusalsOfText = [notFound, notEntitled, gone] as const;
