import { z } from 'zod';
import {
  downloadForbidden,
  noSuchFormat,
  notDownloadable,
  notEntitled,
  refusalsOfText,
} from '../documents/failures.ts';
import { file } from '../kit/index.ts';

/** A PDF to keep, and whether the reader may have it at all: screens look at the header alone. */
export const stampedPdf = {
  cost: 'download',
  answer: file('application/pdf'),
  answerHeaders: z.object({ entitlementaccess: z.enum(['true', 'false']) }),
} as const;

/** Why there is no PDF to keep. */
export const refusalsOfDownload = [
  ...refusalsOfText.filter(({ code }) => code !== 'document-not-entitled'),
  { ...notEntitled, headers: { entitlementaccess: 'false' } },
  noSuchFormat,
  downloadForbidden,
  notDownloadable,
  {
    status: 422,
    code: 'document-unreadable',
    detail: 'The PDF of this document is damaged and cannot be downloaded',
  },
  {
    status: 503,
    code: 'downloads-busy',
    detail: 'Too many downloads are waiting. Try again in a minute',
  },
] as const;
