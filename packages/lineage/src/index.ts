export type { Clause, Descent, Lineage } from './clause.ts';
export { compose } from './compose.ts';
export { lineageOf } from './lineage.ts';
export { headingNumbers, shortNumber, type HeadingNumber } from './headingNumbers.ts';
