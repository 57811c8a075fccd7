import type { ResultExplanation, explaining } from '@norma/contracts';
import { fail } from '@norma/contracts/kit';
import type { Handlers } from '../../context.ts';
import type { Explanation, SearchEngine } from '../../ports/search-engine.ts';
import { cardsOf, isOffered, mayOpen } from '../documents/index.ts';
import { engineRequest } from './filters.ts';
import { searchTypeOff } from './searchTypes.ts';
import { synonymsOf } from './synonyms.ts';
import type { Tables } from './tables.ts';

/** Says why a search finds one document; of one that does not open to the reader its record alone is explained. */
export const explanationHandlers = (engine: SearchEngine): Handlers<typeof explaining, Tables> => ({
  explain: async ({ body }, ctx) => {
    const { tenant, reader, db, signal } = ctx;
    const entitledOnly = body.filters['subscribed-contents'];
    const off = searchTypeOff(tenant, { searchField: body.searchField, entitledOnly });
    if (off) return fail('search-type-off', { searchType: off });
    const { contentCode, 'publisher-codes': publisherCodes } = body;
    const [card] = await cardsOf(db, [contentCode]);
    if (!card || !isOffered(tenant, card)) return fail('document-not-found');
    const synonyms = await synonymsOf(db.$pickTables<'search_synonyms'>());
    const request = engineRequest(body, { tenant, reader, entitledOnly, publisherCodes, synonyms });
    const isRecordOnly = !mayOpen(reader, card);
    const explanation = await engine.explain({ ...request, id: contentCode, isRecordOnly }, signal);
    return explanation ? { ...inTenths(explanation), isRecordOnly } : fail('document-not-found');
  },
});

/**
 * Points rounded to tenths that still add up to the score: each is rounded down, and those with the largest remainders get
 * the tenths that are left (largest remainder method).
 */
export function inTenths({
  designation,
  parts,
  score,
  rank,
  best,
}: Explanation): Omit<ResultExplanation, 'isRecordOnly'> {
  if (parts.length === 0) return { designation, parts: [], score: null, rank, best: null };
  const total = Math.round(score * 10);
  const floors = parts.map(({ points }) => Math.floor(points * 10));
  const left = total - floors.reduce((sum, each) => sum + each, 0);
  const byRemainder = parts
    .map(({ points }, at) => ({ at, remainder: points * 10 - (floors[at] ?? 0) }))
    .toSorted((one, other) => other.remainder - one.remainder);
  const raised = new Set(byRemainder.slice(0, left).map(({ at }) => at));
  return {
    designation,
    parts: parts.map((part, at) => ({
      ...part,
      points: ((floors[at] ?? 0) + (raised.has(at) ? 1 : 0)) / 10,
    })),
    score: total / 10,
    rank,
    best: best === null || best >= named ? null : Math.round(best * 10) / 10,
  };
}

/** Scores from here on are of documents that are named. */
const named = 256;
