import type { Kysely } from 'kysely';
import type { Tenant } from '../../tenant/index.ts';
import {
  familiesNamed,
  isCurrent,
  isOffered,
  isOnItsWay,
  membersOf,
  replacementsNamed,
  type Card,
  type DocumentTables,
  type Member,
} from '../documents/index.ts';
import type { Named } from './groups.ts';
import { resolveReference, type ResolvedReference } from './resolveReference.ts';
import { readName } from './naming.ts';

type Db = Kysely<DocumentTables>;

/** A document that is meant, as far as the library knows it. */
export type Resolved = Named & {
  /** The edition that is meant: the one of the year that is named, else the one in force. */
  readonly edition: Member | null;
  /** What to use instead, where what is meant is not in force. */
  readonly replacedBy: { readonly designation: string; readonly edition: Member | null } | null;
};

type Within = { readonly card: Card; readonly tenant: Tenant };

/**
 * The documents that are meant by their designations, in their order. They are looked up when they are asked for, so
 * that one that comes into the library, or is replaced there, is right in every document that ever named it.
 */
export async function resolve(db: Db, named: readonly Named[], within: Within): Promise<Resolved[]> {
  const found = await find(
    db,
    named.map(({ designation }) => designation),
    within,
  );
  const resolved = named.map((each) => ({ ...each, ...(found.get(each.designation) ?? nothing) }));
  const superseded = resolved.flatMap(({ edition, newer }) =>
    edition && !isCurrent(edition) && !isOnItsWay(edition.status) && !newer ? [edition] : [],
  );
  const successors = await successorsOf(db, superseded, within);
  return resolved.map(({ designation, title, edition, newer }) => {
    const other = newer ? { designation: newer.designation, edition: newer } : null;
    const replacedBy = other ?? (edition ? (successors.get(edition.designation) ?? null) : null);
    return { designation, title: edition?.title_text ?? title, edition, replacedBy };
  });
}

async function find(
  db: Db,
  designations: readonly string[],
  { card, tenant }: Within,
): Promise<Map<string, ResolvedReference>> {
  const { publishers } = tenant.settings;
  const names = designations.map((each) => readName(each, { publishers, own: card.publisher_code }));
  const families = await familiesNamed(db, names);
  const all = await membersOf(db, [...new Set(families.map(({ id }) => id))]);
  const offered = all.filter((each) => isOffered(tenant, each));
  const members = Map.groupBy(offered, ({ family_id }) => family_id);
  const familyOf = new Map([
    ...families.map(({ key, id }) => [key, id] as const),
    ...families.map(({ designation, id }) => [designation, id] as const),
    ...offered.map(({ designation, family_id }) => [designation, family_id] as const),
  ]);
  return new Map(
    names.map((name) => {
      const family = familyOf.get(name.designation) ?? familyOf.get(name.key) ?? 0;
      const candidates = { members: members.get(family) ?? [], language: card.language };
      return [name.designation, resolveReference(name, candidates)];
    }),
  );
}

const nothing: ResolvedReference = { edition: null, newer: null };

/** What replaces documents of whose families nothing is in force, as they or their successors say. */
async function successorsOf(
  db: Db,
  superseded: readonly Member[],
  within: Within,
): Promise<Map<string, Resolved['replacedBy']>> {
  const replacements = await replacementsNamed(
    db,
    superseded.map(({ content_id, designation }) => ({ content_id, designation })),
  );
  if (replacements.length === 0) return new Map();
  const found = await find(
    db,
    replacements.map(({ by }) => by),
    within,
  );
  const successors = new Map<string, Resolved['replacedBy']>();
  for (const { replaced, by } of replacements) {
    const { edition, newer } = found.get(by) ?? nothing;
    const best = newer ?? edition;
    const isBetter = best !== null && (isCurrent(best) || !successors.get(replaced)?.edition);
    if (isBetter || !successors.has(replaced))
      successors.set(replaced, { designation: best?.designation ?? by, edition: best });
  }
  return successors;
}
