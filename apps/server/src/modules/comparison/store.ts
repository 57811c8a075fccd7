import type { Lineage } from '@norma/lineage';
import { sql, type Kysely } from 'kysely';
import type { DocumentTables } from '../documents/index.ts';
import type { ComparisonTables } from './tables.ts';

type Db = Kysely<ComparisonTables>;

/** A family, and everything its lineages follow from as one word. */
export type FamilyToAlign = { family_id: number; editions: string };

/** Families of several texts whose lineages are not known, or were read from other texts; some at a time. */
export async function familiesToAlign(
  db: Kysely<ComparisonTables & DocumentTables>,
  { form, after }: { form: number; after: number },
): Promise<FamilyToAlign[]> {
  const { rows } = await sql<FamilyToAlign>`
    select family_id, editions from (
      select d.family_id, count(*) as texts,
        md5(string_agg(concat_ws('|', d.content_id, d.language, d.edition, d.edition_year, d.published_on,
          d.designation, d.status, h.file_key), '/' order by d.content_id)) as editions
      from document_files h join documents d using (content_id)
      where h.kind = 'html' and d.family_id > ${after}
      group by d.family_id
    ) family
    left join aligned_families known using (family_id, editions)
    where known.form is distinct from ${form}
      and (texts > 1 or family_id in (select family_id from lineages))
    order by family_id limit 100`.execute(db);
  return rows;
}

/** A lineage that is stored, with the texts it was read from. */
export type StoredLineage = {
  old_content_id: number;
  new_content_id: number;
  old_file_key: string;
  new_file_key: string;
  lineage: Lineage;
};

/** The lineages of a family that were read in this form. */
export async function lineagesOf(db: Db, familyId: number, form: number): Promise<StoredLineage[]> {
  return db
    .selectFrom('lineages')
    .select(['old_content_id', 'new_content_id', 'old_file_key', 'new_file_key', 'lineage'])
    .where('family_id', '=', familyId)
    .where('form', '=', form)
    .execute();
}

/** Keeps the lineages of a family, and that they are all. */
export async function saveLineages(
  db: Db,
  { family_id, editions }: FamilyToAlign,
  { lineages, form, now }: { lineages: readonly StoredLineage[]; form: number; now: Date },
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const known = { family_id, editions, form };
    // First, so that two who align the same family wait for each other.
    await transaction
      .insertInto('aligned_families')
      .values(known)
      .onConflict((conflict) => conflict.column('family_id').doUpdateSet({ editions, form }))
      .execute();
    await transaction.deleteFrom('lineages').where('family_id', '=', family_id).execute();
    if (lineages.length === 0) return;
    await transaction
      .insertInto('lineages')
      .values(
        lineages.map(({ lineage, ...texts }) => ({
          ...texts,
          family_id,
          form,
          lineage: JSON.stringify(lineage),
          made_at: now,
        })),
      )
      .execute();
  });
}
