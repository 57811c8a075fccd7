import type { Account, Group, GroupDetail, GroupDocument } from '@norma/contracts';
import type { SignInName } from '@norma/samples';
import { expect } from 'vitest';
import type { TestClient, TestLibrary } from './library.ts';
import type { SessionTables } from '../modules/session/index.ts';
import type { GroupTables } from '../modules/groups/index.ts';

export const anchorage = {
  accountID: 'halvorsen',
  name: 'Anchorage',
  longDesc: 'What we fix into concrete by',
  contentCodes: ['NSB|nsb-e-214-24', 'HI|hi-4410-2-2022'],
};

/** Answers what a call says, which has to work. */
export async function bodyOf<T>(answer: Promise<Response>): Promise<T> {
  const response = await answer;
  expect(response.status, await response.clone().text()).toBeLessThan(300);
  return (await response.json()) as T;
}

/** Answers the status and code with which a call is refused, and the fields at fault. */
export async function refusal(answer: Promise<Response>) {
  const response = await answer;
  const { code, fieldErrors = [] } = (await response.json()) as {
    code?: string;
    fieldErrors?: { field: string }[];
  };
  return [response.status, code, ...fieldErrors.map(({ field }) => field)];
}

/** The ids of people of the demo, in the default tenant. */
export async function idsOf({ database }: TestLibrary, ...names: SignInName[]): Promise<string[]> {
  const rows = await database
    .forTenant<SessionTables>('astm')
    .selectFrom('people')
    .select(['id', 'sign_in_name'])
    .execute();
  return names.map((name) => {
    const row = rows.find(({ sign_in_name }) => sign_in_name === name);
    if (!row) throw new Error(`There is no ${name}`);
    return row.id;
  });
}

/** Makes a group of these people. */
export async function aGroup(
  library: TestLibrary,
  client: TestClient,
  members: readonly SignInName[] = ['colleague', 'colleague-2'],
  given: object = {},
): Promise<Group> {
  const memberIds = await idsOf(library, ...members);
  return bodyOf<Group>(client('POST', '/api/group/save', { ...anchorage, memberIds, ...given }));
}

export const detailOf = (client: TestClient, id: number): Promise<GroupDetail> =>
  bodyOf<GroupDetail>(client('GET', `/api/group/getGroupDetail?groupId=${id}`));

export async function documentsOf(client: TestClient, id: number): Promise<GroupDocument[]> {
  const path = `/api/contentShare/shared/list?groupId=${id}`;
  const { responseData } = await bodyOf<{ responseData: { list: GroupDocument[] } }>(client('GET', path));
  return responseData.list;
}

export const ownGroups = (client: TestClient): Promise<Group[]> =>
  bodyOf<Group[]>(client('GET', '/api/group/listByCurrentAccount'));

export const accountOf = (client: TestClient): Promise<Account> =>
  bodyOf<Account>(client('GET', '/api/account'));

/** The lines of the audit on groups, the oldest first. */
export async function auditOf({ database }: TestLibrary): Promise<[type: string, message: string][]> {
  const rows = await database
    .forTenant<{ audit_events: { id: number; type: string; message: string } }>('astm')
    .selectFrom('audit_events')
    .select(['type', 'message'])
    .where('type', 'like', 'group-%')
    .orderBy('id')
    .execute();
  return rows.map(({ type, message }) => [type, message]);
}

export const dbOf = ({ database }: TestLibrary) => database.forTenant<GroupTables & SessionTables>('astm');
