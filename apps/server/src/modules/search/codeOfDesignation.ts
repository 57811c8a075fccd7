import { parseDesignation, type Designation } from '@norma/search-core';
import type { ReaderContext } from '../../context.ts';
import type { SearchEngine } from '../../ports/search-engine.ts';
import {
  codesOfAsset,
  editionsIn,
  editionsWithCodes,
  isCurrent,
  type DocumentTables,
  type Edition,
} from '../documents/index.ts';
import { engineRequest, everything } from './filters.ts';

type DesignationQuery = {
  readonly designation?: string | undefined;
  readonly year?: string | undefined;
  readonly status?: string | undefined;
  readonly assetId?: string | undefined;
};
type Looked = DesignationQuery & { readonly designation: string };

/** The content code of a designation, or of an asset id in its place; null when the tenant offers no such document. */
export async function codeLookedUp(
  engine: SearchEngine,
  { designation, assetId, ...narrowed }: DesignationQuery,
  ctx: ReaderContext<DocumentTables>,
): Promise<string | null> {
  if (designation) return codeOfDesignation(engine, { designation, ...narrowed }, ctx);
  const codes = await codesOfAsset(ctx.db, assetId ?? '', ctx.tenant.settings.publishers);
  return codes[0] ?? null;
}

/** More than any family has editions and translations. */
const maxCandidates = 500;

/**
 * The content code of a designation, however it is written, of a year and a status where they are given: the edition
 * in force, else the newest; null when the tenant offers none.
 */
async function codeOfDesignation(
  engine: SearchEngine,
  looked: Looked,
  { tenant, reader, db, signal }: ReaderContext<DocumentTables>,
): Promise<string | null> {
  const search = { ...everything, keywords: looked.designation, searchField: 'D' as const };
  const request = engineRequest(search, { tenant, reader, entitledOnly: false });
  const { hits } = await engine.search({ ...request, size: maxCandidates }, signal);
  const codes = hits.map(({ id }) => id);
  const known = new Map((await editionsWithCodes(db, codes)).map((each) => [each.content_code, each]));
  const matching = codes
    .flatMap((code) => known.get(code) ?? [])
    .filter((each) => isOf(each, looked.designation) && isOfYear(each, looked) && hasStatus(each, looked));
  // A number without its publisher may be of several standards: the one that a search shows first is meant.
  const family = matching.filter(({ family_id }) => family_id === matching[0]?.family_id);
  const editions = editionsIn('en', family);
  return (editions.find(isCurrent) ?? editions[0])?.content_code ?? null;
}

/** Whether a designation names a document: its end up to the edition, and the edition where one is named. */
function isOf({ designation }: Edition, given: string): boolean {
  const typed = parseDesignation(given);
  const printed = parseDesignation(designation);
  const name = printed.pieces.slice(0, printed.nameEnd);
  if (typed.numberAt === typed.pieces.length) return false;
  if (endsWith(name, typed.pieces)) return true;
  const typedName = typed.pieces.slice(0, typed.nameEnd);
  return typed.year === printed.year && isOfMonth(printed, typed) && endsWith(name, typedName);
}

/** Whether two editions of a year are of one month, where both name theirs. */
function isOfMonth(printed: Designation, typed: Designation): boolean {
  const [own, search] = [printed, typed].map(({ pieces, nameEnd, editionAt }) =>
    Number(pieces.slice(nameEnd, editionAt)[0] ?? 0),
  );
  return own === 0 || search === 0 || own === search;
}

const endsWith = (pieces: readonly string[], end: readonly string[]): boolean =>
  end.length <= pieces.length && end.every((piece, at) => piece === pieces[pieces.length - end.length + at]);

function isOfYear({ edition_year, published_on }: Edition, { year }: Looked): boolean {
  if (!year) return true;
  const published = published_on?.slice(0, 4) ?? '';
  return [String(edition_year ?? ''), published].some((known) =>
    year.length === 2 ? known.slice(2) === year : known === year,
  );
}

/** `Withdrawn` also means what is withdrawn and replaced. */
function hasStatus(edition: Edition, { status }: Looked): boolean {
  if (!status) return true;
  const [has, expected] = [edition.status.toLowerCase(), status.toLowerCase()];
  return has === expected || has.startsWith(`${expected} `);
}
