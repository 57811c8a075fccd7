/**
 * Finding by meaning, learnt from the catalogue itself. Pure code without I/O.
 *
 * How it is learnt: `terms.ts` reads texts · `lessons.ts` gathers and weighs them · `decomposition.ts` finds the
 * directions along which they differ · `model.ts` keeps where each term points. How one is found: `vectorOf` gives a
 * text's direction · `space.ts` compares it with every document's.
 */
export { termsOf, type Terms, type Weighted } from './terms.ts';
export { createLessons, type Lessons } from './lessons.ts';
export { bytesOfModel, learn, modelOfBytes, vectorOf, type Model } from './model.ts';
export { createSpace, type Asked, type Entry, type Near, type Space } from './space.ts';
export { sentencesOf } from './sentences.ts';
