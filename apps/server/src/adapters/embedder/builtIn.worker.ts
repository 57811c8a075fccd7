import { modelOfBytes, termsOf, vectorOf, type Model } from '@norma/meaning';
import type { WeightedTexts } from '../../ports/embedder.ts';
import { serveFunctions } from '../threads/serveFunctions.ts';

let model: Model | null = null;

const functions = {
  open: (bytes: Uint8Array): { dimensions: number; trainedOn: number } => {
    model = modelOfBytes(bytes);
    return { dimensions: model.dimensions, trainedOn: model.trainedOn };
  },
  embed: (texts: readonly WeightedTexts[]): Float32Array => {
    if (!model) throw new Error('No model is open');
    const vectors = new Float32Array(texts.length * model.dimensions);
    for (const [at, text] of texts.entries())
      vectors.set(vectorOf(model, termsOf(text)), at * model.dimensions);
    return vectors;
  },
};

/** What the thread of a model is asked. */
export type ModelFunctions = typeof functions;

serveFunctions(functions);
