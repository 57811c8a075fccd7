import { compassPoints, type CompassPointSample } from '@norma/samples';
import type { Page } from '@playwright/test';

/** A compass point as the journeys need it. */
export type Made = {
  compassPointID: number;
  compassPointUUID: string;
  contentID: number;
  modifiedDate: string;
};

type Wanted = {
  contentCode: string;
  name: string;
  text: string;
  description?: string;
  overlayDetails?: string;
  anchor?: CompassPointSample['anchor'];
};

type Asked = { method: string; path: string; body?: unknown };

/** Asks the library something as the current user; answers what it says. */
export const callLibrary = <Answer>(page: Page, asked: Asked): Promise<Answer> =>
  page.evaluate<Answer, Asked>(callFromPage, asked);

async function callFromPage({ method, path, body }: Asked) {
  const kept = Object.keys(sessionStorage).find((name) => name.startsWith('oidc.user:')) ?? '';
  const { access_token: token } = JSON.parse(sessionStorage.getItem(kept) ?? '{}');
  const authorization = `Bearer ${token}`;
  const given =
    body === undefined
      ? { headers: { authorization } }
      : { headers: { authorization, 'content-type': 'application/json' }, body: JSON.stringify(body) };
  const answer = await fetch(path, { method, ...given });
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}

/** Makes a compass point as the current user; without an anchor, of a passage on page 3. */
export async function makeCompassPoint(page: Page, wanted: Wanted): Promise<Made> {
  const { contentCode, name, text, description = '', overlayDetails = '', anchor } = wanted;
  const query = `contentCode=${encodeURIComponent(contentCode)}`;
  const { contentId } = await callLibrary<{ contentId: number }>(page, {
    method: 'GET',
    path: `/api/documents/metadata?${query}`,
  });
  const selectionMetadata = { selectionText: text, ...(anchor ? { anchor } : { pageNumber: 3 }) };
  return callLibrary(page, {
    method: 'POST',
    path: '/api/v1/compasspoint',
    body: { contentID: contentId, name, description, overlayDetails, selectionMetadata },
  });
}

/** Says something else in a compass point. */
export const changeCompassPoint = (page: Page, made: Made, change: Record<string, unknown>): Promise<Made> =>
  callLibrary(page, {
    method: 'PUT',
    path: `/api/v1/compasspoint/${made.compassPointID}`,
    body: { modifiedDate: made.modifiedDate, ...change },
  });

/** Deactivates a compass point, as the current user. */
export const deactivateCompassPoint = (page: Page, { compassPointID }: Made): Promise<unknown> =>
  callLibrary(page, { method: 'POST', path: `/api/v1/compasspoint/deactivate/${compassPointID}` });

/** Gives the current user, and has marked nothing yet, the compass points of the demo as their own. */
export async function saveCompassPoints(page: Page): Promise<void> {
  const { totalElements } = await callLibrary<{ totalElements: number }>(page, {
    method: 'GET',
    path: '/api/v1/compasspoint/detail/page-view',
  });
  if (totalElements > 0) return;
  for (const { contentCode, before, deactivatedDaysAgo, anchor, ...sample } of compassPoints) {
    const { name, description, overlayDetails } = sample;
    const text = anchor?.quote ?? sample.page?.text ?? '';
    const first = { contentCode, description, overlayDetails, text, ...(anchor && { anchor }) };
    const made = await makeCompassPoint(page, { ...first, name: before?.name ?? name });
    if (before) await changeCompassPoint(page, made, { name });
    if (deactivatedDaysAgo !== undefined) await deactivateCompassPoint(page, made);
  }
}
