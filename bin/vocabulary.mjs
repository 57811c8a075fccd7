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
const server = ['apps/server/src'];
/** The server without the adapters of PDF, whose comments are older. */
const serverProse = [
  'adapters/database',
  'adapters/embedder',
  'adapters/identity',
  'adapters/metrics',
  'adapters/search-engine',
  'adapters/threads',
  'backup',
  'commands',
  'compose',
  'concurrency',
  'config',
  'demo',
  'http',
  'identity',
  'lib',
  'lifecycle',
  'migrations',
  'modules',
  'pages',
  'ports',
  'printing',
  'search',
  'tenant',
  'testing',
].map((folder) => `apps/server/src/${folder}`);

/** What no file below these places says any more. */
export const retired = [
  ...retire('identifier', searchCore, {
    begunIn: 'prefixMatches',
    leap: 'gallop',
    positionsByDemand: 'lazySort',
    everythingIn: 'matchAll',
    topPositions: 'topK',
  }),
  ...retire('file', searchCore, {
    begun: 'prefix',
    leap: 'galloping',
    byDemand: 'lazySort',
    everything: 'matchAll',
    top: 'topK',
    tally: 'facetCounts',
  }),
  ...retire('identifier', lineage, { Holders: 'CandidateIndex', Trust: 'NameWeights' }),
  ...retire('file', lineage, { holders: 'candidateIndex', likeness: 'similarity', trust: 'weights' }),
  ...retire('identifier', comparison, { likeness: 'similarity', old: 'base', young: 'target' }),
  ...retire('identifier', meaning, {
    learn: 'trainModel',
    learntFrom: 'trainedOn',
    likeness: 'similarity',
    Lessons: 'TrainingData',
  }),
  ...retire('file', meaning, { lessons: 'trainingData', catalogue: 'catalog' }),
  ...retire('phrase', meaning, { learnt: 'trained', lessons: 'training data' }),
  ...retire('identifier', reader, {
    Departures: 'BackStack',
    Sheets: 'Pages',
    layOutSheets: 'layOutPages',
  }),
  ...retire('file', reader, { departures: 'backStack', door: 'types', sheets: 'pages' }),
  ...retire('identifier', code, {
    enrol: 'register',
    exhibits: 'stories',
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
    HeatStrip: 'OverviewRuler',
    Hidden: 'VisuallyHidden',
    Popup: 'Popover',
    SeeMore: 'ExpandableText',
    Sheet: 'Drawer',
    Shelf: 'Dashboard',
    WayOn: 'SeeAllLink',
  }),
  ...retire('identifier', server, {
    askedOf: 'resolveFilters',
    AskedStatement: 'StatementResult',
    askForCheck: 'requestCheck',
    askToStop: 'requestStop',
    begunAt: 'startedAt',
    deniedToKeep: 'downloadDenied',
    factInWords: 'describeFact',
    heldBy: 'holderOf',
    heldNetworks: 'claimedNetworks',
    inCurrentWords: 'withCurrentNames',
    issuesWanted: 'findIssues',
    keepers: 'managers',
    keepInHand: 'track',
    keepReading: 'recordReading',
    keepRunning: 'supervise',
    keptCounts: 'storedCounts',
    KeptAudit: 'AuditRow',
    keptKeys: 'storedKeys',
    keptIn: 'storedIn',
    KeptMail: 'StoredMail',
    keptMs: 'cacheMs',
    KeptSignIn: 'StoredSignIn',
    keptSignIns: 'storedSignIns',
    keptTexts: 'cleanTexts',
    LaidAside: 'StagedDocument',
    lettingIn: 'inviteWith',
    lookingAfter: 'peopleTasks',
    lossesInWords: 'describeLosses',
    Manner: 'ImportMode',
    mayLearn: 'mayTakeTraining',
    milestone: 'cursor',
    Neighbour: 'Neighbor',
    onTrouble: 'onError',
    pastOf: 'seededFrom',
    picturesBeside: 'pictureSource',
    Posting: 'EnqueueParams',
    postMails: 'enqueueMails',
    postToAll: 'enqueueToAll',
    readKept: 'readStored',
    refusalOfTaking: 'refusalOfRemoval',
    Refusing: 'Unsubscriptions',
    Remembered: 'Memoized',
    roster: 'members',
    saidBy: 'messageOf',
    SaidOfStatus: 'StatusSource',
    saysNothingNew: 'isUnchangedBy',
    setRight: 'corrected',
    setRightIn: 'correctedColumns',
    Somebody: 'RightsHolder',
    standingOf: 'editionStatusOf',
    takeUntold: 'takePending',
    Taking: 'Removal',
    tellGroup: 'notifyGroup',
    Telling: 'ShareNotification',
    tellsOfLoss: 'isConnectionLost',
    toldOf: 'searchSegmentsOf',
    toldTo: 'notificationsTo',
    unsaid: 'unspecified',
    unsaidBy: 'unspecifiedIn',
    UnderWay: 'Flight',
    underWay: 'running',
    wantedPeople: 'matchingPeople',
    whoMayBeTold: 'mayBeNotified',
    whoseOf: 'viewerOf',
    wishes: 'requests',
    wordsGiven: 'readArguments',
    younger: 'newer',
  }),
  ...retire('file', server, {
    beside: 'documentExtras',
    forgotten: 'passwordReset',
    handOver: 'transferOwnership',
    inWords: 'describeChanges',
    keepFact: 'saveFact',
    keepRunning: 'supervise',
    letter: 'emailTemplate',
    letters: 'emailTemplates',
    milestones: 'pageCursors',
    narrowing: 'filters',
    pace: 'throttle',
    past: 'seeded',
    refusing: 'unsubscriptions',
    standing: 'accountAccess',
    telling: 'notify',
    whoAsks: 'authenticate',
  }),
  ...retire('phrase', serverProse, {
    anew: 'again, rebuilt',
    catalogue: 'catalog',
    everybody: 'everyone',
    meanwhile: 'in the meantime',
    nobody: 'no one',
    somebody: 'someone, a user',
    whoever: 'anyone who',
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
