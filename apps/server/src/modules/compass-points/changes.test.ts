import { describe, expect, it } from 'vitest';
import { startLibrary } from '../../testing/library.ts';
import {
  activate,
  aMark,
  auditOf,
  contentIdOf,
  deactivate,
  drawn,
  make,
  older,
  put,
  read,
  refusal,
  setCompassPoints,
  share,
} from './testing/marks.ts';

describe('a change', () => {
  it('is made of the state that its tag names, and kept with a new one [compass-points-071]', async () => {
    const client = await (await startLibrary()).as('individual');
    const made = await make(client);
    const answer = await put(client, made, { name: 'Torque of M12' });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('etag')).not.toBe(made.etag);
    // What was not sent stayed.
    expect(await answer.json()).toMatchObject({ name: 'Torque of M12', description: made.description });
    expect((await drawn(client)).map(({ name }) => name)).toEqual(['Torque of M12']);
  });

  it('of two people at once is made by one: the other is told, and nothing is overwritten', async () => {
    const library = await startLibrary();
    await setCompassPoints(library, { manage: 'All' });
    const [client, colleague] = [await library.as('individual'), await library.as('colleague')];
    const made = await make(client);
    const answers = await Promise.all([
      put(client, made, { name: 'Hers' }),
      put(colleague, made, { name: 'His' }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(expect.arrayContaining([200, 412]));
    const won = answers[0]?.status === 200 ? 'Hers' : 'His';
    expect((await read(client, made.compassPointID)).name).toBe(won);
    const late = answers.find(({ status }) => status === 412);
    expect(await late?.json()).toMatchObject({ code: 'compass-point-changed' });
  });

  it('without a tag is taken only if nothing changed since the date that it carries', async () => {
    const client = await (await startLibrary()).as('individual');
    const { compassPointID: id, modifiedDate } = await make(client);
    const path = `/api/v1/compasspoint/${id}`;
    expect(await refusal(client('PUT', path, { name: 'Blind' }))).toEqual([412, 'compass-point-changed']);
    expect((await client('PUT', path, { name: 'First', modifiedDate })).status).toBe(200);
    expect(await refusal(client('PUT', path, { name: 'Second', modifiedDate }))).toEqual([
      412,
      'compass-point-changed',
    ]);
    expect((await read(client, id)).name).toBe('First');
    expect((await client('PUT', path, { name: 'Any' }, { 'if-match': '*' })).status).toBe(200);
  });

  it('that changes nothing leaves tag and history as they are', async () => {
    const library = await startLibrary();
    const client = await library.as('individual');
    const made = await make(client);
    const answer = await put(client, made, aMark(made.contentID));
    expect([answer.status, answer.headers.get('etag')]).toEqual([200, made.etag]);
    expect((await auditOf(library)).map(({ type }) => type)).toEqual(['compass-point-created']);
  });

  it('never moves a compass point to another document, nor empties what must be there', async () => {
    const client = await (await startLibrary()).as('individual');
    const made = await make(client);
    for (const [change, field] of [
      [{ contentID: await contentIdOf(client, older) }, 'body.contentID'],
      [{ name: ' ' }, 'body.name'],
    ] as const) {
      const refused = await put(client, made, change);
      expect(refused.status).toBe(400);
      expect(await refused.json()).toMatchObject({ code: 'compass-point-invalid', fieldErrors: [{ field }] });
    }
    expect(await read(client, made.compassPointID)).toEqual(made);
  });
});

describe('deactivating and activating', () => {
  it('take a compass point out of the document and put it back [compass-points-072]', async () => {
    const library = await startLibrary();
    const client = await library.as('individual');
    const { compassPointID: id } = await make(client);
    const out = await deactivate(client, id);
    expect(out.status).toBe(200);
    expect(await out.json()).toMatchObject({
      isDeleted: true,
      status: 'inactive',
      deletedByEmail: 'ines.ravndal@halvorsen.example',
      deletedDate: expect.any(String),
      hasActivatedCompassPoint: false,
      hasDeactivatedCompassPoint: true,
    });
    expect(await drawn(client)).toEqual([]);
    const back = await activate(client, id);
    expect(back.status).toBe(200);
    expect(await back.json()).toMatchObject({
      isDeleted: false,
      deletedByEmail: null,
      deletedDate: null,
      hasActivatedCompassPoint: true,
      hasDeactivatedCompassPoint: false,
    });
    expect((await drawn(client)).map(({ compassPointID }) => compassPointID)).toEqual([id]);
  });

  it('once more change nothing, also when both arrive at once', async () => {
    const library = await startLibrary();
    const client = await library.as('individual');
    const { compassPointID: id } = await make(client);
    expect(await refusal(activate(client, id))).toEqual([409, 'compass-point-active']);
    const both = await Promise.all([deactivate(client, id), deactivate(client, id)]);
    expect(both.map(({ status }) => status)).toEqual(expect.arrayContaining([200, 409]));
    const after = await read(client, id);
    expect(await refusal(deactivate(client, id))).toEqual([409, 'compass-point-deactivated']);
    expect(await refusal(put(client, after, { name: 'x' }))).toEqual([409, 'compass-point-deactivated']);
    expect(await refusal(share(client, id))).toEqual([409, 'compass-point-deactivated']);
    expect(await read(client, id)).toEqual(after);
    expect((await auditOf(library)).map(({ type }) => type)).toEqual([
      'compass-point-created',
      'compass-point-deactivated',
    ]);
  });

  it('belong to the creator unless the settings say All [compass-points-057, compass-points-058]', async () => {
    const library = await startLibrary();
    const [client, colleague] = [await library.as('individual'), await library.as('colleague')];
    const made = await make(client);
    const { compassPointID: id } = made;
    for (const answer of [
      deactivate(colleague, id),
      put(colleague, made, { name: 'x' }),
      share(colleague, id),
    ])
      expect(await refusal(answer)).toEqual([403, 'compass-point-read-only']);
    expect(await refusal(deactivate(await library.as('cp-admin'), id))).toEqual([
      403,
      'compass-point-read-only',
    ]);
    await setCompassPoints(library, { manage: 'All' });
    expect(await read(colleague, id)).toMatchObject({ edit: true, isOwn: false });
    expect((await deactivate(colleague, id)).status).toBe(200);
    expect((await activate(await library.as('cp-admin'), id)).status).toBe(200);
  });
});

describe('the audit', () => {
  it('has a line for each change, with who made it and on what, and nothing of what was written', async () => {
    const library = await startLibrary();
    const client = await library.as('individual');
    const made = await make(client);
    const { compassPointID: id } = made;
    await put(client, made, { name: 'Other' });
    const after = await read(client, id);
    await put(client, after, { selectionMetadata: { selectionText: 'moved' } });
    await share(client, id);
    await deactivate(client, id);
    await activate(client, id);
    const audited = await auditOf(library);
    expect(audited.map(({ type }) => type)).toEqual([
      'compass-point-created',
      'compass-point-edited',
      'compass-point-moved',
      'compass-point-shared',
      'compass-point-deactivated',
      'compass-point-activated',
    ]);
    for (const { principal, message } of audited)
      expect([principal, message]).toEqual(['individual', `Compass point ${id} on NSB E 214-24`]);
  });
});
