import type { Migration } from 'kysely/migration';
import * as foundation from './0001-foundation.ts';
import * as records from './0002-records.ts';
import * as accountRights from './0003-account-rights.ts';
import * as feedback from './0004-feedback.ts';
import * as taxonomy from './0005-taxonomy.ts';
import * as indexFollowing from './0006-index-following.ts';
import * as entry from './0007-entry.ts';
import * as related from './0008-related.ts';
import * as training from './0009-training.ts';
import * as notes from './0010-notes.ts';
import * as documentPage from './0011-document-page.ts';
import * as downloads from './0012-downloads.ts';
import * as pdfFiles from './0013-pdf-files.ts';
import * as lineages from './0014-lineages.ts';
import * as signIns from './0016-sign-ins.ts';
import * as home from './0017-home.ts';
import * as account from './0018-account.ts';
import * as tutorials from './0019-tutorials.ts';
import * as compassPoints from './0020-compass-points.ts';
import * as compassPointChanges from './0022-compass-point-changes.ts';
import * as mails from './0023-mails.ts';
import * as tracker from './0024-tracker.ts';
import * as groups from './0025-groups.ts';
import * as sharing from './0026-sharing.ts';
import * as collections from './0027-collections.ts';
import * as audits from './0029-audits.ts';
import * as usageReport from './0030-usage-report.ts';
import * as compassPointReport from './0031-compass-point-report.ts';
import * as people from './0032-people.ts';
import * as invitations from './0033-invitations.ts';
import * as customers from './0034-customers.ts';
import * as content from './0035-content.ts';
import * as importAttempts from './0037-import-attempts.ts';
import * as openings from './0038-openings.ts';
import * as signInLimits from './0039-sign-in-limits.ts';
import * as signInNames from './0040-sign-in-names.ts';
import * as families from './0043-families.ts';
import * as statusMeanings from './0044-status-meanings.ts';
import * as searchSynonyms from './0045-search-synonyms.ts';
import * as textPlaces from './0046-text-places.ts';
import * as tableNames from './0047-table-names.ts';
import * as sharedWork from './0050-shared-work.ts';
import * as datePrecision from './0063-date-precision.ts';
import * as familyRules from './0064-family-rules.ts';
import * as stagedDocuments from './0070-staged-documents.ts';
import * as brazilianPortuguese from './0075-brazilian-portuguese.ts';
import * as editionStatus from './0076-edition-status.ts';
import * as accessRequests from './0077-access-requests.ts';
import * as recentSearches from './0079-recent-searches.ts';
import * as readingPreference from './0082-reading-preference.ts';
import * as favoriteFolders from './0084-favorite-folders.ts';
import * as shortcuts from './0085-shortcuts.ts';
import * as clauseLines from './0086-clause-lines.ts';
import * as references from './0087-references.ts';

/** Every migration in its order; forward only: a released one is never changed. */
export const migrations: Record<string, Migration> = {
  '0001-foundation': foundation,
  '0002-records': records,
  '0003-account-rights': accountRights,
  '0004-feedback': feedback,
  '0005-taxonomy': taxonomy,
  '0006-index-following': indexFollowing,
  '0007-entry': entry,
  '0008-related': related,
  '0009-training': training,
  '0010-notes': notes,
  '0011-document-page': documentPage,
  '0012-downloads': downloads,
  '0013-pdf-files': pdfFiles,
  '0014-lineages': lineages,
  '0016-sign-ins': signIns,
  '0017-home': home,
  '0018-account': account,
  '0019-tutorials': tutorials,
  '0020-compass-points': compassPoints,
  '0022-compass-point-changes': compassPointChanges,
  '0023-mails': mails,
  '0024-tracker': tracker,
  '0025-groups': groups,
  '0026-sharing': sharing,
  '0027-collections': collections,
  '0029-audits': audits,
  '0030-usage-report': usageReport,
  '0031-compass-point-report': compassPointReport,
  '0032-people': people,
  '0033-invitations': invitations,
  '0034-customers': customers,
  '0035-content': content,
  '0037-import-attempts': importAttempts,
  '0038-openings': openings,
  '0039-sign-in-limits': signInLimits,
  '0040-sign-in-names': signInNames,
  '0043-families': families,
  '0044-status-meanings': statusMeanings,
  '0045-search-synonyms': searchSynonyms,
  '0046-text-places': textPlaces,
  '0047-table-names': tableNames,
  '0050-shared-work': sharedWork,
  '0063-date-precision': datePrecision,
  '0064-family-rules': familyRules,
  '0070-staged-documents': stagedDocuments,
  '0075-brazilian-portuguese': brazilianPortuguese,
  '0076-edition-status': editionStatus,
  '0077-access-requests': accessRequests,
  '0079-recent-searches': recentSearches,
  '0082-reading-preference': readingPreference,
  '0084-favorite-folders': favoriteFolders,
  '0085-shortcuts': shortcuts,
  '0086-clause-lines': clauseLines,
  '0087-references': references,
};
