import type { Lineage } from '@norma/lineage';
import { sql, type Kysely } from 'kysely';
import type { DocumentTables } from '../documents/index.ts';
import type { LinedClause, LineageTables } from './tables.ts';

type Db = Kysely<LineageTables>;

/** A family, and everything its lineages follow from as one word. */
export type FamilyToAlign = { family_id: number; editions: string };

/** Families with texts whose clauses are not known, or were read from other texts; some at a time. */
export async function familiesToAlign(
  db: Kysely<LineageTables & DocumentTables>,
  { form, after }: { form: number; after: number },
): Promise<FamilyToAlign[]> {
  const { rows } = await sql<FamilyToAlign>`
    select family_id, editions from (
      select d.family_id,
        md5(string_agg(concat_ws('|', d.content_id, d.language, d.edition, d.edition_year, d.published_on,
          d.designation, d.status, t.file_key), '/' order by d.content_id)) as editions
      from (
        select content_id, coalesce(max(file_key) filter (where kind = 'html'), max(file_key)) as file_key
        from document_files where kind in ('html', 'pdf') group by content_id
      ) t join documents d using (content_id)
      where d.family_id > ${after}
      group by d.family_id
    ) family
    left join aligned_families known using (family_id, editions)
    where known.form is distinct from ${form}
    order by family_id limit 5000`.execute(db);
  return rows;
}

/** The text from which the clauses of an edition are read. */
export type ClauseSource = { content_id: number; source: 'html' | 'pdf'; file_key: string };

/** The texts of these editions that their clauses are read from: the HTML, else the PDF. */
export async function sourcesOf(
  db: Kysely<DocumentTables>,
  contentIds: readonly number[],
): Promise<Map<number, ClauseSource>> {
  if (contentIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('document_files')
    .select(['content_id', 'kind', 'file_key'])
    .where('content_id', '=', ({ fn, val }) => fn.any(val([...contentIds])))
    .where('kind', 'in', ['html', 'pdf'])
    .orderBy('kind', 'desc')
    .execute();
  return new Map(
    rows.map(({ content_id, kind, file_key }) => [
      content_id,
      { content_id, source: kind === 'html' ? 'html' : 'pdf', file_key },
    ]),
  );
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

/** The clauses of an edition, with the text that they were read from. */
export type StoredClauses = ClauseSource & { form: number; clauses: readonly LinedClause[] };

/** The clauses of these editions, as far as they are known, by content id. */
export async function clausesOf(db: Db, contentIds: readonly number[]): Promise<Map<number, StoredClauses>> {
  if (contentIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('edition_clauses')
    .select(['content_id', 'source', 'file_key', 'form', 'clauses'])
    .where('content_id', '=', ({ fn, val }) => fn.any(val([...contentIds])))
    .execute();
  return new Map(rows.map((row) => [row.content_id, row]));
}

/** A line that was issued; of an alias, the line that it stands for now. Null for one that never was. */
export async function lineOf(
  db: Db,
  line: string,
): Promise<{ line: string; language: string; family_id: number | null; content_id: number | null } | null> {
  const { rows } = await sql<{
    line: string;
    language: string;
    family_id: number | null;
    content_id: number | null;
  }>`
    with recursive followed as (
      select line, language, family_id, content_id, alias_of, 0 as steps from clause_lines where line = ${line}
      union all
      select next.line, next.language, next.family_id, next.content_id, next.alias_of, steps + 1
      from followed join clause_lines next on next.line = followed.alias_of
      where steps < 1000
    )
    select followed.line, followed.language, coalesce(d.family_id, followed.family_id)::int as family_id,
      followed.content_id::int as content_id
    from followed left join documents d on d.content_id = followed.content_id
    where alias_of is null limit 1`.execute(db);
  return rows[0] ?? null;
}

/** Everything that is known of a family once it is aligned. */
export type Aligned = {
  readonly lineages: readonly StoredLineage[];
  /** By language: the editions, the oldest first, with their clauses. */
  readonly chains: readonly {
    readonly language: string;
    readonly editions: readonly Omit<StoredClauses, 'form'>[];
    readonly aliases: ReadonlyMap<string, string>;
  }[];
};

/** Publishes the lineages, clauses and lines of a family in one transaction; `within` is done in the same one. */
export async function saveAligned(
  db: Db,
  { family_id, editions }: FamilyToAlign,
  {
    aligned,
    form,
    now,
    within,
  }: {
    aligned: Aligned;
    form: number;
    now: Date;
    within: (transaction: Db) => Promise<void>;
  },
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
    const { lineages, chains } = aligned;
    if (lineages.length > 0)
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
    for (const chain of chains) await saveChain(transaction, { ...chain, family_id, form, now });
    await within(transaction);
  });
}

type Chain = Aligned['chains'][number] & { family_id: number; form: number; now: Date };

async function saveChain(
  db: Db,
  { language, editions, aliases, family_id, form, now }: Chain,
): Promise<void> {
  for (const { content_id, source, file_key, clauses } of editions) {
    const row = { source, file_key, form, clauses: JSON.stringify(clauses) };
    await db
      .insertInto('edition_clauses')
      .values({ content_id, ...row })
      .onConflict((conflict) => conflict.column('content_id').doUpdateSet(row))
      .execute();
  }
  const newest = new Map(
    editions.flatMap(({ content_id, clauses }) =>
      clauses.map(({ line, number, title }) => [line, { line, number, title, content_id }]),
    ),
  );
  // One statement for tens of thousands of clauses.
  await sql`
    insert into clause_lines (line, family_id, language, content_id, number, title, issued_at)
    select line, ${family_id}, ${language}, content_id, number, title, ${now}
    from jsonb_to_recordset(${JSON.stringify([...newest.values()])}::jsonb)
      as given(line text, content_id bigint, number text, title text)
    on conflict (line) do update set
      family_id = excluded.family_id, content_id = excluded.content_id, number = excluded.number, title = excluded.title,
      alias_of = null`.execute(db);
  const renamed = [...aliases].map(([line, now_called]) => ({ line, now_called }));
  await sql`
    update clause_lines set alias_of = now_called
    from jsonb_to_recordset(${JSON.stringify(renamed)}::jsonb) as given(line text, now_called text)
    where clause_lines.line = given.line`.execute(db);
}
