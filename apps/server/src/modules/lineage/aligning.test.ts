import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compose, type Lineage } from '@norma/lineage';
import { sql, type Kysely } from 'kysely';
import { describe, expect, it, onTestFinished } from 'vitest';
import { threadedComparer } from '../../adapters/comparer/threadedComparer.ts';
import { folderFileStore } from '../../adapters/file-store/folder.ts';
import { aPdf } from '../../testing/aPdf.ts';
import { pdfiumReader } from '../../adapters/pdf-reader/pdfiumReader.ts';
import type { Comparer } from '../../ports/comparer.ts';
import type { JobData } from '../../ports/jobs.ts';
import { freshDatabase } from '../../testing/database.ts';
import { startLibrary } from '../../testing/library.ts';
import { editionsOf, type DocumentTables } from '../documents/index.ts';
import { importStandards } from '../imports/index.ts';
import { aligning, lineageContinued } from './aligning.ts';
import { preparing } from './preparing.ts';
import { whereaboutsOf } from './clauseLanding.ts';
import { form } from './form.ts';
import { familiesToAlign } from './store.ts';
import type { LineageTables } from './tables.ts';

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
    await pdfReader.close();
    await database.close();
  });
  let calls = 0;
  const comparer: Comparer = { ...real, lineage: (articles) => ((calls += 1), real.lineage(articles)) };
  const failures: unknown[] = [];
  const onFailed = (error: unknown): void => void failures.push(error);
  const db = database.withoutTenant<DocumentTables & LineageTables>();
  const pdfReader = pdfiumReader();
  const told: JobData[] = [];
  const jobs = {
    enqueue: (queue: string, data: JobData): Promise<void> => {
      if (queue === lineageContinued) told.push(data);
      return Promise.resolve();
    },
  };
  const align = aligning({ db, files, comparer, pdfReader, jobs, now, onFailed });
  return {
    db,
    files,
    told,
    owner: () => database.owner(),
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

  it('is told of in the transaction that publishes it, and the comparisons beside the current edition are made', async () => {
    const shelf = await aShelf();
    await shelf.deliver(2016, [crack]);
    await shelf.deliver(2020, [load]);
    await shelf.deliver(2024, [load, crack]);
    await shelf.align();
    const { family_id } = await shelf.db.selectFrom('lineages').select('family_id').executeTakeFirstOrThrow();
    expect(shelf.told).toEqual([{ familyId: family_id }]);
    const texts = await shelf.db
      .selectFrom('lineages')
      .innerJoin('documents', 'content_id', 'new_content_id')
      .select(['old_file_key as base', 'new_file_key as target'])
      .where('edition_year', '=', 2024)
      .executeTakeFirstOrThrow();
    const compared: unknown[] = [];
    const of = (pair: unknown): Promise<null> => {
      compared.push(pair);
      return Promise.resolve(null);
    };
    await preparing({ db: shelf.db, comparisons: { of } })(shelf.told[0], new AbortController().signal);
    expect(compared).toEqual([texts]);
  }, 120_000);

  it('is caught up by a library that starts, and follows what comes while it runs', async () => {
    const library = await startLibrary({ doesJobs: true, comparesEditions: true });
    const db = library.database.withoutTenant<DocumentTables & LineageTables>();
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

describe('The line of a clause', () => {
  const linesOf = async (db: Kysely<LineageTables>, id: number): Promise<string[]> => {
    const row = await db
      .selectFrom('edition_clauses')
      .select('clauses')
      .where('content_id', '=', id)
      .executeTakeFirstOrThrow();
    return row.clauses.map(({ line }) => line);
  };

  it('is given to every clause of an edition, and continues in the next one [lineage-001]', async () => {
    const shelf = await aShelf();
    const earlier = await shelf.deliver(2020, [load, crack]);
    await shelf.align();
    const before = await linesOf(shelf.db, earlier);
    expect(before).toHaveLength(2);
    for (const line of before) expect(line).toMatch(/^[0-9A-HJKMNP-TV-Z]{10}$/);
    const later = await shelf.deliver(2024, [report, crack, load]);
    await shelf.align();
    const [first, second, third] = await linesOf(shelf.db, later);
    expect([third, second]).toEqual(before);
    expect(before).not.toContain(first);
    expect(await linesOf(shelf.db, earlier)).toEqual(before);
  }, 120_000);

  it('stays when a text is corrected, an edition arrives late, or one is removed [lineage-002]', async () => {
    const shelf = await aShelf();
    const first = await shelf.deliver(2016, [load, crack]);
    const last = await shelf.deliver(2024, [load, crack]);
    await shelf.align();
    const lines = await linesOf(shelf.db, first);
    await shelf.deliver(2024, [report, load, crack]);
    await shelf.align();
    expect((await linesOf(shelf.db, last)).slice(1)).toEqual(lines);
    const middle = await shelf.deliver(2020, [load, crack]);
    await shelf.align();
    expect(await linesOf(shelf.db, middle)).toEqual(lines);
    await shelf.db.deleteFrom('documents').where('content_id', '=', first).execute();
    await shelf.align();
    const issued = await shelf.db.selectFrom('clause_lines').select('line').execute();
    expect(issued.map(({ line }) => line)).toEqual(expect.arrayContaining(lines));
    expect(await linesOf(shelf.db, middle)).toEqual(lines);
  }, 120_000);

  it('leads from a clause that was split or merged to its main continuation, and names the others [lineage-006]', async () => {
    const shelf = await aShelf();
    const [one, other] = [`${load} ${load.replaceAll('a', 'o')}`, `${report} ${report.replaceAll('e', 'i')}`];
    const whole = await shelf.deliver(2016, [`${one} ${other}`, crack]);
    const parts = await shelf.deliver(2020, [one, other, crack]);
    const again = await shelf.deliver(2024, [`${one} ${other}`, crack]);
    await shelf.align();
    const family = async (until: number) => {
      const [first] = await shelf.db.selectFrom('documents').select('family_id').execute();
      return (await editionsOf(shelf.db, [first?.family_id ?? 0])).filter(
        ({ edition_year }) => (edition_year ?? 0) <= until,
      );
    };
    const [oldLine = ''] = await linesOf(shelf.db, whole);
    const split = await whereaboutsOf(shelf.db, await family(2020), {
      line: oldLine,
      language: 'en',
      from: undefined,
    });
    const fromWhole = await whereaboutsOf(shelf.db, await family(2020), {
      line: oldLine,
      language: 'en',
      from: (await family(2016))[0]?.content_code,
    });
    expect(split?.relation).toBe('same');
    expect(fromWhole?.relation).toBe('split');
    expect(fromWhole?.target.edition.content_id).toBe(parts);
    expect(
      new Set([
        fromWhole?.target.clause?.number,
        ...(fromWhole?.others ?? []).map(({ clause }) => clause.number),
      ]),
    ).toEqual(new Set(['1', '2']));

    const lines = await linesOf(shelf.db, parts);
    const newLine = (await linesOf(shelf.db, again))[0];
    const ended = lines.slice(0, 2).find((line) => line !== newLine) ?? '';
    const merged = await whereaboutsOf(shelf.db, await family(2024), {
      line: ended,
      language: 'en',
      from: undefined,
    });
    expect(merged?.relation).toBe('merged');
    expect(merged?.target.clause?.line).toBe(newLine);
    expect(merged?.others.map(({ edition }) => edition.content_id)).toEqual([parts]);
  }, 120_000);

  it('comes from the outline of a PDF where there is no HTML; without an outline there is none [lineage-009]', async () => {
    const shelf = await aShelf();
    const withOutline = await shelf.deliver(2020, [load]);
    const without = await shelf.deliver(2024, [load]);
    const toPdf = async (id: number, pdf: Buffer): Promise<void> => {
      await shelf.db.deleteFrom('document_files').where('content_id', '=', id).execute();
      const file_key = await shelf.files.put(pdf);
      await shelf.db
        .insertInto('document_files')
        .values({
          content_id: id,
          kind: 'pdf',
          name: '',
          file_key,
          bytes: pdf.length,
          made_at: new Date('2026-11-21T12:00:00Z'),
        })
        .execute();
    };
    await toPdf(withOutline, outlined);
    await toPdf(without, aPdf(2));
    await shelf.align();
    const rows = await shelf.db
      .selectFrom('edition_clauses')
      .select(['content_id', 'source', 'clauses'])
      .orderBy('content_id')
      .execute();
    expect(
      rows.map(({ source, clauses }) => [
        source,
        clauses.map(({ number, title, level, page }) => [number, title, level, page]),
      ]),
    ).toEqual([
      [
        'pdf',
        [
          ['1', 'Scope', 1, 1],
          ['1.1', 'Torque', 2, 2],
        ],
      ],
      ['pdf', []],
    ]);
    expect(shelf.failures).toEqual([]);
  }, 120_000);

  it('is published with all that belongs to it or not at all [lineage-011]', async () => {
    const shelf = await aShelf();
    const earlier = await shelf.deliver(2020, [load]);
    await shelf.deliver(2024, [load, crack]);
    const owner = shelf.owner();
    await sql`alter table clause_lines add constraint refuses check (title not like 'Clause Open%')`.execute(
      owner,
    );
    await shelf.align();
    expect(shelf.failures).toHaveLength(1);
    for (const table of ['lineages', 'edition_clauses', 'clause_lines', 'aligned_families'] as const)
      expect(await shelf.db.selectFrom(table).selectAll().execute()).toEqual([]);
    await sql`alter table clause_lines drop constraint refuses`.execute(owner);
    await shelf.align();
    expect(await linesOf(shelf.db, earlier)).toHaveLength(1);
  }, 120_000);
});

/** A PDF of two pages with an outline of two levels. */
const outlined = (() => {
  const bodies = [
    '<</Type/Catalog/Pages 2 0 R/Outlines 3 0 R>>',
    '<</Type/Pages/Count 2/Kids[4 0 R 5 0 R]>>',
    '<</Type/Outlines/First 6 0 R/Last 6 0 R/Count 2>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>',
    '<</Title(1 Scope)/Parent 3 0 R/Dest[4 0 R/Fit]/First 7 0 R/Last 7 0 R/Count 1>>',
    '<</Title(1.1 Torque)/Parent 6 0 R/A<</S/GoTo/D[5 0 R/Fit]>>>>',
  ];
  let text = '%PDF-1.7\n';
  const rows = bodies.map((body, at) => {
    const row = `${String(text.length).padStart(10, '0')} 00000 n \n`;
    text += `${at + 1} 0 obj${body}endobj\n`;
    return row;
  });
  const start = text.length;
  text += `xref\n0 ${bodies.length + 1}\n0000000000 65535 f \n${rows.join('')}`;
  text += `trailer<</Size ${bodies.length + 1}/Root 1 0 R>>\nstartxref\n${start}\n%%EOF`;
  return Buffer.from(text, 'latin1');
})();

/**
 * What happened to each clause of an edition in a later one of its family and language, by way of the editions between;
 * null where no chain of texts leads from the one to the other.
 */
async function lineageBetween(
  db: Kysely<LineageTables>,
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
