import type { IndexState } from '@norma/contracts';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { inlineSearchEngine } from '../../adapters/search-engine/inline.ts';
import type { SearchEngine } from '../../ports/search-engine.ts';
import { startLibrary } from '../../testing/library.ts';
import type { DocumentTables } from '../documents/index.ts';
import { indexing } from './indexing.ts';

const path = '/api/admin/search-index';

describe('the state of the search index', () => {
  it('tells of its documents, its parts and that it is up to date', async () => {
    const operator = await (await startLibrary()).as('operator');
    const state = (await (await operator('GET', path)).json()) as IndexState;
    expect(state).toMatchObject({
      node: expect.stringMatching(/./),
      documents: 8,
      behind: { documents: 0, since: null },
      failedAt: null,
      building: null,
      built: { documents: 8 },
      meaning: { state: 'off' },
    });
    expect(state.bytes).toBe(state.segments.reduce((sum, { bytes }) => sum + bytes, 0));
    expect(state.bytes).toBeGreaterThan(1_000);
  });

  it('tells of the meaning index once it has learned', async () => {
    const operator = await (await startLibrary({ findsMeaning: true })).as('operator');
    const meaning = async () => ((await (await operator('GET', path)).json()) as IndexState).meaning;
    await expect
      .poll(meaning, { timeout: 60_000 })
      .toMatchObject({ state: 'ready', documents: 8, learntFrom: 8 });
    expect((await meaning()).dimensions).toBeGreaterThan(0);
  }, 90_000);

  it('is rebuilt for an operator, which the audit tells, and is what it was', async () => {
    const library = await startLibrary();
    const operator = await library.as('operator');
    const before = (await (await operator('GET', path)).json()) as IndexState;
    expect((await operator('POST', `${path}/anew`)).status).toBe(200);
    const state = async () => (await (await operator('GET', path)).json()) as IndexState;
    await expect
      .poll(async () => (await state()).built?.finishedAt, { timeout: 30_000 })
      .not.toBe(before.built?.finishedAt);
    expect(await state()).toMatchObject({ documents: 8, building: null });
    const audited = await library.database
      .forTenant<{ audit_events: { type: string; principal: string } }>('astm')
      .selectFrom('audit_events')
      .select('principal')
      .where('type', '=', 'search-index-rebuilt')
      .execute();
    expect(audited).toEqual([{ principal: 'operator' }]);
  });
});

const found = async (engine: SearchEngine, text: string): Promise<number> => {
  const { total } = await engine.search({
    text,
    field: 'all',
    scope: ['NSB', 'HI', 'PIC'],
    filters: {},
    sort: 'best',
    from: 0,
    size: 0,
    countFacets: [],
  });
  return total;
};

/** An engine whose new index waits to be put in place until it is let. */
async function pausedIndex() {
  const { database } = await startLibrary();
  const db = database.withoutTenant<DocumentTables>();
  const real = inlineSearchEngine({ onError: (what) => expect.fail(what) });
  const gate = { wait: Promise.resolve() };
  const engine: SearchEngine = {
    ...real,
    takeOver: (set) =>
      real.takeOver({
        ...set,
        changes: (async function* () {
          yield* set.changes;
          await gate.wait;
        })(),
      }),
  };
  const index = indexing({ engine, db, signal: new AbortController().signal, onRebuild: () => undefined });
  await index.catchUp();
  return { db, engine, gate, index };
}

const retitle = (db: Awaited<ReturnType<typeof pausedIndex>>['db'], word: string) =>
  sql`with changed as (update documents set title_text = ${word} where content_code = 'NSB|nsb-e-214-24' returning content_code)
    insert into document_changes (content_code) select content_code from changed`.execute(db);

describe('while an index is rebuilt', () => {
  it('searches go on with the old one, its progress is told, and what changed in the meantime comes after it', async () => {
    const { db, engine, gate, index } = await pausedIndex();
    const all = await found(engine, '*');
    const { promise, resolve } = Promise.withResolvers<void>();
    gate.wait = promise;
    await retitle(db, 'Quokka');
    const built = index.rebuild();
    await expect.poll(() => index.times().building).toMatchObject({ done: 8, total: 8 });
    expect([await found(engine, '*'), await found(engine, 'quokka')]).toEqual([all, 0]);
    await retitle(db, 'Wallaby');
    const followed = index.catchUp();
    resolve();
    await Promise.all([built, followed]);
    expect([await found(engine, 'quokka'), await found(engine, 'wallaby')]).toEqual([0, 1]);
    expect(index.times()).toMatchObject({ building: null, built: { documents: 8 }, failedAt: null });
  });

  it('and it breaks off, the old one stays, and the next change finds its way into it', async () => {
    const { db, engine, gate, index } = await pausedIndex();
    const all = await found(engine, '*');
    gate.wait = Promise.reject(new Error('Killed'));
    gate.wait.catch(() => undefined);
    await expect(index.rebuild()).rejects.toThrow('Killed');
    expect(index.times()).toMatchObject({ building: null, failedAt: expect.any(Date) });
    expect(await found(engine, '*')).toBe(all);
    gate.wait = Promise.resolve();
    await retitle(db, 'Quokka');
    expect(await index.catchUp()).toBeGreaterThan(0);
    expect([await found(engine, 'quokka'), index.times().failedAt]).toEqual([1, null]);
  });
});
