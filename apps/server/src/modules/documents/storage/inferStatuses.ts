import {
  isInForce,
  isMaturity,
  orderEditions,
  stageOfStatus,
  wireStatusOf,
  type EditionStatus,
} from '@norma/editions';
import { sql, type Kysely } from 'kysely';
import { isOnItsWay } from '../family.ts';
import type { DocumentTables } from '../tables.ts';

type Db = Kysely<DocumentTables>;

type Row = {
  content_id: number;
  family_id: number;
  publisher_code: string;
  designation: string;
  family: string;
  edition_year: number | null;
  published: string | null;
  status: string;
  source_status: string | null;
  source_stage: string | null;
  is_replaced: boolean;
};

/**
 * Gives the editions of families a status where their source gives none, or only says how mature a text is: the newest is
 * in force, and those before it are superseded. Another status that a source has given stays. A document which no year,
 * date or version places stands for its family: it is in force if an edition is.
 */
export async function inferStatuses(db: Db, familyIds: readonly number[]): Promise<void> {
  if (familyIds.length === 0) return;
  const { rows } = await sql<Row>`
    select d.content_id, d.family_id, d.publisher_code, d.designation, f.designation as family, d.edition_year,
      d.published, d.status, d.source_status, d.source_stage,
      exists (select from document_relations r where r.content_id = d.content_id and r.type = 'replaced-by') as is_replaced
    from documents d join families f on f.id = d.family_id
    where d.family_id = any(${[...familyIds]}::bigint[])
      and exists (select from documents other where other.family_id = d.family_id
        and (other.source_status is null and other.source_stage is null or other.publisher_code = 'W3C'))`.execute(
    db,
  );
  const inferred = [...Map.groupBy(rows, ({ family_id }) => family_id).values()].flatMap(statusesIn);
  if (inferred.length === 0) return;
  await sql`update documents d set status = given.status, edition_status = given.edition_status, stage = given.stage
    from json_to_recordset(${JSON.stringify(inferred)}::json)
      as given(content_id bigint, status text, edition_status text, stage text)
    where d.content_id = given.content_id`.execute(db);
}

/** Whether no source tells if a document is in force. */
const isSilent = ({ publisher_code, source_status, source_stage, is_replaced }: Row): boolean =>
  source_status === null ? source_stage === null && !is_replaced : isMaturity(publisher_code, source_status);

/**
 * Acts that each meeting of a body numbers from 1 again: CIPM REC 1 (2017) takes the place of no CIPM REC 1 (1969)
 * (www.bipm.org/en/committees).
 */
const ACT_OF_MEETING = /^\p{Lu}+ (?:RES|REC|DECN|DECL|STMT|ACT|ACTN) \S+ \((?:18|19|20)\d\d\b/u;

const YEAR_BEHIND = /:(?:19|20)\d\d$/;

type Inferred = { content_id: number; status: string; edition_status: EditionStatus; stage: string | null };

function statusesIn(family: readonly Row[]): Inferred[] {
  const ordered = orderEditions(
    family.map((row) => ({
      row,
      publisher: row.publisher_code,
      designation: row.designation,
      family: row.family,
      year: row.edition_year,
      published: row.published,
    })),
  );
  // From the newest on, with the editions in force that came before.
  const newer = new Set<string>();
  /** Supplements are superseded by later ones of the same name alone: those of each year, but no Amd 1 by an Amd 2. */
  const newerSupplements = new Set<string>();
  const placed = ordered.filter(({ isPlaced }) => isPlaced);
  const inferred = placed.toReversed().flatMap(({ document: { row }, kind, identity, supplements }) => {
    const name = row.designation.replace(YEAR_BEHIND, '');
    const isSuperseded =
      kind !== 'draft' &&
      !ACT_OF_MEETING.test(row.designation) &&
      (newer.size > (newer.has(identity) ? 1 : 0) || newerSupplements.has(name));
    if (kind === 'edition' && !isOnItsWay(row.status)) newer.add(identity);
    if (kind === 'supplement') newerSupplements.add(name);
    const ofSupplements = isSuperseded ? 'superseded' : 'current';
    return [
      ...inferredOf(row, kind === 'draft' ? 'draft' : ofSupplements),
      ...supplements.flatMap(({ document }) => inferredOf(document.row, ofSupplements)),
    ];
  });
  if (placed.length === 0) return inferred;
  const statuses = new Map(inferred.map(({ content_id, status }) => [content_id, status]));
  const placedStatuses = placed.map(({ document: { row } }) => statuses.get(row.content_id) ?? row.status);
  const ofFamily = statusOfFamily(placedStatuses);
  // Their catalogs say of some that their own first draft replaces them.
  const others = ordered.filter(({ isPlaced }) => !isPlaced);
  return [
    ...inferred,
    ...others.flatMap(({ document: { row } }) => inferredOf({ ...row, is_replaced: false }, ofFamily)),
  ];
}

/** The status of a document that stands for all editions of its family, such as W3C css-grid-1 of which there are only drafts. */
function statusOfFamily(statuses: readonly string[]): EditionStatus {
  if (statuses.some(isInForce)) return 'current';
  return statuses.every(isOnItsWay) ? 'draft' : 'superseded';
}

/** The status of a document of which no source tells one; nothing where a source does, or where it has this one. */
function inferredOf(row: Row, editionStatus: EditionStatus): Inferred[] {
  const status = wireStatusOf({ status: editionStatus });
  if (!isSilent(row) || row.status === status) return [];
  return [
    {
      content_id: row.content_id,
      status,
      edition_status: editionStatus,
      stage: stageOfStatus(editionStatus),
    },
  ];
}
