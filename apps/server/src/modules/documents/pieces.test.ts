import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { folderFileStore } from '../../adapters/file-store/folder.ts';
import { aPdf } from '../../testing/aPdf.ts';
import { startLibrary, type TestLibrary } from '../../testing/library.ts';
import type { DocumentTables } from './tables.ts';

const pdfOf = (contentCode: string): string =>
  `/api/documents/pdf/contentCode?contentCode=${encodeURIComponent(contentCode)}`;

/** Gives a library so many documents, each with a PDF of its own; answers their content codes and files. */
async function withDocuments(
  { database, dataDir }: TestLibrary,
  count: number,
): Promise<Map<string, Buffer>> {
  const db = database.owner<DocumentTables>();
  const files = folderFileStore(join(dataDir, 'files'));
  const { content_id: _, ...row } = await db
    .selectFrom('documents')
    .selectAll()
    .where('content_code', '=', 'NSB|nsb-e-214-24')
    .executeTakeFirstOrThrow();
  const copy = { ...row, titles: JSON.stringify(row.titles), abstracts: JSON.stringify(row.abstracts) };
  const all = Array.from({ length: count }, (_none, at) => ({
    content_code: `NSB|piece-${at}`,
    pdf: Buffer.concat([aPdf(20), Buffer.from(`% ${at}`)]),
  }));
  const ids = await db
    .insertInto('documents')
    .values(all.map(({ content_code }) => ({ ...copy, content_code, source_hash: content_code })))
    .returning('content_id')
    .execute();
  const pieces = await Promise.all(
    all.map(async ({ pdf }, at) => ({
      content_id: ids[at]?.content_id ?? 0,
      kind: 'pdf' as const,
      name: '',
      file_key: await files.put(pdf),
      bytes: pdf.length,
      made_at: new Date(),
    })),
  );
  await db.insertInto('document_files').values(pieces).execute();
  return new Map(all.map(({ content_code, pdf }) => [content_code, pdf]));
}

const openFiles = async (): Promise<number> => (await readdir('/proc/self/fd')).length;

describe('pieces of a PDF', () => {
  it('are its bytes, whatever is asked for', async () => {
    const library = await startLibrary();
    const [[code, pdf] = ['', Buffer.alloc(0)]] = await withDocuments(library, 1);
    const client = await library.as('individual');
    const answers = await Promise.all(
      [
        'bytes=0-0',
        'bytes=-7',
        `bytes=-${pdf.length + 1}`,
        `bytes=${pdf.length - 1}-99999999999999999999`,
        `bytes=${pdf.length}-`,
        'bytes=99999999999999999999-',
        'bytes=-0',
        'bytes=0-1,4-5',
        `bytes=${'0-1,'.repeat(2_000)}0-1`,
        'bytes=9-3',
        'bytes=a-b',
        'lines=1-2',
      ].map(async (range) => {
        const answer = await client('GET', pdfOf(code), undefined, { range });
        const bytes = Buffer.from(await answer.arrayBuffer());
        const start = Number(/^bytes (\d+)-/.exec(answer.headers.get('content-range') ?? '')?.[1] ?? 0);
        const isRight = answer.status === 416 || bytes.equals(pdf.subarray(start, start + bytes.length));
        return isRight ? [answer.status, start, bytes.length] : range;
      }),
    );
    const [whole, none] = [
      [200, 0, pdf.length],
      [416, 0, 0],
    ];
    expect(answers).toEqual([
      [206, 0, 1],
      [206, pdf.length - 7, 7],
      [206, 0, pdf.length],
      [206, pdf.length - 1, 1],
      none,
      none,
      none,
      whole,
      whole,
      whole,
      whole,
      whole,
    ]);
  });

  it('come from two hundred documents opened at once, and leave no file open', async () => {
    const library = await startLibrary();
    const documents = await withDocuments(library, 200);
    const client = await library.as('individual');
    const before = await openFiles();
    const answers = await Promise.all(
      [...documents].flatMap(([code, pdf]) =>
        [0, 1_000].map(async (start) => {
          const headers = { range: `bytes=${start}-${start + 999}` };
          const answer = await client('GET', pdfOf(code), undefined, headers);
          const bytes = Buffer.from(await answer.arrayBuffer());
          return answer.status === 206 && bytes.equals(pdf.subarray(start, start + 1_000));
        }),
      ),
    );
    expect(answers.filter(Boolean)).toHaveLength(400);
    await expect.poll(openFiles).toBeLessThan(before + 50);
  });
});
