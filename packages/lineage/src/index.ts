export type { Clause, Descent, Lineage } from './clause.ts';
export { lineageOf } from './lineage.ts';
