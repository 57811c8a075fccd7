import type { TrackedChange, TrackedDocument } from '@norma/contracts';
import { describe, expect, it } from 'vitest';
import { startLibrary, type TestClient, type TestLibrary } from '../../testing/library.ts';
import type { DocumentTables } from '../documents/index.ts';

type Changes = { lastVisit: string | null; tracked: number; changed: number; changes: TrackedChange[] };

const changesOf = async (client: TestClient): Promise<Changes> => {
  const answer = await client('GET', '/api/tracked-documents/current-user/changes');
  expect(answer.status, await answer.clone().text()).toBe(200);
  return answer.json();
};

const track = (client: TestClient, contentCode: string): Promise<Response> =>
  client('POST', `/api/tracked-documents?contentCode=${encodeURIComponent(contentCode)}`);

const visitHome = (client: TestClient): Promise<Response> =>
  client('POST', '/api/usage/page-views', { page: 'home' });

/** Keeps that something became of a document, as an import does. */
async function happen(
  { database }: TestLibrary,
  type: DocumentTables['document_events']['type'],
  contentCode: string,
): Promise<void> {
  const db = database.owner<DocumentTables>();
  const { status, ...document } = await db
    .selectFrom('documents')
    .select(['content_id', 'content_code', 'family_id', 'publisher_code', 'status'])
    .where('content_code', '=', contentCode)
    .executeTakeFirstOrThrow();
  const event = {
    type,
    ...document,
    import_id: null,
    changed: [],
    status_before: null,
    status_after: status,
  };
  await db
    .insertInto('document_events')
    .values({ at: new Date(), ...event })
    .execute();
}

describe('what changed since the last visit', () => {
  it('is the latest of each tracked family since the sign-in before, with what was tracked', async () => {
    const library = await startLibrary();
    const before = await library.as('individual');
    await track(before, 'NSB|nsb-e-214-21');
    await track(before, 'HI|hi-4410-2-2022');
    await happen(library, 'status', 'HI|hi-4410-2-2022');
    await visitHome(before);
    expect(await changesOf(before)).toMatchObject({ lastVisit: null, tracked: 2, changed: 1 });

    await happen(library, 'metadata', 'NSB|nsb-e-214-24');
    const now = await library.as('individual');
    expect(await changesOf(now)).toMatchObject({ lastVisit: expect.any(String), changed: 0, changes: [] });
    await happen(library, 'status', 'NSB|nsb-e-214-21');
    await happen(library, 'new-edition', 'NSB|nsb-e-214-24');
    await happen(library, 'withdrawal', 'PIC|pic-rp-1173-2015');
    const { changed, changes } = await changesOf(now);
    expect(changed).toBe(1);
    expect(changes).toMatchObject([
      { event: 'new-edition', before: 'NSB E 214-21', document: { designationNo: 'NSB E 214-24' } },
    ]);
  });

  it('is nothing where nothing is tracked, or the tracker is off, and not for companies', async () => {
    const library = await startLibrary();
    const nothing = { lastVisit: null, tracked: 0, changed: 0, changes: [] };
    expect(await changesOf(await library.as('colleague'))).toEqual(nothing);
    expect(await changesOf(await library.as('individual', 'ies'))).toEqual(nothing);
    const company = await library.as('company');
    expect((await company('GET', '/api/tracked-documents/current-user/changes')).status).toBe(403);
  });
});

describe('the list of tracked documents', () => {
  it('has the last change of each family, whenever it was, and the edition in force [rows-004]', async () => {
    const library = await startLibrary();
    const client = await library.as('individual');
    await happen(library, 'status', 'NSB|nsb-e-214-21');
    await happen(library, 'new-edition', 'NSB|nsb-e-214-24');
    await happen(library, 'metadata', 'NSB|nsb-e-214-24');
    await track(client, 'NSB|nsb-e-214-21');
    await track(client, 'HI|hi-4410-2-2022');
    const answer = await client('GET', '/api/tracked-documents/current-user');
    const { result } = (await answer.json()) as { result: TrackedDocument[] };
    expect(result.map(({ lastChange, inForce }) => [lastChange, inForce?.contentCode])).toEqual([
      [null, 'HI|hi-4410-2-2022'],
      [{ at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/), event: 'new-edition' }, 'NSB|nsb-e-214-24'],
    ]);
  });
});
