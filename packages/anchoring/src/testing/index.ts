export { demoArticle, demoStandards, demoStream } from './demo.ts';
export {
  judge,
  randomFrom,
  revise,
  type Extent,
  type RandomSource,
  type Revised,
  type Verdict,
} from './revision.ts';
export { selections } from './selections.ts';
export { tallyOf, together, type Tally } from './tally.ts';
