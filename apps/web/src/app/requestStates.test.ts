import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { MutationObserver, QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, it, onTestFinished, vi } from 'vitest';
import { client } from '../client/client.ts';
import { laterClient } from '../client/laterClient.ts';
import { favoritesQuery } from '../features/favorites/queries.ts';
import { groupsQuery } from '../features/groups/queries.ts';
import { recentlyAccessedQuery } from '../features/home/dashboard/queries.ts';

type Behavior = 'answers' | 'fails' | 'waits';

/** A server outside the house that answers, fails or lets wait, address by address. */
async function aServer(behaviors: Record<string, Behavior>): Promise<void> {
  const server = createServer(({ url = '' }, response) => {
    const behavior = behaviors[url.split('?')[0] ?? ''];
    if (behavior === 'waits') return;
    const problem = { title: 'x', status: 503, detail: 'Being repaired', message: 'x', code: 'mending' };
    response
      .writeHead(behavior === 'answers' ? 200 : 503, { 'content-type': 'application/json' })
      .end(JSON.stringify(behavior === 'answers' ? [] : problem));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const { fetch } = globalThis;
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => fetch(origin + path, init));
  onTestFinished(() => {
    vi.unstubAllGlobals();
    server.closeAllConnections();
    server.close();
  });
}

it('requests of groups, favourites, home cards and downloads each keep request, success and failure apart [shell-037]', async () => {
  await aServer({
    '/api/group/listByCurrentAccount': 'answers',
    '/api/group/7': 'fails',
    '/api/favorite-documents/current-user': 'fails',
    '/api/accessed-documents/current-user': 'waits',
    '/api/downloads': 'answers',
  });
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const watched = {
    groups: new QueryObserver(queries, groupsQuery),
    favorites: new QueryObserver(
      queries,
      favoritesQuery({ page: 0, size: 10, by: 'title', sort: 'asc', folder: null, text: '' }),
    ),
    cards: new QueryObserver(queries, recentlyAccessedQuery),
  };
  const deletion = new MutationObserver(queries, {
    mutationFn: () => laterClient.groups.deleteGroup({ params: { id: 7 } }),
  });
  const download = new MutationObserver(queries, {
    mutationFn: () => client.downloads.startDownload({ body: { contentCode: 'NSB|1' } }),
  });
  for (const observer of Object.values(watched)) onTestFinished(observer.subscribe(() => {}));
  await Promise.allSettled([deletion.mutate(), download.mutate()]);
  await vi.waitFor(() =>
    expect({
      groups: watched.groups.getCurrentResult().status,
      favorites: watched.favorites.getCurrentResult().status,
      cards: watched.cards.getCurrentResult().status,
      deletion: deletion.getCurrentResult().status,
      download: download.getCurrentResult().status,
    }).toEqual({
      groups: 'success',
      favorites: 'error',
      cards: 'pending',
      deletion: 'error',
      download: 'success',
    }),
  );
});
