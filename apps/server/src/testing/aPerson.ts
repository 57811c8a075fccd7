import type { Person } from '@norma/contracts';
import type { SignInName, TenantKey } from '@norma/samples';
import { expect } from 'vitest';
import type { SessionTables } from '../modules/session/index.ts';
import type { TestClient, TestLibrary } from './library.ts';

/** A person as an administrator gets them, with the tag of their state. */
export type TaggedPerson = Person & { etag: string };

const tagged = async (answer: Response): Promise<TaggedPerson> => {
  expect(answer.status, await answer.clone().text()).toBe(200);
  return { ...((await answer.json()) as Person), etag: answer.headers.get('etag') ?? '' };
};

/** The number by which a person of the demo is known in a tenant. */
export async function personId({ database }: TestLibrary, name: SignInName, tenant: TenantKey = 'astm') {
  const { id } = await database
    .forTenant<SessionTables>(tenant)
    .selectFrom('people')
    .select('id')
    .where('sign_in_name', '=', name)
    .executeTakeFirstOrThrow();
  return id;
}

/** How an administrator looks after one person. */
export const lookAfter = (client: TestClient, id: string) => {
  const path = `/api/admin/people/${id}`;
  return {
    path,
    see: async () => tagged(await client('GET', path)),
    change: async (facts: object, headers = {}) => tagged(await client('PUT', path, facts, headers)),
    rights: async (authorities: readonly string[]) =>
      tagged(await client('PUT', `${path}/authorities`, { authorities })),
    activate: async (isActivated: boolean) =>
      tagged(await client('PUT', `${path}/activation`, { isActivated })),
    join: async (accountId: string) => tagged(await client('POST', `${path}/accounts`, { accountId })),
    leave: async (accountId: string | null, handOver: readonly object[] = []) =>
      tagged(await client('POST', `${path}/leaving`, { accountId, handOver })),
    endSignIns: async () => tagged(await client('POST', `${path}/sign-ins/end`)),
    unlock: async () => tagged(await client('POST', `${path}/unlock`)),
  };
};

/** What can be written of a person, as they are now. */
export const factsOf = ({ firstName, lastName, email, signInName, userType }: Person) => ({
  firstName,
  lastName,
  email,
  signInName,
  userType,
});

/** The lines of the audit on people, the oldest first. */
export async function auditOfPeople({ database }: TestLibrary): Promise<[type: string, message: string][]> {
  const types = ['person-%', 'sign-ins-ended', 'ownership-%'];
  const rows = await database
    .forTenant<{ audit_events: { id: number; type: string; message: string } }>('astm')
    .selectFrom('audit_events')
    .select(['type', 'message'])
    .where(({ or, eb }) => or(types.map((type) => eb('type', 'like', type))))
    .orderBy('id')
    .execute();
  return rows.map(({ type, message }) => [type, message]);
}
