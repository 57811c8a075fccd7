import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { DownloadState, Metadata } from '@norma/contracts';
import { standardsFolder } from '@norma/samples';
import type { ColumnType } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import { folderFileStore } from '../../adapters/file-store/folder.ts';
import { pdfiumReader } from '../../adapters/pdf-reader/pdfiumReader.ts';
import { shownPages } from '../../adapters/pdf-stamper/testing/shownPages.ts';
import { rates } from '../../http/rateLimit.ts';
import { startLibrary, type TestClient, type TestLibrary } from '../../testing/library.ts';

const current = 'NSB|nsb-e-214-24';
const foreign = 'PIC|pic-rp-1173-2021';

const reader = pdfiumReader();
afterAll(() => reader.close());

const fileOf = (code: string, compassPoints = false): string =>
  `/api/documents/download?contentCode=${encodeURIComponent(code)}&compassPoints=${compassPoints}`;

const textOf = async (answer: Response): Promise<string> => {
  const content = await reader.read(Buffer.from(await answer.arrayBuffer()));
  return 'texts' in content ? content.texts.join('\n') : content.problem;
};

const codeOf = async (answer: Response): Promise<string> => ((await answer.json()) as { code: string }).code;

const start = async (
  client: TestClient,
  contentCode: string,
  compassPoints = false,
): Promise<DownloadState> =>
  (await (await client('POST', '/api/downloads', { contentCode, compassPoints })).json()) as DownloadState;

const stateOf = async (client: TestClient, id: string): Promise<DownloadState> =>
  (await (await client('GET', `/api/downloads/${id}`)).json()) as DownloadState;

const ended = (client: TestClient, id: string): Promise<DownloadState> =>
  expect
    .poll(() => stateOf(client, id), { timeout: 60_000, interval: 50 })
    .toMatchObject({ state: expect.stringMatching(/ready|failed|cancelled/) })
    .then(() => stateOf(client, id));

type StoredDownload = {
  usage_events: { id: number; type: string; content_code: string; format: string | null };
  audit_events: { id: number; type: string; principal: string; message: string };
  people: { sign_in_name: string; first_name: string; last_name: string };
  accounts: { id: string; name: string };
  downloads: { id: string; person_id: string; state: string; touched_at: Date };
};
const rowsOf = (library: TestLibrary) => library.database.forTenant<StoredDownload>('astm');

const eventsOf = async (library: TestLibrary) => ({
  usage: await rowsOf(library)
    .selectFrom('usage_events')
    .select(['type', 'content_code', 'format'])
    .orderBy('id')
    .execute(),
  audit: await rowsOf(library)
    .selectFrom('audit_events')
    .select(['type', 'principal', 'message'])
    .where('type', 'like', 'document-%')
    .orderBy('id')
    .execute(),
});

/** Changes documents as their publisher would. */
const documents = (library: TestLibrary) =>
  library.database.owner<{
    documents: { content_id: number; content_code: string; designation: string; is_downloadable: boolean };
    document_files: {
      content_id: number;
      kind: string;
      name: ColumnType<string, undefined>;
      file_key: string;
      bytes: number;
      made_at: Date;
    };
  }>();

describe('a download', () => {
  it('is the PDF as a file with its reader, account, day and license on every page [downloads-005]', async () => {
    const library = await startLibrary({ now: () => new Date('2026-03-04T12:00:00Z') });
    const client = await library.as('individual');
    const answer = await client('GET', fileOf(current));
    expect([
      answer.status,
      answer.headers.get('content-type'),
      answer.headers.get('entitlementaccess'),
    ]).toEqual([200, 'application/pdf', 'true']);
    expect(answer.headers.get('content-disposition')).toContain('attachment; filename="NSB E 214-24.pdf"');
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(bytes.length).toBe(Number(answer.headers.get('content-length')));
    const content = await reader.read(bytes);
    if ('problem' in content) throw new Error(content.problem);
    const text = content.texts.join('\n');
    const stamps = text.match(
      /^.*Ines Ravndal · ines\.ravndal@halvorsen\.example · Halvorsen Consulting · .*$/gm,
    );
    expect(stamps?.map((line) => line.trim())).toEqual(
      Array.from(
        { length: content.pages },
        () => 'Ines Ravndal · ines.ravndal@halvorsen.example · Halvorsen Consulting · Downloaded Mar 04 2026',
      ),
    );
    expect(text.match(/Northern Standards Board · Licensed copy\./g)).toHaveLength(content.pages);
  });

  it('by a visitor who came in by network is stamped with the organization and the date, and names no person [stamp-001]', async () => {
    const library = await startLibrary({ now: () => new Date('2026-03-04T12:00:00Z') });
    const client = await library.as('company');
    const { content_id: id } = await documents(library)
      .selectFrom('documents')
      .select('content_id')
      .where('content_code', '=', current)
      .executeTakeFirstOrThrow();
    for (const address of [fileOf(current), `/api/documents/download/redline/${id}`]) {
      const text = await textOf(await client('GET', address));
      const stamps = text.match(/^.*Downloaded .*$/gm)?.map((line) => line.trim()) ?? [];
      expect(new Set(stamps)).toEqual(new Set(['Port Authority of Vardal · Downloaded Mar 04 2026']));
      expect(text).not.toMatch(/Solheim|@/);
    }
  });

  it('is stamped in the reader’s own script, and in the language of the library as they read it', async () => {
    const library = await startLibrary();
    const client = await library.as('colleague-2');
    const text = await textOf(
      await client('GET', fileOf(`${current}-ar`), undefined, { cookie: 'locale=AR' }),
    );
    expect(text).toContain('ليلى حداد');
    expect(text).toContain('تاريخ التنزيل');
    // On a page in Arabic PDFium reads even its Latin words from the right.
    expect(text).toContain('Halvorsen');
  });

  it('of someone with a hostile name is stamped with what can be read of it, in a line of its own', async () => {
    const library = await startLibrary();
    await rowsOf(library)
      .updateTable('people')
      .set({ first_name: 'Eve\r\n\u202eAdmin', last_name: `😀${'x'.repeat(300)}` })
      .where('sign_in_name', '=', 'individual')
      .execute();
    const text = await textOf(await (await library.as('individual'))('GET', fileOf(current)));
    expect(text).toMatch(/Eve Admin .{0,4}x{30,60}… · ines\.ravndal/);
    expect(text).not.toContain('\u202e');
  });

  it('is saved under the document’s designation in any script, whatever is in it', async () => {
    const library = await startLibrary();
    const designation = 'مواصفة "٢١٤"\r\nSet-Cookie: x=1; 標準/../E\u202e😀';
    await documents(library)
      .updateTable('documents')
      .set({ designation })
      .where('content_code', '=', current)
      .execute();
    const answer = await (await library.as('individual'))('GET', fileOf(current));
    const disposition = answer.headers.get('content-disposition') ?? '';
    const name = decodeURIComponent(/filename\*=UTF-8''(.*)$/.exec(disposition)?.[1] ?? '');
    expect(name).toBe('مواصفة -٢١٤-Set-Cookie- x=1; 標準-..-E😀.pdf');
    expect(answer.headers.get('set-cookie')).toBeNull();
  });

  it('comes again as the same bytes, without being stamped again', async () => {
    const library = await startLibrary();
    const client = await library.as('individual');
    const first = await client('GET', fileOf(current));
    const bytes = Buffer.from(await first.arrayBuffer());
    const again = await client('GET', fileOf(current));
    expect(again.headers.get('etag')).toBe(first.headers.get('etag'));
    expect(Buffer.from(await again.arrayBuffer()).equals(bytes)).toBe(true);
    const other = await (await library.as('colleague'))('GET', fileOf(current));
    expect(other.headers.get('etag')).not.toBe(first.headers.get('etag'));
  });

  it('is counted and audit event recorded once, also when its progress was looked at', async () => {
    const library = await startLibrary();
    const client = await library.as('individual');
    const { id } = await start(client, current);
    await ended(client, id);
    await (await client('GET', fileOf(current))).arrayBuffer();
    expect(await eventsOf(library)).toEqual({
      usage: [{ type: 'request', content_code: current, format: 'pdf' }],
      audit: [
        {
          type: 'document-downloaded',
          principal: 'individual',
          message: 'NSB E 214-24 through Halvorsen Consulting',
        },
      ],
    });
  });
});

describe('a download asked for by range', () => {
  it('comes whole, and 500 of them reach the limit and are counted as plain ones are', async () => {
    const library = await startLibrary({ now: () => new Date('2026-03-04T12:00:00Z') });
    const client = await library.as('individual');
    const whole = Number((await client('GET', fileOf(current))).headers.get('content-length'));
    const ranges = ['bytes=1-', 'bytes=-1', 'bytes=1-1,3-4', 'bytes=0-0'];
    const statuses: number[] = [];
    for (let at = 1; at < 500; at += 1) {
      const range = ranges[at % ranges.length] ?? '';
      const answer = await client('GET', fileOf(current), undefined, { range });
      const { length } = Buffer.from(await answer.arrayBuffer());
      statuses.push(answer.status);
      if (answer.status === 200)
        expect([length, answer.headers.get('accept-ranges')]).toEqual([whole, 'none']);
    }
    const given = statuses.filter((status) => status === 200).length + 1;
    expect([given, new Set(statuses)]).toEqual([rates.download.atOnce, new Set([200, 429])]);
    const { usage, audit } = await eventsOf(library);
    expect([usage.length, audit.length]).toEqual([given, given]);
  });

  it('is not counted where only its headers are asked for', async () => {
    const library = await startLibrary();
    const client = await library.as('individual');
    expect((await client('HEAD', fileOf(current), undefined, { range: 'bytes=1-' })).status).toBe(200);
    expect(await eventsOf(library)).toEqual({ usage: [], audit: [] });
  });
});

describe('notes in a download', () => {
  const save = async (client: TestClient, note: string, noteData: object): Promise<Response> => {
    const metadata = await client(
      'GET',
      `/api/documents/metadata?contentCode=${encodeURIComponent(current)}`,
    );
    const { contentId } = (await metadata.json()) as Metadata;
    return client('POST', '/api/user-notes/save', {
      contentId,
      annotationId: note,
      noteData: JSON.stringify(noteData),
      note,
    });
  };
  const notesIn = async (answer: Response) =>
    (await shownPages(Buffer.from(await answer.arrayBuffer()))).map(({ notes }) => notes);

  it('are the reader’s own, on their pages, where they are asked for [downloads-005]', async () => {
    const library = await startLibrary();
    const client = await library.as('individual');
    await save(client, 'Check the torque', { page: 2, label: '5.1', quote: 'The anchor is installed' });
    await save(client, 'تحقق من الحمل', { page: 2 });
    await save(client, 'Of a clause of the HTML', { clause: 'sec_9.2' });
    await save(await library.as('colleague'), 'Of somebody else', { page: 2 });
    const [first, second] = await notesIn(await client('GET', fileOf(current, true)));
    expect(first).toEqual([]);
    expect(second).toEqual([
      { text: '5.1\n“The anchor is installed”\nCheck the torque', author: 'Ravndal Ines' },
      { text: 'تحقق من الحمل', author: 'Ravndal Ines' },
    ]);
    expect((await notesIn(await client('GET', fileOf(current)))).flat()).toEqual([]);
  });

  it('are those of now, also when the file was downloaded a moment ago', async () => {
    const client = await (await startLibrary()).as('individual');
    await save(client, 'First', { page: 1 });
    await (await client('GET', fileOf(current, true))).arrayBuffer();
    await save(client, 'Second', { page: 1 });
    const [first] = await notesIn(await client('GET', fileOf(current, true)));
    expect(first?.map(({ text }) => text)).toEqual(['First', 'Second']);
  });
});

describe('no download', () => {
  it('is there without a subscription: the header says so, and the refusal is stored [downloads-002]', async () => {
    const library = await startLibrary();
    const client = await library.as('nobody');
    const answer = await client('GET', fileOf(current));
    expect([answer.status, answer.headers.get('entitlementaccess')]).toEqual([403, 'false']);
    expect(await answer.json()).toMatchObject({ code: 'document-not-entitled' });
    const { usage, audit } = await eventsOf(library);
    expect(usage).toEqual([{ type: 'denial', content_code: current, format: null }]);
    expect(audit).toEqual([expect.objectContaining({ type: 'document-refused', principal: 'nobody' })]);
    const own = await library.as('individual');
    expect(await codeOf(await own('POST', '/api/downloads', { contentCode: foreign }))).toBe(
      'document-not-entitled',
    );
  });

  it('is there once the subscription has ended, though it was made ready before', async () => {
    const library = await startLibrary();
    const client = await library.as('individual');
    const { id } = await start(client, current);
    expect(await ended(client, id)).toMatchObject({ state: 'ready' });
    await library.database
      .forTenant<{ subscriptions: { publisher_code: string } }>('astm')
      .deleteFrom('subscriptions')
      .where('publisher_code', '=', 'NSB')
      .execute();
    const answer = await client('GET', fileOf(current));
    expect([answer.status, answer.headers.get('entitlementaccess')]).toEqual([403, 'false']);
    expect(await codeOf(await client('POST', '/api/downloads', { contentCode: current }))).toBe(
      'document-not-entitled',
    );
  });

  it('is there of a document that its publisher keeps from it [downloads-001]', async () => {
    const library = await startLibrary();
    await documents(library)
      .updateTable('documents')
      .set({ is_downloadable: false })
      .where('content_code', '=', current)
      .execute();
    const client = await library.as('individual');
    const metadata = await client(
      'GET',
      `/api/documents/metadata?contentCode=${encodeURIComponent(current)}`,
    );
    expect(((await metadata.json()) as Metadata).downloadable).toBe(false);
    const answer = await client('GET', fileOf(current));
    expect([answer.status, await codeOf(answer)]).toEqual([403, 'document-not-downloadable']);
  });

  it('is there under DRM, neither as PDF nor as XML, while the record stays', async () => {
    const client = await (await startLibrary()).as('drm');
    expect(
      (
        await client(
          'GET',
          `/api/documents/verification/contentCode?contentCode=${encodeURIComponent(current)}`,
        )
      ).headers.get('entitlementaccess'),
    ).toBe('true');
    for (const answer of [
      await client('GET', fileOf(current)),
      await client('POST', '/api/downloads', { contentCode: current }),
      await client('GET', `/api/documents/sts/contentCode?contentCode=${encodeURIComponent(current)}`),
    ])
      expect([answer.status, await codeOf(answer)]).toEqual([403, 'download-forbidden']);
    for (const format of ['ris', 'relaton'])
      expect(
        (
          await client(
            'GET',
            `/api/documents/${format}/contentCode?contentCode=${encodeURIComponent(current)}`,
          )
        ).status,
      ).toBe(200);
  });

  it('is there of what does not exist, or what the tenant does not offer', async () => {
    const client = await (await startLibrary()).as('operator', 'api');
    for (const code of ['NSB|no-such-thing', 'HI|hi-4410-2-2022', '\u202e"; drop table', 'x'.repeat(500)])
      expect(await codeOf(await client('GET', fileOf(code)))).toBe('document-not-found');
    expect((await client('GET', '/api/documents/download')).status).toBe(400);
    const badly = await client('GET', `/api/documents/download?contentCode=x&compassPoints=perhaps`);
    expect(await badly.json()).toMatchObject({ fieldErrors: [{ field: 'query.compassPoints' }] });
  });

  it('is there of a PDF that is no PDF, and says so', async () => {
    const library = await startLibrary();
    const file = await readFile(new URL('nsb/e-214-24.xml', standardsFolder));
    await usePdf(library, file);
    const client = await library.as('individual');
    const answer = await client('GET', fileOf(current));
    expect([answer.status, await codeOf(answer)]).toEqual([422, 'document-unreadable']);
    expect((await eventsOf(library)).usage).toEqual([]);
    const { id } = await start(client, current);
    expect(await ended(client, id)).toMatchObject({ state: 'failed', problem: 'document-unreadable' });
  });

  it('comes of an empty PDF but an empty file', async () => {
    const library = await startLibrary();
    await usePdf(library, Buffer.alloc(0));
    const answer = await (await library.as('individual'))('GET', fileOf(current));
    expect([answer.status, (await answer.arrayBuffer()).byteLength]).toEqual([200, 0]);
  });
});

describe('the progress of a download', () => {
  it('ends with the file ready, and says how many pages it has', async () => {
    const client = await (await startLibrary()).as('individual');
    const first = await start(client, current);
    expect(first).toMatchObject({ contentCode: current, compassPoints: false, problem: null });
    const last = await ended(client, first.id);
    expect(last).toMatchObject({ state: 'ready', problem: null });
    expect(last.pages).toBeGreaterThan(0);
    expect(last.pagesDone).toBe(last.pages);
  });

  it('is the reader’s own', async () => {
    const library = await startLibrary();
    const { id } = await start(await library.as('individual'), current);
    const other = await library.as('colleague');
    for (const method of ['GET', 'DELETE']) {
      const answer = await other(method, `/api/downloads/${id}`);
      expect([answer.status, await codeOf(answer)]).toEqual([404, 'download-not-found']);
    }
    expect((await other('GET', '/api/downloads/nonsense')).status).toBe(400);
  });

  it('continues at another node when the one that began is gone', async () => {
    const library = await startLibrary();
    const client = await library.as('individual');
    const { id } = await start(client, current);
    await ended(client, id);
    // As a node leaves it that was killed a minute ago.
    await rowsOf(library)
      .updateTable('downloads')
      .set({ state: 'stamping', touched_at: new Date(Date.now() - 60_000) })
      .where('id', '=', id)
      .execute();
    expect((await stateOf(client, id)).state).toBe('stamping');
    expect(await ended(client, id)).toMatchObject({ state: 'ready' });
  });

  it('of what another node makes ready is told here, and the same is not begun twice', async () => {
    const library = await startLibrary();
    const client = await library.as('individual');
    const { id } = await start(client, current);
    await ended(client, id);
    await rowsOf(library)
      .updateTable('downloads')
      .set({ state: 'stamping', touched_at: new Date() })
      .where('id', '=', id)
      .execute();
    expect((await start(client, current)).id).toBe(id);
    expect((await start(client, current, true)).id).not.toBe(id);
    expect((await stateOf(client, id)).state).toBe('stamping');
  });

  it('ends when it is given up, wherever it was made ready', async () => {
    const library = await startLibrary();
    const client = await library.as('individual');
    const { id } = await start(client, current);
    await ended(client, id);
    await rowsOf(library).updateTable('downloads').set({ state: 'waiting' }).where('id', '=', id).execute();
    const cancelled = (await (await client('DELETE', `/api/downloads/${id}`)).json()) as DownloadState;
    expect(cancelled.state).toBe('cancelled');
    expect((await start(client, current)).id).not.toBe(id);
  });
});

/** Puts another file in the place of a document's PDF. */
async function usePdf(library: TestLibrary, bytes: Buffer): Promise<void> {
  const { contentId } = (await (
    await (
      await library.as('individual')
    )('GET', `/api/documents/metadata?contentCode=${encodeURIComponent(current)}`)
  ).json()) as Metadata;
  const file_key = await folderFileStore(join(library.dataDir, 'files')).put(bytes);
  const file = { file_key, bytes: bytes.length };
  await documents(library)
    .insertInto('document_files')
    .values({ ...file, content_id: contentId, kind: 'pdf', made_at: new Date() })
    .onConflict((conflict) => conflict.columns(['content_id', 'kind', 'name']).doUpdateSet(file))
    .execute();
  await rowsOf(library).deleteFrom('usage_events').execute();
}
