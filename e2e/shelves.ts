import type { Page } from '@playwright/test';
import { tokenOf } from './visits.ts';

/** Marks documents as favorites and tracks them, as the current user. */
export const upsertDocuments = async (page: Page, contentCodes: readonly string[]): Promise<void> =>
  page.evaluate(keepAll, { contentCodes, token: await tokenOf(page) });

async function keepAll({ contentCodes, token }: { contentCodes: readonly string[]; token: string }) {
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

/** Leaves the current user without favorites. */
export const clearFavorites = async (page: Page): Promise<void> =>
  page.evaluate(forgetAll, await tokenOf(page));

async function forgetAll(token: string): Promise<void> {
  const headers = { authorization: `Bearer ${token}` };
  const { result } = await (await fetch('/api/favorite-documents/current-user?size=100', { headers })).json();
  for (const { id } of result) await fetch(`/api/content-favorites/${id}`, { method: 'DELETE', headers });
}
