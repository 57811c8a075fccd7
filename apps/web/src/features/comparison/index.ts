import { lazyWithMessages } from '../../i18n/lazyWithMessages.tsx';

export { comparesEditions, offersComparison } from './offersComparison.ts';
export { redlinePair, saveRedline } from './redline.ts';

/** The comparison of editions; it uses the viewers of documents. */
export const Comparison = lazyWithMessages(
  ['comparison', 'html-viewer', 'pdf-viewer'],
  async () => (await import('./ComparisonScreen.tsx')).ComparisonScreen,
);

/** The dialog that chooses the edition to compare with. */
export const CompareDialog = lazyWithMessages(
  'comparison',
  async () => (await import('./CompareDialog.tsx')).CompareDialog,
);
