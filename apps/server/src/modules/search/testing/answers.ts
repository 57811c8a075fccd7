import type { ResultPage, SuggestionGroup } from '@norma/contracts';
import { expect } from 'vitest';
import type { TestClient } from '../../../testing/library.ts';

/** What a call answers; fails the test when it is refused. */
export async function answerTo<T>(client: TestClient, path: string, body?: unknown): Promise<T> {
  const answer = await client(body === undefined ? 'GET' : 'POST', path, body);
  expect(answer.status, await answer.clone().text()).toBe(200);
  return (await answer.json()) as T;
}

/** A page of a unified search. */
export const found = (client: TestClient, body: unknown, query = ''): Promise<ResultPage> =>
  answerTo(client, `/api/documents/unified-search${query}`, body);

/** What is suggested while someone types. */
export const suggested = (client: TestClient, body: unknown): Promise<SuggestionGroup[]> =>
  answerTo(client, '/api/documents/search/type-ahead', body);

/** The designations of results in their order. */
export const designations = (documents: readonly { designationNo: string }[]): string[] =>
  documents.map(({ designationNo }) => designationNo);
