import { expect } from 'vitest';
import type { TestClient } from '../../../testing/library.ts';

/** A document of the demo that its people may mark, in its newest edition and in an old one. */
export const current = 'NSB|nsb-e-214-24';
export const older = 'NSB|nsb-e-214-18';

/** A compass point, and the state that it is in. */
type Mark = { readonly compassPointID: number; readonly etag: string };

const path = '/api/v1/compasspoint';

const anchor = { format: 'pdf', quote: 'The anchor is', prefix: '', suffix: '', start: 12, end: 25 };

/** Marks a passage of a document. */
export async function make(client: TestClient, change: object = {}, contentCode = current): Promise<Mark> {
  const metadata = await client(
    'GET',
    `/api/documents/metadata?contentCode=${encodeURIComponent(contentCode)}`,
  );
  const { contentId: contentID } = (await metadata.json()) as { contentId: number };
  const selectionMetadata = { selectionText: anchor.quote, pageNumber: 2, anchor };
  return marked(await client('POST', path, { contentID, name: 'Torque', selectionMetadata, ...change }), 201);
}

/** Changes what a mark says, or which passage it is on. */
export const put = async (
  client: TestClient,
  { compassPointID, etag }: Mark,
  change: object,
): Promise<Mark> => marked(await client('PUT', `${path}/${compassPointID}`, change, { 'if-match': etag }));

export const deactivate = async (client: TestClient, { compassPointID }: Mark): Promise<Mark> =>
  marked(await client('POST', `${path}/deactivate/${compassPointID}`));

export const activate = async (client: TestClient, { compassPointID }: Mark): Promise<Mark> =>
  marked(await client('POST', `${path}/activate/${compassPointID}`));

/** Gives the link of a mark away. */
export const share = async (client: TestClient, { compassPointID }: Mark): Promise<Mark> =>
  marked(await client('POST', `${path}/mark-shared`, { compassPointID }));

/** Status and code of a refusal. */
export async function refusal(answer: Promise<Response>): Promise<[number, string]> {
  const given = await answer;
  return [given.status, ((await given.json()) as { code: string }).code];
}

async function marked(answer: Response, status = 200): Promise<Mark> {
  expect(answer.status).toBe(status);
  const { compassPointID } = (await answer.json()) as { compassPointID: number };
  return { compassPointID, etag: answer.headers.get('etag') ?? '' };
}
