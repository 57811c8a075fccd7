import {
  createReferenceFinder,
  judge,
  readName,
  resolveReference,
  type Read,
  type ReferenceFinder,
  type ResolvedReference,
  type Verdict,
} from '@norma/references';
import type { Kysely } from 'kysely';
import type { Tenant } from '../../tenant/index.ts';
import {
  familiesNamed,
  keysWithParts,
  isCurrent,
  isOffered,
  isOnItsWay,
  isReplacedBy,
  membersOf,
  replacementsNamed,
  spokenAs,
  type DocumentTables,
  type Member,
} from '../documents/index.ts';

type Db = Kysely<DocumentTables>;

/** A document as another one names it. */
export type Named = { readonly designation: string; readonly title: string };

/** A document that is meant, as far as the library knows it. */
export type Resolved = Named & {
  /** The edition that is meant: the one of the year that is named, else the one in force. */
  readonly edition: Member | null;
  /** What to use instead, where what is meant is not in force. */
  readonly replacedBy: Replacement | null;
};

/** In whose library and in which text something is named. */
export type Within = {
  readonly tenant: Tenant;
  /** Whose document is meant where no publisher is named. */
  readonly publisher: string;
  readonly language: string;
};

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
  within: Within,
): Promise<Map<string, ResolvedReference<Member>>> {
  const held = await holdersOf(db, designations, within);
  const languages = spokenAs(within.language);
  return new Map(
    [...held].map(([designation, { name, members }]) => [
      designation,
      resolveReference(name, { members, languages, isReplacedBy }),
    ]),
  );
}

/** What the library has of the family of a designation. */
type Held = {
  readonly name: Read;
  readonly members: readonly Member[];
  readonly hasPartsAlone: boolean;
};

async function holdersOf(
  db: Db,
  designations: readonly string[],
  { tenant, publisher: own }: Within,
): Promise<Map<string, Held>> {
  const { publishers } = tenant.settings;
  const finder = createReferenceFinder({ publishers });
  const names = [...new Set(designations)].map((each) => nameOf(each, { publishers, own, finder }));
  const families = await familiesNamed(db, names);
  const all = await membersOf(db, [...new Set(families.map(({ id }) => id))]);
  const offered = all.filter((each) => isOffered(tenant, each));
  const members = Map.groupBy(offered, ({ family_id }) => family_id);
  const familyOf = new Map([
    ...families.map(({ key, id }) => [key, id] as const),
    ...families.map(({ designation, id }) => [designation, id] as const),
    ...offered.map(({ designation, family_id }) => [designation, family_id] as const),
  ]);
  const found = names.map((name) => {
    const family = familyOf.get(name.designation) ?? familyOf.get(name.key) ?? 0;
    return { name, members: members.get(family) ?? [] };
  });
  const missing = found.flatMap((each) => (each.members.length === 0 ? each.name.key : []));
  const withParts = new Set(await keysWithParts(db, missing, publishers));
  return new Map(
    found.map((each) => [
      each.name.designation,
      { ...each, hasPartsAlone: each.members.length === 0 && withParts.has(each.name.key) },
    ]),
  );
}

type Reading = {
  readonly publishers: readonly string[];
  readonly own: string;
  readonly finder: ReferenceFinder;
};

/** Reads a designation as it would be read in a text; one that would not be found there is of the publisher of the text. */
function nameOf(designation: string, { publishers, own, finder }: Reading): Read {
  const [found, ...others] = finder.find(designation);
  const isWhole = found?.start === 0 && found.end === designation.length && others.length === 0;
  return readName(designation, { publishers, own: isWhole ? found.publisher : own });
}

/** A reference that has been judged, with the editions of its family. */
export type Judged = Verdict<Member, Replacement> & {
  readonly designation: string;
  readonly members: readonly Member[];
};

/** What replaces a document: another that the library may have. */
export type Replacement = { readonly designation: string; readonly edition: Member | null };

/** What is to be said of designations, by the designation. */
export async function judgeReferences(
  db: Db,
  designations: readonly string[],
  within: Within,
): Promise<Map<string, Judged>> {
  const held = await holdersOf(db, designations, within);
  const languages = spokenAs(within.language);
  const first = [...held.values()].map(({ name, ...family }) =>
    judge(name, { ...family, languages, replacementOf: () => null }),
  );
  const alone = first.flatMap(({ edition, inForce }) =>
    edition && !inForce && !isOnItsWay(edition.status) ? [edition] : [],
  );
  const successors = await successorsOf(db, alone, within);
  const replacementOf = ({ designation }: Member): Replacement | null => successors.get(designation) ?? null;
  return new Map(
    [...held].map(([designation, { name, ...family }]) => [
      designation,
      { ...judge(name, { ...family, languages, replacementOf }), designation, members: family.members },
    ]),
  );
}

const nothing: ResolvedReference<Member> = { edition: null, newer: null };

/** What replaces documents of whose families nothing is in force, as they or their successors say. */
async function successorsOf(
  db: Db,
  superseded: readonly Member[],
  within: Within,
): Promise<Map<string, Replacement>> {
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
  const successors = new Map<string, Replacement>();
  for (const { replaced, by } of replacements) {
    const { edition, newer } = found.get(by) ?? nothing;
    const best = newer ?? edition;
    const isBetter = best !== null && (isCurrent(best) || !successors.get(replaced)?.edition);
    if (isBetter || !successors.has(replaced))
      successors.set(replaced, { designation: best?.designation ?? by, edition: best });
  }
  return successors;
}
