import type accessRequests from '../locales/en/access-requests.json';
import type accounts from '../locales/en/accounts.json';
import type admin from '../locales/en/admin.json';
import type audit from '../locales/en/audit.json';
import type citations from '../locales/en/citations.json';
import type collections from '../locales/en/collections.json';
import type comparison from '../locales/en/comparison.json';
import type compassPointDialog from '../locales/en/compass-point-dialog.json';
import type compassPoints from '../locales/en/compass-points.json';
import type compassPointsInText from '../locales/en/compass-points-in-text.json';
import type dashboard from '../locales/en/dashboard.json';
import type documentDetails from '../locales/en/document-details.json';
import type documentEntry from '../locales/en/document-entry.json';
import type documentSharing from '../locales/en/document-sharing.json';
import type documents from '../locales/en/documents.json';
import type downloads from '../locales/en/downloads.json';
import type failures from '../locales/en/failures.json';
import type favorites from '../locales/en/favorites.json';
import type fullBook from '../locales/en/full-book.json';
import type groups from '../locales/en/groups.json';
import type help from '../locales/en/help.json';
import type home from '../locales/en/home.json';
import type htmlViewer from '../locales/en/html-viewer.json';
import type imports from '../locales/en/imports.json';
import type integrity from '../locales/en/integrity.json';
import type invitations from '../locales/en/invitations.json';
import type licenseAgreement from '../locales/en/license-agreement.json';
import type lineage from '../locales/en/lineage.json';
import type management from '../locales/en/management.json';
import type monitoring from '../locales/en/monitoring.json';
import type notes from '../locales/en/notes.json';
import type pdfViewer from '../locales/en/pdf-viewer.json';
import type people from '../locales/en/people.json';
import type profile from '../locales/en/profile.json';
import type receivedFeedback from '../locales/en/received-feedback.json';
import type references from '../locales/en/references.json';
import type related from '../locales/en/related.json';
import type reports from '../locales/en/reports.json';
import type search from '../locales/en/search.json';
import type searchExplanation from '../locales/en/search-explanation.json';
import type searchFacets from '../locales/en/search-facets.json';
import type searchFeedback from '../locales/en/search-feedback.json';
import type searchIndex from '../locales/en/search-index.json';
import type selection from '../locales/en/selection.json';
import type sharing from '../locales/en/sharing.json';
import type shell from '../locales/en/shell.json';
import type shortcuts from '../locales/en/shortcuts.json';
import type signIn from '../locales/en/sign-in.json';
import type synonyms from '../locales/en/synonyms.json';
import type tenants from '../locales/en/tenants.json';
import type timeline from '../locales/en/timeline.json';
import type tracking from '../locales/en/tracking.json';
import type training from '../locales/en/training.json';
import type workItems from '../locales/en/work-items.json';

// The API may send a status or a guide that has no message: it is shown as it is.
type Shell = typeof shell & { [key: `${'status' | 'guide'}.${string}`]: string };

/** The messages of the app by namespace: a file of each language in `locales/{language}/{namespace}.json`. */
export interface Messages {
  'access-requests': typeof accessRequests;
  accounts: typeof accounts;
  admin: typeof admin;
  audit: typeof audit;
  citations: typeof citations;
  collections: typeof collections;
  comparison: typeof comparison;
  'compass-point-dialog': typeof compassPointDialog;
  'compass-points': typeof compassPoints;
  'compass-points-in-text': typeof compassPointsInText;
  dashboard: typeof dashboard;
  'document-details': typeof documentDetails;
  'document-entry': typeof documentEntry;
  'document-sharing': typeof documentSharing;
  documents: typeof documents;
  downloads: typeof downloads;
  /** Why calls are refused, by the codes of the contracts; in English as the API words it. */
  failures: typeof failures;
  favorites: typeof favorites;
  'full-book': typeof fullBook;
  groups: typeof groups;
  help: typeof help;
  home: typeof home;
  'html-viewer': typeof htmlViewer;
  imports: typeof imports;
  integrity: typeof integrity;
  invitations: typeof invitations;
  'license-agreement': typeof licenseAgreement;
  lineage: typeof lineage;
  management: typeof management;
  monitoring: typeof monitoring;
  notes: typeof notes;
  'pdf-viewer': typeof pdfViewer;
  people: typeof people;
  profile: typeof profile;
  'received-feedback': typeof receivedFeedback;
  references: typeof references;
  related: typeof related;
  reports: typeof reports;
  search: typeof search;
  'search-explanation': typeof searchExplanation;
  'search-facets': typeof searchFacets;
  'search-feedback': typeof searchFeedback;
  'search-index': typeof searchIndex;
  selection: typeof selection;
  sharing: typeof sharing;
  /** What every page needs: loaded with the language. */
  shell: Shell;
  shortcuts: typeof shortcuts;
  'sign-in': typeof signIn;
  synonyms: typeof synonyms;
  tenants: typeof tenants;
  timeline: typeof timeline;
  tracking: typeof tracking;
  training: typeof training;
  'work-items': typeof workItems;
}

/** The name of a file of messages. */
export type Namespace = keyof Messages;

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'shell';
    resources: Messages;
    keySeparator: false;
    nsSeparator: false;
    returnNull: false;
  }
}
