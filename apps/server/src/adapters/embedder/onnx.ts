import type { Embedders, WeightedTexts } from '../../ports/embedder.ts';
import { openThread } from '../threads/openThread.ts';
import { modelIn, placeOfTransformers } from './modelFolder.ts';
import type { SentenceModelFunctions } from './onnx.worker.ts';

/** A sentence takes such a model about ten milliseconds. */
const sentencesAtOnce = 60;
/** As much as a sentence model reads of one text; its tokenizer cuts what is still too long. */
const maxCharacters = 2_000;

/**
 * An embedder from a sentence model in a folder, as it is exported for ONNX: config.json, tokenizer.json and
 * onnx/model.onnx. It runs in a thread of its own, because the runtime computes without giving way. Nothing is fetched.
 * Throws when the folder lacks something, with what to do about it.
 */
export function onnxEmbedders(folder: string): Embedders {
  modelIn(folder);
  placeOfTransformers(folder);
  return {
    ready: async () => {
      const thread = openThread<SentenceModelFunctions>(new URL('./onnx.worker.ts', import.meta.url));
      try {
        const { identity, dimensions } = await thread.request('open', folder);
        return {
          identity,
          dimensions,
          trainedOn: null,
          sentencesAtOnce,
          embed: (texts, as) => thread.request('embed', { texts: texts.map(asOne), as }),
          close: () => thread.end(),
        };
      } catch (cause) {
        await thread.end();
        throw cause;
      }
    },
    train: null,
  };
}

const asOne = (weighted: WeightedTexts): string =>
  weighted
    .map(({ text }) => text)
    .filter((text) => text !== '')
    .join('\n')
    .slice(0, maxCharacters);
