import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { SectionList } from '../picks.ts';
import { treeQuery } from './trees.ts';

const justUnderTwelveMinutes = 719_999;

/** A server that answers every call with a tree of nothing, and remembers what it was asked. */
async function aServer(): Promise<string[]> {
  const asked: string[] = [];
  const server = createServer(({ url = '' }, response) => {
    asked.push(url);
    const answer = url.includes('sectors-and-themes') ? { themes: [], sectors: [] } : [];
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  // A browser resolves addresses against its page; Node needs to be told.
  const { fetch } = globalThis;
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => fetch(`http://127.0.0.1:${port}${path}`, init));
  onTestFinished(() => {
    vi.unstubAllGlobals();
    server.close();
  });
  return asked;
}

const loadTree = (queries: QueryClient, list: SectionList, passLanguage = false): Promise<unknown> =>
  queries.fetchQuery({ ...treeQuery({ list, language: 'ar', passLanguage }), retry: false });

describe('the values of a section', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
  afterEach(() => void vi.useRealTimers());

  it.each([
    ['publisherList', '/api/refinement/other-content'],
    ['categoryList', '/api/refinement/taxonomy/category'],
    ['icsCodeList', '/api/refinement/ICSCodes'],
    ['industryList', '/api/refinement/sectors-and-themes'],
    ['topicList', '/api/refinement/sectors-and-themes'],
    ['documentTypeList', '/api/refinement/document-types'],
    ['committeeList', '/api/refinement/committee'],
  ] as const)('of %s are asked for once in twelve minutes [refinement-052]', async (list, path) => {
    const asked = await aServer();
    const queries = new QueryClient();
    await loadTree(queries, list);
    vi.setSystemTime(Date.now() + justUnderTwelveMinutes);
    await loadTree(queries, list);
    expect(asked).toEqual([path]);
    vi.setSystemTime(Date.now() + 1);
    await loadTree(queries, list);
    expect(asked).toEqual([path, path]);
  });

  it('of industries and topics come by one call', async () => {
    const asked = await aServer();
    const queries = new QueryClient();
    await loadTree(queries, 'industryList');
    await loadTree(queries, 'topicList');
    expect(asked).toHaveLength(1);
  });

  it.each(['committeeList', 'topicList', 'categoryList'] as const)(
    'of %s are asked for in a language where the section passes it, and only there [refinement-018]',
    async (list) => {
      const asked = await aServer();
      const queries = new QueryClient();
      await loadTree(queries, list, true);
      await loadTree(queries, list, false);
      expect(asked.map((url) => url.split('?')[1])).toEqual(['language=ar', undefined]);
    },
  );
});
