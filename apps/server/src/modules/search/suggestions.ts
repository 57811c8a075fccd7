import type { SuggestionGroup } from '@norma/contracts';
import type { Kysely } from 'kysely';
import type { SearchEngine, SuggestRequest, SuggestResult } from '../../ports/search-engine.ts';
import type { Reader } from '../../context.ts';
import {
  editionsWithCodes,
  mayOpen,
  publishersOf,
  type DocumentTables,
  type Edition,
} from '../documents/index.ts';

type Family = SuggestResult['groups'][number]['families'][number];

/** An entry shows five designations, or four and a control that shows the others. */
const shownWhenAll = 5;

/** Suggestions for what was typed, by publisher in the order of the scope; none for nothing. */
export async function suggestions(
  engine: SearchEngine,
  request: SuggestRequest,
  {
    db,
    reader,
    signal,
  }: { db: Kysely<DocumentTables>; reader: Pick<Reader, 'account'>; signal: AbortSignal },
): Promise<SuggestionGroup[]> {
  if (request.text === '') return [];
  const { groups } = await engine.suggest(request, signal);
  const codes = groups.flatMap(({ families }) => families.flatMap(({ ids }) => ids));
  const [found, publishers] = await Promise.all([
    editionsWithCodes(db, codes),
    publishersOf(
      db,
      groups.map(({ publisher }) => publisher),
    ),
  ]);
  const editions = new Map(found.map((edition) => [edition.content_code, edition]));
  const names = new Map(publishers.map(({ code, name }) => [code, name]));
  return groups.flatMap(({ publisher, families, total }) => {
    const contentList = families.flatMap((family) => entryOf(family, editions, reader));
    const publisherName = names.get(publisher);
    // What has gone since it was indexed is left out.
    if (publisherName === undefined || contentList.length === 0) return [];
    return {
      publisherName,
      publisherCode: publisher,
      contentList,
      showMoreResults: total > families.length,
    };
  });
}

/** A family by its best edition, with the designations of all of its editions that were found. */
function entryOf(
  { ids }: Family,
  known: ReadonlyMap<string, Edition>,
  reader: Pick<Reader, 'account'>,
): SuggestionGroup['contentList'] {
  const editions = ids.flatMap((id) => known.get(id) ?? []);
  const [best] = editions;
  if (!best) return [];
  // Translations share a designation: the first, which is the best of them, stands for it.
  const byDesignation = Map.groupBy(editions, ({ designation }) => designation);
  const designationNoList = [...byDesignation].flatMap(([designationNo, [edition]]) =>
    edition ? [{ designationNo, contentCode: edition.content_code }] : [],
  );
  return [
    {
      contentCode: best.content_code,
      designationNo: best.designation,
      documentTitle: best.title_text,
      status: best.status,
      isEntitled: mayOpen(reader, best),
      designationNoList,
      showMore: designationNoList.length > shownWhenAll,
    },
  ];
}
