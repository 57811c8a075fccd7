import type { CompassPoint } from '@norma/contracts';
import type { ReaderContext } from '../../context.ts';
import { etagOf } from '../../lib/versioned.ts';
import {
  editionsIn,
  editionsOf,
  editionsWithCodes,
  formatsOf,
  isOffered,
  pdfVersionsOf,
  type DocumentTables,
  type Edition,
} from '../documents/index.ts';
import { notesOfAnnotations, type NoteTables } from '../notes/index.ts';
import { mayDo, settingFor } from './access.ts';
import { textsOf, type Row } from './store.ts';
import type { CompassPointTables } from './tables.ts';
import { shownTexts } from './texts.ts';

type Context = ReaderContext<CompassPointTables & DocumentTables & NoteTables>;

/** Serializes compass points as the caller may see them. */
export async function serializeCompassPoints(rows: readonly Row[], ctx: Context): Promise<CompassPoint[]> {
  const [editions, notes] = await Promise.all([editionExtras(rows, ctx), noteExtras(rows, ctx)]);
  return rows.map((row) => wireCompassPoint(row, { ...editions(row), note: notes(row) }, ctx));
}

/** One compass point, and the tag that names its state. */
export async function tagged(row: Row, ctx: Context) {
  const [answer] = await serializeCompassPoints([row], ctx);
  if (!answer) throw new Error('A compass point is missing from its own answer');
  return { answer, headers: { etag: etagOf(row.id, row.version) } };
}

/** What can be told of a compass point to someone who has its link alone, once it is deactivated. */
export const withoutTexts = (answer: CompassPoint): CompassPoint => ({
  ...answer,
  description: '',
  overlayDetails: '',
  selectionData: '',
  selectionMetadata: { selectionText: '' },
});

type Extras = Pick<CompassPoint, 'pdfVersions' | 'newVersion' | 'note'>;

function wireCompassPoint(row: Row, { newVersion, ...extras }: Extras, ctx: Context): CompassPoint {
  const { tenant, reader } = ctx;
  const isOwn = row.created_by === reader.personId;
  return {
    compassPointID: row.id,
    compassPointUUID: row.uuid,
    ...shownTexts(textsOf(row), tenant.settings.compassPoints.attributes),
    ...namesOf(row, ctx),
    contentID: row.content_id,
    createdById: row.created_by,
    createdUserName: row.created_by_name,
    creatorEmail: row.created_by_email,
    author: row.created_by_author,
    createdDate: row.created_at.toISOString(),
    modifiedDate: row.modified_at.toISOString(),
    isDeleted: row.is_deleted,
    deletedByEmail: row.deleted_by_email,
    deletedDate: row.deleted_at?.toISOString() ?? null,
    edit: mayDo(row.is_deleted ? 'reactivate' : 'deactivate', row, ctx),
    isManaged: settingFor(ctx, row).manage !== 'None',
    isOwn,
    isShared: row.is_shared,
    type: 'marked',
    status: row.is_deleted ? 'inactive' : 'active',
    selectionData: row.selection.data,
    selectionMetadata: row.selection.metadata,
    // No one but its creator is told to carry it over.
    newVersion: isOwn && row.content_status === 'Historical' ? newVersion : null,
    ...extras,
  };
}

/** What the library does not offer any more it does not name; the words of its readers stay. */
function namesOf(
  row: Row,
  { tenant }: Context,
): Pick<CompassPoint, 'contentCode' | 'contentStatus' | 'designation'> {
  if (!isOffered(tenant, row)) return { contentCode: '', contentStatus: '', designation: '' };
  return {
    contentCode: row.content_code,
    contentStatus: row.content_status,
    designation: row.designation,
  };
}

/** The other editions of each compass point's document, in one query. */
async function editionExtras(rows: readonly Row[], { db, tenant }: Context) {
  const offered = rows.filter((row) => isOffered(tenant, row));
  const codes = [...new Set(offered.map(({ content_code }) => content_code))];
  const documents = await editionsWithCodes(db, codes);
  const families = await editionsOf(db, [...new Set(documents.map(({ family_id }) => family_id))]);
  const formats = await formatsOf(
    db,
    families.map(({ content_id }) => content_id),
  );
  const byCode = new Map(
    documents.map((document) => {
      const family = families.filter(({ family_id }) => family_id === document.family_id);
      const editions = editionsIn(document.language, family);
      const newVersion = newVersionIn(editions);
      return [document.content_code, { pdfVersions: pdfVersionsOf(editions, formats), newVersion }];
    }),
  );
  return ({ content_code }: Row) => byCode.get(content_code) ?? { pdfVersions: [], newVersion: null };
}

function newVersionIn(editions: readonly Edition[]): CompassPoint['newVersion'] {
  const active = editions.find(({ status }) => status === 'Active');
  return active
    ? { contentID: active.content_id, contentCode: active.content_code, designation: active.designation }
    : null;
}

/** The own note of each compass point: one of the same annotation, by its name in the viewer or by the link's. */
async function noteExtras(rows: readonly Row[], { db, reader }: Context) {
  const annotationsOf = ({ annotation_id, uuid }: Row): string[] =>
    annotation_id ? [annotation_id, uuid] : [uuid];
  const { personId } = reader;
  const notes = await notesOfAnnotations(db, { personId, annotationIds: rows.flatMap(annotationsOf) });
  const texts = new Map(notes.map((each) => [`${each.content_id} ${each.annotation_id}`, each.note]));
  return (row: Row): string | null =>
    annotationsOf(row).flatMap((name) => texts.get(`${row.content_id} ${name}`) ?? [])[0] ?? null;
}
