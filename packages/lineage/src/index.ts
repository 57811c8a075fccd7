export type { Clause, Descent, Lineage } from './clause.ts';
export { compose } from './compose.ts';
export { lineageOf } from './lineage.ts';
export { headingNumbers, shortNumber, type HeadingNumber } from './headingNumbers.ts';
export { continueLines, type LinedEdition, type Lines } from './lines.ts';
