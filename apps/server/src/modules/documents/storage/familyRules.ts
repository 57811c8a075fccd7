import { editionLabelOf, familyKeyOf, familyNameOf } from '@norma/editions';
import { sql, type Kysely } from 'kysely';
import type { DocumentTables } from '../tables.ts';
import { familyIdsOf } from './families.ts';
import { inferStatuses } from './inferStatuses.ts';
import { lockMeaningsExclusive } from './meanings.ts';

type Db = Kysely<DocumentTables>;

/**
 * Raised with each release that puts the same document into another family, or labels its edition in another way. Records
 * are read again when they are delivered (`readingVersion`); texts are not, and follow here.
 */
const familyRules = 3;

const atATime = 500;

/** Puts the texts of a library into the families of this release, some at a time; does nothing where it has been done. */
export async function followFamilyRules(db: Db, signal: AbortSignal): Promise<void> {
  const { family_rules } = await db
    .selectFrom('followed_library')
    .select('family_rules')
    .executeTakeFirstOrThrow();
  if (family_rules >= familyRules) return;
  for (let after: number | null = 0; after !== null;) {
    signal.throwIfAborted();
    const from: number = after;
    after = await db.transaction().execute((within) => regroupSome(within, from));
  }
  await db.updateTable('followed_library').set({ family_rules: familyRules }).execute();
}

/** Returns the id of the last document that was checked; null when there are no more. */
async function regroupSome(db: Db, after: number): Promise<number | null> {
  // No import may write documents in the meantime.
  await lockMeaningsExclusive(db);
  const texts = await textsAfter(db, after);
  const changed = texts.flatMap((text) => {
    const next = groupedOf(text);
    const isSame = next === null || (next.family.key === text.key && next.edition === text.edition);
    return isSame ? [] : [{ ...next, content_id: text.content_id, family_before: text.family_id }];
  });
  if (changed.length > 0) {
    const ids = await familyIdsOf(db, changed);
    const rows = changed.map(({ content_id, edition, family }) => ({
      content_id,
      edition,
      family_id: ids.get(family.key),
    }));
    await sql`update documents d set family_id = given.family_id, edition = given.edition
      from json_to_recordset(${JSON.stringify(rows)}::json)
        as given(content_id bigint, family_id bigint, edition text)
      where d.content_id = given.content_id`.execute(db);
    await inferStatuses(db, [...new Set([...ids.values(), ...changed.map((each) => each.family_before)])]);
  }
  return texts.length < atATime ? null : (texts.at(-1)?.content_id ?? null);
}

const textsAfter = (db: Db, after: number) =>
  db
    .selectFrom('documents')
    .innerJoin('families', 'families.id', 'documents.family_id')
    .select(({ exists, selectFrom }) => [
      'content_id',
      'documents.publisher_code',
      'documents.designation',
      'family_id',
      'families.key',
      'families.designation as family',
      'given_family',
      'edition',
      'edition_year',
      'title_text',
      'source',
      'source_stage',
      exists(
        selectFrom('document_relations')
          .select('document_relations.content_id')
          .whereRef('document_relations.content_id', '=', 'documents.content_id')
          .where('type', 'in', ['related', 'translation-of', 'amends', 'replaces']),
      )
        .$castTo<boolean>()
        .as('is_related'),
    ])
    .where('source', 'in', ['sts', 'file'])
    .where('content_id', '>', after)
    .orderBy('content_id')
    .limit(atATime)
    .execute();

type Text = Awaited<ReturnType<typeof textsAfter>>[number];

/** The family and label of a text as an import would find them now; null where more than the row would be needed. */
function groupedOf(text: Text) {
  const { publisher_code, designation, edition_year: year, source, source_stage: stage } = text;
  const own = { publisher: publisher_code, designation, year };
  if (source === 'sts') {
    const key = familyKeyOf({ ...own, family: text.family });
    return { publisher_code, family: { key, designation: text.family }, edition: text.edition };
  }
  // Before `given_family` was stored, a family of another name than the designation's was one that the source named.
  const given = text.given_family ?? (text.family === familyNameOf(own) ? null : text.family);
  // The relations that tell the same work are not stored as their source wrote them.
  if (given === null && text.is_related) return null;
  const title = text.title_text;
  const family = given ?? familyNameOf({ ...own, title });
  const key = familyKeyOf({ ...own, family: given, title });
  const edition = editionLabelOf({ ...own, family, stage });
  return { publisher_code, family: { key, designation: family }, edition };
}
