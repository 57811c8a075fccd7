import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { folderFileStore } from '../../../adapters/file-store/folder.ts';
import type { TestLibrary } from '../../../testing/library.ts';
import type { DocumentTables } from '../../documents/index.ts';
import { importStandards, stsFilesAt } from '../../imports/index.ts';

type ShelfDocument = {
  readonly designation: string;
  readonly family: string;
  readonly publisher?: string;
  readonly published?: string;
  readonly status?: string;
  readonly title?: string;
  /** Standards in its list of references, with their titles. */
  readonly cites?: Readonly<Record<string, string>>;
  /** `[type, designation]` of what its metadata name. */
  readonly names?: readonly (readonly [string, string])[];
  readonly custom?: readonly (readonly [string, string])[];
};

/** Puts standards into a library as a publisher delivers them, of which a test says only what matters. */
export async function shelve(library: TestLibrary, ...told: readonly ShelfDocument[]): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'norma-shelf-'));
  for (const [at, each] of told.entries()) await writeFile(join(folder, `${at}.xml`), stsOf(each));
  const files = folderFileStore(join(library.dataDir, 'files'));
  const db = library.database.withoutTenant<DocumentTables>();
  const ports = { db, files, now: () => new Date('2026-11-21T12:00:00Z') };
  for await (const outcome of importStandards(await stsFilesAt(folder), ports))
    if (outcome.result === 'rejected') throw new Error(outcome.reason);
}

function stsOf(told: ShelfDocument): string {
  const { designation, family, publisher = 'NSB', published = '2020-05-04', status = 'Active' } = told;
  const { title = `Of ${family}`, cites = {}, names = [], custom = [] } = told;
  const references = Object.entries(cites).map(
    ([cited, name]) =>
      `<ref><std><std-ref>${cited}</std-ref>${name && `, <title>${name}</title>`}</std></ref>`,
  );
  const relations = names.map(
    ([type, other]) => `<std-xref type="${type}"><std-ref>${other}</std-ref></std-xref>`,
  );
  const pairs = [['status', status], ...custom].map(
    ([name, value]) =>
      `<custom-meta><meta-name>${name}</meta-name><meta-value>${value}</meta-value></custom-meta>`,
  );
  return `<standard xml:lang="en"><front><std-meta>
    <title-wrap xml:lang="en"><full>${title}</full></title-wrap>
    <std-ident><originator>${publisher}</originator><doc-number>${family.slice(publisher.length + 1)}</doc-number></std-ident>
    <content-language>en</content-language>
    <std-ref type="dated">${designation}</std-ref><std-ref type="undated">${family}</std-ref>
    <release-date date-type="published" iso-8601-date="${published}">${published}</release-date>
    ${relations.join('')}
    <custom-meta-group>${pairs.join('')}</custom-meta-group>
  </std-meta></front>
  <body><sec id="sec_1"><title>References</title><ref-list>${references.join('')}</ref-list></sec></body></standard>`;
}
