import { sql, type Kysely } from 'kysely';
import type { DocumentTables } from './tables.ts';

type Db = Kysely<DocumentTables>;

/** A piece of work on a standard, with the document that tells of it where the library has one. */
export type WorkItemRow = {
  publisher_code: string;
  number: string;
  title: string;
  initiated_on: string | null;
  technical_contact: string | null;
  content_code: string | null;
  ballots: { number: string; item: string; status: string }[];
};

/** The work items on a family, the latest begun first. */
export async function workItemsOf(db: Db, familyId: number): Promise<WorkItemRow[]> {
  const { rows } = await sql<WorkItemRow>`
    select w.publisher_code, w.number, w.title, w.initiated_on, w.technical_contact,
      (select min(d.content_code) from documents d
        where d.designation = w.publisher_code || ' ' || w.number and d.publisher_code = w.publisher_code) as content_code,
      coalesce((select json_agg(json_build_object('number', b.ballot_number, 'item', b.item_number, 'status', b.item_status)
        order by b.place) from work_item_ballots b where b.work_item_id = w.id), '[]') as ballots
    from work_items w join families f on w.family_keys @> array[f.key]
    where f.id = ${familyId}
    order by w.initiated_on desc nulls last, w.number`.execute(db);
  return rows;
}

/** What the page of a document shows next to its text, in one question: its relations, and how many work items there are. */
export async function knownWithText(
  db: Db,
  { content_id, family_id }: { readonly content_id: number; readonly family_id: number },
): Promise<{ relations: { type: string; designation: string; title: string }[]; workItems: number }> {
  const { rows } = await sql<{
    relations: { type: string; designation: string; title: string }[];
    workItems: string;
  }>`
    select coalesce((select json_agg(json_build_object('type', type, 'designation', designation, 'title', title) order by place)
        from document_relations where content_id = ${content_id}), '[]') as relations,
      (select count(*) from work_items w join families f on w.family_keys @> array[f.key]
        where f.id = ${family_id}) as "workItems"`.execute(db);
  const [known] = rows;
  return { relations: known?.relations ?? [], workItems: Number(known?.workItems ?? 0) };
}
