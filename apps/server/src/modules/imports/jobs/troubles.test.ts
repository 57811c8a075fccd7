import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it, onTestFinished } from 'vitest';
import { importing } from './importing.ts';
import { aCatalogue, aFile, anImporter, aRecord, documentsOf } from '../testing/anImporter.ts';

const records = (count: number, year = 2020): Record<string, unknown>[] =>
  Array.from({ length: count }, (_, at) => aRecord({ designation: `NSB ${at + 1}:${year}` }));

describe('an import that is interrupted', () => {
  it('continues after the last line that is stored, and counts nothing twice', async () => {
    const importer = await anImporter();
    const id = await importer.request(await aCatalogue([...records(3_500), 'no record']));
    const ending = new AbortController();
    const interrupted = importer.run(id, ending.signal);
    for (;;) {
      const { added } = await importer.db
        .selectFrom('imports')
        .select('added')
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      if (added > 0) break;
      await sleep(1);
    }
    ending.abort();
    await interrupted.catch(() => undefined);
    const job = await importer.run(id);
    expect(job).toMatchObject({ state: 'done', added: 3_500, rejected: 1, unchanged: 0, replaced: 0 });
    expect(await documentsOf(importer.db)).toHaveLength(3_500);
  });

  it('by someone who asks it to stop keeps what is in, and the same import continues', async () => {
    const importer = await anImporter();
    const path = await aCatalogue(records(1_500));
    const id = await importer.request(path);
    await importer.db.updateTable('imports').set({ is_stop_asked: true }).where('id', '=', id).execute();
    const stopped = await importer.run(id);
    expect(stopped.state).toBe('stopped');
    const count = (await documentsOf(importer.db)).length;
    expect(count).toBe(stopped.added);
    expect(await importer.take(path)).toMatchObject({
      state: 'done',
      added: 1_500 - count,
      unchanged: count,
    });
  });

  it('by another worker that has taken it gives up without a trace', async () => {
    const importer = await anImporter();
    const id = await importer.request(await aCatalogue(records(10)));
    await importer.run(id);
    await importer.db
      .updateTable('imports')
      .set({ state: 'reading', worker: 'another' })
      .where('id', '=', id)
      .execute();
    expect(await importer.run(id)).toMatchObject({ state: 'done', added: 10 });
  });
});

describe('a record that the database refuses', () => {
  it('is found among the others and rejected alone', async () => {
    const importer = await anImporter();
    const path = await aCatalogue(
      records(20).map((record, at) =>
        at === 13 ? { ...record, year: 2_020, published: '0000-01-01' } : record,
      ),
    );
    const job = await importer.take(path);
    expect(job.added + job.rejected).toBe(20);
    expect(job.state).toBe('done');
  });
});

describe('a disk that is full', () => {
  it('ends the import with a clear line; it continues when there is room', async () => {
    let isFull = true;
    const importer = await anImporter({
      files: (real) => ({
        ...real,
        put: (bytes) =>
          isFull
            ? Promise.reject(
                Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' }),
              )
            : real.put(bytes),
      }),
    });
    const manifest = { documents: [{ ...aRecord(), file: 'a.html' }] };
    const path = await aFile('manifest.json', JSON.stringify(manifest));
    await import('node:fs/promises').then(({ writeFile }) =>
      writeFile(path.replace('manifest.json', 'a.html'), '<p>Text</p>'),
    );
    expect(await importer.take(path)).toMatchObject({
      state: 'failed',
      problem: expect.stringMatching(/^The disk is full\./),
    });
    expect(await documentsOf(importer.db)).toEqual([]);
    isFull = false;
    expect(await importer.take(path)).toMatchObject({ state: 'done', added: 1 });
  });
});

it('an import that ends the server each time without getting any further is given up', async () => {
  const importer = await anImporter();
  const id = await importer.request(await aCatalogue(records(3)));
  const withAttempts = (attempts: number) =>
    importer.db.updateTable('imports').set({ state: 'reading', attempts }).where('id', '=', id).execute();
  await withAttempts(5);
  expect(await importer.run(id)).toMatchObject({
    state: 'failed',
    problem:
      'The server stopped 5 times while reading what follows its beginning. Remove that file from the delivery, and import the rest.',
  });
  await withAttempts(4);
  expect(await importer.run(id)).toMatchObject({ state: 'done', added: 3, attempts: 0 });
});

describe('imports as jobs', () => {
  async function aPlace() {
    const importer = await anImporter();
    const open = async () => {
      const jobs = await importer.database.openJobs();
      onTestFinished(() => jobs.close());
      return importing({ ...importer.ports, jobs, host: 'here' });
    };
    return { importer, open };
  }

  const importRequest = (path: string) => ({
    tenant: 'astm',
    path,
    publisher: null,
    isDryRun: false,
    visibleAt: null,
  });

  it('of one publisher at once are done one behind the other, and the later says what it waits for', async () => {
    const { importer, open } = await aPlace();
    const [one, other] = [await open(), await open()];
    const first = await one.request(importRequest(await aCatalogue(records(2_000))));
    const second = await other.request(importRequest(await aCatalogue(records(2_000, 2021))));
    expect((await other.look(second.id))?.ahead?.id).toBe(first.id);
    await Promise.all([one.work(), other.work()]);
    const states = async () =>
      (await importer.db.selectFrom('imports').select(['state', 'added']).orderBy('id').execute()).map(
        ({ state, added }) => [state, added],
      );
    await expect.poll(states, { timeout: 50_000 }).toEqual([
      ['done', 2_000],
      ['done', 2_000],
    ]);
    expect(await documentsOf(importer.db)).toHaveLength(4_000);
  });

  it('of the same delivery asked for twice are one', async () => {
    const { open } = await aPlace();
    const imports = await open();
    const path = await aCatalogue(records(3));
    const first = await imports.request(importRequest(path));
    expect(await imports.request(importRequest(path))).toEqual({ id: first.id, isGoingOn: true });
  });

  it('that no one has finished are gone on with by the next who works', async () => {
    const { importer, open } = await aPlace();
    const id = await importer.request(await aCatalogue(records(5)));
    await importer.db
      .updateTable('imports')
      .set({ state: 'reading', worker: 'killed' })
      .where('id', '=', id)
      .execute();
    const imports = await open();
    await imports.work();
    await expect.poll(async () => (await imports.look(id))?.job.state, { timeout: 50_000 }).toBe('done');
  });

  it('of a path where nothing is are refused at once', async () => {
    const { open } = await aPlace();
    await expect((await open()).request(importRequest('/no/such/file'))).rejects.toThrow(
      'File or folder not found: /no/such/file',
    );
  });
});
