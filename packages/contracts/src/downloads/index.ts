import { z } from 'zod';
import { ContentCode } from '../fields/index.ts';
import { contract } from '../kit/index.ts';
import { refusalsOfDownload, stampedPdf } from './stampedPdf.ts';

/** How far a download is. */
export const downloadStates = ['waiting', 'stamping', 'ready', 'failed', 'cancelled'] as const;

/** A download that is made ready: when it is, its file is there at once. */
export const DownloadState = z.object({
  id: z.uuid(),
  contentCode: z.string(),
  compassPoints: z.boolean(),
  state: z.enum(downloadStates),
  pages: z.int().nullable().describe('Null while nobody knows'),
  pagesDone: z.int(),
  problem: z.string().nullable().describe('Why it failed, as a code of the call that gives the file'),
});
export type DownloadState = z.infer<typeof DownloadState>;

const ofDownload = z.object({ id: z.uuid() });
const noDownload = {
  status: 404,
  code: 'download-not-found',
  detail: 'This download no longer exists',
} as const;

/** PDFs to keep: every page says who has it, and notes stand in it on request. */
export const downloads = contract({
  download: {
    method: 'GET',
    path: '/api/documents/download',
    summary: 'The PDF of a document with the reader’s name on every page; waits until it has been prepared',
    who: 'reader',
    query: z.object({
      contentCode: ContentCode,
      compassPoints: z
        .enum(['true', 'false'])
        .default('false')
        .describe('Whether the reader’s own notes stand in it as annotations'),
    }),
    ...stampedPdf,
    failures: refusalsOfDownload,
  },
  startDownload: {
    method: 'POST',
    path: '/api/downloads',
    summary: 'Prepare a download; a repeated request returns the running one',
    who: 'reader',
    cost: 'download',
    body: z.object({ contentCode: ContentCode, compassPoints: z.boolean().default(false) }),
    answer: DownloadState,
    failures: refusalsOfDownload,
  },
  downloadState: {
    method: 'GET',
    path: '/api/downloads/{id}',
    summary: 'Progress of a download',
    who: 'reader',
    params: ofDownload,
    answer: DownloadState,
    failures: [noDownload],
  },
  cancelDownload: {
    method: 'DELETE',
    path: '/api/downloads/{id}',
    summary: 'Cancel a download',
    who: 'reader',
    params: ofDownload,
    answer: DownloadState,
    failures: [noDownload],
  },
});
