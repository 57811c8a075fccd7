import type { ManagedAccount } from '@norma/contracts';
import { expect } from 'vitest';
import type { TestClient, TestLibrary } from '../../../testing/library.ts';

/** An account as it was answered, and the name of its state. */
export type Known = { readonly account: ManagedAccount; readonly etag: string };

const path = (id: string, part = ''): string => `/api/admin/accounts/${encodeURIComponent(id)}${part}`;

/** Asks for accounts as someone who looks after them, and expects what they ask for to be done. */
export function managing(client: TestClient) {
  const done = async (answer: Promise<Response>): Promise<Known> => {
    const { status, headers, ...rest } = await answer.then(async (response) => ({
      status: response.status,
      headers: response.headers,
      text: await response.text(),
    }));
    expect([status, rest.text.slice(0, 300)]).toEqual([expect.toBeOneOf([200, 201]), expect.any(String)]);
    return { account: JSON.parse(rest.text) as ManagedAccount, etag: headers.get('etag') ?? '' };
  };
  return {
    path,
    one: (id: string) => done(client('GET', path(id))),
    make: (texts: { name: string; number: string; acronym?: string }) =>
      done(client('POST', '/api/admin/accounts', texts)),
    give: (id: string, publishers: readonly string[], days: object = {}) =>
      done(client('POST', path(id, '/subscriptions'), { publishers, ...days })),
    hold: (id: string, publisher: string, days: object) =>
      done(client('PUT', path(id, `/subscriptions/${publisher}/${publisher}`), { name: publisher, ...days })),
    take: (id: string, publisher: string) =>
      done(client('DELETE', path(id, `/subscriptions/${publisher}/${publisher}`))),
    state: (id: string, state: 'open' | 'closed') => done(client('PUT', path(id, '/state'), { state })),
    networks: (id: string, lines: readonly string[], headers?: Record<string, string>) =>
      client('PUT', path(id, '/networks'), { lines }, headers),
  };
}

/** A call that is refused: its status, its code, and the fields that it names. */
export async function refusal(answer: Promise<Response>) {
  const response = await answer;
  const body = (await response.json()) as {
    code: string;
    params?: Record<string, string>;
    fieldErrors?: { field: string; message: string }[];
  };
  return { status: response.status, ...body };
}

/** What the audit says of accounts, the first of it first. */
export async function auditOf({ database }: TestLibrary): Promise<string[][]> {
  const rows = await database
    .forTenant<{ audit_events: { id: number; type: string; principal: string; message: string } }>('astm')
    .selectFrom('audit_events')
    .select(['type', 'principal', 'message'])
    .where('message', 'like', 'Account %')
    .orderBy('id')
    .execute();
  return rows.map(({ type, principal, message }) => [type, principal, message]);
}
