/**
 * Quantities with units in texts: `numbers.ts` reads numbers, `units.ts` and `unitExpression.ts` units, `readQuantities.ts`
 * both together, `sameQuantity.ts` compares and converts them, `comparators.ts` reads what makes them limits. Factors are those
 * of NIST SP 811 (2008), Guide for the Use of the International System of Units. Pure code without I/O, for the server and the
 * browser.
 */
export { readQuantities, type Quantity, type ReadOptions, type Tolerance } from './readQuantities.ts';
export { bucketsAround, bucketsOf, isAnswered, sameQuantity, valueIn } from './sameQuantity.ts';
export { comparatorBeside, type Comparator, type FoundComparator } from './comparators.ts';
export type { Dimension } from './dimensions.ts';
export { NUMBER, readNumber } from './numbers.ts';
