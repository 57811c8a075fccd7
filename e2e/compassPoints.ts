import type { Page } from '@playwright/test';

/** A compass point as the journeys need it. */
export type Made = { compassPointID: number; compassPointUUID: string; contentID: number };

type Wanted = {
  contentCode: string;
  name: string;
  text: string;
  description?: string;
  overlayDetails?: string;
};

type Asked = { method: string; path: string; body?: unknown };

/** Asks the library something in the name of whoever is signed in; answers what it says. */
export const askLibrary = <Answer>(page: Page, asked: Asked): Promise<Answer> =>
  page.evaluate<Answer, Asked>(askFromPage, asked);

async function askFromPage({ method, path, body }: Asked) {
  const kept = Object.keys(sessionStorage).find((name) => name.startsWith('oidc.user:')) ?? '';
  const { access_token: token } = JSON.parse(sessionStorage.getItem(kept) ?? '{}');
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const answer = await fetch(path, {
    method,
    headers,
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}

/** Makes a compass point in the name of whoever is signed in, of a passage without a place. */
export async function makeCompassPoint(page: Page, wanted: Wanted): Promise<Made> {
  const { contentCode, name, text, description = '', overlayDetails = '' } = wanted;
  const query = `contentCode=${encodeURIComponent(contentCode)}`;
  const { contentId } = await askLibrary<{ contentId: number }>(page, {
    method: 'GET',
    path: `/api/documents/metadata?${query}`,
  });
  return askLibrary(page, {
    method: 'POST',
    path: '/api/v1/compasspoint',
    body: {
      contentID: contentId,
      name,
      description,
      overlayDetails,
      selectionMetadata: { selectionText: text, pageNumber: 3 },
    },
  });
}

/** Deactivates a compass point, in the name of whoever is signed in. */
export const deactivateCompassPoint = (page: Page, { compassPointID }: Made): Promise<unknown> =>
  askLibrary(page, { method: 'POST', path: `/api/v1/compasspoint/deactivate/${compassPointID}` });
