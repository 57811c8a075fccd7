import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { expect, it, onTestFinished } from 'vitest';
import { folderCache } from '../../adapters/cache/folderCache.ts';
import { folderFileStore } from '../../adapters/file-store/folder.ts';
import { sharedWork, type SharedWorkTables } from '../../concurrency/sharedWork.ts';
import type { ComparedPdf } from '../../ports/pdf-comparer.ts';
import { freshDatabase } from '../../testing/database.ts';
import type { Card } from '../documents/index.ts';
import { comparingPdfs, type Side } from './comparing.ts';

it('is compared by one node, and the other one waits for it', async () => {
  const database = await freshDatabase();
  onTestFinished(() => database.close());
  const home = await mkdtemp(join(tmpdir(), 'norma-redlines-'));
  const files = folderFileStore(join(home, 'files'));
  const now = (): Date => new Date();
  const cache = folderCache({ folder: join(home, 'cache'), maxBytes: 1e9, longestMs: 1e9, now });
  const side = async (text: string): Promise<Side> => {
    const bytes = Buffer.from(text);
    const etag = await files.put(bytes);
    // Nothing else of a document matters to a redline.
    const card = { designation: text, title_text: text, language: 'en', publisher_name: 'NSB' } as Card;
    return {
      card,
      pdf: { mediaType: 'application/pdf', size: bytes.length, etag, open: () => Readable.from(bytes) },
    };
  };
  const sides = { base: await side('base'), target: await side('target') };
  const answers: ((compared: ComparedPdf) => void)[] = [];
  const node = (name: string) => {
    const db = database.withoutTenant<SharedWorkTables>();
    const shared = sharedWork<never>({ db, kind: 'redline', node: name, onFailed: () => undefined });
    onTestFinished(() => shared.close());
    const comparer = {
      compare: () => new Promise<ComparedPdf>((answer) => answers.push(answer)),
      atOnce: 1,
      close: () => Promise.resolve(),
    };
    const compare = comparingPdfs({ files, comparer, cache, shared });
    return () => compare({ ...sides, language: 'en', reader: name, signal: new AbortController().signal });
  };
  const [one, other] = [node('one'), node('other')];
  const first = one();
  await expect.poll(() => answers.length).toBe(1);
  const second = other();
  answers[0]?.({ repaired: null, end: Buffer.from('end'), changes: 1 });
  const [made, same] = [await first, await second];
  expect('problem' in made ? made.problem : Buffer.from(made.end).toString()).toBe('end');
  expect(same).toEqual(made);
  expect(answers).toHaveLength(1);
});
