import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import {
  usualAlerts,
  type Catalogue,
  type CompassPoint,
  type DownloadState,
  type Group,
  type Metadata,
  type Note,
  type contracts,
} from '@norma/contracts';
import type { Call, Sent } from '@norma/contracts/kit';
import { tenants } from '@norma/samples';
import type { DocumentTables } from '../modules/documents/index.ts';
import type { ImportTables } from '../modules/ingestion/tables.ts';
import { keepFeedback, type SearchTables } from '../modules/search/index.ts';
import { outboxFolder } from '../adapters/mailer/outboxFolder.ts';
import type { MailTables } from '../modules/mails/index.ts';
import type { SessionTables } from '../modules/session/index.ts';
import { TenantSettings } from '../tenant.ts';
import { shelve } from '../modules/related/testing/shelf.ts';
import { anInvitation } from './anInvitation.ts';
import { aPartner, type Vouch } from './partners.ts';
import { startLibrary, type Ask, type TestLibrary } from './library.ts';

/** A library in which every call has something to find. */
export type StockedLibrary = TestLibrary & {
  /** A reader who may open everything that is asked for. */
  readonly owner: Ask;
  /** Numbers of documents: a standard, the edition before it, and a book. */
  readonly ids: { readonly newer: number; readonly older: number; readonly book: number };
  readonly importId: number;
  /** What a partner of the library says of a person. */
  readonly vouch: Vouch;
};

/** Who asks, and in which library. */
export type Asking = { readonly library: StockedLibrary; readonly ask: Ask };

type Calls = typeof contracts;
type Sound = {
  readonly [D in keyof Calls]: {
    readonly [N in keyof Calls[D]]: (
      asking: Asking,
    ) => Calls[D][N] extends Call ? Sent<Calls[D][N]> | Promise<Sent<Calls[D][N]>> : never;
  };
};

/** The standard that sound calls are about; all entitled people of the demo may open it. */
export const contentCode = 'NSB|nsb-e-214-24';
const designation = 'NSB E 214';
const bookCode = 'NSB|nsb-stp-50';
const paperCode = 'NSB|nsb-stp-5001';
const hashedId = 'r7editions2k';

/** The default tenant of the demo offers no courses. */
const withCourses = {
  features: TenantSettings.parse(tenants[0]).features.map(({ code, enabled }) => ({
    code,
    enabled: enabled || code === 'e-learning',
  })),
};

/** Starts a furnished library and puts into it what some calls need. */
export async function stockedLibrary(options?: Parameters<typeof startLibrary>[0]): Promise<StockedLibrary> {
  // Whoever asks thousands of times needs longer than a token is good for as a rule.
  const library = await startLibrary({ accessTokenSeconds: 3600, ...options });
  const vouch = await aPartner(library, 'JWT', 'halvorsen', withCourses);
  const paper = { designation: 'NSB STP 5001', family: 'NSB STP 5001' };
  const book = { designation: 'NSB STP 50', family: 'NSB STP 50' };
  await shelve(library, { ...paper, names: [['partOf', 'NSB STP 50']] }, book);
  const ids = {
    newer: await idOf(library, contentCode),
    older: await idOf(library, 'NSB|nsb-e-214-21'),
    book: await idOf(library, bookCode),
  };
  await library.database
    .withoutTenant<DocumentTables>()
    .updateTable('documents')
    .set({ asset_type: 'STP_BOOK' })
    .where('content_code', '=', bookCode)
    .execute();
  return { ...library, owner: await library.as('individual'), ids, importId: await anImport(library), vouch };
}

async function idOf({ database }: TestLibrary, code: string): Promise<number> {
  const { content_id } = await database
    .withoutTenant<DocumentTables>()
    .selectFrom('documents')
    .select('content_id')
    .where('content_code', '=', code)
    .executeTakeFirstOrThrow();
  return content_id;
}

async function anImport({ database }: TestLibrary, state: 'waiting' | 'done' = 'done'): Promise<number> {
  const { id } = await database
    .withoutTenant<ImportTables>()
    .insertInto('imports')
    .values({
      tenant: 'astm',
      host: 'here',
      path: '/delivery',
      publisher: null,
      publishers: ['NSB'],
      is_dry_run: false,
      visible_at: null,
      is_first: false,
      state,
      requested_at: new Date('2026-11-21T12:00:00Z'),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** What somebody said of a search. */
async function feedbackOn({ database }: TestLibrary): Promise<number> {
  const db = database.forTenant<SearchTables & SessionTables>('astm');
  const { id: personId } = await db.selectFrom('people').select('id').limit(1).executeTakeFirstOrThrow();
  return keepFeedback(db.$pickTables<'feedback'>(), {
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

/** A mail that was put into the outbox, and of which it was said afterwards that nobody takes it. */
async function aRefusedMail({ database, dataDir }: TestLibrary): Promise<string> {
  const id = randomUUID();
  const now = new Date('2026-11-21T12:00:00Z');
  const address = 'ines@halvorsen.example';
  await database
    .forTenant<MailTables>('astm')
    .insertInto('mails')
    .values({
      tenant: 'astm',
      id,
      key: id,
      kind: 'mail-trial',
      person_id: null,
      to_address: address,
      to_name: 'Ines',
      language: 'en',
      values: { day: '2026-11-21' },
      is_bulk: false,
      state: 'refused',
      reason: 'server-refused',
      answer: '554 5.7.1 Not here',
      subject: 'A trial mail',
      posted_at: now,
      due_at: now,
      changed_at: now,
      claimed_until: null,
    })
    .execute();
  await outboxFolder(join(dataDir, 'outbox')).send({
    id,
    messageId: `<${id}@library.example>`,
    from: { name: 'Library', address: 'library@nsb.example' },
    to: { name: 'Ines', address },
    replyTo: null,
    subject: 'A trial mail',
    text: 'Hello',
    html: '<p>Hello</p>',
    headers: {},
    at: now,
  });
  return id;
}

/** A person whom nobody of the tests is. */
const somebody = {
  firstName: 'Signe',
  lastName: 'Aune',
  email: 'signe.aune@halvorsen.example',
  signInName: 'signe',
  userType: 'INDIVIDUAL' as const,
};

/** Names a person of the library who is looked after. */
async function ofSomebody({ library: { database } }: Asking): Promise<{ params: { id: string } }> {
  const db = database.forTenant<SessionTables>('astm');
  const { firstName, lastName, email, signInName, userType } = somebody;
  const row = {
    sign_in_name: signInName,
    email,
    first_name: firstName,
    last_name: lastName,
    user_type: userType,
  };
  await db
    .insertInto('people')
    .values({ tenant: 'astm', ...row, authorities: [], password_hash: null })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { id } = await db
    .selectFrom('people')
    .select('id')
    .where('sign_in_name', '=', signInName)
    .executeTakeFirstOrThrow();
  return { params: { id } };
}

/** Lets somebody read through an account that they can leave again. */
async function joinLibrary({ database }: TestLibrary, personId: string): Promise<void> {
  await database
    .forTenant<SessionTables>('astm')
    .insertInto('memberships')
    .values([
      { tenant: 'astm', person_id: personId, account_id: 'library' },
      { tenant: 'astm', person_id: personId, account_id: 'halvorsen' },
    ])
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
/** An account that subscribes to one publisher, and through which nobody reads. */
async function anAccount({ library: { database } }: Asking): Promise<{ id: string }> {
  const id = randomUUID();
  const db = database.forTenant<SessionTables>('astm');
  const texts = { name: 'Harbour Department', number: id, acronym: 'HD' };
  await db
    .insertInto('accounts')
    .values({ tenant: 'astm', id, ...texts, is_drm: false, address: '{}' })
    .execute();
  const held = { publisher_code: 'HI', abbreviation: 'HI', name: 'Halden Institute' };
  await db
    .insertInto('subscriptions')
    .values({ tenant: 'astm', account_id: id, ...held })
    .execute();
  return { id };
}

const idOfAccount = async (asking: Asking) => ({ params: await anAccount(asking) });
const ofSubscription = async (asking: Asking) => ({
  params: { ...(await anAccount(asking)), publisher: 'HI', abbreviation: 'HI' },
});
const aPlace = { address1: '', address2: '', city: '', postalCode: '', country: '', mobile: '' };

const nothing = () => ({});
const ofCode = () => ({ query: { contentCode } });
const search = () => ({ body: { keywords: 'anchor' } });
const searchOfAPage = () => ({ query: {}, ...search() });
const countOfTop = () => ({ body: { keywords: 'anchor', section: 'Publisher' as const } });
const inEnglish = () => ({ query: { language: 'EN' } });
const htmlPair = ({ library: { ids } }: Asking) => ({ newHtmlId: ids.newer, oldHtmlId: ids.older });
const pdfPair = ({ library: { ids } }: Asking) => ({
  query: { leftContentId: ids.older, rightContentId: ids.newer },
});

const ofInvited = async ({ library }: Asking) => ({
  params: { personId: (await anInvitation(library)).personId },
});
const peopleFile = Buffer.from('e-mail;first name;account\nliv@halvorsen.example;Liv;library\n').toString(
  'base64',
);

const json = async <T>(answer: Promise<Response>): Promise<T> => (await answer).json() as Promise<T>;

const citation = async ({ library: { owner, ids } }: Asking) => {
  const path = `/api/documents/metadata?contentCode=${encodeURIComponent(bookCode)}`;
  const { contentType, assetType } = await json<Metadata>(owner('GET', path));
  return { query: { contentId: ids.book, contentType, assetType, citationStyle: 'apa' as const } };
};

/** What names a note that whoever asks has just written; of whom may write none, what would name it. */
const aNote = async ({ ask, library: { ids } }: Asking) => {
  const named = { contentId: ids.newer, annotationId: randomUUID() };
  await ask('POST', '/api/user-notes/save', { ...named, note: 'Check the torque', noteData: '{}' });
  return named;
};

/** A passage to put a compass point on. */
const aPassage = (ids: StockedLibrary['ids']) => ({
  contentID: ids.newer,
  name: 'Torque',
  selectionMetadata: { selectionText: 'The anchor is installed', pageNumber: 2 },
});

/** A compass point of whoever asks, of whom may have none the owner's, given away by its link. */
const aCompassPoint = async ({ ask, library: { owner, ids } }: Asking): Promise<CompassPoint> => {
  const begin = async (as: Ask): Promise<CompassPoint | null> => {
    const answer = await as('POST', '/api/v1/compasspoint', aPassage(ids));
    if (answer.status !== 201) return null;
    const made = (await answer.json()) as CompassPoint;
    await as('POST', '/api/v1/compasspoint/mark-shared', { compassPointID: made.compassPointID });
    return made;
  };
  const made = (await begin(ask)) ?? (await begin(owner));
  if (!made) throw new Error('Nobody may put a compass point on the standard');
  return made;
};

const idOfCompassPoint = async (asking: Asking) => ({
  params: { id: (await aCompassPoint(asking)).compassPointID },
});

/** A download of whoever asks, of whom may have none the owner's. */
const aDownload = async ({ ask, library: { owner } }: Asking) => {
  const begin = (as: Ask) => json<Partial<DownloadState>>(as('POST', '/api/downloads', { contentCode }));
  const { id = (await begin(owner)).id ?? randomUUID() } = await begin(ask);
  return { params: { id } };
};

/** Something tracked by whoever asks, of whom may track nothing the owner's. */
const aTracked = async ({ ask, library: { owner } }: Asking) => {
  const path = `/api/tracked-documents?contentCode=${encodeURIComponent(contentCode)}`;
  const begin = (as: Ask) => json<{ data?: { id: number } }>(as('POST', path));
  const { data = (await begin(owner)).data } = await begin(ask);
  return { params: { id: data?.id ?? 1 } };
};

const aFavourite = async ({ ask, library }: Asking) => {
  const body = { content: { contentId: library.ids.newer } };
  const begin = (as: Ask) => json<{ id?: number }>(as('POST', '/api/content-favorites', body));
  const { id = (await begin(library.owner)).id } = await begin(ask);
  return { params: { id: id ?? 1 } };
};

const ownAccount = async (ask: Ask) =>
  json<{ id?: string; selectedAccountId?: string | null }>(ask('GET', '/api/account'));

/** What a group of whoever asks is made of: themselves and the standard. */
const aGroupToMake = async (ask: Ask) => {
  const { id = randomUUID(), selectedAccountId } = await ownAccount(ask);
  const texts = { name: 'Anchorage', longDesc: 'What we fix into concrete by' };
  return { ...texts, accountID: selectedAccountId ?? 'none', memberIds: [id], contentCodes: [contentCode] };
};

/** A group of whoever asks, of whom may have none the owner's. */
const aGroup = async ({ ask, library: { owner } }: Asking): Promise<Group> => {
  const begin = async (as: Ask) =>
    json<Partial<Group>>(as('POST', '/api/group/save', await aGroupToMake(as)));
  const own = await begin(ask);
  return (own.groupID === undefined ? await begin(owner) : own) as Group;
};

const groupInQuery = async (asking: Asking) => ({ query: { groupId: (await aGroup(asking)).groupID } });

/** A collection of whoever asks, of whom may make none one of an administrator of another account. */
const aCollection = async ({ ask, library }: Asking): Promise<number> => {
  const make = (as: Ask) =>
    json<{ id?: number }>(as('POST', '/api/v1/custom-collections', { name: `Anchors ${randomUUID()}` }));
  const { id = (await make(await library.as('admin'))).id } = await make(ask);
  return id ?? 1;
};

const idOfCollection = async (asking: Asking) => ({ params: { id: await aCollection(asking) } });

const withTicket =
  (kind: 'file' | 'captions') =>
  async ({ library: { owner, ids } }: Asking) => {
    const body = { contentId: ids.newer, hashId: hashedId };
    const playing = await json<{ address: string; captions: { address: string } }>(
      owner('POST', '/api/documents/video', body),
    );
    const address = kind === 'file' ? playing.address : playing.captions.address;
    const ticket = new URL(address, 'http://library').searchParams.get('ticket') ?? '';
    return { params: { hashedId }, query: { ticket } };
  };

const aTopic = () => ({ query: { title: 'searching' } });

const withHelpTicket = async ({ library: { owner } }: Asking) => {
  const { query } = aTopic();
  const given = await json<{ address: string }>(owner('POST', '/api/documents/helpDocument/address', query));
  const ticket = new URL(given.address, 'http://library').searchParams.get('ticket') ?? '';
  return { params: query, query: { ticket } };
};

/** A catalogue in which the owner has documents. */
const aCatalogue = async ({ library: { owner } }: Asking) => {
  const catalogues = await json<Catalogue[]>(owner('GET', '/api/documents/catalogues'));
  return { title: catalogues.find(({ records }) => records > 0)?.title ?? 'none' };
};

/** For each call something that is right to send: whoever may make the call then gets an answer. */
export const soundCalls: Sound = {
  session: {
    account: nothing,
    switchAccount: async ({ ask }) => {
      const { cgEntitlements = [] } = await json<{ cgEntitlements?: { accountId: string }[] }>(
        ask('GET', '/api/account'),
      );
      return { body: { accountId: cgEntitlements[0]?.accountId ?? 'none' } };
    },
    logout: nothing,
    oneTimeCode: nothing,
    redeemCode: async ({ library: { owner } }) => ({
      body: { code: (await json<{ code: string }>(owner('POST', '/api/account/one-time-code'))).code },
    }),
    subscriptions: nothing,
    homeSubscriptions: nothing,
    licenceAgreement: nothing,
    licenceDocument: nothing,
    acceptLicence: nothing,
    progressiveProfilingUrl: nothing,
    entryCode: async ({ library }) => ({ body: { assertion: await library.vouch() } }),
    authenticationData: nothing,
    proxySetup: nothing,
  },
  tenants: {
    configuration: () => ({ body: {} }),
    overview: () => ({}),
    configurationFile: () => ({}),
    externalUrls: nothing,
    words: () => ({ params: { locale: 'en' } }),
  },
  search: {
    unified: searchOfAPage,
    classic: searchOfAPage,
    entitled: searchOfAPage,
    typeAhead: search,
    typeAheadOfPublisher: () => ({ body: { keywords: 'anchor', publisher: 'NSB' } }),
    codeOfDesignation: () => ({ query: { designation } }),
    topLevelCount: countOfTop,
    entitledTopLevelCount: countOfTop,
    count: search,
    entitledCount: search,
    publisherCount: search,
    entitledPublisherCount: search,
    committees: inEnglish,
    taxonomy: () => ({ params: { category: 'topic' as const }, ...inEnglish() }),
    icsCodes: nothing,
    publishers: nothing,
    documentTypes: nothing,
    sectorsAndThemes: inEnglish,
    entitledNodes: inEnglish,
    semantic: searchOfAPage,
    indexState: () => ({}),
    rebuildIndex: () => ({}),
    receivedFeedback: () => ({ query: {} }),
    feedbackFile: () => ({ query: {} }),
    markFeedback: async ({ library }) => ({
      params: { id: await feedbackOn(library) },
      body: { state: 'done' },
    }),
    sendFeedback: () => ({
      body: { searchQuery: 'anchor', searchType: 'All content', q1Response: 'A standard on anchors' },
    }),
  },
  documents: {
    metadata: ofCode,
    info: ofCode,
    verification: ofCode,
    translations: ofCode,
    translationsOfId: ({ library: { ids } }) => ({ query: { contentId: ids.newer } }),
    pdf: ofCode,
    olderPdf: ({ library: { ids } }) => ({ params: { id: ids.older } }),
    html: ({ library: { ids } }) => ({ params: { id: ids.newer } }),
    sts: ofCode,
    relaton: ofCode,
    ris: ofCode,
    recentlyUpdated: nothing,
  },
  related: {
    relatedContent: ofCode,
    workItems: () => ({ params: { code: contentCode } }),
    additionalDetails: ofCode,
    detailsByPublisher: ofCode,
    fullBook: () => ({ query: { contentCode: paperCode } }),
  },
  downloads: {
    download: ofCode,
    startDownload: () => ({ body: { contentCode } }),
    downloadState: aDownload,
    cancelDownload: aDownload,
  },
  mails: {
    list: () => ({ query: {} }),
    text: async ({ library }) => ({ params: { id: await aRefusedMail(library) } }),
    again: async ({ library }) => ({ params: { id: await aRefusedMail(library) } }),
    trial: () => ({}),
  },
  ingestion: {
    imports: () => ({ query: {} }),
    import: ({ library: { importId } }) => ({ params: { id: importId } }),
    uploadDelivery: () => ({
      query: { name: 'catalogue.ndjson', publisher: 'NSB', dryRun: 'true' },
      bytes: '{"designation":"NSB 1"}\n',
    }),
    stopImport: async ({ library }) => ({ params: { id: await anImport(library, 'waiting') } }),
    importChanges: ({ library: { importId } }) => ({ params: { id: importId }, query: {} }),
    rejections: ({ library: { importId } }) => ({ params: { id: importId }, query: {} }),
    rejectionsFile: ({ library: { importId } }) => ({ params: { id: importId } }),
  },
  faults: {
    list: () => ({ query: {} }),
    table: () => ({ query: {} }),
    check: () => ({}),
    startCheck: () => ({}),
    checkOne: ({ library: { ids } }) => ({ params: { contentId: ids.newer } }),
  },
  notes: {
    notes: ({ library: { ids } }) => ({ params: { contentId: ids.newer } }),
    saveNote: ({ library: { ids } }) => ({
      body: { contentId: ids.newer, annotationId: randomUUID(), note: 'Check the torque' },
    }),
    editNote: async (asking) => ({
      body: { ...(await aNote(asking)), note: 'Checked' } satisfies Partial<Note>,
    }),
    deleteNote: async (asking) => ({ query: await aNote(asking) }),
  },
  compassPoints: {
    compassPoints: ofCode,
    compassPointsOfDocument: ({ library: { ids } }) => ({ query: { contentID: ids.newer } }),
    ownCompassPoints: () => ({ query: {} }),
    allCompassPoints: () => ({ query: {} }),
    compassPointSettings: ({ library: { ids } }) => ({ query: { contentID: ids.newer } }),
    sharedCompassPoint: async (asking) => ({
      query: { compassPointUUID: (await aCompassPoint(asking)).compassPointUUID },
    }),
    compassPoint: idOfCompassPoint,
    createCompassPoint: ({ library: { ids } }) => ({ body: aPassage(ids) }),
    changeCompassPoint: async (asking) => {
      const { compassPointID: id, modifiedDate } = await aCompassPoint(asking);
      return { params: { id }, body: { name: 'Torque of M12', modifiedDate } };
    },
    deactivateCompassPoint: idOfCompassPoint,
    activateCompassPoint: async (asking) => {
      const { compassPointID: id } = await aCompassPoint(asking);
      await asking.ask('POST', `/api/v1/compasspoint/deactivate/${id}`);
      return { params: { id } };
    },
    markShared: async (asking) => ({
      body: { compassPointID: (await aCompassPoint(asking)).compassPointID },
    }),
    compassPointHistory: async (asking) => ({ ...(await idOfCompassPoint(asking)), query: {} }),
  },
  training: {
    tutorials: nothing,
    videos: () => ({ query: { designation } }),
    playVideo: ({ library: { ids } }) => ({ body: { contentId: ids.newer, hashId: hashedId } }),
    playOn: ({ library: { ids } }) => ({ query: { contentId: ids.newer, hashId: hashedId } }),
    videoFile: withTicket('file'),
    videoCaptions: withTicket('captions'),
    videoPoster: () => ({ params: { hashedId } }),
    courses: () => ({ query: { familyName: designation } }),
    courseEntitlement: nothing,
  },
  account: {
    saveProfile: () => ({
      body: {
        address1: 'Quay 4',
        address2: '',
        city: 'Vardal',
        postalCode: '9950',
        country: 'NO',
        mobile: '+47 900 00 000',
      },
    }),
    countries: nothing,
    states: nothing,
    savePreferences: () => ({ body: { density: 'compact' as const } }),
  },
  help: {
    helpDocument: aTopic,
    helpDocumentAddress: () => ({ body: aTopic().query }),
    helpDocumentShown: withHelpTicket,
    userResources: nothing,
  },
  catalogue: {
    catalogues: nothing,
    marcDocument: async (asking) => ({ query: { ...(await aCatalogue(asking)), format: 'mrk' as const } }),
    titleList: async (asking) => ({ query: await aCatalogue(asking) }),
  },
  usage: {
    pageView: () => ({ body: { page: 'home' as const } }),
    recentlyAccessed: nothing,
    overview: () => ({ query: {} }),
    openedDocuments: () => ({ query: {} }),
    refusals: () => ({ query: {} }),
    byPublisher: () => ({ query: {} }),
    byDocumentType: () => ({ query: {} }),
    byAccount: () => ({ query: {} }),
    reportChoices: () => ({ query: {} }),
    reportTable: () => ({ params: { table: 'all' as const }, query: {} }),
  },
  reports: {
    embedding: () => ({ params: { reportId: 'compass-points' } }),
    compassPointReport: () => ({ query: {} }),
    markedDocuments: () => ({ query: {} }),
    compassPointMakers: () => ({ query: {} }),
    compassPointTable: () => ({ params: { table: 'documents' as const }, query: {} }),
  },
  invitations: {
    list: () => ({ query: {} }),
    invite: () => ({
      body: { people: [{ email: 'runa@halvorsen.example', firstName: 'Runa' }], accountIds: ['library'] },
    }),
    again: ofInvited,
    takeBack: ofInvited,
    sendPasswordLink: ofInvited,
    preview: () => ({ body: { file: peopleFile } }),
    import: () => ({ body: { file: peopleFile } }),
  },
  people: {
    list: () => ({ query: {} }),
    person: ofSomebody,
    changePerson: async (asking) => ({ ...(await ofSomebody(asking)), body: somebody }),
    changeRights: async (asking) => ({ ...(await ofSomebody(asking)), body: { authorities: [] } }),
    changeActivation: async (asking) => ({ ...(await ofSomebody(asking)), body: { isActivated: true } }),
    joinAccount: async (asking) => ({ ...(await ofSomebody(asking)), body: { accountId: 'library' } }),
    leave: async (asking) => {
      const named = await ofSomebody(asking);
      await joinLibrary(asking.library, named.params.id);
      return { ...named, body: { accountId: 'library' } };
    },
    endSignIns: ofSomebody,
    unlock: ofSomebody,
    leftBehind: () => ({ query: {} }),
    handOver: async (asking) => ({
      body: { accountId: 'halvorsen', from: (await ofSomebody(asking)).params.id },
    }),
    accountsNamed: () => ({ query: {} }),
  },
  monitoring: {
    liveness: nothing,
    readiness: nothing,
    health: nothing,
    metrics: nothing,
    threadDump: nothing,
    prometheus: nothing,
  },
  customers: {
    list: () => ({ query: {} }),
    make: () => ({ body: { name: 'Harbour Department', number: randomUUID() } }),
    one: idOfAccount,
    change: async (asking) => {
      const { params } = await idOfAccount(asking);
      const flags = { isDrm: true, hasCompassPoints: false, hasCustomCollection: true };
      return { params, body: { name: 'Harbour', number: params.id, address: aPlace, ...flags } };
    },
    close: async (asking) => ({ ...(await idOfAccount(asking)), body: { state: 'closed' as const } }),
    remove: idOfAccount,
    offers: nothing,
    give: async (asking) => ({ ...(await idOfAccount(asking)), body: { publishers: ['NSB'] } }),
    changeSubscription: async (asking) => ({
      ...(await ofSubscription(asking)),
      body: { name: 'Halden', startsOn: '2026-01-01', endsOn: '2026-12-31' },
    }),
    take: ofSubscription,
    setAgreement: async (asking) => ({
      ...(await idOfAccount(asking)),
      body: { language: 'en', text: 'Read with care.' },
    }),
    acceptances: async (asking) => ({ ...(await idOfAccount(asking)), query: {} }),
    networks: idOfAccount,
    checkNetworks: async (asking) => ({ ...(await idOfAccount(asking)), body: { lines: ['203.0.113.7'] } }),
    setNetworks: async (asking) => ({ ...(await idOfAccount(asking)), body: { lines: ['198.51.100.0/24'] } }),
  },
  audits: { list: () => ({ query: { sort: 'principal,asc' } }), csv: () => ({ query: {} }) },
  management: {
    info: nothing,
    configprops: nothing,
    env: nothing,
    loggers: nothing,
    setLevel: () => ({ params: { name: 'mails' }, body: { configuredLevel: 'ERROR' } }),
    database: nothing,
    askDatabase: () => ({ body: { statement: 'select * from people join user_notes on true limit 1000' } }),
  },
  favourites: {
    favourites: () => ({ query: {} }),
    addFavourite: ({ library: { ids } }) => ({ body: { content: { contentId: ids.newer } } }),
    removeListedFavourite: async (asking) => ({ body: (await aFavourite(asking)).params }),
    removeFavourite: aFavourite,
  },
  collections: {
    customCollection: () => ({ query: {} }),
    collectionsOfReader: nothing,
    collections: () => ({ query: {} }),
    makeCollection: () => ({ body: { name: `Bolts ${randomUUID()}`, description: 'For every site' } }),
    collection: idOfCollection,
    changeCollection: async (asking) => ({
      ...(await idOfCollection(asking)),
      body: { name: `Drills ${randomUUID()}` },
    }),
    shareCollection: async (asking) => ({
      ...(await idOfCollection(asking)),
      body: { isForAccount: true, people: [] },
    }),
    deleteCollection: idOfCollection,
    documentsOfCollection: async (asking) => ({ ...(await idOfCollection(asking)), query: {} }),
    addToCollection: async (asking) => ({
      ...(await idOfCollection(asking)),
      body: { documents: [designation] },
    }),
    removeFromCollection: async (asking) => ({
      ...(await idOfCollection(asking)),
      body: { contentIds: [asking.library.ids.newer] },
    }),
    readersOfAccount: () => ({ query: {} }),
    groupsForCollections: () => ({ query: {} }),
  },
  tracking: {
    trackedDocuments: () => ({ query: {} }),
    changesSinceLastVisit: nothing,
    trackingOf: () => ({ query: { family: designation } }),
    track: ofCode,
    toggleTracking: aTracked,
    trackedDocumentsPage: () => ({ query: {} }),
    removeTracking: aTracked,
    trackedPublishers: nothing,
    updatePublishers: () => ({ body: [{ publisherCode: 'NSB', trackingFlag: true }] }),
    unsubscribe: () => ({ body: [{ publisherCode: 'NSB' }] }),
    workItemTracking: nothing,
    trackWorkItems: () => ({ body: { workItem: 'true' as const } }),
    alerts: nothing,
    saveAlerts: () => ({ body: { ...usualAlerts, mail: 'daily' as const } }),
    notifications: () => ({ query: {} }),
    unreadNotifications: nothing,
    markNotifications: () => ({ body: { through: 1 } }),
  },
  sharing: {
    sharedWith: ({ library: { ids } }) => ({ params: { id: ids.newer } }),
    searchUsersAndGroups: () => ({ query: { keyword: 'eide' } }),
    shareWithGroup: async (asking) => ({
      body: { contentID: asking.library.ids.newer, sharedWithGroupID: (await aGroup(asking)).groupID },
    }),
    shareWithUser: ({ library: { ids } }) => ({
      body: { contentID: ids.newer, email: 'guest@elsewhere.example', externalUser: true },
    }),
    sharedWithMe: () => ({ query: {} }),
    sharedStandards: () => ({ query: {} }),
    sharedPublications: () => ({ query: {} }),
  },
  groups: {
    groupsEnabled: nothing,
    groups: async ({ ask }) => ({
      query: { accountId: (await ownAccount(ask)).selectedAccountId ?? 'none' },
    }),
    groupsOfCurrentAccount: nothing,
    groupDetail: groupInQuery,
    groupDocuments: groupInQuery,
    findPeople: () => ({ query: {}, body: { fullName: 'Rav' } }),
    findPersonByEmail: () => ({ body: { email: 'tomas.eide@halvorsen.example' } }),
    findDocuments: () => ({ query: {}, body: { keywords: 'anchor' } }),
    createGroup: async ({ ask }) => ({ body: await aGroupToMake(ask) }),
    changeGroup: async (asking) => {
      const { groupID, accountID } = await aGroup(asking);
      return { body: { ...(await aGroupToMake(asking.ask)), groupID, accountID } };
    },
    renameGroup: async (asking) => ({
      body: { groupID: (await aGroup(asking)).groupID, name: 'Anchors', longDesc: 'All of them' },
    }),
    changeMembers: async (asking) => {
      const { groupID } = await aGroup(asking);
      return { body: { groupID, memberIds: (await aGroupToMake(asking.ask)).memberIds } };
    },
    changeDocuments: async (asking) => ({
      body: { sharedWithGroupID: (await aGroup(asking)).groupID, addContentCodes: [contentCode] },
    }),
    mailGroup: async (asking) => {
      const { groupID: groupId } = await aGroup(asking);
      return { body: { groupId, subject: 'Monday', message: 'At ten.', copyMeFlag: true } };
    },
    deleteGroup: async (asking) => ({ params: { id: (await aGroup(asking)).groupID } }),
  },
  citations: {
    citationTypes: nothing,
    textCitation: citation,
    risCitation: citation,
    bibtexCitation: citation,
    cslCitation: citation,
  },
  comparison: {
    startHtml: (asking) => ({ body: htmlPair(asking) }),
    checkHtml: (asking) => ({ query: htmlPair(asking) }),
    htmlResult: (asking) => ({ query: htmlPair(asking) }),
    htmlChanges: (asking) => ({ query: htmlPair(asking) }),
  },
  redlines: {
    pdfComparison: pdfPair,
    redlineOffer: pdfPair,
    redline: ({ library: { ids } }) => ({ params: { id: ids.newer }, query: {} }),
  },
};
