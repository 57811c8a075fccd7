import { assetTypes, contentTypes, libraryKinds } from '@norma/contracts';
import { z } from 'zod';
import { usualEntry, type Entry } from '../../documents/index.ts';
import { cleanLine } from './clean.ts';
import { creditNames, creditsOf } from './credits.ts';
import { Rejected } from './item.ts';
import { reasonOf } from './reason.ts';

const line = (max: number) => z.string().transform(cleanLine).pipe(z.string().min(1).max(max));
const expected = (what: string) => ({ error: `${what} is expected` });
const oneOf = <const Kinds extends readonly [string, ...string[]]>(kinds: Kinds) =>
  z.preprocess(
    (given) => (typeof given === 'string' ? cleanLine(given) : given),
    z.string().refine((given): given is Kinds[number] => kinds.includes(given), expected(kinds.join(', '))),
  );

const yes = new Set(['true', 'yes', 'y']);
const no = new Set(['false', 'no', 'n']);

/** True or false, as JSON has it or in a word. */
const Claim = z.unknown().transform((given, context) => {
  const word = typeof given === 'string' ? cleanLine(given).toLowerCase() : String(given);
  if (yes.has(word)) return true;
  if (no.has(word)) return false;
  context.addIssue({ code: 'custom', message: 'true or false is expected' });
  return z.NEVER;
});

const Address = line(2_000).refine(isWebAddress, expected('an address that begins with https:// or http://'));

function isWebAddress(given: string): boolean {
  const address = URL.parse(given);
  return address !== null && ['https:', 'http:'].includes(address.protocol) && address.username === '';
}

/** What a source may say of how a document is entered, under the names of records and manifests. */
const EntryFields = z.object({
  assetId: line(200).optional(),
  assetType: oneOf(assetTypes).optional(),
  contentType: oneOf(contentTypes).optional(),
  classification: oneOf(libraryKinds).optional(),
  organizationId: line(200).optional(),
  contentAccessUrl: Address.optional(),
  downloadable: Claim.optional(),
  available: Claim.optional(),
  allowToTrack: Claim.optional(),
  allowToFavorite: Claim.optional(),
  excludeFromCitation: Claim.optional(),
});

const names = Object.keys(EntryFields.shape);

/** The columns of the fields, and whether a field that is named and empty clears its column. */
const columnsOf: Record<
  keyof typeof EntryFields.shape,
  readonly [column: keyof Entry, isClearable: boolean]
> = {
  assetId: ['asset_id', true],
  assetType: ['asset_type', false],
  contentType: ['content_type', true],
  classification: ['classification', true],
  organizationId: ['organization_id', true],
  contentAccessUrl: ['content_access_url', true],
  downloadable: ['is_downloadable', false],
  available: ['is_available', false],
  allowToTrack: ['may_track', false],
  allowToFavorite: ['may_favour', false],
  excludeFromCitation: ['cites_excluded', false],
};

/** Of what a record says nothing. A field that always has a value is not cleared: empty, it says nothing. */
export function unspecifiedEntry(given: Readonly<Record<string, unknown>>): (keyof Entry)[] {
  const isSpecified = (name: string, isClearable: boolean): boolean => {
    const value = given[name];
    return isClearable ? value !== undefined : value !== undefined && value !== null && value !== '';
  };
  const columns = Object.entries(columnsOf).flatMap(([name, [column, isClearable]]) =>
    isSpecified(name, isClearable) ? [] : [column],
  );
  return creditNames.some((name) => isSpecified(name, true)) ? columns : [...columns, 'credits'];
}

/**
 * How a document is entered, by what its record says. What cannot be used is rejected and not left out, because a
 * document would else be open where its publisher has closed it.
 */
export function entryOf(given: Readonly<Record<string, unknown>>, designation: string): Entry {
  const present = names.flatMap((name) => {
    const value = given[name];
    return value === undefined || value === null || value === '' ? [] : [[name, value] as const];
  });
  const credits = creditsOf(given, designation);
  if (present.length === 0) return { ...usualEntry, credits };
  const fields = Object.fromEntries(present);
  const parsed = EntryFields.safeParse(fields);
  if (!parsed.success) throw new Rejected(reasonOf(parsed.error, fields), designation);
  const { data } = parsed;
  return {
    asset_id: data.assetId ?? usualEntry.asset_id,
    asset_type: data.assetType ?? usualEntry.asset_type,
    content_type: data.contentType ?? usualEntry.content_type,
    classification: data.classification ?? usualEntry.classification,
    organization_id: data.organizationId ?? usualEntry.organization_id,
    content_access_url: data.contentAccessUrl ?? usualEntry.content_access_url,
    is_downloadable: data.downloadable ?? usualEntry.is_downloadable,
    is_available: data.available ?? usualEntry.is_available,
    may_track: data.allowToTrack ?? usualEntry.may_track,
    may_favour: data.allowToFavorite ?? usualEntry.may_favour,
    cites_excluded: data.excludeFromCitation ?? usualEntry.cites_excluded,
    credits,
  };
}

/**
 * The same, by what an STS text says in its `custom-meta`: `asset-id`, `content-access-url` and so on; an `author` or
 * `editor` for each of them. What cannot be used is left out with a remark, and never rejects the text; what may have
 * closed it, closes it.
 */
export function entryOfCustomMeta(
  custom: Readonly<Record<string, readonly string[]>>,
  designation: string,
): { entry: Entry; unspecified: (keyof Entry)[]; remarks: string[] } {
  const parsed = [...names, ...creditNames].map((name) => [name, custom[hyphened(name)]?.[0]]);
  const people = { authors: custom['author'], editors: custom['editor'] };
  const given: Record<string, unknown> = { ...Object.fromEntries(parsed), ...people };
  const remarks: string[] = [];
  for (const [name, value] of Object.entries(given)) {
    const reason = reasonAgainst({ [name]: value }, designation);
    if (reason === null) continue;
    given[name] = closing.has(name) ? 'false' : undefined;
    const instead = closing.has(name) ? 'it is treated as false' : 'it is ignored';
    remarks.push(`${hyphened(name)} in its custom-meta cannot be used (${reason}); ${instead}`);
  }
  return { entry: entryOf(given, designation), unspecified: unspecifiedEntry(given), remarks };
}

/** What closes a document where it is false. */
const closing = new Set(['downloadable', 'available']);

/** Why an entry cannot be used, null where it can. */
function reasonAgainst(given: Readonly<Record<string, unknown>>, designation: string): string | null {
  try {
    entryOf(given, designation);
    return null;
  } catch (cause) {
    if (cause instanceof Rejected) return cause.message;
    throw cause;
  }
}

const hyphened = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
