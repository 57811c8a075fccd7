import { readdirSync, readFileSync } from 'node:fs';
import { createIndex } from '@norma/search-core';
import { describe, expect, it } from 'vitest';
import type { SearchChange, SearchDocument } from '../../ports/search-engine.ts';
import { seededRandom } from '../../testing/seededRandom.ts';
import { aDocument, anEngine, aRequest, idsOf, takeOver } from './testing/engines.ts';

const words = ['anchor', 'bolt', 'creep', 'duct', 'elbow', 'flange', 'gasket', 'hinge'];

/** Changes of documents with ids from a small range, so that most of them replace or remove one that is there. */
function* randomChanges(seed: number, count: number): Generator<SearchChange> {
  const random = seededRandom(seed);
  const below = (limit: number): number => Math.floor(random() * limit);
  for (let at = 0; at < count; at += 1) {
    const documents = Array.from({ length: below(60) }, (): SearchDocument => {
      const title = Array.from({ length: 1 + below(4) }, () => words[below(words.length)]).join(' ');
      return aDocument({ id: `d${below(400)}`, title, isCurrent: random() < 0.8 });
    });
    yield { documents, removed: Array.from({ length: below(20) }, () => `d${below(400)}`) };
  }
}

describe.each([
  ['in the thread of whoever asks', 0],
  ['in threads of its own', 2],
])('a search engine %s', (_, workers) => {
  it('finds what it was given, in its newest form, and nothing that was removed', async () => {
    const engine = anEngine({ workers });
    expect(await idsOf(engine)).toEqual([]);
    await takeOver(engine, [
      { documents: [aDocument({ id: 'a', title: 'Ladders' }), aDocument({ id: 'b', title: 'Ladders' })] },
    ]);
    expect(await idsOf(engine, { text: 'ladders' })).toEqual(['a', 'b']);
    await takeOver(engine, [
      { documents: [aDocument({ id: 'a', title: 'Scaffolds' })], removed: ['b', 'unknown'] },
    ]);
    expect(await idsOf(engine, { text: 'ladders' })).toEqual([]);
    expect(await idsOf(engine, { text: 'scaffolds' })).toEqual(['a']);
    expect(engine.size()).toBe(1);
  });

  it('suggests what someone types', async () => {
    const engine = anEngine({ workers });
    await takeOver(engine, [{ documents: [aDocument({ id: 'a', designation: 'NSB E 214-24' })] }]);
    const { groups } = await engine.suggest({ text: 'e 21', scope: ['NSB'], perPublisher: 5 });
    expect(groups).toEqual([{ publisher: 'NSB', total: 1, families: [{ ids: ['a'], total: 1 }] }]);
  });

  it('says why a search finds a document [find-009]', async () => {
    const engine = anEngine({ workers });
    await takeOver(engine, [{ documents: [aDocument({ id: 'a', title: 'Ladders' })] }]);
    const request = { ...aRequest({ text: 'ladders' }), isRecordOnly: false };
    expect(await engine.explain({ ...request, id: 'a' })).toMatchObject({
      parts: [{ kind: 'word', word: 'ladders', field: 'title' }, { factor: 'title' }],
      rank: 1,
    });
    expect(await engine.explain({ ...request, id: 'b' })).toBeNull();
  });

  it('finds the same quantity in other units [find-012]', async () => {
    const engine = anEngine({ workers });
    await takeOver(engine, [{ documents: [aDocument({ id: 'a', title: 'Steel of 400 MPa' })] }]);
    expect(await idsOf(engine, { text: '58 ksi' })).toEqual(['a']);
  });

  it('of several words about a document in one set believes the last', async () => {
    const engine = anEngine({ workers });
    await takeOver(engine, [{ documents: [aDocument({ id: 'stays' }), aDocument({ id: 'goes' })] }]);
    await takeOver(engine, [
      { documents: [aDocument({ id: 'twice', title: 'First' }), aDocument({ id: 'gone' })] },
      { removed: ['stays', 'goes', 'gone'] },
      { documents: [aDocument({ id: 'stays', title: 'Later' }), aDocument({ id: 'twice', title: 'Later' })] },
    ]);
    expect(await idsOf(engine)).toEqual(['stays', 'twice']);
    expect(await idsOf(engine, { text: 'later' })).toEqual(['stays', 'twice']);
  });

  it('shows a set whole or not at all', async () => {
    const engine = anEngine({ workers });
    await takeOver(engine, [{ documents: [aDocument({ id: 'before' })] }]);
    const seen: string[][] = [];
    await takeOver(
      engine,
      (async function* () {
        for (const id of ['one', 'two', 'three']) {
          yield { documents: [aDocument({ id })], removed: ['before'] };
          seen.push(await idsOf(engine));
        }
      })(),
    );
    expect(seen).toEqual([['before'], ['before'], ['before']]);
    expect(await idsOf(engine)).toEqual(['one', 'three', 'two']);
  });

  it('stays as it was when a set breaks off, and takes the next', async () => {
    const engine = anEngine({ workers });
    await takeOver(engine, [{ documents: [aDocument({ id: 'before' })] }]);
    const broken = takeOver(
      engine,
      (async function* () {
        yield { documents: [aDocument({ id: 'half' })], removed: ['before'] };
        throw new Error('The database is gone');
      })(),
    );
    await expect(broken).rejects.toThrow('The database is gone');
    expect(await idsOf(engine)).toEqual(['before']);
    await takeOver(engine, [{ documents: [aDocument({ id: 'after' })] }]);
    expect(await idsOf(engine)).toEqual(['after', 'before']);
  });

  it('holds a whole library alone, once it was given one', async () => {
    const engine = anEngine({ workers });
    await takeOver(engine, [{ documents: [aDocument({ id: 'old' }), aDocument({ id: 'both' })] }]);
    const twice = [{ documents: [aDocument({ id: 'both' })] }, { documents: [aDocument({ id: 'both' })] }];
    await takeOver(engine, twice, { isWhole: true });
    expect(await idsOf(engine)).toEqual(['both']);
    expect(engine.size()).toBe(1);
  });

  it('answers like an index of the documents that are left, after however many sets', async () => {
    const engine = anEngine({ workers });
    const index = createIndex();
    for (const change of randomChanges(7, 60)) {
      await takeOver(engine, [change]);
      index.upsert(change.documents);
      index.remove(change.removed);
      const request = aRequest({ text: 'creep', sort: 'best', size: 50, countFacets: ['publisherList'] });
      expect(await engine.search(request)).toEqual(index.search(request));
      expect(engine.size()).toBe(index.size);
    }
  });

  it('leaves a search whose reader has gone', async () => {
    const engine = anEngine({ workers });
    const gone = AbortSignal.abort(new Error('The reader has gone'));
    await expect(engine.search(aRequest(), gone)).rejects.toThrow('The reader has gone');
    await expect(engine.suggest({ text: 'x', scope: [], perPublisher: 1 }, gone)).rejects.toThrow('gone');
  });
});

it.runIf(process.platform === 'linux')(
  'builds many documents in threads that let all others of the process go first',
  async () => {
    const own = niceOf(readFileSync('/proc/self/stat', 'utf8'));
    const seen = new Map<string, number>();
    const looking = setInterval(() => {
      for (const thread of readdirSync('/proc/self/task'))
        seen.set(thread, niceOfThread(thread) ?? seen.get(thread) ?? own);
    }, 1);
    const engine = anEngine({ workers: 1 });
    const documents = Array.from({ length: 5_000 }, (_, at) => aDocument({ id: `d${at}`, title: 'Bolts' }));
    await takeOver(engine, [{ documents }], { isWhole: true });
    await idsOf(engine);
    clearInterval(looking);
    expect(new Set(seen.values())).toEqual(new Set([own, own + 10]));
    expect(seen.get(String(process.pid))).toBe(own);
  },
);

/** The nice value is the nineteenth field of what Linux tells of a thread, behind its name in parentheses. */
const niceOf = (told: string): number => Number(told.slice(told.lastIndexOf(')') + 2).split(' ')[16]);

/** Null for a thread that has ended since. */
function niceOfThread(thread: string): number | null {
  try {
    return niceOf(readFileSync(`/proc/self/task/${thread}/stat`, 'utf8'));
  } catch {
    return null;
  }
}
