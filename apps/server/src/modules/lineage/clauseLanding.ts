import type { ClauseLanding } from '@norma/contracts';
import type { Descent } from '@norma/lineage';
import type { Kysely } from 'kysely';
import { editionsIn, isCurrent, type DocumentTables, type Edition } from '../documents/index.ts';
import { form } from './form.ts';
import { clausesOf, lineagesOf, type StoredClauses } from './store.ts';
import type { LinedClause, LineageTables } from './tables.ts';
import { descentOf, endOf, stepsBetween } from './whereabouts.ts';

type Db = Kysely<LineageTables & DocumentTables>;

/** An edition at a clause. */
export type Place = { readonly edition: Edition; readonly clause: LinedClause | null };

/** Where a link to a clause leads, before it is known what its reader may open. */
export type Whereabouts = {
  readonly target: Place;
  readonly linked: Place;
  readonly relation: ClauseLanding['relation'];
  /** Other parts of a split, in the edition that opens; other sources of a merger, in the edition that was linked. */
  readonly others: readonly (Place & { readonly clause: LinedClause })[];
  readonly deletedIn: Edition | null;
};

type Wanted = {
  readonly line: string;
  readonly language: string;
  /** The content code of the edition that was linked. */
  readonly from: string | undefined;
};

/**
 * Where a clause is now among the offered editions of its family: in the edition in force, else in the newest one; where it
 * was deleted, in the last edition that has it. Null where no edition of its language is offered.
 */
export async function whereaboutsOf(
  db: Db,
  family: readonly Edition[],
  { line, language, from }: Wanted,
): Promise<Whereabouts | null> {
  const chain = editionsIn(
    language,
    family.filter((edition) => edition.language === language),
  ).toReversed();
  const newest = chain.findLast(isCurrent) ?? chain.at(-1);
  const [familyId] = chain.map(({ family_id }) => family_id);
  if (!newest || familyId === undefined) return null;
  const clauses = await clausesOf(
    db,
    chain.map(({ content_id }) => content_id),
  );
  const at = (edition: Edition): LinedClause | null =>
    clauses.get(edition.content_id)?.clauses.find((clause) => clause.line === line) ?? null;
  const holder = chain.findLast((edition) => at(edition) !== null);
  const named = chain.find(({ content_code }) => content_code === from);
  const linkedEdition = named ?? holder ?? newest;
  const linked = { edition: linkedEdition, clause: at(linkedEdition) };
  const here = { edition: newest, clause: at(newest) };
  const steps = await lineagesOf(db, familyId, form);
  const way = stepsBetween(steps, linkedEdition.content_id, newest.content_id) ?? [];
  const descent = linked.clause ? descentOf(way, linked.clause.id) : undefined;
  const known = { clauses, linked };

  const main = here.clause ?? clauseIn(clauses.get(newest.content_id), mainOf(descent, linked.clause));
  if (main)
    return {
      target: { edition: newest, clause: main },
      linked,
      relation: relationOf(linked, { edition: newest, clause: main }, descent),
      others: othersOf(known, { edition: newest, clause: main }, descent),
      deletedIn: null,
    };

  const end = linked.clause ? endOf(way, linked.clause.id) : null;
  const last = chain.find(({ content_id }) => content_id === end?.last) ?? holder;
  const target = last ? { edition: last, clause: at(last) } : here;
  const behind = chain[chain.indexOf(target.edition) + 1];
  return {
    target,
    linked,
    relation: linked.clause || holder ? 'deleted' : null,
    others: [],
    deletedIn: chain.find(({ content_id }) => content_id === end?.deletedIn) ?? behind ?? null,
  };
}

const clauseIn = (edition: StoredClauses | undefined, id: string | undefined): LinedClause | null =>
  edition?.clauses.find((clause) => clause.id === id) ?? null;

/** What a clause that does not continue its own line went into. */
const mainOf = (descent: Descent | undefined, clause: LinedClause | null): string | undefined =>
  descent?.main?.[0] === clause?.id ? descent?.main?.[1] : descent?.after[0];

function relationOf(
  linked: Place,
  { edition, clause }: Place,
  descent: Descent | undefined,
): ClauseLanding['relation'] {
  if (!linked.clause || !clause) return null;
  if (linked.edition === edition) return 'same';
  if (descent?.kind === 'split' || descent?.kind === 'merged') return descent.kind;
  if (descent?.isMoved || descent?.isRenumbered) return 'moved';
  return linked.clause.hash === clause.hash && linked.clause.title === clause.title ? 'same' : 'changed';
}

type Known = { readonly clauses: ReadonlyMap<number, StoredClauses>; readonly linked: Place };

function othersOf(
  { clauses, linked }: Known,
  target: Place,
  descent: Descent | undefined,
): Whereabouts['others'] {
  const of = (edition: Edition, ids: readonly string[], own: LinedClause | null) =>
    ids.flatMap((id) => {
      const clause = id === own?.id ? null : clauseIn(clauses.get(edition.content_id), id);
      return clause ? [{ edition, clause }] : [];
    });
  if (descent?.kind === 'split') return of(target.edition, descent.after, target.clause);
  return descent?.kind === 'merged' ? of(linked.edition, descent.before, linked.clause) : [];
}
