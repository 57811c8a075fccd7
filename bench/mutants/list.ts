/** A fault planted in one place of the code, and the tests that are expected to notice it. */
export type Mutant = {
  readonly id: string;
  readonly file: string;
  /** What the fault means for a user. */
  readonly fault: string;
  /** Occurs exactly once in the file. */
  readonly from: string;
  readonly to: string;
  /** Parts of the paths of related test files. */
  readonly tests: readonly string[];
  /** Why it is accepted that it survives. */
  readonly reason?: string;
};

type Planted = Omit<Mutant, 'file' | 'tests'>;

const modules = 'apps/server/src/modules';
const web = 'apps/web/src';

/** Mutants of one file, which share their related tests. */
const inFile = (file: string, tests: readonly string[], planted: readonly Planted[]): Mutant[] =>
  planted.map((mutant) => ({ ...mutant, file, tests }));

/** The planted faults, by the topic of the code. */
export const mutants: readonly Mutant[] = [
  // Access
  ...inFile(
    `${modules}/documents/access.ts`,
    [`${modules}/documents/`],
    [
      {
        id: 'access-every-publisher-offered',
        fault: 'documents of publishers that the tenant does not offer exist there',
        from: 'tenant.settings.publishers.includes(publisher_code)',
        to: 'true || tenant.settings.publishers.includes(publisher_code)',
      },
      {
        id: 'access-opens-without-subscription',
        fault: 'texts open without a subscription',
        from: 'account?.publishers.includes(publisher_code) ?? false',
        to: 'account !== null',
      },
    ],
  ),
  ...inFile(
    `${modules}/sharing/access.ts`,
    [`${modules}/sharing/`, `${modules}/documents/notOffered`],
    [
      {
        id: 'sharing-not-offered',
        fault: 'documents that the tenant does not offer can be shared',
        from: 'if (!card || !isOffered(tenant, card))',
        to: 'if (!card)',
      },
      {
        id: 'sharing-not-entitled',
        fault: 'documents that do not open for the sharer can be shared',
        from: "return mayOpen(reader, card) ? card : fail('document-not-entitled');",
        to: 'return card;',
      },
      {
        id: 'sharing-by-company',
        fault: 'a sign-in of a company shares documents',
        from: "if (reader.userType !== 'INDIVIDUAL') return fail('individuals-only');",
        to: '',
      },
    ],
  ),
  ...inFile(
    `${modules}/compass-points/access.ts`,
    [`${modules}/compass-points/`, `${modules}/documents/notOffered`],
    [
      {
        id: 'compass-points-not-offered',
        fault: 'compass points on withdrawn publishers are seen and changed',
        from: 'isOffered(tenant, document) && mayOpen(reader, document);',
        to: 'mayOpen(reader, document);',
      },
      {
        id: 'compass-points-of-colleague',
        fault: 'a colleague counts as the creator of a compass point',
        from: 'row.created_by === reader.personId',
        to: 'row.created_by !== null',
      },
      {
        id: 'compass-points-not-enabled',
        fault: 'accounts without compass points have them',
        from: "reader.account.hasCompassPoints ? null : fail('compass-points-not-enabled')",
        to: 'null',
      },
    ],
  ),
  ...inFile(
    `${modules}/groups/access.ts`,
    [`${modules}/groups/`],
    [
      {
        id: 'groups-anyone-owns',
        fault: 'every member of a group may change it',
        from: 'created_by === reader.personId',
        to: 'created_by !== undefined',
      },
    ],
  ),
  ...inFile(
    `${modules}/catalog/access.ts`,
    [`${modules}/catalog/`, 'apps/server/src/http/isolation'],
    [
      {
        id: 'catalog-not-offered',
        fault: 'records of publishers that the tenant does not offer are given away',
        from: 'reader.account.publishers.filter((code) => tenant.settings.publishers.includes(code))',
        to: 'reader.account.publishers',
      },
    ],
  ),
  ...inFile(
    `${modules}/notes/access.ts`,
    [`${modules}/notes/`],
    [
      {
        id: 'notes-of-company',
        fault: 'a sign-in of a company has notes that all its visitors read',
        from: "userType === 'INDIVIDUAL'",
        to: 'userType !== undefined',
      },
    ],
  ),
  ...inFile(
    `${modules}/people/access.ts`,
    [`${modules}/people/`],
    [
      {
        id: 'people-managed-elsewhere',
        fault: 'administrators manage people of a tenant that manages them elsewhere',
        from: "reader.authorities.includes('ADMIN') && managesPeopleHere(tenant)",
        to: "reader.authorities.includes('ADMIN')",
      },
    ],
  ),
  ...inFile(
    `${modules}/people/rules.ts`,
    [`${modules}/people/`],
    [
      {
        id: 'people-operator-by-administrator',
        fault: 'an administrator makes a user an operator',
        from: "if (removal.kind === 'rights' && !isOperator(actor) && removal.authorities.includes('OPERATOR'))",
        to: "if (removal.kind === 'rights' && !isOperator(actor) && removal.authorities.length === 0)",
      },
      {
        id: 'people-last-administrator',
        fault: 'the last administrator can be removed',
        from: "lost.includes('ADMIN') && otherAdministrators === 0",
        to: "lost.includes('ADMIN') && otherAdministrators < 0",
      },
      {
        id: 'people-change-operator',
        fault: 'an administrator changes an operator',
        from: 'isOperator(actor) || !isOperator(target)',
        to: 'isOperator(actor) || isOperator(target) || !isOperator(target)',
      },
    ],
  ),
  ...inFile(
    `${modules}/people/store.ts`,
    [`${modules}/people/`],
    [
      {
        id: 'people-owner-of-other-account',
        fault: 'content is handed over to a person of another account',
        from: ".where('memberships.account_id', '=', accountId)\n    .where('people.id', '=', personId)",
        to: ".where('people.id', '=', personId)",
      },
      {
        id: 'people-deactivated-owner',
        fault: 'content is handed over to a deactivated person',
        from: ".where('people.user_type', '=', 'INDIVIDUAL')\n    .where('people.is_activated', '=', true)",
        to: ".where('people.user_type', '=', 'INDIVIDUAL')",
      },
    ],
  ),
  // Isolation between people
  ...inFile(
    `${modules}/notes/store.ts`,
    [`${modules}/notes/`, 'apps/server/src/http/isolation'],
    [
      {
        id: 'notes-of-others-listed',
        fault: 'notes of all people on a document are listed',
        from: ".select(columns)\n    .where('person_id', '=', personId)",
        to: '.select(columns)',
      },
      {
        id: 'notes-of-others-removed',
        fault: 'the note of another person with the same annotation is removed',
        from: ".deleteFrom('user_notes')\n    .where('person_id', '=', personId)",
        to: ".deleteFrom('user_notes')",
      },
      {
        id: 'notes-overwritten',
        fault: 'a note that changed since it was read is overwritten',
        from: "unchangedSince ? update.where('modified_at', '=', unchangedSince) : update",
        to: 'update',
      },
    ],
  ),
  ...inFile(
    `${modules}/favorites/store.ts`,
    [`${modules}/favorites/`, 'apps/server/src/http/isolation'],
    [
      {
        id: 'favorites-of-others-removed',
        fault: 'a favorite of another person is removed by its number',
        from: ".deleteFrom('favorites').where('person_id', '=', personId).where('id', '=', id)",
        to: ".deleteFrom('favorites').where('id', '=', id)",
      },
      {
        id: 'favorites-not-offered',
        fault: 'favorites of publishers that are no longer offered are listed',
        from: "\n    .where('documents.publisher_code', 'in', [...publishers])\n    .$if(folder",
        to: '\n    .$if(folder',
      },
    ],
  ),
  ...inFile(
    `${modules}/collections/memberCollections.ts`,
    [`${modules}/collections/`],
    [
      {
        id: 'collections-of-other-accounts',
        fault: 'collections of other accounts are listed',
        from: ".where('account_id', '=', member.accountId)",
        to: ".where('account_id', 'is not', null)",
      },
      {
        id: 'collections-of-others',
        fault: 'collections shared with another person are listed',
        from: ".select('collection_id').where('person_id', '=', member.personId)",
        to: ".select('collection_id')",
      },
    ],
  ),
  // Sign-ins
  ...inFile(
    `${modules}/session/accountAccess.ts`,
    [`${modules}/session/`],
    [
      {
        id: 'session-address-left',
        fault: 'a network sign-in goes on outside its network',
        from: "refusal: isHere ? null : 'address-not-allowed'",
        to: 'refusal: null',
      },
      {
        id: 'session-foreign-account',
        fault: 'an account that was left can still be read through',
        from: 'return accounts.find(({ id }) => id === chosenId) ?? null;',
        to: 'return accounts.find(({ id }) => id === chosenId) ?? accounts[0] ?? null;',
      },
    ],
  ),
  ...inFile(
    `${modules}/session/tickets.ts`,
    [`${modules}/session/`, `${modules}/training/`],
    [
      {
        id: 'tickets-for-every-path',
        fault: 'a ticket for one film opens every path',
        from: ".where('path', '=', path)",
        to: '',
      },
      {
        id: 'tickets-for-ever',
        fault: 'a ticket never expires',
        from: ".where('expires_at', '>', now)\n    .executeTakeFirst();",
        to: '.executeTakeFirst();',
      },
    ],
  ),
  ...inFile(
    `${modules}/session/oneTimeCodes.ts`,
    [`${modules}/session/`],
    [
      {
        id: 'codes-for-ever',
        fault: 'a one-time code never expires',
        from: ".where('expires_at', '>', now)",
        to: '',
      },
    ],
  ),
  ...inFile(
    `${modules}/session/store.ts`,
    [`${modules}/session/`, `${modules}/accounts/`],
    [
      {
        id: 'session-closed-account',
        fault: 'a closed account can still be read through',
        from: ".where('memberships.person_id', '=', personId)\n    .where('accounts.closed_at', 'is', null)",
        to: ".where('memberships.person_id', '=', personId)",
      },
    ],
  ),
  // Usage
  ...inFile(
    `${modules}/documents/opening.ts`,
    [`${modules}/documents/`, `${modules}/usage/`],
    [
      {
        id: 'documents-gone',
        fault: 'an unavailable document opens',
        from: "return card.is_available ? card : fail('document-gone');",
        to: 'return card;',
      },
      {
        id: 'downloads-under-drm',
        fault: 'accounts under DRM download',
        from: 'if (ctx.reader.account.isDrm) {',
        to: 'if (false) {',
      },
      {
        id: 'downloads-forbidden-by-publisher',
        fault: 'documents that may not be kept are downloaded',
        from: 'if (!card.is_downloadable) {',
        to: 'if (false) {',
      },
    ],
  ),
  ...inFile(
    `${modules}/usage/report/scope.ts`,
    [`${modules}/usage/`],
    [
      {
        id: 'usage-of-other-accounts',
        fault: 'a librarian reads the usage of another account',
        from: "if (!seesAll && id !== own) return fail('report-account-not-found');",
        to: '',
      },
      {
        id: 'usage-before-shifted',
        fault: 'a report is compared with days that overlap its own',
        from: 'dayOf(new Date(Date.parse(day) - count * dayMs))',
        to: 'dayOf(new Date(Date.parse(day) - (count - 1) * dayMs))',
      },
      {
        id: 'usage-searches-of-publisher',
        fault: 'a report of one document type counts all searches',
        from: 'publisher !== undefined || documentType !== undefined',
        to: 'publisher !== undefined',
      },
    ],
  ),
  ...inFile(
    `${modules}/usage/recent.ts`,
    [`${modules}/usage/`],
    [
      {
        id: 'usage-recent-not-offered',
        fault: 'the home screen lists documents that are no longer offered',
        from: 'edition && isOffered(tenant, edition) ?',
        to: 'edition ?',
      },
    ],
  ),
  ...inFile(
    `${modules}/usage/counting/countedSql.ts`,
    [`${modules}/usage/`],
    [
      {
        id: 'usage-format',
        fault: 'openings of PDFs are reported as HTML',
        from: "case e.format when 'pdf' then 'pdf' else 'html' end",
        to: "case e.format when 'pdf' then 'html' else 'html' end",
      },
    ],
  ),
  // Downloads
  ...inFile(
    `${modules}/downloads/handlers.ts`,
    [`${modules}/downloads/`],
    [
      {
        id: 'downloads-day',
        fault: 'the stamp on a download has a wrong date',
        from: 'day: now() });',
        to: 'day: new Date(0) });',
      },
      {
        id: 'downloads-notes-always',
        fault: 'marks are printed on downloads that should have none',
        from: 'const notes = withNotes ?',
        to: 'const notes = !withNotes ?',
      },
    ],
  ),
  ...inFile(
    `${modules}/downloads/ready.ts`,
    [`${modules}/downloads/`],
    [
      {
        id: 'downloads-stamp-shared',
        fault: 'a reader gets the file that was stamped for another one',
        from: 'JSON.stringify([form, file, stamp])',
        to: 'JSON.stringify([form, file])',
      },
    ],
  ),
  ...inFile(
    `${modules}/downloads/store.ts`,
    [`${modules}/downloads/`],
    [
      {
        id: 'downloads-jobs-of-others',
        fault: 'the progress of a download of another person is shown',
        from: "\n    .where('person_id', '=', own.personId)",
        to: '',
      },
      {
        id: 'downloads-job-without-marks',
        fault: 'a download with marks is taken for one without',
        from: "\n    .where('with_notes', '=', request.withNotes)",
        to: '',
      },
    ],
  ),
  // Tracking
  ...inFile(
    `${modules}/tracking/store.ts`,
    [`${modules}/tracking/`, 'apps/server/src/http/isolation'],
    [
      {
        id: 'tracking-of-others-toggled',
        fault: 'what another person tracks is switched off',
        from: ".set({ is_on: sql<boolean>`not is_on` })\n    .where('person_id', '=', personId)",
        to: '.set({ is_on: sql<boolean>`not is_on` })',
      },
      {
        id: 'tracking-order',
        fault: 'the oldest tracked document is listed first',
        from: ".orderBy('since', 'desc')\n    .orderBy('tracked_documents.id', 'desc')",
        to: ".orderBy('since', 'asc')\n    .orderBy('tracked_documents.id', 'asc')",
      },
      {
        id: 'tracking-off-listed',
        fault: 'documents that are no longer tracked are listed and counted',
        from: 'if(!withThoseOff, ',
        to: 'if(false, ',
      },
    ],
  ),
  ...inFile(
    `${modules}/tracking/handlers.ts`,
    [`${modules}/tracking/`],
    [
      {
        id: 'tracking-not-allowed',
        fault: 'documents that may not be tracked are tracked',
        from: "if (!card.may_track) return fail('tracking-not-allowed');",
        to: '',
      },
      {
        id: 'tracking-not-entitled',
        fault: 'documents that do not open are tracked',
        from: "if (!mayOpen(reader, card)) return fail('document-not-entitled');",
        to: '',
      },
    ],
  ),
  ...inFile(
    `${modules}/tracking/notifications/dispatch.ts`,
    [`${modules}/tracking/`],
    [
      {
        id: 'tracking-told-of-the-past',
        fault: 'followers are told of what happened before they followed',
        from: 'join tracked_documents t on t.family_id = n.family_id and t.is_on and t.since < n.at\n      left join trackers how',
        to: 'join tracked_documents t on t.family_id = n.family_id and t.is_on\n      left join trackers how',
      },
      {
        id: 'tracking-told-of-others',
        fault: 'followers are told of publishers that the tenant does not offer',
        from: 'and e.publisher_code = any(${publishers}) order by e.id',
        to: 'or e.publisher_code = any(${publishers}) order by e.id',
        reason:
          'the list of notifications leaves such publishers out once more; no test withdraws one before a mail',
      },
      {
        id: 'tracking-counted-twice',
        fault: 'new documents are counted again that followers are told of anyway',
        from: 'o.many - coalesce(a.many, 0), coalesce(how.mail',
        to: 'o.many, coalesce(how.mail',
      },
    ],
  ),
  ...inFile(
    `${modules}/tracking/notifications/digestTime.ts`,
    [`${modules}/tracking/notifications/digestTime`],
    [
      {
        id: 'tracking-weekday',
        fault: 'weekly mail goes out a day late',
        from: '((day + 3) % 7) + 1',
        to: '((day + 2) % 7) + 1',
      },
    ],
  ),
  ...inFile(
    `${modules}/tracking/notifications/newNotifications.ts`,
    [`${modules}/tracking/`],
    [
      {
        id: 'tracking-late-edition',
        fault: 'an old edition that is delivered late is announced as new',
        from: "return isSuperseded(card, family) ? null : 'new-edition';",
        to: "return 'new-edition';",
      },
    ],
  ),
  // Imports
  ...inFile(
    `${modules}/documents/storage/plan.ts`,
    [`${modules}/documents/storage/`, `${modules}/imports/`],
    [
      {
        id: 'imports-rank',
        fault: 'a catalog of another body replaces the publisher’s own record',
        from: 'return rank(source) === rank(other) ? source > other : rank(source) > rank(other);',
        to: 'return rank(source) === rank(other) ? source > other : rank(source) < rank(other);',
      },
      {
        id: 'imports-text-unchanged',
        fault: 'the same text delivered twice counts as replaced',
        from: "isKnown(known.source_hash) ? 'unchanged' : 'replaced'",
        to: "'replaced'",
      },
      {
        id: 'imports-withdrawal',
        fault: 'a withdrawal is announced as a change of status',
        from: "after.startsWith('Withdrawn') && !before.startsWith('Withdrawn') ? 'withdrawal' : 'status';",
        to: "'status';",
      },
    ],
  ),
  ...inFile(
    `${modules}/imports/jobs/importBatch.ts`,
    [`${modules}/imports/`],
    [
      {
        id: 'imports-one-bad-item',
        fault: 'one item that the database refuses fails the whole import',
        from: 'if (!isRefusedData(cause)) throw cause;',
        to: 'throw cause;',
      },
      {
        id: 'imports-contradiction',
        fault: 'a record that contradicts an earlier one of the same import counts as unchanged',
        from: "if (planned?.result === 'unchanged' || planned?.result === 'passed-over') unchanged += 1;",
        to: 'if (planned) unchanged += 1;',
      },
    ],
  ),
  ...inFile(
    `${modules}/imports/uploads/unpack.ts`,
    [`${modules}/imports/uploads/`],
    [
      {
        id: 'imports-zip-bomb',
        fault: 'an archive is unpacked without a limit',
        from: "if (bytes > maxBytes) throw new UploadRefused('archive-too-large');",
        to: '',
      },
      {
        id: 'imports-checksum',
        fault: 'a damaged file of an archive is imported',
        from: 'if (bytes !== entry.uncompressedSize || sum !== entry.crc32)',
        to: 'if (bytes !== entry.uncompressedSize)',
      },
    ],
  ),
  // Search scope
  ...inFile(
    `${modules}/search/filters.ts`,
    [`${modules}/search/`],
    [
      {
        id: 'search-scope-of-publisher',
        fault: 'a search within one publisher finds documents of others',
        from: '(!publisherId || code === publisherId) && ',
        to: '',
      },
      {
        id: 'search-subscription',
        fault: 'a search in the subscription finds everything',
        from: '...(within.entitledOnly && {',
        to: '...(false && {',
      },
      {
        id: 'search-field',
        fault: 'a search of designations looks at all fields',
        from: 'field: fields[filters.searchField],',
        to: "field: 'all' as const,",
      },
    ],
  ),
  ...inFile(
    `${modules}/search/results.ts`,
    [`${modules}/search/`],
    [
      {
        id: 'search-excerpt-without-subscription',
        fault: 'sentences of texts are quoted that do not open for the reader',
        from: 'let ofBody = open.has(code) ? quoted(body) : null;',
        to: 'let ofBody = quoted(body);',
      },
    ],
  ),
  ...inFile(
    `${modules}/search/find.ts`,
    [`${modules}/search/`],
    [
      {
        id: 'search-next-page',
        fault: 'the last page of a list offers a next one',
        from: 'from + hits.length < total',
        to: 'from + hits.length <= total',
      },
      {
        id: 'search-counted-per-page',
        fault: 'every page of a list counts as a search in reports',
        from: 'page === 0 && usage.record(',
        to: 'usage.record(',
      },
    ],
  ),
  ...inFile(
    `${modules}/search/codeOfDesignation.ts`,
    [`${modules}/search/`],
    [
      {
        id: 'search-code-of-current',
        fault: 'a link by designation opens a superseded edition',
        from: '(editions.find(isCurrent) ?? editions[0])',
        to: 'editions[0]',
      },
    ],
  ),
  // Web logic
  ...inFile(
    `${web}/client/send.ts`,
    [`${web}/client/`],
    [
      {
        id: 'web-send-renews-always',
        fault: 'a refused call is sent a second time',
        from: 'isExpired ? await renewed() : null',
        to: 'await renewed()',
      },
    ],
  ),
  ...inFile(
    `${web}/features/session/needs.ts`,
    [`${web}/app/`],
    [
      {
        id: 'web-drm-screens',
        fault: 'screens that are closed under DRM open',
        from: "if (!underDrm && account.contentSecurity['drm-view'] === 'Y') return false;",
        to: '',
      },
    ],
  ),
  ...inFile(
    `${web}/features/groups/index.ts`,
    [`${web}/app/`],
    [
      {
        id: 'web-groups-of-company',
        fault: 'companies see the screens of groups',
        from: "feature: 'groups', userType: 'INDIVIDUAL' }",
        to: "feature: 'groups' }",
      },
    ],
  ),
  ...inFile(
    `${web}/features/document-page/editions.ts`,
    [`${web}/features/document-page/`],
    [
      {
        id: 'web-current-edition',
        fault: 'a document in force is said to be out of date',
        from: 'if (isInForce(status)) return null;\n  const inForce',
        to: 'const inForce',
      },
      {
        id: 'web-withdrawn-with-newer',
        fault: 'a withdrawn edition is not said to be withdrawn',
        from: "isWithdrawn ? 'standing.withdrawnNewer' : 'standing.newer'",
        to: "'standing.newer'",
      },
    ],
  ),
  ...inFile(
    `${web}/features/search/picks.ts`,
    [`${web}/features/search/`],
    [
      {
        id: 'web-picks-limit',
        fault: 'a thousand filters of all lists together are refused',
        from: 'sections.some(({ list }) => keysIn(all, list).length > maxOfOneList)',
        to: 'all.length > maxOfOneList',
      },
    ],
  ),
  ...inFile(
    `${web}/features/search/address.ts`,
    [`${web}/features/search/`],
    [
      {
        id: 'web-search-decoded-twice',
        fault: 'a percent sign in a search is lost',
        from: 'if (!encodedWholly.test(value)) return value;',
        to: '',
      },
      {
        id: 'web-search-size',
        fault: 'any page size of an address is used',
        from: 'pageSizes.find((each) => each === size) ?? 25',
        to: '(size as PageSize)',
      },
    ],
  ),
  ...inFile(
    `${web}/features/downloads/carryOut.ts`,
    [`${web}/features/downloads/`],
    [
      {
        id: 'web-download-without-access',
        fault: 'a refused download is saved as a file',
        from: "if (headers.entitlementaccess !== 'true')",
        to: 'if (false)',
      },
    ],
  ),
  ...inFile(
    `${web}/features/compass-points/dialog/rights.ts`,
    [`${web}/features/compass-points/`],
    [
      {
        id: 'web-marks-of-others',
        fault: 'marks of others offer to be changed where people manage their own',
        from: "manage === 'Own' ? isOwn && edit : edit",
        to: 'edit',
      },
    ],
  ),
  // Pure packages
  ...inFile(
    'packages/lineage/src/compose.ts',
    ['packages/lineage/'],
    [
      {
        id: 'lineage-moved-over-two-steps',
        fault: 'a clause that moved in one of two steps is not said to have moved',
        from: 'steps.some(({ isMoved }) => isMoved)',
        to: 'steps.every(({ isMoved }) => isMoved)',
      },
    ],
  ),
  ...inFile(
    'packages/anchoring/src/decide.ts',
    ['packages/anchoring/'],
    [
      {
        id: 'anchoring-short-quotes',
        fault: 'a mark on a short word is put at a wrong place',
        from: 'return more >= 0.75 && more + less >= 1.2;',
        to: 'return more >= 0.75;',
      },
    ],
  ),
  ...inFile(
    'packages/search-core/src/search/facetCounts.ts',
    ['packages/search-core/'],
    [
      {
        id: 'search-core-counts',
        fault: 'counts of a facet apply the choices of the same facet',
        from: 'const hits = filters ? missingOnly(scratch, found, 0) : scratch.documents.subarray(0, found)',
        to: 'const hits = scratch.documents.subarray(0, found)',
      },
    ],
  ),
];
