import { mkdtemp, readFile, writeFile, cp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { standardsFolder } from '@norma/samples';
import { describe, expect, it } from 'vitest';
import { folderFileStore } from '../../adapters/file-store/folder.ts';
import { freshDatabase } from '../../testing/database.ts';
import { onTestFinished } from 'vitest';
import { texts, type DocumentTables } from '../documents/index.ts';
import { importStandards, stsFilesAt } from './index.ts';
import type { Outcome } from './reading/importStandards.ts';

const samples = join(fileURLToPath(standardsFolder), 'nsb');

async function anImporter() {
  const database = await freshDatabase();
  onTestFinished(() => database.close());
  const db = database.withoutTenant<DocumentTables>();
  const files = folderFileStore(await mkdtemp(join(tmpdir(), 'norma-files-')));
  const importAll = async (paths: readonly string[]): Promise<Outcome[]> =>
    Array.fromAsync(importStandards(paths, { db, files, now: () => new Date('2026-11-21T12:00:00Z') }));
  const count = async (): Promise<number> => {
    const { documents } = await db
      .selectFrom('documents')
      .select((eb) => eb.fn.countAll<number>().as('documents'))
      .executeTakeFirstOrThrow();
    return documents;
  };
  /** The source of the only document, as a reader is given it. */
  const sourceOut = async (): Promise<Buffer> => {
    const { content_id } = await db.selectFrom('documents').select('content_id').executeTakeFirstOrThrow();
    const noPdf = {
      make: () => Promise.reject(new Error('no PDF is asked for')),
      close: () => Promise.resolve(),
    };
    const source = await texts({ files, pdfMaker: noPdf, now: () => new Date() }).sts(db, content_id);
    if (!source) throw new Error('The document has no source');
    return buffer(source.open({ start: 0, end: source.size - 1 }));
  };
  return { db, importAll, count, sourceOut };
}

const aFolder = async (): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'norma-delivery-'));
  await cp(samples, folder, { recursive: true });
  return folder;
};

const results = (outcomes: Outcome[]): string[] => outcomes.map(({ result }) => result);

describe('an import', () => {
  it('imports every STS file of a folder with its drawings, editions of one family together', async () => {
    const { db, importAll } = await anImporter();
    expect(results(await importAll(await stsFilesAt(samples)))).toEqual(['added', 'added', 'added', 'added']);
    const families = await db.selectFrom('families').select('designation').execute();
    expect(families).toEqual([{ designation: 'NSB E 214' }]);
    const kinds = await db.selectFrom('document_files').select('kind').distinct().orderBy('kind').execute();
    expect(kinds.map(({ kind }) => kind)).toEqual(['graphic', 'html', 'sts']);
  });

  it('run again changes nothing and doubles nothing', async () => {
    const { importAll, count } = await anImporter();
    const paths = await stsFilesAt(samples);
    await importAll(paths);
    expect(new Set(results(await importAll(paths)))).toEqual(new Set(['unchanged']));
    expect(await count()).toBe(4);
  });

  it('of a changed file replaces the document, whose number stays', async () => {
    const { db, importAll, count } = await anImporter();
    const folder = await aFolder();
    const path = join(folder, 'e-214-24.xml');
    const idOf = () =>
      db
        .selectFrom('documents')
        .select(['content_id', 'title_text'])
        .where('content_code', '=', 'NSB|nsb-e-214-24')
        .executeTakeFirst();
    await importAll([path]);
    const before = await idOf();
    await writeFile(
      path,
      (await readFile(path, 'utf8')).replaceAll(
        'Test Method for Sustained-Load Creep',
        'Method for Sustained-Load Creep',
      ),
    );
    expect(results(await importAll([path]))).toEqual(['replaced']);
    const after = await idOf();
    expect(after?.content_id).toBe(before?.content_id);
    expect(after?.title_text).toMatch(/^Method for/);
    expect(await count()).toBe(1);
  });

  it.each([
    ['is not well-formed', (xml: string) => xml.replace('</body>', '')],
    [
      'holds an entity bomb',
      (xml: string) =>
        xml.replace(/^<\?xml[^>]*>\s*/, '<!DOCTYPE standard [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]>\n'),
    ],
    [
      'asks for a file of the machine',
      (xml: string) =>
        xml.replace(/^<\?xml[^>]*>\s*/, '<!DOCTYPE standard [<!ENTITY x SYSTEM "file:///etc/passwd">]>\n'),
    ],
    ['is empty', () => ''],
    ['is no XML', () => '%PDF-1.7'],
  ])('rejects a file that %s, with the reason, and continues with the next', async (_, spoil) => {
    const { importAll, count } = await anImporter();
    const folder = await aFolder();
    const bad = join(folder, 'e-214-24.xml');
    const spoilt = spoil(await readFile(bad, 'utf8'));
    expect(spoilt).not.toBe(await readFile(bad, 'utf8'));
    await writeFile(bad, spoilt);
    const outcomes = await importAll([bad, join(folder, 'e-214-21.xml')]);
    expect(results(outcomes)).toEqual(['rejected', 'added']);
    expect(outcomes[0]).toHaveProperty('reason', expect.stringMatching(/.{10,}/));
    expect(await count()).toBe(1);
  });

  it.each([
    [
      'names no publisher',
      (xml: string) =>
        xml
          .replace(/<std-ident>.*?<\/std-ident>/s, '')
          .replace(/<std-org>.*?<\/std-org>/s, '')
          .replaceAll(/<std-ref type="(un)?dated">[^<]*<\/std-ref>/g, '')
          .replaceAll(/<permissions>.*?<\/permissions>/gs, ''),
    ],
  ])('rejects a file that %s, and says which fields would', async (_, spoil) => {
    const { importAll } = await anImporter();
    const path = join(await aFolder(), 'e-214-24.xml');
    await writeFile(path, spoil(await readFile(path, 'utf8')));
    const [outcome] = await importAll([path]);
    expect(outcome).toHaveProperty('reason', expect.stringMatching(/std-org-abbrev, originator or sdo/));
  });

  it.each([
    [
      'has a status that nobody knows',
      (xml: string) => xml.replace('<meta-value>Active</meta-value>', '<meta-value>Lively</meta-value>'),
    ],
    [
      'stands in an industry with a step that has no name',
      (xml: string) => xml.replace('<kwd>Construction/Fastening</kwd>', '<kwd>Construction//Fastening</kwd>'),
    ],
    [
      'refers to a drawing that is not there',
      (xml: string) => xml.replace(/xlink:href="[^"]+\.svg"/, 'xlink:href="gone.svg"'),
    ],
    ['has an empty designation', (xml: string) => xml.replaceAll(/(<std-ref[^>]*>)[^<]*/g, '$1')],
    ['has a date of a month', (xml: string) => xml.replaceAll(/(<release-date)[^>]*>[^<]*/g, '$1>2006-11')],
  ])('imports a file that %s', async (_, spoil) => {
    const { importAll, count } = await anImporter();
    const path = join(await aFolder(), 'e-214-24.xml');
    const spoilt = spoil(await readFile(path, 'utf8'));
    expect(spoilt).not.toBe(await readFile(path, 'utf8'));
    await writeFile(path, spoilt);
    expect(results(await importAll([path]))).toEqual(['added']);
    expect(await count()).toBe(1);
  });

  it.each<[string, (xml: string) => string | Buffer]>([
    ['as it is', (xml) => xml],
    ['with a byte order mark', (xml) => `\ufeff${xml}`],
    ['in UTF-16', (xml) => Buffer.from(`\ufeff${xml.replace('UTF-8', 'UTF-16')}`, 'utf16le')],
    ['with the line ends of another system', (xml) => xml.replaceAll('\n', '\r\n')],
    [
      'with comments, instructions and CDATA',
      (xml) =>
        xml
          .replace('<body>', '<body><!-- kept --><?kept too?>')
          .replace('</title>', '<![CDATA[ & kept]]></title>'),
    ],
    [
      'with spaces, references and letters of every sort',
      (xml) => xml.replace('</title>', '\t&#160;&#x202B;ﷺ 𝛙 e\u0301  </title>'),
    ],
  ])('of a source %s gives back the same bytes', async (_, written) => {
    const { importAll, sourceOut } = await anImporter();
    const path = join(await aFolder(), 'e-214-24.xml');
    const bytes = Buffer.from(written(await readFile(path, 'utf8')));
    await writeFile(path, bytes);
    expect(results(await importAll([path]))).toEqual(['added']);
    expect((await sourceOut()).equals(bytes)).toBe(true);
  });

  it('understands the status in the words of many catalogs, and tells it in one', async () => {
    const { db, importAll } = await anImporter();
    const folder = await aFolder();
    const path = join(folder, 'e-214-24.xml');
    const xml = await readFile(path, 'utf8');
    const told: Record<string, string> = {};
    for (const word of [
      'Active',
      'Current',
      'Previous',
      'withdrawn',
      '95.99',
      '90.93',
      'vigente',
      'ملغاة بلا بديل',
    ]) {
      await writeFile(
        path,
        xml.replace('<meta-value>Active</meta-value>', `<meta-value>${word}</meta-value>`),
      );
      await importAll([path]);
      told[word] = (await db.selectFrom('documents').select('status').executeTakeFirstOrThrow()).status;
    }
    expect(told).toEqual({
      Active: 'Active',
      Current: 'Current',
      Previous: 'Previous',
      withdrawn: 'Withdrawn',
      '95.99': 'Withdrawn',
      '90.93': 'Active',
      vigente: 'Active',
      'ملغاة بلا بديل': 'Withdrawn No replacement',
    });
  });

  it('of a path where nothing is says so', async () => {
    await expect(stsFilesAt('/no/such/file.xml')).rejects.toThrow(
      'File or folder not found: /no/such/file.xml',
    );
  });
});
