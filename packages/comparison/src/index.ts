export type { Change, ClauseShare, Comparison, FoldedChange } from './comparison.ts';
export { untyped } from './typedPlace.ts';
export { clausesOfArticle, compareArticles, lineageOfArticles } from './compare.ts';
export { shareKept } from './clauseShare.ts';
export { originStep, replay, type OriginStep } from './origins.ts';
export { type ClauseSentences, sentencesOf } from './sentences.ts';
export { wordOrigins, type SentenceOrigin } from './wordOrigins.ts';
