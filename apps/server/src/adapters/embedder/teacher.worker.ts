import { bytesOfModel, createTrainingData, termsOf, trainModel } from '@norma/meaning';
import type { WeightedTexts } from '../../ports/embedder.ts';
import { serveFunctions } from '../threads/serveFunctions.ts';
import { lowerPriority } from '../threads/lowerPriority.ts';

// No one waits for it.
lowerPriority(10);

const trainingData = createTrainingData();

const functions = {
  add: (subjects: readonly (readonly WeightedTexts[])[]): void => {
    for (const texts of subjects) trainingData.add(texts.map(termsOf));
  },
  train: (documents: number): Uint8Array => bytesOfModel(trainModel(trainingData, documents)),
};

/** What a thread is asked that learns one model and ends. */
export type TeacherFunctions = typeof functions;

serveFunctions(functions);
