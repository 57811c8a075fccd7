import { otherYear, parseDesignation } from '../designation.ts';
import type { SearchDocument } from '../document.ts';
import type { SuggestRequest, SuggestResult } from '../request.ts';
import { byStatusRank, byText, familyOf, isVisible } from './naiveSearch.ts';

/** Suggestions by designation, said as plainly as possible; no groups when none begins so. */
export function naiveSuggest(library: SearchDocument[], request: SuggestRequest): SuggestResult {
  const spellings = spellingsOf(request.text);
  const found = library
    .filter((document) => isVisible(document, request))
    .flatMap((document) => {
      const from = restsOf(document)
        .filter(({ rest, fewest }) =>
          spellings.some((pieces) => pieces.length >= fewest && beginsWith(rest, pieces)),
        )
        .map(({ rest }) => rest)
        .map((rest) => rest.join(' '))
        .sort(byText);
      return from[0] === undefined ? [] : [{ document, from: from[0] }];
    })
    .sort(
      (one, other) =>
        Number(other.document.isCurrent ?? true) - Number(one.document.isCurrent ?? true) ||
        byText(one.from, other.from) ||
        byText(one.document.id, other.document.id),
    );
  const groups = [...new Set(request.scope)].map((publisher) => {
    const own = found.filter(({ document }) => document.publisher === publisher);
    const families = [...Map.groupBy(own, ({ document }) => familyOf(document)).values()];
    return {
      publisher,
      total: families.length,
      families: families.slice(0, request.perPublisher).map((editions) => ({
        ids: editions
          .map(({ document }) => document)
          .sort(byStatusRank)
          .map(({ id }) => id),
        total: editions.length,
      })),
    };
  });
  return { groups: groups.filter(({ total }) => total > 0) };
}

function spellingsOf(text: string): string[][] {
  const designation = parseDesignation(text);
  const year = otherYear(designation);
  const { pieces, editionAt } = designation;
  if (pieces.length === 0) return [];
  return year === undefined ? [pieces] : [pieces, pieces.with(editionAt, year)];
}

/**
 * What may be typed of a designation: from its beginning, from after its publisher, from its number; from two pieces on
 * also its first piece, and then from a later one.
 */
function restsOf({ designation }: SearchDocument): { rest: string[]; fewest: number }[] {
  const { pieces, numberAt } = parseDesignation(designation);
  const starts = [...pieces.slice(0, numberAt + 1).keys()];
  return [
    ...starts.map((from) => ({ rest: pieces.slice(from), fewest: 1 })),
    ...starts.slice(2).map((from) => ({ rest: [...pieces.slice(0, 1), ...pieces.slice(from)], fewest: 2 })),
  ];
}

function beginsWith(rest: string[], pieces: string[]): boolean {
  return pieces.every((piece, at) =>
    at === pieces.length - 1 ? rest[at]?.startsWith(piece) : rest[at] === piece,
  );
}
