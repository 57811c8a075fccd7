import { saveFeedback, type SearchTables } from '../../modules/search/index.ts';
import type { SessionTables } from '../../modules/session/index.ts';
import type { TestLibrary } from '../library.ts';
import { nothing, type ValidRequests } from './validRequest.ts';
import { contentCode, designation } from './stockedLibrary.ts';

const anchors = () => ({ body: { keywords: 'anchor' } });

const pageOfAnchors = () => ({ query: {}, ...anchors() });

const countOfPublishers = () => ({ body: { keywords: 'anchor', section: 'Publisher' as const } });

const liftAndElevator = { lists: [{ language: 'en' as const, rules: 'lift, elevator' }] };

const inEnglish = () => ({ query: { language: 'EN' } });

/** Something right to send for each call of `search`. */
export const search: ValidRequests<'search'> = {
  unified: pageOfAnchors,
  classic: pageOfAnchors,
  entitled: pageOfAnchors,
  typeAhead: anchors,
  typeAheadOfPublisher: () => ({ body: { keywords: 'anchor', publisher: 'NSB' } }),
  codeOfDesignation: () => ({ query: { designation } }),
  topLevelCount: countOfPublishers,
  entitledTopLevelCount: countOfPublishers,
  count: anchors,
  entitledCount: anchors,
  publisherCount: anchors,
  entitledPublisherCount: anchors,
  committees: inEnglish,
  taxonomy: () => ({ params: { category: 'topic' as const }, ...inEnglish() }),
  icsCodes: nothing,
  publishers: nothing,
  documentTypes: nothing,
  sectorsAndThemes: inEnglish,
  entitledNodes: inEnglish,
  semantic: pageOfAnchors,
  indexState: nothing,
  rebuildIndex: nothing,
  recentSearches: nothing,
  rememberSearch: () => ({ body: { text: 'anchor', searchType: 'ALL' as const } }),
  forgetSearches: () => ({ query: {} }),
  synonyms: nothing,
  replaceSynonyms: () => ({ body: liftAndElevator }),
  trySynonyms: () => ({ body: { ...liftAndElevator, keywords: 'lift' } }),
  explain: () => ({ body: { keywords: designation, contentCode } }),
  receivedFeedback: () => ({ query: {} }),
  feedbackFile: () => ({ query: {} }),
  markFeedback: async ({ library }) => ({
    params: { id: await feedbackOn(library) },
    body: { state: 'done' },
  }),
  sendFeedback: () => ({
    body: { searchQuery: 'anchor', searchType: 'All content', q1Response: 'A standard on anchors' },
  }),
};

/** What someone said of a search. */
async function feedbackOn({ database }: TestLibrary): Promise<number> {
  const db = database.forTenant<SearchTables & SessionTables>('astm');
  const { id: personId } = await db.selectFrom('people').select('id').limit(1).executeTakeFirstOrThrow();
  return saveFeedback(db.$pickTables<'feedback'>(), {
    tenant: 'astm',
    at: new Date('2026-11-21T12:00:00Z'),
    person_id: personId,
    account_id: 'halvorsen',
    search_query: 'anchors',
    search_type: 'All Search',
    looking_for: 'The edition of 2018',
    more: '',
    refinements: '',
    version: 'classic',
  });
}
