import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compose, type Lineage } from '@norma/lineage';
import type { Kysely } from 'kysely';
import { describe, expect, it, onTestFinished } from 'vitest';
import { folderCache } from '../../adapters/cache/folderCache.ts';
import { threadedComparer } from '../../adapters/comparer/threadedComparer.ts';
import { folderFileStore } from '../../adapters/file-store/folder.ts';
import type { Comparer, CompareRefusal } from '../../ports/comparer.ts';
import { freshDatabase } from '../../testing/database.ts';
import { sharedWork, type SharedWorkTables } from '../../concurrency/sharedWork.ts';
import { startLibrary } from '../../testing/library.ts';
import type { DocumentTables } from '../documents/index.ts';
import { importStandards } from '../imports/index.ts';
import { aligning } from './aligning.ts';
import { comparisonsOf, type Pair } from './comparisons.ts';
import { form } from './form.ts';
import { familiesToAlign } from './store.ts';
import type { ComparisonTables } from './tables.ts';

const load =
  'Apply the sustained load within one minute and hold it for a thousand hours at constant temperature.';
const crack = 'Open the crack to its nominal width before the anchor is loaded and keep it open with wedges.';
const report =
  'The report names the laboratory, the adhesive, its batch and the age of the concrete members.';

/** A shelf that takes editions in as they are delivered, and aligns them when told to. */
async function aShelf() {
  const database = await freshDatabase();
  const home = await mkdtemp(join(tmpdir(), 'norma-shelf-'));
  const files = folderFileStore(join(home, 'files'));
  const now = (): Date => new Date('2026-11-21T12:00:00Z');
  const real = threadedComparer();
  onTestFinished(async () => {
    await real.close();
    await database.close();
  });
  let calls = 0;
  const comparer: Comparer = { ...real, lineage: (articles) => ((calls += 1), real.lineage(articles)) };
  const failures: unknown[] = [];
  const onFailed = (error: unknown): void => void failures.push(error);
  const cache = folderCache({ folder: join(home, 'cache'), maxBytes: 1e9, longestMs: 1e9, now });
  const db = database.withoutTenant<DocumentTables & ComparisonTables & SharedWorkTables>();
  const shared = sharedWork<CompareRefusal>({
    db: db.$pickTables<'shared_work'>(),
    kind: 'comparison',
    node: 'one',
    onFailed,
  });
  const comparisons = comparisonsOf({ comparer, files, cache, shared, onFailed });
  const align = aligning({ db, files, comparer, comparisons, now, onFailed });
  return {
    db,
    cache,
    shared,
    failures,
    askedFor: (): number => calls,
    align: (): Promise<void> => align(new AbortController().signal),
    /** Delivers an edition of a year with these clauses. */
    deliver: async (year: number, clauses: readonly string[], language = 'en'): Promise<number> => {
      const path = join(home, `${year}-${language}.xml`);
      await writeFile(path, stsOf(year, clauses, language));
      for await (const outcome of importStandards([path], { db, files, now }))
        if (outcome.result === 'rejected') throw new Error(outcome.reason);
      const { content_id } = await db
        .selectFrom('documents')
        .select('content_id')
        .where('edition_year', '=', year)
        .where('language', '=', language)
        .executeTakeFirstOrThrow();
      return content_id;
    },
    steps: async (): Promise<string[]> => {
      const rows = await db
        .selectFrom('lineages')
        .innerJoin('documents as base', 'base.content_id', 'old_content_id')
        .innerJoin('documents as target', 'target.content_id', 'new_content_id')
        .select(['base.edition_year as from', 'target.edition_year as to', 'target.language'])
        .orderBy('target.language')
        .orderBy('base.edition_year')
        .execute();
      return rows.map(({ from, to, language }) => `${from} → ${to} ${language}`);
    },
  };
}

function stsOf(year: number, clauses: readonly string[], language: string): string {
  const sections = clauses.map(
    (text, at) =>
      `<sec id="sec_${at + 1}"><label>${at + 1}</label><title>Clause ${text.slice(0, 9)}</title><p>${text}</p></sec>`,
  );
  return `<standard xml:lang="${language}"><front><std-meta>
    <title-wrap xml:lang="${language}"><full>Sustained load on anchors</full></title-wrap>
    <std-ident><originator>HI</originator><doc-number>9101</doc-number></std-ident>
    <content-language>${language}</content-language>
    <std-ref type="dated">HI 9101:${year}</std-ref><std-ref type="undated">HI 9101</std-ref>
    <release-date date-type="published" iso-8601-date="${year}-05-04">${year}-05-04</release-date>
    <custom-meta-group><custom-meta><meta-name>status</meta-name><meta-value>${year === 2024 ? 'Active' : 'Historical'}</meta-value></custom-meta></custom-meta-group>
  </std-meta></front><body>${sections.join('')}</body></standard>`;
}

describe('The lineage of editions', () => {
  it('is known of each edition and the one before it, in whichever order they came', async () => {
    const shelf = await aShelf();
    await shelf.deliver(2024, [load, crack, report]);
    await shelf.deliver(2016, [load]);
    await shelf.align();
    expect(await shelf.steps()).toEqual(['2016 → 2024 en']);
    await shelf.deliver(2020, [load, crack]);
    await shelf.align();
    expect(await shelf.steps()).toEqual(['2016 → 2020 en', '2020 → 2024 en']);
    expect(shelf.failures).toEqual([]);
  }, 120_000);

  it('is told once: aligning again asks for nothing', async () => {
    const shelf = await aShelf();
    await shelf.deliver(2020, [load, crack]);
    await shelf.deliver(2024, [crack, load]);
    await shelf.align();
    expect(shelf.askedFor()).toBe(1);
    await shelf.align();
    expect(shelf.askedFor()).toBe(1);
  }, 120_000);

  it('is told again when a text changes, and of the steps beside that text alone', async () => {
    const shelf = await aShelf();
    await shelf.deliver(2016, [load]);
    const middle = await shelf.deliver(2020, [load, crack]);
    const last = await shelf.deliver(2024, [load, crack, report]);
    await shelf.align();
    await shelf.deliver(2024, [report, load, crack]);
    await shelf.align();
    expect(shelf.askedFor()).toBe(3);
    const lineage = await lineageBetween(shelf.db, middle, last);
    expect(lineage?.map(({ kind, isRenumbered }) => [kind, isRenumbered])).toEqual([
      ['inserted', false],
      ['kept', true],
      ['kept', true],
    ]);
  }, 120_000);

  it('is that of one language', async () => {
    const shelf = await aShelf();
    await shelf.deliver(2020, [load]);
    await shelf.deliver(2024, [load, crack]);
    await shelf.deliver(2020, ['يجب تحميل المثبت بحمل ثابت.'], 'ar');
    await shelf.deliver(2024, ['يجب تحميل المثبت بحمل ثابت لمدة ألف ساعة.'], 'ar');
    await shelf.align();
    expect(await shelf.steps()).toEqual(['2020 → 2024 ar', '2020 → 2024 en']);
  }, 120_000);

  it('leads over the editions between, and nowhere that no edition leads to', async () => {
    const shelf = await aShelf();
    const first = await shelf.deliver(2016, [load, report]);
    const middle = await shelf.deliver(2020, [crack, load, report]);
    const last = await shelf.deliver(2024, [crack, load]);
    await shelf.align();
    const lineage = await lineageBetween(shelf.db, first, last);
    expect(lineage?.map(({ kind }) => kind).toSorted()).toEqual(['deleted', 'inserted', 'kept']);
    expect(await lineageBetween(shelf.db, last, first)).toBeNull();
    expect(await lineageBetween(shelf.db, middle, middle)).toBeNull();
    expect(await lineageBetween(shelf.db, first, 999_999)).toBeNull();
  }, 120_000);

  it('comes with the comparison of the current edition ready, before anyone asks', async () => {
    const shelf = await aShelf();
    await shelf.deliver(2020, [load]);
    await shelf.deliver(2024, [load, crack]);
    await shelf.align();
    const texts = await shelf.db
      .selectFrom('lineages')
      .select(['old_file_key as base', 'new_file_key as target'])
      .executeTakeFirstOrThrow();
    const refused = (): never => {
      throw new Error('Asked for what should be there');
    };
    const { of } = comparisonsOf({
      comparer: { compare: refused, lineage: refused, atOnce: 1, close: () => Promise.resolve() },
      files: folderFileStore('/nowhere'),
      cache: shelf.cache,
      shared: shelf.shared,
      onFailed: refused,
    });
    expect(await of(texts satisfies Pair, 'somebody')).toMatchObject({ hasCommonClauses: true });
  }, 120_000);

  it('is caught up by a library that starts, and follows what comes while it runs', async () => {
    const library = await startLibrary({ doesJobs: true, comparesEditions: true });
    const db = library.database.withoutTenant<DocumentTables & ComparisonTables>();
    const steps = async (): Promise<number> =>
      (await db.selectFrom('lineages').select('form').execute()).length;
    const left = async (): Promise<number> => (await familiesToAlign(db, { form, after: 0 })).length;
    const isCaughtUp = async (): Promise<boolean> => (await left()) === 0 && (await steps()) > 2;
    await expect.poll(isCaughtUp, { timeout: 120_000 }).toBe(true);
    const before = await steps();
    const files = folderFileStore(join(library.dataDir, 'files'));
    const folder = await mkdtemp(join(tmpdir(), 'norma-editions-'));
    for (const year of [2020, 2024]) {
      const path = join(folder, `${year}.xml`);
      await writeFile(path, stsOf(year, [load, crack], 'en'));
      for await (const { result } of importStandards([path], { db, files, now: () => new Date() }))
        expect(result).toBe('added');
    }
    await expect.poll(steps, { timeout: 90_000 }).toBe(before + 1);
  }, 300_000);
});

/**
 * What happened to each clause of an edition in a later one of its family and language, by way of the editions between;
 * null where no chain of texts leads from the one to the other.
 */
async function lineageBetween(
  db: Kysely<ComparisonTables>,
  oldId: number,
  newId: number,
): Promise<Lineage | null> {
  if (oldId === newId) return null;
  const stored = await db
    .selectFrom('lineages')
    .select(['old_content_id', 'new_content_id', 'lineage'])
    .execute();
  const steps = new Map(stored.map((step) => [step.old_content_id, step]));
  let lineage: Lineage | null = null;
  for (let at = steps.get(oldId); at; at = steps.get(at.new_content_id)) {
    lineage = lineage ? compose(lineage, at.lineage) : at.lineage;
    if (at.new_content_id === newId) return lineage;
  }
  return null;
}
