export type { Change, ClauseShare, Comparison, FoldedChange } from './comparison.ts';
export { clausesOfArticle, compareArticles, lineageOfArticles } from './compare.ts';
export { similarityOf } from './clauseShare.ts';
