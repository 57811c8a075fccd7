import { readFile } from 'node:fs/promises';
import type { Metadata } from '@norma/contracts';
import { standardsFolder } from '@norma/samples';
import { describe, expect, it } from 'vitest';
import { startLibrary, type TestClient, type TestLibrary } from '../../testing/library.ts';

const current = 'NSB|nsb-e-214-24';

const pathOf = (format: string, contentCode: string): string =>
  `/api/documents/${format}/contentCode?contentCode=${encodeURIComponent(contentCode)}`;
const jsonOf = async (client: TestClient, path: string): Promise<unknown> =>
  (await client('GET', path)).json();

const eventsOf = (library: TestLibrary) =>
  library.database
    .forTenant<{ usage_events: { id: number; type: string; format: string | null } }>('astm')
    .selectFrom('usage_events')
    .select(['type', 'format'])
    .orderBy('id')
    .execute();

describe('a document that came in as STS', () => {
  it('goes out as the same STS, byte for byte', async () => {
    const library = await startLibrary();
    const sources = [
      ['astm', 'NSB|nsb-e-214-18', 'nsb/e-214-18.xml'],
      ['astm', 'NSB|nsb-e-214-21', 'nsb/e-214-21.xml'],
      ['astm', current, 'nsb/e-214-24.xml'],
      ['astm', `${current}-ar`, 'nsb/e-214-24-ar.xml'],
      ['api', 'PIC|pic-rp-1173-2015', 'pic/rp-1173-2015.xml'],
      ['api', 'PIC|pic-rp-1173-2021', 'pic/rp-1173-2021.xml'],
    ] as const;
    for (const [tenant, contentCode, path] of sources) {
      const client = await library.as('individual', tenant);
      const answer = await client('GET', pathOf('sts', contentCode));
      expect([contentCode, answer.status, answer.headers.get('content-type')]).toEqual([
        contentCode,
        200,
        'application/xml',
      ]);
      const source = await readFile(new URL(path, standardsFolder));
      expect(Buffer.from(await answer.arrayBuffer()).equals(source)).toBe(true);
    }
  });

  it('is saved under its designation, and counted as a request', async () => {
    const library = await startLibrary();
    const client = await library.as('individual');
    const answer = await client('GET', pathOf('sts', current));
    expect(answer.headers.get('content-disposition')).toBe(
      `attachment; filename="NSB E 214-24.xml"; filename*=UTF-8''NSB%20E%20214-24.xml`,
    );
    await answer.arrayBuffer();
    expect(await eventsOf(library)).toEqual([{ type: 'request', format: 'sts' }]);
  });

  it('is refused without a subscription like every other text, and the refusal is stored', async () => {
    const library = await startLibrary();
    const client = await library.as('nobody');
    const answer = await client('GET', pathOf('sts', current));
    expect(answer.status).toBe(403);
    expect(await answer.json()).toMatchObject({ code: 'document-not-entitled' });
    expect(await eventsOf(library)).toEqual([{ type: 'denial', format: null }]);
  });

  it('says that it can be had, and one without a source that it cannot', async () => {
    const library = await startLibrary();
    const client = await library.as('individual');
    const metadata = `/api/documents/metadata?contentCode=${encodeURIComponent(current)}`;
    expect(((await jsonOf(client, metadata)) as Metadata).downloadFormats).toEqual(['sts', 'relaton', 'ris']);
    await library.database
      .withoutTenant<{ document_files: { kind: string } }>()
      .deleteFrom('document_files')
      .where('kind', '=', 'sts')
      .execute();
    expect(((await jsonOf(client, metadata)) as Metadata).downloadFormats).toEqual(['relaton', 'ris']);
    expect(await jsonOf(client, pathOf('sts', current))).toMatchObject({ code: 'document-format-missing' });
    expect((await client('GET', pathOf('ris', current))).status).toBe(200);
  });
});

describe('the source of a document that its publisher lets no one download', () => {
  it('is not offered and not given, like its PDF, while its record is', async () => {
    const library = await startLibrary();
    await library.database
      .owner<{ documents: { content_code: string; is_downloadable: boolean } }>()
      .updateTable('documents')
      .set({ is_downloadable: false })
      .where('content_code', '=', current)
      .execute();
    const client = await library.as('individual');
    const metadata = `/api/documents/metadata?contentCode=${encodeURIComponent(current)}`;
    expect(((await jsonOf(client, metadata)) as Metadata).downloadFormats).toEqual(['relaton', 'ris']);
    const answer = await client('GET', pathOf('sts', current));
    expect([answer.status, await answer.json()]).toMatchObject([403, { code: 'document-not-downloadable' }]);
    expect((await client('GET', pathOf('ris', current))).status).toBe(200);
  });
});

describe('the record of a document', () => {
  it('is JSON in the shape of Relaton', async () => {
    const library = await startLibrary();
    const client = await library.as('individual');
    const answer = await client('GET', pathOf('relaton', 'NSB|nsb-e-214-21'));
    expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(answer.headers.get('content-disposition')).toContain('filename="NSB E 214-21.json"');
    expect(await answer.json()).toMatchObject({
      type: 'standard',
      docid: [{ id: 'NSB E 214-21', type: 'NSB', primary: true }],
      docnumber: 'E 214',
      contributor: [
        {
          organization: {
            name: [{ content: 'Northern Standards Board' }],
            abbreviation: { content: 'NSB' },
          },
        },
      ],
      language: ['en'],
      docstatus: { stage: { value: '95' }, substage: { value: '99' } },
      relation: [
        { type: 'obsoletes', bibitem: { formattedref: { content: 'NSB E 214-18' } } },
        { type: 'obsoletedBy', bibitem: { formattedref: { content: 'NSB E 214-24' } } },
      ],
      link: [{ type: 'src', content: `${library.origin}/document/?contentCode=NSB%7Cnsb-e-214-21` }],
    });
  });

  it('is RIS for reference managers, in any script', async () => {
    const client = await (await startLibrary()).as('individual');
    const answer = await client('GET', pathOf('ris', `${current}-ar`));
    expect(answer.headers.get('content-type')).toBe('application/x-research-info-systems; charset=utf-8');
    const lines = (await answer.text()).split('\r\n');
    expect(lines[0]).toBe('TY  - STAND');
    expect(lines).toContain('SN  - NSB E 214-24');
    expect(lines.find((line) => line.startsWith('TI  - '))).toMatch(/\p{Script=Arabic}/u);
    expect(lines.find((line) => line.startsWith('TT  - '))).toMatch(/Creep/);
    expect(lines.at(-2)).toBe('ER  - ');
  });

  it('is for everyone who may find the document, and counts as an investigation', async () => {
    const library = await startLibrary();
    const client = await library.as('nobody');
    for (const format of ['relaton', 'ris'])
      expect((await client('GET', pathOf(format, current))).status).toBe(200);
    expect(await eventsOf(library)).toEqual([
      { type: 'investigation', format: null },
      { type: 'investigation', format: null },
    ]);
  });

  it('of a document that no one has, or that the tenant does not offer, is not found', async () => {
    const client = await (await startLibrary()).as('operator', 'api');
    for (const format of ['sts', 'relaton', 'ris']) {
      for (const contentCode of [
        'NSB|no-such-thing',
        'HI|hi-4410-2-2022',
        '\u202e"; drop table',
        'x'.repeat(500),
      ]) {
        const answer = await client('GET', pathOf(format, contentCode));
        expect([answer.status, await answer.json()]).toEqual([
          404,
          expect.objectContaining({ code: 'document-not-found' }),
        ]);
      }
      expect((await client('GET', pathOf(format, ''))).status).toBe(400);
    }
  });
});
