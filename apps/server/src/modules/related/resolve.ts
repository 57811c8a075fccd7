import { normalDesignation } from '@norma/search-core';
import type { Kysely } from 'kysely';
import type { Tenant } from '../../tenant.ts';
import {
  editionsIn,
  editionsOf,
  familiesNamed,
  isCurrent,
  isOffered,
  replacementsNamed,
  type Card,
  type DocumentTables,
  type Edition,
} from '../documents/index.ts';
import type { Named } from './groups.ts';
import { readName, type Read } from './naming.ts';

type Db = Kysely<DocumentTables>;

/** A document that is meant, as far as the library knows it. */
export type Resolved = Named & {
  /** The edition that is meant: the one of the year that is named, else the one in force. */
  readonly edition: Edition | null;
  /** What to use instead, where what is meant is not in force. */
  readonly replacedBy: { readonly designation: string; readonly edition: Edition | null } | null;
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
  const meant = named.map((each) => ({ ...each, ...(found.get(each.designation) ?? nothing) }));
  const gone = meant.flatMap(({ edition, newer }) =>
    edition && !isCurrent(edition) && !newer ? [edition] : [],
  );
  const successors = await successorsOf(db, gone, within);
  return meant.map(({ designation, title, edition, newer }) => {
    const other = newer ? { designation: newer.designation, edition: newer } : null;
    const replacedBy = other ?? (edition ? (successors.get(edition.designation) ?? null) : null);
    return { designation, title: edition?.title_text ?? title, edition, replacedBy };
  });
}

type Found = {
  readonly edition: Edition | null;
  /** The edition in force of its family, where it is another one. */
  readonly newer: Edition | null;
};
const nothing: Found = { edition: null, newer: null };

async function find(
  db: Db,
  designations: readonly string[],
  { card, tenant }: Within,
): Promise<Map<string, Found>> {
  const { publishers } = tenant.settings;
  const names = designations.map((each) => readName(each, { publishers, own: card.publisher_code }));
  const families = await familiesNamed(db, names);
  const editions = await editionsOf(db, [...new Set(families.map(({ id }) => id))]);
  const offered = editions.filter((each) => isOffered(tenant, each));
  const byFamily = Map.groupBy(offered, ({ family_id }) => family_id);
  const bySpelling = Map.groupBy(offered, ({ designation }) => normalDesignation(designation));
  const idOfKey = new Map(families.map(({ key, id }) => [key, id]));
  const idOfDesignation = new Map(families.map(({ designation, id }) => [designation, id]));
  return new Map(
    names.map((name) => {
      const exact = name.spellings.flatMap((each) => bySpelling.get(each) ?? []);
      const family = exact[0]?.family_id ?? idOfDesignation.get(name.designation) ?? idOfKey.get(name.key);
      const members = (family !== undefined && byFamily.get(family)) || [];
      return [name.designation, meant(name, { exact, members, language: card.language })];
    }),
  );
}

type Candidates = {
  readonly exact: readonly Edition[];
  readonly members: readonly Edition[];
  readonly language: string;
};

/** A dated reference means its edition and no other; an undated one the edition in force, else the newest. */
function meant(name: Read, { exact, members, language }: Candidates): Found {
  const editions = editionsIn(language, members);
  const current = editions.find(isCurrent) ?? null;
  const isFamily = members[0]?.family === name.designation;
  // Bodies spell joint documents differently: the year tells which edition is meant.
  const ofYear = name.isSupplement ? undefined : editions.find((each) => each.edition_year === name.year);
  const own = spokenFirst(language, exact)[0] ?? (isFamily ? undefined : ofYear);
  if (own) return { edition: own, newer: isCurrent(own) ? null : current };
  if (name.year === null || isFamily) return { edition: current ?? editions[0] ?? null, newer: null };
  const isOlder = current?.edition_year != null && current.edition_year > name.year;
  return { edition: null, newer: isOlder ? current : null };
}

/** An edition in its languages: the wanted one first, then English. */
const spokenFirst = (language: string, same: readonly Edition[]): Edition[] =>
  same.toSorted(
    (a, b) =>
      Number(b.language === language) - Number(a.language === language) ||
      Number(b.language === 'en') - Number(a.language === 'en'),
  );

/** What replaces documents of whose families nothing is in force, as they or their successors say. */
async function successorsOf(
  db: Db,
  gone: readonly Edition[],
  within: Within,
): Promise<Map<string, Resolved['replacedBy']>> {
  const said = await replacementsNamed(
    db,
    gone.map(({ content_id, designation }) => ({ content_id, designation })),
  );
  if (said.length === 0) return new Map();
  const found = await find(
    db,
    said.map(({ by }) => by),
    within,
  );
  const successors = new Map<string, Resolved['replacedBy']>();
  for (const { replaced, by } of said) {
    const { edition, newer } = found.get(by) ?? nothing;
    const best = newer ?? edition;
    const isBetter = best !== null && (isCurrent(best) || !successors.get(replaced)?.edition);
    if (isBetter || !successors.has(replaced))
      successors.set(replaced, { designation: best?.designation ?? by, edition: best });
  }
  return successors;
}
