import { usualAlerts } from '@norma/contracts';
import type { TestClient } from '../library.ts';
import { json, nothing, ofCode, type RequestContext, type ValidRequests } from './validRequest.ts';
import { contentCode, designation } from './stockedLibrary.ts';

/** Something tracked by the caller, of whom may track nothing the owner's. */
const aTracked = async ({ client, library: { owner } }: RequestContext) => {
  const path = `/api/tracked-documents?contentCode=${encodeURIComponent(contentCode)}`;
  const begin = (as: TestClient) => json<{ data?: { id: number } }>(as('POST', path));
  const { data = (await begin(owner)).data } = await begin(client);
  return { params: { id: data?.id ?? 1 } };
};

/** Something right to send for each call of `tracking`. */
export const tracking: ValidRequests<'tracking'> = {
  trackedDocuments: () => ({ query: {} }),
  changesSinceLastVisit: nothing,
  trackingOf: () => ({ query: { family: designation } }),
  track: ofCode,
  toggleTracking: aTracked,
  trackedDocumentsPage: () => ({ query: {} }),
  removeTracking: aTracked,
  trackedPublishers: nothing,
  updatePublishers: () => ({ body: [{ publisherCode: 'NSB', trackingFlag: true }] }),
  unsubscribe: () => ({ body: [{ publisherCode: 'NSB' }] }),
  workItemTracking: nothing,
  trackWorkItems: () => ({ body: { workItem: 'true' as const } }),
  alerts: nothing,
  saveAlerts: () => ({ body: { ...usualAlerts, mail: 'daily' as const } }),
  notifications: () => ({ query: {} }),
  unreadNotifications: nothing,
  markNotifications: () => ({ body: { through: 1 } }),
};
