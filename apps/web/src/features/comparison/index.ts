import { withMessages } from '../../i18n/withMessages.ts';
import type { LoadPart } from '../documents/index.ts';

export { comparesEditions, offersComparison } from './offersComparison.ts';

/** Fetches the comparison of editions, with its messages and those of the viewers that it uses. */
export const loadComparison: LoadPart = async () => {
  const screen = import('./ComparisonScreen.tsx').then(({ ComparisonScreen }) => ComparisonScreen);
  const namespaces = ['comparison', 'html-viewer', 'pdf-viewer'] as const;
  const [part] = await Promise.all(namespaces.map((namespace) => withMessages(namespace, screen)));
  return part ?? { Component: await screen };
};

/** Fetches the dialog that chooses what a document is compared with. */
export const loadCompareDialog = () =>
  withMessages(
    'comparison',
    import('./CompareDialog.tsx').then(({ CompareDialog }) => CompareDialog),
  );
