export { comparePages, type PageChange, type PageComparison, type PageRemark } from './comparePages.ts';
export type { Mark } from './marks.ts';
export { hyphen, textOf } from './textOf.ts';
export type { PrintedPage, PrintedWord } from './words.ts';
