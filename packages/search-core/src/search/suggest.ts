import { otherYear, parseDesignation } from '../designation.ts';
import type { SuggestRequest, SuggestResult } from '../request.ts';
import { isIn } from '../segment/bitset.ts';
import { compareTexts, placeOf, textAt } from '../segment/texts.ts';
import { prefixMatches, beginsSo, inOrderOfDesignations, lookUp } from './prefix.ts';
import type { Epoch, Part } from './epoch.ts';
import { resolvePieces } from './spellings.ts';
import { publishersOf } from './publishers.ts';
import { familyNameOf, type Suggestion } from './suggestion.ts';
import { inOrderOfScores, titledIn } from './titled.ts';

/** Counting of families stops here, or after the first beyond those wanted: no one reads on in a list of suggestions. */
const LEAST_COUNTED = 25;
const LONGEST_TEXT = 500;

type Group = SuggestResult['groups'][number];

/** Suggests documents by designation, or by title when no designation begins so. */
export function suggest(epoch: Epoch, request: SuggestRequest): SuggestResult {
  const text = request.text.slice(0, LONGEST_TEXT);
  const byDesignation = suggestByDesignation(epoch, text, request);
  if (byDesignation.length > 0) return { groups: byDesignation };
  for (const spelling of [text, request.clause?.document ?? '']) {
    const resolved = suggestByDesignation(epoch, resolvePieces(epoch, spelling, request).join(' '), request);
    if (resolved.length > 0) return { groups: resolved };
  }
  return { groups: suggestByTitle(epoch, text, request) };
}

function suggestByDesignation(epoch: Epoch, text: string, request: SuggestRequest): Group[] {
  const spellings = spellingsOf(text);
  if (spellings.length === 0) return [];
  const typed = lookUp(epoch, spellings);
  const isFound = (part: Part, document: number): boolean =>
    isIn(epoch.visibleIn(part, request), document) &&
    (typed.get(part) ?? []).some((pieces) => beginsSo(part.segment, document, pieces));

  const max = maxCounted(request);
  return distinct(request.scope).flatMap((publisher) => {
    const families = new Map<string, Suggestion>();
    for (const lane of [0, 1] as const) {
      if (families.size === max) break;
      const lists = prefixMatches(
        epoch,
        request,
        { typed, publisher, lane },
        {
          max,
          isKnown: (suggestion) => families.size > 0 && families.has(familyNameOf(suggestion)),
        },
      );
      addFamilies(families, merged(lists, inOrderOfDesignations), max);
    }
    return groupOf(epoch, publisher, families, request.perPublisher, isFound);
  });
}

function suggestByTitle(epoch: Epoch, text: string, request: SuggestRequest): Group[] {
  const titled = titledIn(epoch, text, request, maxCounted(request));
  const isFound = (part: Part, document: number): boolean => {
    const documents = titled.find((one) => one.part === part)?.documents ?? new Uint32Array();
    return isAmong(documents, document);
  };
  return distinct(request.scope).flatMap((publisher) => {
    const families = new Map<string, Suggestion>();
    addFamilies(
      families,
      merged(
        titled.map(({ byPublisher }) => byPublisher.get(publisher) ?? []),
        inOrderOfScores,
      ),
      maxCounted(request),
    );
    return groupOf(epoch, publisher, families, request.perPublisher, isFound);
  });
}

function maxCounted({ perPublisher }: SuggestRequest): number {
  return Math.max(LEAST_COUNTED, perPublisher + 1);
}

/** The pieces typed; with the edition's year in the other width as well. */
function spellingsOf(text: string): string[][] {
  const designation = parseDesignation(text);
  const { pieces, editionAt } = designation;
  if (pieces.length === 0) return [];
  const year = otherYear(designation);
  return year === undefined ? [pieces] : [pieces, pieces.with(editionAt, year)];
}

/** Lists put together in order; a single one is in order already. */
function merged(
  lists: Suggestion[][],
  inOrder: (suggestions: readonly Suggestion[]) => Suggestion[],
): Suggestion[] {
  const filled = lists.filter(({ length }) => length > 0);
  return filled.length === 1 ? (filled[0] ?? []) : inOrder(filled.flat());
}

function addFamilies(
  families: Map<string, Suggestion>,
  suggestions: readonly Suggestion[],
  max: number,
): void {
  for (const suggestion of suggestions) {
    if (families.size === max) return;
    const name = familyNameOf(suggestion);
    if (!families.has(name)) families.set(name, suggestion);
  }
}

function groupOf(
  epoch: Epoch,
  publisher: string,
  families: Map<string, Suggestion>,
  limit: number,
  isFound: (part: Part, document: number) => boolean,
): Group[] {
  if (families.size === 0) return [];
  const listed = [...families].slice(0, Math.max(0, limit));
  return [
    {
      publisher,
      total: families.size,
      families: listed.map(([name, suggestion]) => {
        const ids = editionsOf(epoch, publisher, name, suggestion, isFound);
        return { ids, total: ids.length };
      }),
    },
  ];
}

/** A publisher's editions of a family that were found, those of the highest status rank first. */
function editionsOf(
  epoch: Epoch,
  publisher: string,
  name: string,
  suggestion: Suggestion,
  isFound: (part: Part, document: number) => boolean,
): string[] {
  if (name.startsWith('\0')) return [textAt(suggestion.part.segment.ids, suggestion.document)];
  const editions = epoch.parts.flatMap((part) => {
    const { familyNames, families, ids, statusRank, grants } = part.segment;
    const { rowOf, publisherOfRow } = publishersOf(part.segment);
    const place = grants.publishers.get(publisher);
    const family = placeOf(familyNames, name);
    if (family === undefined) return [];
    const documents = families.documents.subarray(families.starts[family], families.starts[family + 1]);
    return [...documents]
      .filter((document) => publisherOfRow[rowOf[document] ?? 0] === place && isFound(part, document))
      .map((document) => ({ id: textAt(ids, document), statusRank: statusRank[document] ?? 0 }));
  });
  return editions
    .sort((one, other) => other.statusRank - one.statusRank || compareTexts(one.id, other.id))
    .map(({ id }) => id);
}

function isAmong(documents: Uint32Array, document: number): boolean {
  let first = 0;
  let end = documents.length;
  while (first < end) {
    const middle = (first + end) >>> 1;
    if ((documents[middle] as number) < document) first = middle + 1;
    else end = middle;
  }
  return documents[first] === document;
}

function distinct(scope: readonly string[]): string[] {
  return [...new Set(scope)];
}
