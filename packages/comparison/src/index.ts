export type { Change, Comparison } from './comparison.ts';
export { compareArticles } from './compare.ts';
