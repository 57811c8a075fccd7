import { normalDesignation } from '@norma/search-core';
import { isCurrent, isReplacedBy, spokenAs, type Member } from '../documents/index.ts';
import { isOfSupplement, type Read } from './naming.ts';

/** A document that is meant by a designation, as far as its family holds it. */
export type ResolvedReference = {
  readonly edition: Member | null;
  /** The edition in force of its family, where it replaces that one. */
  readonly newer: Member | null;
};

type Candidates = {
  /** The documents of the family, the newest first. */
  readonly members: readonly Member[];
  /** The language in which a document is wanted where it exists in several. */
  readonly language: string;
};

/** A dated reference means its edition and no other; an undated one the edition in force, else the newest. */
export function resolveReference(name: Read, { members, language }: Candidates): ResolvedReference {
  const isFamily = members[0]?.family === name.designation;
  const own = spokenFirst(language, named(name, members, isFamily));
  if (own && isCurrent(own)) return { edition: own, newer: null };
  const current = newestOf(members.filter(isCurrent), language);
  if (own) return { edition: own, newer: current && isReplacedBy(own, current) ? current : null };
  if (name.year === null || isFamily) {
    return { edition: current ?? newestOf(members, language), newer: null };
  }
  const isOlder = current?.edition_year != null && current.edition_year > name.year;
  return { edition: null, newer: isOlder ? current : null };
}

/** The edition that is named, in its languages: by its very designation, by another spelling of it, or by its year. */
function named(name: Read, members: readonly Member[], isFamily: boolean): Member[] {
  const same = members.filter(({ designation }) => designation === name.designation);
  if (same.length > 0) return same;
  // Most references name a standard and no edition: there is nothing to spell differently.
  if (isFamily) return [];
  const spelled = members.filter(({ designation }) =>
    name.spellings.includes(normalDesignation(designation)),
  );
  if (spelled.length > 0 || name.year === null || name.isSupplement) return spelled;
  // Bodies spell joint documents differently: the year tells which edition is meant.
  return members.filter(
    ({ edition_year, designation }) => edition_year === name.year && !isOfSupplement(designation),
  );
}

/** The newest edition; an amendment counts only where there is nothing else. Members come with the newest first. */
function newestOf(members: readonly Member[], language: string): Member | null {
  const head = members.find(({ designation }) => !isOfSupplement(designation)) ?? members[0];
  if (!head) return null;
  const same = members.filter(({ designation }) => designation === head.designation);
  return spokenFirst(language, same) ?? head;
}

/** The document in the wanted language, else in English, else in any. */
const spokenFirst = (language: string, same: readonly Member[]): Member | undefined =>
  [...spokenAs(language), 'en'].flatMap((tag) => same.find((each) => each.language === tag) ?? [])[0] ??
  same[0];
