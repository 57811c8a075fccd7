import { randomUUID } from 'node:crypto';
import type { DownloadState } from '@norma/contracts';
import type { Ask } from '../library.ts';
import { json, ofCode, type Asking, type ValidRequests } from './validRequest.ts';
import { contentCode } from './stockedLibrary.ts';

/** A download of the caller, of whom may have none the owner's. */
const aDownload = async ({ ask, library: { owner } }: Asking) => {
  const begin = (as: Ask) => json<Partial<DownloadState>>(as('POST', '/api/downloads', { contentCode }));
  const { id = (await begin(owner)).id ?? randomUUID() } = await begin(ask);
  return { params: { id } };
};

/** Something right to send for each call of `downloads`. */
export const downloads: ValidRequests<'downloads'> = {
  download: ofCode,
  startDownload: () => ({ body: { contentCode } }),
  downloadState: aDownload,
  cancelDownload: aDownload,
};
