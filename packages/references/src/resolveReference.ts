import { isInForce } from '@norma/editions/wire';
import { normalDesignation } from '@norma/search-core/designation';
import { isOfSupplement, type Read } from './naming.ts';

/** A document as far as it takes to tell which one of its family is meant. */
export type Candidate = {
  readonly designation: string;
  readonly edition_year: number | null;
  readonly language: string;
  readonly status: string;
  readonly family: string;
};

/** A document that is meant by a designation, as far as its family holds it. */
export type ResolvedReference<Document extends Candidate> = {
  readonly edition: Document | null;
  /** The edition in force of its family, where it replaces that one. */
  readonly newer: Document | null;
};

type Candidates<Document extends Candidate> = {
  /** The documents of the family, the newest first. */
  readonly members: readonly Document[];
  /** The language in which a document is wanted where it exists in several, and those that do for it. */
  readonly languages: readonly string[];
  /** Whether a document that is not in force is replaced by one that is. */
  readonly isReplacedBy: (document: Document, current: Document) => boolean;
};

const isCurrent = ({ status }: Candidate): boolean => isInForce(status);

/** A dated reference means its edition and no other; an undated one the edition in force, else the newest. */
export function resolveReference<Document extends Candidate>(
  name: Read,
  { members, languages, isReplacedBy }: Candidates<Document>,
): ResolvedReference<Document> {
  const isFamily = members[0]?.family === name.designation;
  const own = spokenFirst(languages, named(name, members, isFamily));
  if (own && isCurrent(own)) return { edition: own, newer: null };
  const current = newestOf(members.filter(isCurrent), languages);
  if (own) return { edition: own, newer: current && isReplacedBy(own, current) ? current : null };
  if (name.year === null || isFamily) {
    return { edition: current ?? newestOf(members, languages), newer: null };
  }
  const isOlder = current?.edition_year != null && current.edition_year > name.year;
  return { edition: null, newer: isOlder ? current : null };
}

/** The edition that is named, in its languages: by its very designation, by another spelling of it, or by its year. */
function named<Document extends Candidate>(
  name: Read,
  members: readonly Document[],
  isFamily: boolean,
): Document[] {
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
function newestOf<Document extends Candidate>(
  members: readonly Document[],
  languages: readonly string[],
): Document | null {
  const head = members.find(({ designation }) => !isOfSupplement(designation)) ?? members[0];
  if (!head) return null;
  const same = members.filter(({ designation }) => designation === head.designation);
  return spokenFirst(languages, same) ?? head;
}

/** The document in the wanted language, else in English, else in any. */
const spokenFirst = <Document extends Candidate>(
  languages: readonly string[],
  same: readonly Document[],
): Document | undefined =>
  [...languages, 'en'].flatMap((tag) => same.find((each) => each.language === tag) ?? [])[0] ?? same[0];
