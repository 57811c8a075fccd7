import { mkdtemp, readdir, readFile, utimes, mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { aZip, type Packed } from '../testing/aZip.ts';
import { discardLeftovers, discardUpload } from './discard.ts';
import { receiveUpload } from './receive.ts';

const record = '{"designation":"NSB 1"}\n';
const catalog: Packed = { name: 'catalogue.ndjson', content: record };

const home = (): Promise<string> => mkdtemp(join(tmpdir(), 'norma-uploads-'));

async function* inPieces(content: string | Uint8Array, size = 1_000) {
  const bytes = Buffer.from(content);
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

const limits = { bytes: 100_000, unpackedBytes: 50_000, files: 20 };

/** What happened to an upload, and what of it lies in the folder afterwards. */
async function tried(name: string, content: string | Uint8Array) {
  const uploads = await home();
  const outcome = await receiveUpload({ name, bytes: inPieces(content) }, uploads, limits).then(
    ({ path }) => readdir(path, { recursive: true }),
    (cause: unknown) => (cause instanceof Error ? cause.message : cause),
  );
  return { outcome, left: await readdir(uploads) };
}

describe('an upload', () => {
  it('lies in a folder of its own under its name, named by what it holds', async () => {
    const uploads = await home();
    const { path, hash } = await receiveUpload(
      { name: 'catalogue.ndjson', bytes: inPieces(record) },
      uploads,
    );
    expect(await readFile(join(path, 'catalogue.ndjson'), 'utf8')).toBe(record);
    expect(hash).toMatch(/^[0-9a-f]{64}$/);
  });

  it.each([
    ['../../etc/passwd.xml', 'passwd.xml'],
    ['C:\\temp\\نشرة 1.XML', 'نشرة 1.xml'],
    ['.xml', 'delivery.xml'],
    ['a/../..;rm -rf.ndjson.gz', '-rm -rf.ndjson.gz'],
    [`${'x'.repeat(250)}.xml`, `${'x'.repeat(60)}.xml`],
  ])('called %j is stored as %j', async (name, kept) => {
    expect((await tried(name, '<standard/>')).outcome).toEqual([kept]);
  });

  it('that is an archive is unpacked with its folders, without what programs add for themselves', async () => {
    const archive = aZip(
      [
        { name: 'delivery/', content: '', isStored: true },
        { name: 'delivery/manifest.json', content: '{"documents":[]}' },
        { name: 'delivery\\texts\\nsb 1.pdf', content: 'PDF', isStored: true },
        { name: 'delivery/empty.html', content: '' },
        { name: '__MACOSX/delivery/._manifest.json', content: 'x' },
        { name: 'delivery/.DS_Store', content: 'x' },
      ],
      'packed with care: PK\x05\x06',
    );
    const { outcome } = await tried('Delivery.ZIP', archive);
    expect((outcome as string[]).toSorted()).toEqual([
      'delivery',
      'delivery/empty.html',
      'delivery/manifest.json',
      'delivery/texts',
      'delivery/texts/nsb 1.pdf',
    ]);
  });
});

describe('an upload is refused, and leaves nothing behind,', () => {
  const archives: [string, string, readonly Packed[]][] = [
    ['whose file leads out of its folder', 'upload-unsafe', [{ name: '../evil.xml', content: '<a/>' }]],
    ['whose file leads out by the back', 'upload-unsafe', [{ name: 'a/..\\..\\evil.xml', content: '<a/>' }]],
    ['whose file stands at the root', 'upload-unsafe', [{ name: '/etc/evil.xml', content: '<a/>' }]],
    ['whose file names a drive', 'upload-unsafe', [{ name: 'C:evil.xml', content: '<a/>' }]],
    ['whose file has a line end in its name', 'upload-unsafe', [{ name: 'a\nb.xml', content: '<a/>' }]],
    [
      'whose file has a name without an end',
      'upload-unsafe',
      [{ name: `${'x'.repeat(300)}.xml`, content: '<a/>' }],
    ],
    [
      'that unpacks to far more than it is',
      'archive-too-large',
      [{ name: 'bomb.xml', content: '0'.repeat(60_000) }],
    ],
    [
      'that lies about how much it unpacks to',
      'archive-too-large',
      [{ name: 'bomb.xml', content: '0'.repeat(60_000), claimed: { bytes: 10 } }],
    ],
    [
      'of which many small files together are too much',
      'archive-too-large',
      Array.from({ length: 6 }, (_, at) => ({ name: `${at}.xml`, content: '0'.repeat(10_000) })),
    ],
    [
      'of more files than are taken',
      'archive-too-large',
      Array.from({ length: 21 }, (_, at) => ({ name: `${at}.xml`, content: '<a/>' })),
    ],
    ['that holds a file twice', 'upload-damaged', [catalog, catalog]],
    [
      'in which a file is a folder',
      'upload-damaged',
      [
        { name: 'a', content: 'x' },
        { name: 'a/b.xml', content: 'x' },
      ],
    ],
    ['whose file is not what it was', 'upload-damaged', [{ ...catalog, claimed: { crc32: 7 } }]],
    ['that is encrypted', 'upload-encrypted', [{ ...catalog, isEncrypted: true }]],
    ['that holds nothing', 'upload-unknown', []],
    ['that holds no delivery', 'upload-unknown', [{ name: 'holiday.jpg', content: 'x' }]],
  ];
  it.each(archives)('an archive %s: %s', async (_, code, files) => {
    expect(await tried('delivery.zip', aZip(files))).toEqual({ outcome: code, left: [] });
  });

  const whole = aZip([catalog]);
  it.each([
    ['is empty', 'upload-empty', 'catalogue.ndjson', ''],
    ['is no archive', 'upload-damaged', 'delivery.zip', 'Dear colleagues, attached you find'],
    ['is half an archive', 'upload-damaged', 'delivery.zip', whole.subarray(0, whole.length / 2)],
    ['is an archive without its beginning', 'upload-damaged', 'delivery.zip', whole.subarray(20)],
    ['is of another kind', 'upload-unknown', 'program.exe', 'MZ'],
    ['has no ending', 'upload-unknown', 'catalogue', record],
    ['is too large', 'upload-too-large', 'catalogue.ndjson', record.repeat(5_000)],
  ])('where a file %s: %s', async (_, code, name, content) => {
    const { outcome, left } = await tried(name, content);
    expect([outcome, left]).toEqual([code, []]);
  });

  it('where it breaks off on its way', async () => {
    const uploads = await home();
    async function* broken() {
      yield Buffer.from(record);
      throw Object.assign(new Error('aborted'), { code: 'ECONNRESET' });
    }
    await expect(receiveUpload({ name: 'a.ndjson', bytes: broken() }, uploads)).rejects.toThrow(
      'upload-incomplete',
    );
    expect(await readdir(uploads)).toEqual([]);
  });
});

describe('what uploads leave', () => {
  it('is taken away a day later where no import waits for it, and nothing else ever is', async () => {
    const uploads = await home();
    const now = new Date('2026-11-22T12:00:00Z');
    for (const [name, hoursAgo] of [
      ['kept', 48],
      ['left', 48],
      ['recent', 1],
    ] as const) {
      await mkdir(join(uploads, name));
      const at = new Date(now.getTime() - hoursAgo * 3_600_000);
      await utimes(join(uploads, name), at, at);
    }
    await discardLeftovers(uploads, [join(uploads, 'kept')], now);
    expect((await readdir(uploads)).toSorted()).toEqual(['kept', 'recent']);
    await discardUpload(join(uploads, 'kept'), uploads);
    await discardUpload(uploads, join(uploads, 'kept', 'deeper'));
    expect((await readdir(uploads)).toSorted()).toEqual(['kept', 'recent']);
  });
});
