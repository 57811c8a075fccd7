/**
 * Finding by meaning, with a model trained on the catalog itself. Pure code without I/O.
 *
 * How the model is trained: `terms.ts` reads texts · `trainingData.ts` gathers and weighs them · `decomposition.ts` finds the
 * directions along which they differ · `model.ts` keeps where each term points. How one is found: `vectorOf` gives a
 * text's direction · `space.ts` compares it with every document's.
 */
export { termsOf, type Terms, type Weighted } from './terms.ts';
export { createTrainingData, type TrainingData } from './trainingData.ts';
export { bytesOfModel, trainModel, modelOfBytes, vectorOf, type Model } from './model.ts';
export { createSpace, type Asked, type Entry, type Near, type Space } from './space.ts';
export { sentencesOf } from './sentences.ts';
