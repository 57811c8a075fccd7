import { describe, expect, it } from 'vitest';
import { startLibrary, type TestClient } from '../../testing/library.ts';
import {
  aMark,
  contentIdOf,
  create,
  current,
  deactivate,
  drawn,
  make,
  older,
  page,
  put,
  read,
  refusal,
  setCompassPoints,
  share,
  withoutFlag,
} from './testing/marks.ts';

describe('the settings of a document', () => {
  it('are those of its tenant, of its publisher and its own [compass-points-051, compass-points-065, compass-points-078]', async () => {
    const library = await startLibrary();
    const client = await library.as('individual');
    const settingsOf = async (contentCode: string) => {
      const id = await contentIdOf(client, contentCode);
      return (await client('GET', `/api/v1/compasspoint/settings?contentID=${id}`)).json();
    };
    expect(await settingsOf(current)).toEqual({
      compassPointSettings: { activate: true, 'pdf-view-setting': { view: 'All', manage: 'Own' } },
      attributes: {
        name: { show: true, required: true, 'input-type': 'text', 'label-key': 'compassPoint.name' },
        description: {
          show: true,
          required: false,
          'input-type': 'RichText',
          'label-key': 'compassPoint.description',
        },
        'overlay-details': {
          show: true,
          required: false,
          'input-type': 'text',
          'label-key': 'compassPoint.overlayDetails',
        },
      },
    });
    await setCompassPoints(library, {
      view: 'Own',
      attributes: { overlayDetails: { show: false }, description: { required: true, inputType: 'text' } },
      exceptions: [
        { publisher: 'NSB', manage: 'All' },
        { contentCode: older, view: 'None' },
      ],
    });
    expect(await settingsOf(current)).toMatchObject({
      compassPointSettings: { 'pdf-view-setting': { view: 'Own', manage: 'All' } },
      attributes: {
        description: { required: true, 'input-type': 'text' },
        'overlay-details': { show: false },
      },
    });
    expect(await settingsOf(older)).toMatchObject({
      compassPointSettings: { 'pdf-view-setting': { view: 'None', manage: 'All' } },
    });
    expect(await settingsOf('HI|hi-4410-2-2022')).toMatchObject({
      compassPointSettings: { 'pdf-view-setting': { view: 'Own', manage: 'Own' } },
    });
  });

  it('decide whose are seen in a document [compass-points-059]', async () => {
    const library = await startLibrary();
    const [client, colleague] = [await library.as('individual'), await library.as('colleague')];
    const { compassPointID } = await make(client);
    await make(colleague, { name: 'His' });
    const seen = async () => (await drawn(client)).map(({ name }) => name);
    const metadata = async () =>
      (await client('GET', `/api/documents/metadata?contentCode=${encodeURIComponent(current)}`)).json();
    expect(await seen()).toEqual(['Torque', 'His']);
    await setCompassPoints(library, { view: 'Own' });
    expect(await seen()).toEqual(['Torque']);
    expect(await refusal(colleague('GET', `/api/v1/compasspoint/${compassPointID}`))).toEqual([
      404,
      'compass-point-not-found',
    ]);
    await setCompassPoints(library, { view: 'None' });
    expect(await seen()).toEqual([]);
    expect(await metadata()).toMatchObject({ hasActivatedCompassPoint: false });
    // One's own words stay one's own.
    expect((await page(client, 'detail/page-view')).content).toMatchObject([{ compassPointID }]);
  });

  it('say of each one whether anyone may change it, and whether the caller may [compass-points-056]', async () => {
    const library = await startLibrary();
    const [client, colleague] = [await library.as('individual'), await library.as('colleague')];
    const { compassPointID: id } = await make(client);
    const flagsOf = async (who: TestClient) => {
      const { isManaged, edit } = await read(who, id);
      return { isManaged, edit };
    };
    expect(await flagsOf(client)).toEqual({ isManaged: true, edit: true });
    expect(await flagsOf(colleague)).toEqual({ isManaged: true, edit: false });
    await setCompassPoints(library, { manage: 'None' });
    for (const who of [client, colleague])
      expect(await flagsOf(who)).toEqual({ isManaged: false, edit: false });
  });

  it('switch compass points off: nothing is made or changed, and the document has no tab for them', async () => {
    const library = await startLibrary();
    const client = await library.as('individual');
    const made = await make(client);
    const tabs = async (who: TestClient): Promise<string[]> => {
      const answer = await who('GET', `/api/documents/metadata?contentCode=${encodeURIComponent(current)}`);
      return ((await answer.json()) as { tabs: string[] }).tabs;
    };
    expect(await tabs(client)).toContain('Compass Points');
    expect(await tabs(await library.as('company'))).not.toContain('Compass Points');
    await setCompassPoints(library, { activate: false });
    expect(await tabs(client)).not.toContain('Compass Points');
    for (const answer of [
      create(client, aMark(made.contentID)),
      put(client, made, { name: 'x' }),
      deactivate(client, made.compassPointID),
      client('GET', `/api/v1/compasspoint/list?contentCode=${encodeURIComponent(current)}`),
    ])
      expect(await refusal(answer)).toEqual([403, 'compass-points-off']);
    await setCompassPoints(library);
    expect(await read(client, made.compassPointID)).toEqual(made);
    await withoutFlag(library);
    expect(await tabs(client)).not.toContain('Compass Points');
  });

  it('give no tab to a record without a text, unless something is marked there already', async () => {
    const library = await startLibrary();
    const client = await library.as('individual');
    const tabs = async (): Promise<string[]> => {
      const answer = await client(
        'GET',
        `/api/documents/metadata?contentCode=${encodeURIComponent(current)}`,
      );
      return ((await answer.json()) as { tabs: string[] }).tabs;
    };
    const withoutText = library.database
      .withoutTenant<{ document_files: { content_id: number } }>()
      .deleteFrom('document_files');
    await withoutText.where('content_id', '=', await contentIdOf(client)).execute();
    expect(await tabs()).not.toContain('Compass Points');
    await make(client);
    expect(await tabs()).toContain('Compass Points');
  });

  it('that no one manages leave nothing to be made or changed', async () => {
    const library = await startLibrary();
    const client = await library.as('individual');
    const made = await make(client);
    await setCompassPoints(library, { manage: 'None' });
    expect(await read(client, made.compassPointID)).toMatchObject({ edit: false });
    for (const answer of [
      create(client, aMark(made.contentID)),
      put(client, made, { name: 'x' }),
      deactivate(client, made.compassPointID),
      share(client, made.compassPointID),
    ])
      expect(await refusal(answer)).toEqual([403, 'compass-point-read-only']);
  });

  it('that change while someone writes lose nothing and let nothing through', async () => {
    const library = await startLibrary();
    const client = await library.as('individual');
    const made = await make(client, { overlayDetails: '<i>5 < 7</i> & <script>x</script>' });
    await setCompassPoints(library, {
      attributes: {
        description: { required: true, inputType: 'text' },
        overlayDetails: { inputType: 'RichText' },
      },
    });
    // What was written as one kind of text is shown as the other.
    expect(await read(client, made.compassPointID)).toMatchObject({
      description: 'Check the torque',
      overlayDetails: '&lt;i&gt;5 &lt; 7&lt;/i&gt; &amp; &lt;script&gt;x&lt;/script&gt;',
    });
    const refused = await create(client, aMark(made.contentID, { description: '' }));
    expect(await refused.json()).toMatchObject({
      fieldErrors: [{ field: 'body.description', message: 'is required' }],
    });
    await setCompassPoints(library, { attributes: { overlayDetails: { show: false } } });
    // An attribute that is hidden in the meantime is stored, and no change of another empties it.
    const hidden = await make(client, { overlayDetails: 'Begun before' });
    const changed = await put(client, hidden, { name: 'Other' });
    expect(await changed.json()).toMatchObject({ name: 'Other', overlayDetails: 'Begun before' });
  });
});
