import { expect, it } from 'vitest';
import type { z } from 'zod';
import { contracts } from './index.ts';

type Part = 'params' | 'query' | 'body' | 'answer';

/** The names of all fields of a schema; those within others after a dot, whether in a list or not. */
function fieldsOf(schema: unknown, before = '', around: readonly unknown[] = []): string[] {
  if (around.includes(schema)) return []; // A tree, which holds itself.
  const { def } = schema as { def: Record<string, unknown> };
  const inner = [...around, schema];
  if (def['type'] === 'object')
    return Object.entries(def['shape'] as Record<string, z.ZodType>).flatMap(([name, field]) => [
      before + name,
      ...fieldsOf(field, `${before}${name}.`, inner),
    ]);
  const within = ['element', 'innerType', 'in', 'out'].flatMap((name) => def[name] ?? []);
  const others = ['options', 'items'].flatMap((name) => def[name] ?? []) as unknown[];
  return [...within, ...others].flatMap((each) => fieldsOf(each, before, inner));
}

/** The call of that method and path. */
function callAt(asked: string): Record<string, unknown> {
  const call = Object.values(contracts)
    .flatMap((calls) => Object.values(calls))
    .find(({ method, path }) => `${method} ${path}` === asked);
  if (!call) throw new Error(`There is no ${asked}`);
  return call;
}

/** `a b(c d)` as `a b b.c b.d`: what is in brackets lies within what is before them. */
function named(written: string, before = ''): string[] {
  const names: string[] = [];
  for (let rest = written.trim(); rest !== ''; rest = rest.trim()) {
    const [name = ''] = /^[^\s()]+/.exec(rest) ?? [];
    if (name === '') throw new Error(`What is this: ${rest}`);
    names.push(before + name);
    rest = rest.slice(name.length);
    if (!rest.startsWith('(')) continue;
    let [depth, end] = [0, 0];
    do {
      if (rest[end] === '(') depth += 1;
      if (rest[end] === ')') depth -= 1;
      end += 1;
    } while (depth > 0);
    names.push(...named(rest.slice(1, end - 1), `${before}${name}.`));
    rest = rest.slice(end);
  }
  return names;
}

const compassPoint = `compassPointID compassPointUUID name description overlayDetails contentCode contentID contentStatus
  designation createdById createdUserName creatorEmail createdDate isDeleted deletedByEmail deletedDate edit type
  selectionData selectionMetadata(selectionText annotationID pageNumber sourceCompassPointId) pdfVersions status`;
const shared = `count sharedDocuments(document(contentCode publisherName documentTitle)
  sharedByUserAccount(user(lastName firstName)))`;
const metadata = `contentId contentCode family title documentTitle designation designationNo displayDesignation
  documentType assetType contentType assetId classification organizationId publisherCode publisherTypeCode
  publisherName status replacedByContentCode replacedByFamilyValue downloadable allowToTrack allowToFavorite
  contentFavorite(id) contentAccessURL lastUpdateDate publishedDate publishedOnlineDate
  versions(id designationNo contentCode) translations(displayCode contentCode contentId) htmlVersions(index)
  pdfVersions(index status assetId) video citationArticleTypeExclude tabs
  hasActivatedCompassPoint hasDeactivatedCompassPoint`;
const resultDocument = `contentCode designationNo displayDesignation documentTitle description documentType publisherName
  publisherTypeCode status language lastUpdateDate publishDate publishedOnlineDate translations(language contentCode)
  connections(designationNo contentCode) supplements(supplement-display-designation supplement-content-code)`;
const counted = 'keywords searchField publisherList categoryList';
const note = 'contentId annotationId noteData note';
const narrowed =
  'publisherList categoryList icsCodeList industryList topicList documentTypeList committeeList';

const carried: [id: string, call: string, parts: Partial<Record<Part, string>>][] = [
  [
    'session-042',
    'GET /api/account',
    {
      answer: `id email activated userAccounts(firstName lastName companyName address1 address2 city state postalCode
        country mobile) cgEntitlements(accountId accountName accountNumber accountSetting(acronym)) selectedAccountId
        authorities lcaAgreementFlag contentSecurity(drm-view) refinementSections billboard banner langKey userMenuList
        customCollection compassPointFlag unifiedSearchFlag semanticSearchFlag profileManagementUrl tenant userType`,
    },
  ],
  [
    'session-043',
    'GET /login/api/v1/authenticationData',
    { answer: 'authType requestId originatedIpAddress originatedWhiteListedAccount' },
  ],
  [
    'session-049',
    'POST /api/account/switch',
    {
      body: 'accountId authType requestId originatedIpAddress originatedWhiteListedAccount',
      answer: 'selectedAccountId',
    },
  ],
  [
    'tenants-009',
    'POST /api/tenant/get-tenant-config-for-ui',
    {
      answer: `tenantName title has-favicon onetrust-script issuer clientId clUrl features footer helpMenu(id key topics)
        tracker-url greeting-key welcome-key tips-tricks supportEmail supportPhone contact-link sales-link
        userManagement(enable url) iam-server-version authentication-methods refinementSections billboard`,
    },
  ],
  [
    'tenants-012',
    'POST /api/tenant/get-tenant-config-for-ui',
    { answer: 'search-types-configuration(code enabled label-i18n-key)' },
  ],
  [
    'tenants-013',
    'POST /api/tenant/get-tenant-config-for-ui',
    { answer: 'content-access-messages(no-pdf-message-key error-message-key support-phone contact-link)' },
  ],
  ['tenants-014', 'GET /api/tenant/getExternalUrls', { answer: 'title url position' }],
  [
    'tenants-015',
    'POST /api/tenant/get-tenant-config-for-ui',
    {
      answer: `billboard(tenant-publisher-only PublisherSearchKey PublisherLogoFileName BillBoardTitle
        tenant-publisher-code)`,
    },
  ],
  [
    'home-021',
    'GET /api/accessed-documents/current-user',
    { answer: 'document(lastUpdateDate publishDate publishedOnlineDate documentType)' },
  ],
  [
    'home-021',
    'GET /api/tracked-documents/current-user',
    {
      answer:
        'result(document(lastUpdateDate publishDate publishedOnlineDate documentType) trackingSinceDate)',
    },
  ],
  [
    'home-022',
    'GET /api/user-subscriptions/current-user/subscriptions',
    {
      answer:
        'id subscriptionInfo(publisherSearchKey subscriptionAbbrName subscriptionImagePath subscriptionName)',
    },
  ],
  [
    'account-008',
    'PUT /api/user-accounts',
    { body: 'address1 address2 city postalCode country state mobile' },
  ],
  ['account-009', 'GET /api/meta-data/type/COUNTRY', { answer: 'id code value' }],
  ['account-010', 'GET /api/meta-data/type/STATE', { answer: 'id code value' }],
  ['search-055', 'POST /api/documents/unified-search', { answer: 'count documents nextPageFlag searchType' }],
  ['search-056', 'POST /api/documents/unified-search', { answer: `documents(${resultDocument})` }],
  [
    'search-057',
    'POST /api/documents/unified-search',
    {
      query: 'page size sort',
      body: `keywords filters(subscribed-contents) sortType publisher-codes ${narrowed}`,
    },
  ],
  [
    'search-059',
    'POST /api/documents/search',
    { body: `keywords searchField sortType ${narrowed}`, answer: 'result count nextPageFlag' },
  ],
  [
    'refinement-027',
    'GET /api/refinement/taxonomy/{category}',
    {
      answer:
        'key name parentKey parentName count isChecked child showBillboard billboardName billboardLogo semanticSearchenabled',
    },
  ],
  [
    'refinement-039',
    'POST /api/documents/search/top-level/count',
    { body: `section ${counted} ${narrowed}` },
  ],
  ['refinement-041', 'POST /api/documents/search/count', { body: `${counted} ${narrowed}` }],
  [
    'typeahead-010',
    'POST /api/documents/search/type-ahead',
    {
      answer:
        'publisherName publisherCode contentList(contentCode designationNo documentTitle designationNoList showMore) showMoreResults',
    },
  ],
  [
    'feedback-013',
    'POST /api/user/feedback',
    { body: 'searchQuery searchType q1Response q2Response refinements version' },
  ],
  ['document-033', 'GET /api/documents/metadata', { query: 'contentCode', answer: metadata }],
  ['compass-points-063', 'GET /api/v1/compasspoint/{id}', { answer: compassPoint }],
  ['compass-points-064', 'GET /api/v1/compasspoint/list', { answer: 'hasActivatedCompassPoint' }],
  [
    'compass-points-065',
    'GET /api/v1/compasspoint/settings',
    { answer: 'compassPointSettings(activate pdf-view-setting(view manage))' },
  ],
  [
    'compass-points-066',
    'GET /api/v1/audits/compassPoint/{id}/all',
    {
      answer: `content(dbTransactionType transactionUserName auditData(
        current(modifiedDate name description overlayDetails selectionMetadata)
        previous(modifiedDate name description overlayDetails selectionMetadata)))`,
    },
  ],
  [
    'compass-points-070',
    'POST /api/v1/compasspoint',
    { body: 'name description overlayDetails contentID selectionData selectionMetadata' },
  ],
  ['notes-003', 'GET /api/user-notes/{contentId}', { answer: note }],
  ['notes-004', 'POST /api/user-notes/save', { body: note, answer: 'noteContent' }],
  ['notes-005', 'POST /api/user-notes/edit', { body: note, answer: 'noteContent' }],
  [
    'related-005',
    'GET /api/documents/relatedContent',
    {
      query: 'contentCode',
      answer: ['citedContent', 'sop', 'tma', 'supplements']
        .map((list) => `${list}(designationOrFamily title contentCode)`)
        .join(' '),
    },
  ],
  [
    'related-006',
    'GET /api/documents/work-items/{code}',
    {
      answer:
        'publisher workItemNumber initiatedDate technicalContact ballotList(ballotNumber itemStatus itemNumber)',
    },
  ],
  [
    'related-007',
    'GET /api/documents/videos',
    { query: 'designation', answer: 'hashed_id name duration section' },
  ],
  ['related-008', 'POST /api/documents/video', { body: 'contentId hashId' }],
  [
    'related-014',
    'GET /api/v1/documents/getELearningAssetsByFamily',
    { query: 'familyName assetType', answer: 'title productCode' },
  ],
  ['citations-008', 'GET /api/getCitationTypes', { answer: 'value text' }],
  [
    'citations-009',
    'GET /api/getTextCitation',
    { query: 'contentId contentType citationStyle assetType', answer: 'citationText' },
  ],
  [
    'tracking-013',
    'GET /api/documents/getContentTracking',
    { query: 'family', answer: 'data(id trackingFlag) trackerUnavailable' },
  ],
  [
    'favourites-012',
    'GET /api/favorite-documents/current-user',
    {
      query: 'page size sort',
      answer: 'count result(document(contentCode designationNo assetId documentTitle))',
    },
  ],
  [
    'sharing-020',
    'GET /api/contentShare/searchUsersAndGroups',
    { query: 'keyword', answer: 'groupList(id name rosters isGroup) userList(name isExternalUser)' },
  ],
  [
    'sharing-022',
    'POST /api/contentShare/withGroup',
    { body: 'contentID sharedWithGroupID contentCode title' },
  ],
  [
    'sharing-023',
    'POST /api/contentShare/withUser',
    { body: 'contentID sharedWithUserID email externalUser contentCode title' },
  ],
  [
    'sharing-025',
    'POST /api/contentShare/findContentShareWithMe',
    {
      query: 'pageIndex pageSize',
      answer:
        'responseData(totalCount list(contentCode designationNo documentTitle email sharedByFirstName sharedByLastName))',
    },
  ],
  ['sharing-026', 'GET /api/shared-documents/current-user/STANDARD/', { query: 'page size', answer: shared }],
  [
    'sharing-027',
    'GET /api/shared-documents/current-user/PUBLICATION/',
    { query: 'page size', answer: shared },
  ],
  [
    'groups-044',
    'GET /api/group/getGroupDetail',
    {
      answer: `groupID name longDesc accountID memberCount contentCount createdById createdByFirstName createdByLastName
        userInfo(createFirstName createLastName) rosters(userId firstName lastName userName user(email))`,
    },
  ],
  [
    'groups-044',
    'GET /api/contentShare/shared/list',
    { answer: 'responseData(list(contentID contentCode designationNo assetId documentTitle))' },
  ],
  [
    'groups-053',
    'POST /api/group/save',
    { body: 'accountID longDesc memberIds contentCodes name', answer: 'groupID' },
  ],
  [
    'groups-054',
    'PUT /api/group/update',
    { body: 'groupID accountID longDesc memberIds name contentCodes removeContentIds' },
  ],
  ['groups-059', 'POST /api/group/sendMailToGroup', { body: 'subject message groupId copyMeFlag' }],
  [
    'collections-006',
    'GET /api/v1/custom-collection/current-user/pageable',
    {
      query: 'sortType pageSize offset',
      answer: 'value(content(designation title contentCode) totalElements pageSize)',
    },
  ],
];

it.each(carried)('what %s asks for is carried by %s', (id, asked, parts) => {
  const call = callAt(asked);
  const missing = Object.entries(parts).flatMap(([part, written]) => {
    const there = new Set(fieldsOf(call[part]));
    return named(written)
      .filter((field) => !there.has(field))
      .map((field) => `${part}: ${field}`);
  });
  expect(missing).toEqual([]);
});
