export type { Change, Comparison, FoldedChange } from './comparison.ts';
export { compareArticles, lineageOfArticles } from './compare.ts';
