import { withMessages } from '../../i18n/withMessages.ts';
import { loadCompassPointsTab } from '../compass-points/index.ts';
import type { PartProps, TabKey } from '../documents/forDocumentPage.ts';
import type { LoadPart } from '../documents/index.ts';
import { loadRelatedPanel, loadWorkItemsPanel } from '../related/index.ts';
import { loadTrainingPanel } from '../training/index.ts';

/** Fetches what each tab of a document's page shows. */
export const panels: Readonly<Record<TabKey, LoadPart>> = {
  pdf: () =>
    withMessages(
      'pdf-viewer',
      import('./PdfPanel.tsx').then(({ PdfPanel }) => PdfPanel),
    ),
  html: () =>
    withMessages(
      'html-viewer',
      import('./HtmlPanel.tsx').then(({ HtmlPanel }) => HtmlPanel),
    ),
  'work-items': loadWorkItemsPanel,
  training: loadTrainingPanel,
  related: loadRelatedPanel,
  'compass-points': () => withMessages<PartProps>('compass-points', loadCompassPointsTab()),
};
