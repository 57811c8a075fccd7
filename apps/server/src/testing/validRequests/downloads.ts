import { randomUUID } from 'node:crypto';
import type { DownloadState } from '@norma/contracts';
import type { TestClient } from '../library.ts';
import { json, ofCode, type RequestContext, type ValidRequests } from './validRequest.ts';
import { contentCode } from './stockedLibrary.ts';

/** A download of the caller, of whom may have none the owner's. */
const aDownload = async ({ client, library: { owner } }: RequestContext) => {
  const begin = (as: TestClient) =>
    json<Partial<DownloadState>>(as('POST', '/api/downloads', { contentCode }));
  const { id = (await begin(owner)).id ?? randomUUID() } = await begin(client);
  return { params: { id } };
};

/** Something right to send for each call of `downloads`. */
export const downloads: ValidRequests<'downloads'> = {
  download: ofCode,
  startDownload: () => ({ body: { contentCode } }),
  downloadState: aDownload,
  cancelDownload: aDownload,
};
