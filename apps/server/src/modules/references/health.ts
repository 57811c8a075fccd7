import type { CheckedReference, CitationHealth, NamedEdition } from '@norma/contracts';
import { isWithdrawn, pathsToWithdrawn, referenceStates, type ReferenceState } from '@norma/references';
import type { Kysely } from 'kysely';
import type { ReaderContext } from '../../context.ts';
import { mayOpen, type Member } from '../documents/index.ts';
import { judgeReferences, type Judged, type Within } from './resolve.ts';
import { maxDocuments, type Scope, type Tables } from './scope.ts';
import { documentsOf, referencesOf, type CheckedDocument, type ReferenceRow } from './store.ts';

type Db = Kysely<Tables>;
type Context = ReaderContext<Tables>;

/** Documents whose references are read to follow what is cited. */
const maxFollowed = 5_000;
const maxCiting = 50;

/** In the order of a report: what must be changed first. */
const order: readonly ReferenceState[] = [
  'withdrawn',
  'withdrawn-and-replaced',
  'superseded-edition',
  'amended',
  'ambiguous',
  'not-in-library',
  'current',
];

/** Whether what documents cite is in force, each standard or edition once, and what that leads to in its turn. */
export async function healthOf({ contentIds, kind, name }: Scope, ctx: Context): Promise<CitationHealth> {
  const { tenant, language, now } = ctx;
  const { publishers } = tenant.settings;
  const checked = contentIds.slice(0, maxDocuments);
  return ctx.db.connection().execute(async (db) => {
    const documents = await documentsOf(db, checked, publishers);
    const rows = await referencesOf(
      db,
      documents.map(({ content_id }) => content_id),
    );
    const judged = await judgeRows(db, rows, { documents, tenant, language });
    const distinct = [...Map.groupBy(judged, ({ row, verdict }) => identityOf(row, verdict)).values()];
    const citedBy = await followed(
      db,
      distinct.flatMap(([first]) => first?.verdict.edition ?? []),
      {
        tenant,
        language,
      },
    );
    const byId = new Map(documents.map((each) => [each.content_id, each]));
    const references = distinct.flatMap((same) => wireReference(same, { byId, citedBy, ctx }));
    const counts = Object.fromEntries(
      referenceStates.map((state) => [state, references.filter((each) => each.state === state).length]),
    ) as CitationHealth['counts'];
    return {
      scope: { kind, name, documents: documents.length, isTruncated: contentIds.length > maxDocuments },
      checkedAt: now().toISOString(),
      citations: judged.length,
      counts,
      references: references.toSorted(
        (a, b) =>
          order.indexOf(a.state) - order.indexOf(b.state) ||
          b.paths.length - a.paths.length ||
          a.designation.localeCompare(b.designation, 'en', { numeric: true }),
      ),
    };
  });
}

type JudgedRow = { readonly row: ReferenceRow; readonly verdict: Judged };
type Judging = Pick<Within, 'tenant' | 'language'> & {
  readonly documents: readonly Pick<CheckedDocument, 'content_id' | 'publisher_code'>[];
};

/** Judges references of several documents; one that names no publisher is of that of its document. */
async function judgeRows(
  db: Db,
  rows: readonly ReferenceRow[],
  { documents, tenant, language }: Judging,
): Promise<JudgedRow[]> {
  const publisherOf = new Map(
    documents.map(({ content_id, publisher_code }) => [content_id, publisher_code]),
  );
  const byPublisher = Map.groupBy(rows, ({ content_id }) => publisherOf.get(content_id) ?? '');
  const judged: JudgedRow[] = [];
  for (const [publisher, own] of byPublisher) {
    const designations = own.map(({ designation }) => designation);
    const verdicts = await judgeReferences(db, designations, { tenant, publisher, language });
    for (const row of own) {
      const verdict = verdicts.get(row.designation);
      if (verdict) judged.push({ row, verdict });
    }
  }
  return judged;
}

/** What makes two references one: the same standard, and the same edition where one is named. */
const identityOf = (
  { family_key, designation, year }: ReferenceRow,
  { edition, isDated }: Judged,
): string => {
  if (isDated && edition) return `edition ${edition.content_id}`;
  if (edition) return `family ${edition.family_id}`;
  return `${family_key || designation} ${year ?? ''}`;
};

type CitedBy = (member: Member) => readonly { readonly document: Member; readonly state: ReferenceState }[];

/** What cited editions cite in their turn, two citations far. */
async function followed(
  db: Db,
  cited: readonly Member[],
  within: Pick<Within, 'tenant' | 'language'>,
): Promise<CitedBy> {
  const known = new Map<number, { document: Member; state: ReferenceState }[]>();
  let next = cited;
  for (let step = 0; step < 2; step += 1) {
    const members = [...new Map(next.map((each) => [each.content_id, each])).values()]
      .filter(({ content_id }) => !known.has(content_id))
      .slice(0, Math.max(0, maxFollowed - known.size));
    for (const { content_id } of members) known.set(content_id, []);
    const rows = await referencesOf(
      db,
      members.map(({ content_id }) => content_id),
    );
    for (const { row, verdict } of await judgeRows(db, rows, { documents: members, ...within }))
      if (verdict.edition)
        known.get(row.content_id)?.push({ document: verdict.edition, state: verdict.state });
    next = members.flatMap(({ content_id }) =>
      (known.get(content_id) ?? []).flatMap(({ document, state }) => (isWithdrawn(state) ? [] : [document])),
    );
  }
  return ({ content_id }) => known.get(content_id) ?? [];
}

type Wiring = {
  readonly byId: ReadonlyMap<number, CheckedDocument>;
  readonly citedBy: CitedBy;
  readonly ctx: Context;
};

function wireReference(same: readonly JudgedRow[], { byId, citedBy, ctx }: Wiring): CheckedReference[] {
  const [first] = same;
  if (!first) return [];
  const { row, verdict } = first;
  const { edition, inForce, replacement, state, isDated } = verdict;
  const paths =
    edition && !isWithdrawn(state)
      ? pathsToWithdrawn(edition, { idOf: ({ content_id }) => content_id, citedBy })
      : [];
  const citing = [...Map.groupBy(same, ({ row: { content_id } }) => content_id)];
  return [
    {
      designation: isDated || !edition ? row.designation : edition.family,
      title: edition?.title_text ?? row.title,
      state,
      isDated,
      isNormative: same.some((each) => each.row.is_normative),
      edition: edition && named(edition),
      inForce: inForce && named(inForce),
      replacement: replacement && {
        designation: replacement.designation,
        contentCode: replacement.edition?.content_code ?? null,
      },
      citedBy: citing.slice(0, maxCiting).flatMap(([contentId, rows]) => {
        const document = byId.get(contentId);
        if (!document) return [];
        const clauses = mayOpen(ctx.reader, document)
          ? [...new Set(rows.flatMap((each) => each.row.clauses))]
          : [];
        return [{ designation: document.designation, contentCode: document.content_code, clauses }];
      }),
      citations: citing.length,
      paths: paths.map((path) => path.map(named)),
    },
  ];
}

const named = ({ designation, title_text, content_code, status }: Member): NamedEdition => ({
  designation,
  title: title_text,
  contentCode: content_code,
  status,
});
