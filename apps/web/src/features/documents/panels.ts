import type { documentTabs, Metadata } from '@norma/contracts';
import { withMessages } from '../../i18n/withMessages.ts';
import { loadCompassPointsTab } from '../compass-points/index.ts';
import type { TabKey } from './address.ts';
import type { LoadPart, PartProps } from './pagePart.ts';
import type { Library } from './useLibrary.ts';
import { type MessageKey } from '../../i18n/useMessages.ts';

export type Panel = {
  /** As the document's metadata names it. */
  tab: (typeof documentTabs)[number];
  key: TabKey;
  word: MessageKey<'documents'>;
  /** What has to hold beside the metadata's naming of it. */
  isShown?: (document: Metadata, library: Library) => boolean;
  /** Whether it is the document itself, from edge to edge; all others keep the margins of the page. */
  isText?: true;
  load: LoadPart;
};

const pdf: Panel = {
  tab: 'PDF',
  key: 'pdf',
  word: 'pdf',
  isText: true,
  load: () =>
    withMessages(
      'pdf-viewer',
      import('./pdf/PdfPanel.tsx').then(({ PdfPanel }) => PdfPanel),
    ),
};

const loadTraining: LoadPart = () =>
  withMessages(
    'training',
    import('./training/TrainingPanel.tsx').then(({ TrainingPanel }) => TrainingPanel),
  );

/** Every tab of a document's page, in its place. */
const panels: readonly Panel[] = [
  pdf,
  {
    tab: 'HTML',
    key: 'html',
    word: 'html',
    isText: true,
    load: () =>
      withMessages(
        'html-viewer',
        import('./html/HtmlPanel.tsx').then(({ HtmlPanel }) => HtmlPanel),
      ),
  },
  {
    tab: 'Work Items',
    key: 'work-items',
    word: 'workItems',
    isShown: (_, { tenant }) => tenant.isStandardsBody,
    load: () =>
      withMessages(
        'work-items',
        import('./workItems/WorkItemsPanel.tsx').then(({ WorkItemsPanel }) => WorkItemsPanel),
      ),
  },
  // A document has one of the two: the second where there are courses beside the films.
  { tab: 'Visual Content', key: 'training', word: 'visualContent', load: loadTraining },
  { tab: 'Training & Videos', key: 'training', word: 'training', load: loadTraining },
  {
    tab: 'Related Content',
    key: 'related',
    word: 'related',
    load: () =>
      withMessages(
        'related',
        import('./related/RelatedPanel.tsx').then(({ RelatedPanel }) => RelatedPanel),
      ),
  },
  {
    tab: 'Compass Points',
    key: 'compass-points',
    word: 'compassPoints',
    isShown: (_, { account }) => account.userType === 'INDIVIDUAL',
    load: () => withMessages<PartProps>('compass-points', loadCompassPointsTab()),
  },
];

/** The id of the place that shows what the chosen tab stands for. */
export const panelId = 'document-panel';

/** The tabs that a document has for a reader. */
export const panelsOf = (document: Metadata, library: Library): Panel[] =>
  panels.filter(({ tab, isShown }) => document.tabs.includes(tab) && (isShown?.(document, library) ?? true));

/** The tab that a document will most likely open with, before it is known which ones it has. */
export const likelyPanel = (asked: TabKey | null): Panel => panels.find(({ key }) => key === asked) ?? pdf;
