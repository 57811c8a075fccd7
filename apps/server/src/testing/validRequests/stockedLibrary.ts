import { tenants } from '@norma/samples';
import type { DocumentTables } from '../../modules/documents/index.ts';
import type { ImportTables } from '../../modules/imports/tables.ts';
import { shelve } from '../../modules/related/testing/shelf.ts';
import { TenantSettings } from '../../tenant/settings.ts';
import { startLibrary, type TestClient, type TestLibrary } from '../library.ts';
import { aPartner, type Vouch } from '../partners.ts';

/** A library in which every call has something to find. */
export type StockedLibrary = TestLibrary & {
  /** A reader who may open everything that is asked for. */
  readonly owner: TestClient;
  /** Numbers of documents: a standard, the edition before it, and a book. */
  readonly ids: { readonly newer: number; readonly older: number; readonly book: number };
  readonly importId: number;
  /** What a partner of the library says of a person. */
  readonly vouch: Vouch;
};

/** The standard that valid requests are about; all entitled people of the demo may open it. */
export const contentCode = 'NSB|nsb-e-214-24';

/** How that standard is named. */
export const designation = 'NSB E 214';

/** A book, and a paper in it. */
export const bookCode = 'NSB|nsb-stp-50';
export const paperCode = 'NSB|nsb-stp-5001';

/** The default tenant of the demo offers no courses. */
const withCourses = {
  features: TenantSettings.parse(tenants[0]).features.map(({ code, enabled }) => ({
    code,
    enabled: enabled || code === 'e-learning',
  })),
};

/** Starts a seeded library and puts into it what some calls need. */
export async function stockedLibrary(options?: Parameters<typeof startLibrary>[0]): Promise<StockedLibrary> {
  // The caller thousands of times needs longer than a token is good for as a rule.
  const library = await startLibrary({ accessTokenSeconds: 3600, ...options });
  const vouch = await aPartner(library, 'JWT', 'halvorsen', withCourses);
  const paper = { designation: 'NSB STP 5001', family: 'NSB STP 5001' };
  const book = { designation: 'NSB STP 50', family: 'NSB STP 50' };
  await shelve(library, { ...paper, names: [['partOf', 'NSB STP 50']] }, book);
  const ids = {
    newer: await idOf(library, contentCode),
    older: await idOf(library, 'NSB|nsb-e-214-21'),
    book: await idOf(library, bookCode),
  };
  await library.database
    .withoutTenant<DocumentTables>()
    .updateTable('documents')
    .set({ asset_type: 'STP_BOOK' })
    .where('content_code', '=', bookCode)
    .execute();
  return { ...library, owner: await library.as('individual'), ids, importId: await anImport(library), vouch };
}

async function idOf({ database }: TestLibrary, code: string): Promise<number> {
  const { content_id } = await database
    .withoutTenant<DocumentTables>()
    .selectFrom('documents')
    .select('content_id')
    .where('content_code', '=', code)
    .executeTakeFirstOrThrow();
  return content_id;
}

/** An import of what a publisher has delivered. */
export async function anImport(
  { database }: TestLibrary,
  state: 'waiting' | 'done' = 'done',
): Promise<number> {
  const { id } = await database
    .withoutTenant<ImportTables>()
    .insertInto('imports')
    .values({
      tenant: 'astm',
      host: 'here',
      path: '/delivery',
      publisher: null,
      publishers: ['NSB'],
      is_dry_run: false,
      visible_at: null,
      is_first: false,
      state,
      requested_at: new Date('2026-11-21T12:00:00Z'),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
