import type { Note } from '@norma/contracts';
import { describe, expect, it } from 'vitest';
import { startLibrary, type TestClient, type TestLibrary } from '../../testing/library.ts';

const contentIdOf = async (client: TestClient, contentCode = 'NSB|nsb-e-214-24'): Promise<number> => {
  const answer = await client(
    'GET',
    `/api/documents/metadata?contentCode=${encodeURIComponent(contentCode)}`,
  );
  return ((await answer.json()) as { contentId: number }).contentId;
};

const notesOn = async (client: TestClient, contentId: number): Promise<Note[]> => {
  const answer = await client('GET', `/api/user-notes/${contentId}`);
  expect(answer.status).toBe(200);
  return (await answer.json()) as Note[];
};

const save = (client: TestClient, body: object): Promise<Response> =>
  client('POST', '/api/user-notes/save', body);
const edit = (client: TestClient, body: object): Promise<Response> =>
  client('POST', '/api/user-notes/edit', body);
const remove = (client: TestClient, contentId: number, annotationId: string): Promise<Response> =>
  client('DELETE', `/api/user-notes/delete?annotationId=${annotationId}&contentId=${contentId}`);

const noteData = JSON.stringify({
  page: 11,
  clause: 'sec_9.2',
  quote: 'Project the displacement',
  colour: 'blue',
});

async function aReader(library: TestLibrary) {
  const client = await library.as('individual');
  const contentId = await contentIdOf(client);
  const note = { contentId, annotationId: 'a-1', noteData, note: 'Use the 10-year horizon. العربية' };
  return { client, contentId, note };
}

describe('a note', () => {
  it('is saved with its place and what else its writer adds, and listed [notes-003] [notes-004]', async () => {
    const { client, contentId, note } = await aReader(await startLibrary());
    const saved = await save(client, note);
    expect(saved.status).toBe(200);
    expect(await saved.json()).toMatchObject({ ...note, noteContent: note.note });
    const [listed, ...others] = await notesOn(client, contentId);
    expect(listed).toMatchObject(note);
    expect(others).toEqual([]);
  });

  it('that is saved twice is one note, and counts as unchanged', async () => {
    const { client, contentId, note } = await aReader(await startLibrary());
    const first = (await (await save(client, note)).json()) as Note;
    const again = (await (await save(client, note)).json()) as Note;
    expect(again.modifiedDate).toBe(first.modifiedDate);
    await Promise.all([save(client, note), save(client, note)]);
    expect(await notesOn(client, contentId)).toHaveLength(1);
  });

  it('is changed, and the change answered [notes-005]', async () => {
    const { client, contentId, note } = await aReader(await startLibrary());
    await save(client, note);
    const changed = await edit(client, { ...note, note: 'Use the 50-year horizon.' });
    expect(changed.status).toBe(200);
    expect(await changed.json()).toMatchObject({
      annotationId: 'a-1',
      noteContent: 'Use the 50-year horizon.',
    });
    expect((await notesOn(client, contentId)).map(({ note: text }) => text)).toEqual([
      'Use the 50-year horizon.',
    ]);
  });

  it('that was changed in another window is not overwritten', async () => {
    const { client, contentId, note } = await aReader(await startLibrary());
    const { modifiedDate } = (await (await save(client, note)).json()) as Note;
    expect((await edit(client, { ...note, note: 'One window', modifiedDate })).status).toBe(200);
    const other = await edit(client, { ...note, note: 'Another window', modifiedDate });
    expect(other.status).toBe(412);
    expect(await other.json()).toMatchObject({ code: 'note-changed' });
    expect((await notesOn(client, contentId)).map(({ note: text }) => text)).toEqual(['One window']);
  });

  it('is removed, and cannot be changed or removed any more [notes-006]', async () => {
    const { client, contentId, note } = await aReader(await startLibrary());
    await save(client, note);
    expect((await remove(client, contentId, 'a-1')).status).toBe(200);
    expect(await notesOn(client, contentId)).toEqual([]);
    for (const gone of [await remove(client, contentId, 'a-1'), await edit(client, note)]) {
      expect(gone.status).toBe(404);
      expect(await gone.json()).toMatchObject({ code: 'note-not-found' });
    }
  });

  it('belongs to its writer alone: colleagues and other tenants neither see nor change it', async () => {
    const library = await startLibrary();
    const { client, contentId, note } = await aReader(library);
    await save(client, note);
    for (const other of [await library.as('colleague'), await library.as('individual', 'ies')]) {
      expect(await notesOn(other, contentId)).toEqual([]);
      expect((await edit(other, note)).status).toBe(404);
      expect((await remove(other, contentId, 'a-1')).status).toBe(404);
    }
    expect(await notesOn(client, contentId)).toHaveLength(1);
  });

  it('is stored by no one who signs in for a company', async () => {
    const library = await startLibrary();
    const { contentId, note } = await aReader(library);
    const company = await library.as('company');
    for (const refused of [
      await company('GET', `/api/user-notes/${contentId}`),
      await save(company, note),
      await edit(company, note),
      await remove(company, contentId, 'a-1'),
    ]) {
      expect(refused.status).toBe(403);
      expect(await refused.json()).toMatchObject({ code: 'notes-personal' });
    }
  });

  it('needs a subscription to be written, but not to be read or removed', async () => {
    const library = await startLibrary();
    const { client, contentId, note } = await aReader(library);
    await save(client, note);
    await library.database
      .forTenant<{ subscriptions: { account_id: string; publisher_code: string } }>('astm')
      .deleteFrom('subscriptions')
      .where('account_id', '=', 'halvorsen')
      .where('publisher_code', '=', 'NSB')
      .execute();
    const refused = await save(client, { ...note, annotationId: 'a-2' });
    expect([refused.status, await refused.json()]).toMatchObject([403, { code: 'document-not-entitled' }]);
    expect(await notesOn(client, contentId)).toHaveLength(1);
    expect((await remove(client, contentId, 'a-1')).status).toBe(200);
  });

  it('has no place on a document that this tenant does not offer', async () => {
    const library = await startLibrary();
    const contentId = await contentIdOf(await library.as('individual', 'awwa'), 'HI|hi-4410-2-2022');
    const client = await library.as('individual', 'cga');
    const saved = await save(client, { contentId, annotationId: 'a', noteData, note: 'x' });
    expect([saved.status, await saved.json()]).toMatchObject([404, { code: 'document-not-found' }]);
    expect((await client('GET', `/api/user-notes/${contentId}`)).status).toBe(404);
    expect((await client('GET', '/api/user-notes/999999')).status).toBe(404);
  });

  it('leaves in the audit that it was written, changed and removed, but not what it says', async () => {
    const library = await startLibrary();
    const { client, contentId, note } = await aReader(library);
    await save(client, note);
    await edit(client, { ...note, note: 'Other words' });
    await remove(client, contentId, 'a-1');
    const audited = await library.database
      .forTenant<{ audit_events: { type: string; principal: string; message: string; id: number } }>('astm')
      .selectFrom('audit_events')
      .select(['type', 'principal', 'message'])
      .where('type', 'like', 'note-%')
      .orderBy('id')
      .execute();
    expect(audited.map(({ type, principal }) => [type, principal])).toEqual([
      ['note-saved', 'individual'],
      ['note-edited', 'individual'],
      ['note-deleted', 'individual'],
    ]);
    expect(JSON.stringify(audited)).not.toMatch(/horizon|Other words/);
  });
});

describe('what a note may hold', () => {
  it('is as long as 10,000 characters of any script, and may leave its place out', async () => {
    const { client, contentId } = await aReader(await startLibrary());
    const longest = { contentId, annotationId: 'long', note: '𝛙'.repeat(10_000) };
    expect((await save(client, longest)).status).toBe(200);
    expect(await notesOn(client, contentId)).toMatchObject([{ noteData: '{}', note: longest.note }]);
  });

  it.each([
    ['note', 'too long a text', 'x'.repeat(10_001)],
    ['note', 'nothing but space', '  \n '],
    ['note', 'nothing', undefined],
    ['note', 'a number', 7],
    ['noteData', 'no JSON', 'not JSON'],
    ['noteData', 'a list', '[1]'],
    ['noteData', 'a text', '"text"'],
    ['noteData', 'a page before the first', '{"page":0}'],
    ['noteData', 'a page that is no number', '{"page":"first"}'],
    ['noteData', 'too long a quote', `{"quote":"${'x'.repeat(10_001)}"}`],
    ['noteData', 'too much else', `{"more":"${'x'.repeat(20_001)}"}`],
    ['annotationId', 'nothing', ''],
    ['annotationId', 'too long a name', 'x'.repeat(201)],
    ['contentId', 'no number', 'many'],
    ['contentId', 'less than nothing', -1],
  ])('is in its %s not %s: the field is named, and nothing is stored', async (field, _, value) => {
    const { client, contentId, note } = await aReader(await startLibrary());
    const refused = await save(client, { ...note, [field]: value });
    expect(refused.status).toBe(400);
    expect(await refused.json()).toMatchObject({ fieldErrors: [{ field: `body.${field}` }] });
    expect(await notesOn(client, contentId)).toEqual([]);
  });

  it('is no more than a thousand notes on one document', async () => {
    const library = await startLibrary();
    const { client, contentId, note } = await aReader(library);
    await save(client, note);
    type Row = Record<'tenant' | 'annotation_id' | 'note_data' | 'note', string> &
      Record<'created_at' | 'modified_at', Date> & { person_id: string; content_id: number };
    const db = library.database.forTenant<{ user_notes: Row }>('astm');
    const [row] = await db.selectFrom('user_notes').selectAll().execute();
    if (!row) throw new Error('The note was not kept');
    const others = Array.from({ length: 999 }, (_, at) => ({ ...row, annotation_id: `other-${at}` }));
    await db.insertInto('user_notes').values(others).execute();
    const refused = await save(client, { ...note, annotationId: 'one-more' });
    expect([refused.status, await refused.json()]).toMatchObject([409, { code: 'notes-too-many' }]);
    expect((await save(client, { ...note, note: 'Still mine to change' })).status).toBe(200);
    expect(await notesOn(client, contentId)).toHaveLength(1000);
  });
});
