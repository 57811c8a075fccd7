import { randomUUID } from 'node:crypto';
import type { CompassPoint, CompassPointPage, CompassPointSettings } from '@norma/contracts';
import type { SignInName } from '@norma/samples';
import { expect } from 'vitest';
import type { z } from 'zod';
import { CompassPointChoice } from '../../../tenant/compassPoints.ts';
import type { TestClient, TestLibrary } from '../../../testing/library.ts';
import { allTenants, saveTenant, type TenantTables } from '../../tenants/index.ts';

/** A document of the demo that its people may open, in its newest edition and in an old one. */
export const current = 'NSB|nsb-e-214-24';
export const older = 'NSB|nsb-e-214-18';

/** The number of a document. */
export async function contentIdOf(client: TestClient, contentCode = current): Promise<number> {
  const answer = await client(
    'GET',
    `/api/documents/metadata?contentCode=${encodeURIComponent(contentCode)}`,
  );
  return ((await answer.json()) as { contentId: number }).contentId;
}

/** An anchor in a PDF, over two lines of its second page. */
export const anAnchor = {
  format: 'pdf',
  quote: 'The anchor is installed',
  prefix: 'Before the test ',
  suffix: ' according to',
  start: 1204,
  end: 1227,
  clause: '5.1',
  pages: [
    {
      page: 2,
      quads: [
        [100, 710, 300, 710, 100, 698, 300, 698],
        [100, 696, 180, 696, 100, 684, 180, 684],
      ],
    },
  ],
} as const;

/** What makes a compass point, but for what a test says otherwise. */
export const aMark = (contentID: number, change: object = {}) => ({
  contentID,
  name: 'Torque',
  description: '<p>Check the <b>torque</b></p>',
  overlayDetails: 'Site B',
  selectionData: '<highlight page="1"/>',
  selectionMetadata: { selectionText: anAnchor.quote, pageNumber: 2, anchor: anAnchor },
  ...change,
});

/** A compass point with the tag of its state. */
export type Tagged = CompassPoint & { etag: string };

const tagged = async (answer: Response): Promise<Tagged> => ({
  ...((await answer.json()) as CompassPoint),
  etag: answer.headers.get('etag') ?? '',
});

/** Makes a compass point. */
export async function make(client: TestClient, change: object = {}, contentCode = current): Promise<Tagged> {
  const answer = await client(
    'POST',
    '/api/v1/compasspoint',
    aMark(await contentIdOf(client, contentCode), change),
  );
  if (answer.status !== 201) throw new Error(await answer.text());
  return tagged(answer);
}

/** One compass point as someone sees it now. */
export async function read(client: TestClient, id: number): Promise<Tagged> {
  const answer = await client('GET', `/api/v1/compasspoint/${id}`);
  expect(answer.status).toBe(200);
  return tagged(answer);
}

/** Changes a compass point of the state that its tag names. */
export const put = (
  client: TestClient,
  { compassPointID: id, etag }: Tagged,
  change: object,
): Promise<Response> => client('PUT', `/api/v1/compasspoint/${id}`, change, { 'if-match': etag });

export const deactivate = (client: TestClient, id: number): Promise<Response> =>
  client('POST', `/api/v1/compasspoint/deactivate/${id}`);
export const activate = (client: TestClient, id: number): Promise<Response> =>
  client('POST', `/api/v1/compasspoint/activate/${id}`);
export const share = (client: TestClient, compassPointID: number): Promise<Response> =>
  client('POST', '/api/v1/compasspoint/mark-shared', { compassPointID });

/** A page of a list, which must be answered. */
export async function page(client: TestClient, path: string): Promise<CompassPointPage> {
  const answer = await client('GET', `/api/v1/compasspoint/${path}`);
  expect(answer.status, path).toBe(200);
  return (await answer.json()) as CompassPointPage;
}

/** Status and code of a refusal. */
export async function refusal(answer: Response | Promise<Response>): Promise<[number, string]> {
  const given = await answer;
  return [given.status, ((await given.json()) as { code: string }).code];
}

/** Changes what the standards body says of compass points, as importing its file would. */
export async function setCompassPoints(
  { database, as }: TestLibrary,
  change: Choice = {},
  viewer: SignInName = 'individual',
): Promise<void> {
  const db = database.withoutTenant<TenantTables>();
  const row = (await allTenants(db)).find(({ key }) => key === 'astm');
  if (!row?.settings) throw new Error('There is no such tenant');
  const { attributes = {}, ...others } = change;
  // Every node is notified in a moment: the label says when.
  const labelKey = randomUUID();
  const compassPoints = CompassPointChoice.parse({
    ...others,
    attributes: { ...attributes, name: { ...attributes.name, labelKey } },
  });
  await saveTenant(db, { ...row.settings, compassPoints }, true);
  const client = await as(viewer);
  const id = await contentIdOf(client);
  await expect
    .poll(
      async () => {
        const answer = await client('GET', `/api/v1/compasspoint/settings?contentID=${id}`);
        return ((await answer.json()) as CompassPointSettings).attributes.name['label-key'];
      },
      { timeout: 20_000 },
    )
    .toBe(labelKey);
}

type Choice = z.input<typeof CompassPointChoice>;

/** Takes compass points from the accounts that the tests read through. */
export const withoutFlag = ({ database }: TestLibrary) =>
  database
    .forTenant<{ accounts: { id: string; has_compass_points: boolean } }>('astm')
    .updateTable('accounts')
    .set({ has_compass_points: false })
    .where('id', 'in', ['halvorsen', 'library'])
    .execute();

/** Sends what makes a compass point. */
export const create = (client: TestClient, body: object): Promise<Response> =>
  client('POST', '/api/v1/compasspoint', body);

/** What is drawn in a document. */
export const drawn = async (client: TestClient, contentCode = current): Promise<CompassPoint[]> =>
  (await page(client, `list?contentCode=${encodeURIComponent(contentCode)}`)).content;

type Audited = { audit_events: { id: number; type: string; principal: string; message: string } };

/** What the audit tells of compass points. */
export const auditOf = ({ database }: TestLibrary) =>
  database
    .forTenant<Audited>('astm')
    .selectFrom('audit_events')
    .select(['type', 'principal', 'message'])
    .where('type', 'like', 'compass-point-%')
    .orderBy('id')
    .execute();
