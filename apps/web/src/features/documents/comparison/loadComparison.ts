import { withWords } from '../../../words/withWords.ts';
import type { LoadPart } from '../pagePart.ts';

/** Fetches the comparison of editions, and the words of the viewers that it shows them in. */
export const loadComparison: LoadPart = async () => {
  const screen = import('./ComparisonScreen.tsx').then(({ ComparisonScreen }) => ComparisonScreen);
  const spoken = ['comparison', 'html', 'pdf'] as const;
  const [part] = await Promise.all(spoken.map((words) => withWords(words, screen)));
  return part ?? { Component: await screen };
};
