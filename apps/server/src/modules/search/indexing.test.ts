import { sql } from 'kysely';
import { describe, expect, it, onTestFinished } from 'vitest';
import { inlineSearchEngine } from '../../adapters/search-engine/inline.ts';
import type { Found, IndexOrigin, SearchEngine } from '../../ports/search-engine.ts';
import type { Database } from '../../ports/database.ts';
import { startLibrary } from '../../testing/library.ts';
import { forgetChanges, type DocumentTables } from '../documents/index.ts';
import { indexing } from './indexing.ts';
import { othersEnded } from './testing/othersEnded.ts';

const code = 'NSB|nsb-e-214-24';
const anEngine = (): SearchEngine => inlineSearchEngine({ onError: (what) => expect.fail(what) });

/** Follows a library with an engine that kept nothing, or says that it kept this. */
function follow(database: Database, found?: Found, engine = anEngine()) {
  const closing = new AbortController();
  onTestFinished(() => closing.abort());
  const reasons: string[] = [];
  const origins: IndexOrigin[] = [];
  const sets: boolean[] = [];
  const following = indexing({
    db: database.withoutTenant<DocumentTables>(),
    signal: closing.signal,
    onRebuild: (reason) => reasons.push(reason),
    engine: {
      ...engine,
      found: async () => found ?? engine.found(),
      takeOver: (set) => {
        origins.push(set.origin);
        sets.push(set.isWhole);
        return engine.takeOver(set);
      },
    },
  });
  const catchUp = async (): Promise<number> => {
    await othersEnded(database);
    return following.catchUp();
  };
  return { engine, catchUp, reasons, origins, sets };
}

const titlesFound = async (engine: SearchEngine, text: string): Promise<number> => {
  const request = { text, field: 'all', filters: {}, sort: 'best', from: 0, size: 0 } as const;
  return (await engine.search({ ...request, scope: ['NSB', 'HI', 'PIC'], countFacets: [] })).total;
};

const retitle = async (database: Database, title: string): Promise<void> => {
  await database
    .withoutTenant<DocumentTables>()
    .updateTable('documents')
    .set({ title_text: title })
    .where('content_code', '=', code)
    .execute();
};

describe('an index that follows the library', () => {
  it('takes everything at first, then what has changed', async () => {
    const { database } = await startLibrary();
    const { engine, catchUp, reasons, sets } = follow(database);
    expect(await catchUp()).toBe(8);
    expect(await titlesFound(engine, 'quokka')).toBe(0);
    await retitle(database, 'Quokka');
    expect(await catchUp()).toBe(1);
    expect(await titlesFound(engine, 'quokka')).toBe(1);
    await sql`delete from documents where content_code = ${code}`.execute(database.withoutTenant());
    expect(await catchUp()).toBe(1);
    expect(await titlesFound(engine, 'quokka')).toBe(0);
    expect(await catchUp()).toBe(0);
    expect({ reasons, sets }).toEqual({ reasons: [], sets: [true, false, false, false] });
    expect(engine.size()).toBe(7);
  });

  it('continues from where an engine was closed', async () => {
    const { database } = await startLibrary();
    const before = follow(database);
    await before.catchUp();
    await retitle(database, 'Quokka');
    const [origin] = before.origins;
    if (!origin) throw new Error('Nothing was taken over');
    const after = follow(database, { origin }, before.engine);
    expect(await after.catchUp()).toBe(1);
    expect(await titlesFound(after.engine, 'quokka')).toBe(1);
    expect(after.sets).toEqual([false]);
  });

  const withChanges = (changed: Partial<IndexOrigin>) => (origin: IndexOrigin) => ({ ...origin, ...changed });
  it.each([
    ['another database', withChanges({ library: 'another' }), 'it is of another database'],
    ['another form of documents', withChanges({ form: -1 }), 'it was written by another version'],
    [
      'a time that this database has not seen',
      withChanges({ mark: '9'.repeat(18) }),
      'the database is older than it',
    ],
  ])('of %s is rebuilt', async (_, change, reason) => {
    const { database } = await startLibrary();
    const before = follow(database);
    await before.catchUp();
    const [origin] = before.origins;
    if (!origin) throw new Error('Nothing was taken over');
    const after = follow(database, { origin: change(origin) }, before.engine);
    expect(await after.catchUp()).toBe(8);
    expect(after).toMatchObject({ reasons: [reason], sets: [true] });
  });

  it('that cannot be used is rebuilt', async () => {
    const { database } = await startLibrary();
    const { catchUp, reasons, sets } = follow(database, { problem: 'its manifest is damaged' });
    expect(await catchUp()).toBe(8);
    expect({ reasons, sets }).toEqual({ reasons: ['its manifest is damaged'], sets: [true] });
  });

  it('that was away for longer than changes are remembered is rebuilt, the others are not', async () => {
    const { database } = await startLibrary();
    const db = database.withoutTenant<DocumentTables>();
    const away = follow(database);
    await away.catchUp();
    await retitle(database, 'Quokka');
    const following = follow(database);
    await following.catchUp();
    expect(await forgetChanges(db, new Date(0))).toBe(0);
    expect(await forgetChanges(db, new Date(Date.now() + 3_600_000))).toBeGreaterThan(0);
    await retitle(database, 'Wallaby');
    expect(await away.catchUp()).toBe(8);
    expect(away.reasons).toEqual(['it is older than the changes that the database remembers']);
    expect(await titlesFound(away.engine, 'quokka')).toBe(0);
    expect(await following.catchUp()).toBe(1);
    expect(following.reasons).toEqual([]);
  });

  it('tries again what it could not take over', async () => {
    const { database } = await startLibrary();
    const engine = anEngine();
    let isBroken = true;
    const breaking: SearchEngine = {
      ...engine,
      takeOver: (set) => (isBroken ? Promise.reject(new Error('No room')) : engine.takeOver(set)),
    };
    const { catchUp } = follow(database, undefined, breaking);
    await expect(catchUp()).rejects.toThrow('No room');
    isBroken = false;
    expect(await catchUp()).toBe(8);
  });
});
