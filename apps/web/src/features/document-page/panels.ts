import { lazyWithMessages, type LazyComponent } from '../../i18n/lazyWithMessages.tsx';
import { CompassPointsTab } from '../compass-points/index.ts';
import type { PartProps, TabKey } from '../documents/forDocumentPage.ts';
import { RelatedPanel, WorkItemsPanel } from '../related/index.ts';
import { TimelinePanel } from '../timeline/index.ts';
import { TrainingPanel } from '../training/index.ts';

/** The content of each tab of a document's page. */
export const panels: Readonly<Record<TabKey, LazyComponent<PartProps>>> = {
  pdf: lazyWithMessages('pdf-viewer', async () => (await import('./PdfPanel.tsx')).PdfPanel),
  html: lazyWithMessages('html-viewer', async () => (await import('./HtmlPanel.tsx')).HtmlPanel),
  timeline: TimelinePanel,
  'work-items': WorkItemsPanel,
  training: TrainingPanel,
  related: RelatedPanel,
  'compass-points': CompassPointsTab,
};
