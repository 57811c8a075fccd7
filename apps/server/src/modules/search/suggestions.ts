import type { SuggestionGroup } from '@norma/contracts';
import type { Kysely } from 'kysely';
import type { SearchEngine, SearchRequest } from '../../ports/search-engine.ts';
import { cardsOf, publishersOf, type DocumentTables } from '../documents/index.ts';

/** Designations shown for a publisher: five, or four and a control that shows more. */
const shownWhenAll = 5;
const shownWhenMore = 4;

type Asked = { readonly base: SearchRequest; readonly most: number };

async function groupOf(
  { engine, db }: { engine: SearchEngine; db: Kysely<DocumentTables> },
  publisher: { code: string; name: string },
  { base, most }: Asked,
): Promise<SuggestionGroup[]> {
  const { hits, total } = await engine.search({ ...base, scope: [publisher.code], size: most });
  if (total === 0) return [];
  const shown = total > most ? hits.slice(0, most === shownWhenAll ? shownWhenMore : most) : hits;
  const cards = new Map(
    (
      await cardsOf(
        db,
        shown.map(({ id }) => id),
      )
    ).map((card) => [card.content_code, card]),
  );
  const contentList = shown.flatMap(({ id }) => {
    const card = cards.get(id);
    if (!card) return [];
    return [
      {
        contentCode: card.content_code,
        designationNo: card.designation,
        documentTitle: card.title_text,
        status: card.status,
        designationNoList: [],
        showMore: false,
      },
    ];
  });
  return [
    {
      publisherName: publisher.name,
      publisherCode: publisher.code,
      contentList,
      showMoreResults: total > shown.length,
    },
  ];
}

/** Suggestions for what was typed, by publisher in the order of the scope. */
export async function suggestions(
  ports: { engine: SearchEngine; db: Kysely<DocumentTables> },
  base: SearchRequest,
  most: number = shownWhenAll,
): Promise<SuggestionGroup[]> {
  if (base.text === '') return [];
  // Whoever types half a designation means it; only a text that begins none is looked for in titles and texts.
  const designations = await publishersWithHits(ports.engine, { ...base, field: 'designation' });
  const isDesignation = designations.length > 0;
  const request: SearchRequest = { ...base, field: isDesignation ? 'designation' : 'all' };
  const scope = isDesignation ? designations : await publishersWithHits(ports.engine, request);
  const publishers = new Map(
    (await publishersOf(ports.db, scope)).map((publisher) => [publisher.code, publisher]),
  );
  const groups = await Promise.all(
    scope.map(async (code) => {
      const publisher = publishers.get(code);
      return publisher ? groupOf(ports, publisher, { base: request, most }) : [];
    }),
  );
  return groups.flat();
}

/** Asked once for all, so that a tenant with many publishers asks for those alone that have something to show. */
async function publishersWithHits(engine: SearchEngine, request: SearchRequest): Promise<string[]> {
  const { counts } = await engine.search({ ...request, size: 0, countSections: ['publisherList'] });
  return request.scope.filter((code) => (counts['publisherList']?.[code] ?? 0) > 0);
}
