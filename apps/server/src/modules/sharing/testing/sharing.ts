import type { SharedWithMe } from '@norma/contracts';
import { sql } from 'kysely';
import type { TestClient, TestLibrary } from '../../../testing/library.ts';

/** Shares a document with a person or an address; answers whatever comes. */
export const shareWithUser = (client: TestClient, body: unknown): Promise<Response> =>
  client('POST', '/api/contentShare/withUser', body);

/** Shares a document with a person or an address, which must be allowed. */
export async function share(
  client: TestClient,
  body: unknown,
): Promise<{ contentID: number; sharedDate: string; wasShared: boolean }> {
  const answer = await shareWithUser(client, body);
  if (answer.status !== 200) throw new Error(`Sharing was refused: ${await answer.text()}`);
  return answer.json();
}

/** What others have shared with someone. */
export async function listOf(
  client: TestClient,
  query = '',
): Promise<{ totalCount: number; list: SharedWithMe[] }> {
  const answer = await client('POST', `/api/contentShare/findContentShareWithMe${query}`);
  if (answer.status !== 200) throw new Error(`The list was refused: ${await answer.text()}`);
  return ((await answer.json()) as { responseData: { totalCount: number; list: SharedWithMe[] } })
    .responseData;
}

/** Takes a publisher out of what the default tenant offers. */
export async function without({ database }: TestLibrary, publisher: string): Promise<void> {
  const settings = sql`jsonb_set(settings, '{publishers}', (settings -> 'publishers') - ${publisher})`;
  await sql`update tenants set settings = ${settings} where key = 'astm'`.execute(database.withoutTenant());
}

/** The status and the code of a refusal. */
export const codeOf = async (answer: Response): Promise<[number, string]> => [
  answer.status,
  ((await answer.json()) as { code: string }).code,
];
