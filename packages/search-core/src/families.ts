import { normalDesignation, parseDesignation } from './designation.ts';
import type { SearchDocument } from './document.ts';
import type { SearchRequest, SuggestRequest, SuggestResult } from './request.ts';
import type { Answer } from './search/search.ts';

type Search = (request: SearchRequest) => Answer;

/** Answers a request that shows of each family its best edition. */
export function searchFamilies(
  search: Search,
  documentOf: (id: string) => SearchDocument | undefined,
  request: SearchRequest,
): Answer {
  const everything = { ...request, from: 0, size: Infinity, countSections: [] };
  const found = search(everything).hits.flatMap((hit) => {
    const document = documentOf(hit.id);
    return document ? [{ ...hit, document }] : [];
  });
  const best = new Map<string, SearchDocument>();
  for (const { document } of found) {
    const rival = best.get(familyOf(document));
    if (!rival || byStanding(document, rival) < 0) best.set(familyOf(document), document);
  }
  const hits = found.filter(({ document }) => best.get(familyOf(document)) === document);
  const counts = request.countSections.map((section) => {
    const others = search({ ...everything, picks: { ...request.picks, [section]: [] } }).hits;
    const families = new Map<string, Set<string>>();
    for (const { id } of others) {
      const document = documentOf(id);
      for (const value of document?.sections[section] ?? []) {
        const own = families.get(value) ?? new Set();
        if (document) families.set(value, own.add(familyOf(document)));
      }
    }
    return [section, Object.fromEntries([...families].map(([value, own]) => [value, own.size]))];
  });
  return {
    total: hits.length,
    hits: hits.slice(request.from, request.from + request.size).map(({ id, score }) => ({ id, score })),
    counts: Object.fromEntries(counts),
  };
}

/** Suggests documents while somebody types. */
export function suggestFrom(
  documents: SearchDocument[],
  search: Search,
  { text, scope, entitled, perPublisher }: SuggestRequest,
): SuggestResult {
  const typed = parseDesignation(text).pieces;
  if (typed.length === 0) return { groups: [] };
  const visible = documents.filter((document) => isVisible(document, { scope, entitled }));
  const begun = visible.filter(({ designation }) => beginsWith(designation, typed));
  begun.sort((one, other) =>
    compare(normalDesignation(one.designation), normalDesignation(other.designation)),
  );
  const found = begun.length > 0 ? begun : withTitle(visible, search, { text, scope, entitled });
  const groups = scope.map((publisher) => {
    const families = Map.groupBy(
      found.filter((document) => document.publisher === publisher),
      familyOf,
    );
    const listed = [...families.values()].slice(0, perPublisher);
    return {
      publisher,
      total: families.size,
      families: listed.map((editions) => ({
        ids: editions.sort(byStanding).map(({ id }) => id),
        total: editions.length,
      })),
    };
  });
  return { groups: groups.filter(({ total }) => total > 0) };
}

type Visibility = { scope: string[]; entitled: SuggestRequest['entitled'] };

function withTitle(
  visible: SearchDocument[],
  search: Search,
  { text, scope, entitled }: Visibility & { text: string },
): SearchDocument[] {
  const documents = new Map(visible.map((document) => [document.id, document]));
  const { hits } = search({
    text,
    scope,
    ...(entitled && { entitled }),
    field: 'keyword',
    picks: {},
    sort: 'best',
    from: 0,
    size: Infinity,
    countSections: [],
  });
  return hits.flatMap(({ id }) => documents.get(id) ?? []);
}

function isVisible({ publisher, collections }: SearchDocument, { scope, entitled }: Visibility): boolean {
  if (!scope.includes(publisher)) return false;
  if (!entitled) return true;
  return (
    entitled.publishers.includes(publisher) || collections.some((one) => entitled.collections.includes(one))
  );
}

/** Whether the designation, from its beginning or after its publisher, begins with the pieces typed. */
function beginsWith(designation: string, typed: string[]): boolean {
  const { pieces, numberAt } = parseDesignation(designation);
  return pieces.some(
    (_, from) =>
      from <= numberAt &&
      typed.every((piece, at) => {
        const own = pieces[from + at];
        return own === piece || (at === typed.length - 1 && own?.startsWith(piece));
      }),
  );
}

function familyOf({ family, id }: SearchDocument): string {
  return family ? `family ${family}` : `alone ${id}`;
}

function byStanding(one: SearchDocument, other: SearchDocument): number {
  return (
    Number(other.isCurrent ?? true) - Number(one.isCurrent ?? true) ||
    (parseDesignation(other.designation).year ?? 0) - (parseDesignation(one.designation).year ?? 0) ||
    Number(one.isTranslation ?? false) - Number(other.isTranslation ?? false) ||
    compare(one.id, other.id)
  );
}

function compare(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
