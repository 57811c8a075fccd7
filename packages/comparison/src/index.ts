export type { Change, Comparison } from './comparison.ts';
export { compareArticles, lineageOfArticles } from './compare.ts';
