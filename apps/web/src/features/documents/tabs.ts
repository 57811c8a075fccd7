import type { documentTabs, Metadata } from '@norma/contracts';
import type { MessageKey } from '../../i18n/useMessages.ts';
import type { TabKey } from './address.ts';
import { hasFeature, type Library } from './useLibrary.ts';

export type DocumentTab = {
  /** As the document's metadata names it. */
  tab: (typeof documentTabs)[number] | 'Timeline';
  key: TabKey;
  word: MessageKey<'documents'>;
  /** A condition in addition to the metadata. */
  isShown?: (document: Metadata, library: Library) => boolean;
  /** Whether it is the document itself, from edge to edge; all others keep the margins of the page. */
  isText?: true;
};

/** Every tab of a document's page, in its place. */
const tabs: readonly DocumentTab[] = [
  { tab: 'PDF', key: 'pdf', word: 'pdf', isText: true },
  { tab: 'HTML', key: 'html', word: 'html', isText: true },
  {
    // Not among the document's tabs: every document of several editions has it.
    tab: 'Timeline',
    key: 'timeline',
    word: 'timeline',
    isShown: ({ language, versions }, library) =>
      hasFeature(library, 'edition-timeline') &&
      versions.filter((version) => version.language === language).length > 1,
  },
  {
    tab: 'Work Items',
    key: 'work-items',
    word: 'workItems',
    isShown: (_, { tenant }) => tenant.isStandardsBody,
  },
  // A document has one of the two: the second where there are courses with the films.
  { tab: 'Visual Content', key: 'training', word: 'visualContent' },
  { tab: 'Training & Videos', key: 'training', word: 'training' },
  { tab: 'Related Content', key: 'related', word: 'related' },
  {
    tab: 'Compass Points',
    key: 'compass-points',
    word: 'compassPoints',
    isShown: (_, { account }) => account.userType === 'INDIVIDUAL',
  },
];

/** The id of the tab panel. */
export const panelId = 'document-panel';

/** The tabs that a document has for a reader. */
export const tabsOf = (document: Metadata, library: Library): DocumentTab[] =>
  tabs.filter(
    ({ tab, isShown }) =>
      (tab === 'Timeline' ? document.tabs.length > 0 : document.tabs.includes(tab)) &&
      (isShown?.(document, library) ?? true),
  );

/** The tab that is open: the one that the address asks for, or the first one. */
export const openTab = (shown: readonly DocumentTab[], requested: TabKey | null): DocumentTab | undefined =>
  shown.find(({ key }) => key === requested) ?? shown[0];
