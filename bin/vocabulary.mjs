// Words that were retired, and what is said in their place. `bin/check-vocabulary.mjs` refuses them.

/**
 * - `identifier`: a whole identifier in code, never a part of a longer one or a word of a text.
 * - `file`: the name of a file without its endings, or of a folder.
 * - `phrase`: words in comments and in documents, in any letter case.
 * @typedef {{ kind: 'identifier' | 'file' | 'phrase', word: string, instead: string, in: readonly string[] }} Retired
 */

const web = ['apps/web'];
const domains = ['apps', 'packages/contracts', 'e2e'];
const code = ['apps', 'packages', 'bench', 'e2e'];

/**
 * @param {Retired['kind']} kind
 * @param {readonly string[]} places
 * @param {Record<string, string>} words each with what replaces it
 * @returns {Retired[]}
 */
const retire = (kind, places, words) =>
  Object.entries(words).map(([word, instead]) => ({ kind, word, instead, in: places }));

const searchCore = ['packages/search-core'];
const lineage = ['packages/lineage'];
const comparison = ['packages/comparison', 'packages/lineage'];
const meaning = ['packages/meaning'];
const reader = ['packages/reader'];

/** What no file below these places says any more. */
export const retired = [
  ...retire('identifier', searchCore, {
    begunIn: 'prefixMatches',
    leap: 'gallop',
    positionsByDemand: 'lazySort',
    everythingIn: 'matchAll',
    topPositions: 'topK',
    asksForAll: 'isMatchAll',
    countSections: 'countFacets',
    failPicks: 'markFailures',
    matchMost: 'matchPartial',
    mostOf: 'minWordsOf',
    neighbours: 'neighbors',
    orMost: 'allowsPartial',
    picks: 'filters',
    picksIn: 'filtersIn',
    piecesMeant: 'resolvePieces',
    sections: 'facets',
    standing: 'statusRank',
    wantedOf: 'hitsNeeded',
  }),
  ...retire('file', searchCore, {
    begun: 'prefix',
    leap: 'galloping',
    byDemand: 'lazySort',
    everything: 'matchAll',
    top: 'topK',
    tally: 'facetCounts',
    standing: 'statusRank',
  }),
  ...retire('identifier', lineage, {
    goneAfter: 'deletionsAfter',
    Holders: 'CandidateIndex',
    told: 'descents',
    Trust: 'NameWeights',
  }),
  ...retire('file', lineage, { holders: 'candidateIndex', likeness: 'similarity', trust: 'weights' }),
  ...retire('identifier', comparison, { likeness: 'similarity', old: 'base', young: 'target' }),
  ...retire(
    'identifier',
    ['bench/compare/peers.ts', 'bench/compare/findings.ts', 'bench/compare/corpora.ts'],
    { young: 'target' },
  ),
  ...retire('identifier', ['packages/comparison'], {
    addGone: 'addDeleted',
    came: 'inserted',
    partsBeside: 'pairedParts',
    toldOf: 'inlineText',
    went: 'removed',
  }),
  ...retire('file', ['packages/comparison'], { telling: 'inlineText' }),
  ...retire('identifier', meaning, {
    learn: 'trainModel',
    learntFrom: 'trainedOn',
    likeness: 'similarity',
    Lessons: 'TrainingData',
    withRoom: 'withCapacity',
  }),
  ...retire('file', meaning, { lessons: 'trainingData', catalogue: 'catalog' }),
  ...retire('phrase', meaning, { learnt: 'trained', lessons: 'training data' }),
  ...retire('identifier', reader, {
    Departures: 'BackStack',
    Keeping: 'MarksStore',
    layBeside: 'layOutSideBySide',
    Standing: 'PlacedMark',
    ToldChange: 'ListedChange',
    young: 'target',
    Sheets: 'Pages',
    layOutSheets: 'layOutPages',
  }),
  ...retire('file', reader, {
    departures: 'backStack',
    door: 'types',
    Keeping: 'MarksStore',
    sheets: 'pages',
    standing: 'placedMarks',
  }),
  ...retire('identifier', code, {
    enrol: 'register',
    exhibits: 'stories',
    filmsBeside: 'documentVideos',
    forgetFavourites: 'clearFavorites',
    furnish: 'seed',
    jobsHeard: 'withLogging',
    keptDrafts: 'draftStorage',
    placeOfNul: 'findNulPath',
    refuseHurried: 'enforceRateLimit',
    soundCalls: 'validRequests',
    takeIn: 'importBatch',
    tellNews: 'emit',
    usedBy: 'usageActor',
    useSay: 'useTranslate',
    useWords: 'useMessages',
    whileAlone: 'withAdvisoryLock',
  }),
  ...retire('identifier', web, {
    Decision: 'ConfirmDialog',
    doomed: 'toDelete',
    favouritesQuery: 'favoritesQuery',
    standingsOf: 'nodeStates',
    useLazyComponent: 'lazyWithMessages',
    useRowsInView: 'useVirtualRows',
    wordsForFailure: 'failureMessage',
    HeatStrip: 'OverviewRuler',
    Hidden: 'VisuallyHidden',
    Popup: 'Popover',
    SeeMore: 'ExpandableText',
    Sheet: 'Drawer',
    Shelf: 'Dashboard',
    WayOn: 'SeeAllLink',
  }),
  ...retire('identifier', ['apps/server/src/modules', 'apps/server/src/http', 'apps/server/src/compose'], {
    asking: 'ctx',
  }),
  ...retire('file', domains, {
    audits: 'audit',
    catalogue: 'catalog',
    customers: 'accounts',
    faults: 'integrity',
    favourites: 'favorites',
    ingestion: 'imports',
    keptDrafts: 'draftStorage',
    leftBehind: 'orphanedContent',
    mails: 'email',
    soundCalls: 'validRequests',
    turns: 'concurrency',
  }),
];

/** Files that may say a retired word, and why. */
export const allowed = /** @type {{ file: string, word: string, reason: string }[]} */ ([]);
