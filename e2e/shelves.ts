import type { Page } from '@playwright/test';

/** Marks documents as favourites and tracks them, in the name of whoever is signed in. */
export const keepDocuments = (page: Page, contentCodes: readonly string[]): Promise<void> =>
  page.evaluate(keepAll, contentCodes);

async function keepAll(contentCodes: readonly string[]): Promise<void> {
  const kept = Object.keys(sessionStorage).find((name) => name.startsWith('oidc.user:')) ?? '';
  const { access_token: token } = JSON.parse(sessionStorage.getItem(kept) ?? '{}');
  const headers = { authorization: `Bearer ${token}` };
  for (const contentCode of contentCodes) {
    const query = `contentCode=${encodeURIComponent(contentCode)}`;
    const { contentId } = await (await fetch(`/api/documents/metadata?${query}`, { headers })).json();
    await fetch('/api/content-favorites', {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ content: { contentId } }),
    });
    await fetch(`/api/tracked-documents?${query}`, { method: 'POST', headers });
  }
}
