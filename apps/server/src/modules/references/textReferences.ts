import { setImmediate as breathe } from 'node:timers/promises';
import type { FoundReference, ReferenceFinder } from '@norma/references';
import { placeAt, type TextPlaces } from '../documents/index.ts';
import { isInformative, isListOfReferences } from './informative.ts';

/** What a text cites, each family and year once. */
export type TextReference = Pick<FoundReference, 'designation' | 'familyKey' | 'year' | 'isSupplement'> & {
  readonly clauses: string[];
  isNormative: boolean;
  occurrences: number;
};

/** Distinct references of one document; there is no standard with as many. */
const maxReferences = 20_000;
const maxClauses = 100;
/** Characters that are read at once: others wait no longer for their answers. */
const atOnce = 200_000;

/** Names one thing that is cited: a family, its edition where one is named, and whether what supplements that is meant. */
export const mergingKey = ({
  familyKey,
  year,
  isSupplement,
}: Pick<TextReference, 'familyKey' | 'year' | 'isSupplement'>): string =>
  `${familyKey} ${year ?? ''}${isSupplement ? '+' : ''}`;

/** The references of a searched text by its clauses or pages, in the order in which they are first named. */
export async function readTextReferences(
  text: string,
  places: TextPlaces | null,
  { finder, signal }: { readonly finder: ReferenceFinder; readonly signal: AbortSignal },
): Promise<TextReference[]> {
  const found = new Map<string, TextReference>();
  let isBehindText = false;
  // What stands before the first form feed are words of the record.
  for (let start = text.indexOf('\f'); start >= 0;) {
    const next = text.indexOf('\f', start + 1);
    const end = next < 0 ? text.length : next;
    const place = placeAt(text, start, places);
    const clause = place?.kind === 'clause' ? place : null;
    const section = text.slice(start + 1, start + 400);
    isBehindText ||= place?.kind === 'page' && isListOfReferences(section);
    const isNormative = clause ? !isInformative(clause.title, section) : !isBehindText;
    for (let from = start + 1; from < end; from += atOnce) {
      for (const each of finder.find(text.slice(from, Math.min(end, from + atOnce))))
        add(found, each, { clause: clause?.number ?? '', isNormative });
      await breathe();
      if (signal.aborted) return [];
    }
    start = next;
  }
  return [...found.values()];
}

function add(
  found: Map<string, TextReference>,
  { designation, familyKey, year, isSupplement }: FoundReference,
  { clause, isNormative }: { readonly clause: string; readonly isNormative: boolean },
): void {
  const key = mergingKey({ familyKey, year, isSupplement });
  const known = found.get(key);
  if (!known && found.size >= maxReferences) return;
  const each = known ?? {
    designation,
    familyKey,
    year,
    isSupplement,
    clauses: [],
    isNormative: false,
    occurrences: 0,
  };
  each.occurrences += 1;
  each.isNormative ||= isNormative;
  if (clause !== '' && each.clauses.length < maxClauses && !each.clauses.includes(clause))
    each.clauses.push(clause);
  found.set(key, each);
}
