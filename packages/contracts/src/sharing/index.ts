import { z } from 'zod';
import { notEntitled, notFound } from '../documents/failures.ts';
import { ContentCode, ContentId, emailAddressIn, Instant, PageNumber, PageSize } from '../fields/index.ts';
import { contract } from '../kit/index.ts';
import { noGroup, tooManyDocuments } from '../groups/failures.ts';
import { individualsOnly } from '../session/failures.ts';
import { featureOff } from '../tenants/refusals.ts';
import { SharedDocument, SharedWithMe } from './received.ts';
import { SentToGroup, SentToPerson, ShareGroup, SharePerson } from './targets.ts';

export * from './received.ts';
export * from './targets.ts';

const oneDocument = {
  status: 400,
  code: 'document-ambiguous',
  detail: 'contentID and contentCode name different documents',
} as const;

/** Characters of what is looked for; no name and no address is longer. */
const Keyword = z
  .string()
  .max(2_000)
  .default('')
  .transform((given) => given.replaceAll('\0', '').trim().slice(0, 500));

/** The document that is shared; the code and the title of its record count, whatever a screen has read before. */
const document = {
  contentID: ContentId,
  contentCode: ContentCode.optional(),
  title: z.string().max(10_000).default(''),
};

const GroupId = z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER);

const Address = z
  .string()
  .max(1_000, { abort: true })
  .refine((given) => emailAddressIn(given) !== null, 'is not an e-mail address')
  .transform((given) => given.trim());

const WithUser = z
  .object({
    ...document,
    sharedWithUserID: z.uuid().nullish().describe('A person of the own account'),
    email: Address.nullish().describe('Where there is no id: an address, which may be that of a colleague'),
    externalUser: z.boolean().default(false),
  })
  .refine(({ sharedWithUserID, email }) => (sharedWithUserID ?? email ?? null) !== null, {
    path: ['email'],
    error: 'is required where sharedWithUserID is not given',
  });

const Shared = z.object({
  contentID: z.int(),
  sharedDate: Instant.describe('When it was first shared with them'),
  wasShared: z.boolean().describe('Whether it was shared with them before: then nothing is sent again'),
});

const olderList = {
  who: 'reader',
  query: z.object({ page: PageNumber, size: PageSize(10, 100) }),
  answer: z.object({ count: z.int(), sharedDocuments: z.array(SharedDocument) }),
} as const;

/** Sharing documents with people, with groups, and with addresses outside the library. */
export const sharing = contract({
  sharedWith: {
    method: 'GET',
    path: '/api/contentShare/getSharedGroupAndUserByContentID/{id}',
    summary: 'The reader’s groups that contain a document, and the users with whom the reader has shared it',
    who: 'reader',
    params: z.object({ id: ContentId }),
    answer: z.object({ groupList: z.array(SentToGroup), userList: z.array(SentToPerson) }),
    failures: [individualsOnly, featureOff, notFound],
  },
  searchUsersAndGroups: {
    method: 'GET',
    path: '/api/contentShare/searchUsersAndGroups',
    summary:
      'The reader’s groups by name, and users of the account by name or address; suggestions without a keyword',
    who: 'reader',
    isBackground: true,
    cost: 'search',
    query: z.object({ keyword: Keyword }),
    answer: z.object({ groupList: z.array(ShareGroup), userList: z.array(SharePerson) }),
    failures: [individualsOnly, featureOff],
  },
  shareWithGroup: {
    method: 'POST',
    path: '/api/contentShare/withGroup',
    summary: 'Share a document with a group of the reader; idempotent',
    who: 'reader',
    cost: 'mail',
    body: z.object({ ...document, sharedWithGroupID: GroupId }),
    answer: Shared,
    failures: [individualsOnly, featureOff, notFound, notEntitled, oneDocument, noGroup, tooManyDocuments],
  },
  shareWithUser: {
    method: 'POST',
    path: '/api/contentShare/withUser',
    summary: 'Share a document with a user of the account or an email address; idempotent',
    who: 'reader',
    cost: 'mail',
    body: WithUser,
    answer: Shared,
    failures: [
      individualsOnly,
      featureOff,
      notFound,
      notEntitled,
      oneDocument,
      { status: 404, code: 'person-not-found', detail: 'This person no longer exists' },
      { status: 400, code: 'shared-with-oneself', detail: 'You cannot share a document with yourself' },
    ],
  },
  sharedWithMe: {
    method: 'POST',
    path: '/api/contentShare/findContentShareWithMe',
    summary: 'A page of the documents that others have shared with the reader, latest first',
    who: 'reader',
    query: z.object({
      pageIndex: z.coerce.number().int().min(1).max(1_000_000).default(1).describe('Counted from 1'),
      pageSize: PageSize(10, 100),
    }),
    answer: z.object({
      responseData: z.object({ totalCount: z.int(), list: z.array(SharedWithMe) }),
    }),
    failures: [featureOff],
  },
  sharedStandards: {
    method: 'GET',
    path: '/api/shared-documents/current-user/STANDARD/',
    summary: 'A page of the standards that others have shared with the reader, latest first',
    ...olderList,
  },
  sharedPublications: {
    method: 'GET',
    path: '/api/shared-documents/current-user/PUBLICATION/',
    summary: 'A page of the books, papers and journals that others have shared with the reader, latest first',
    ...olderList,
  },
});
