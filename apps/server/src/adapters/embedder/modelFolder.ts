import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** How an export of a model is called, by how its numbers are stored; the exact one first. */
const exportsOfModel = [
  { name: 'model.onnx', dtype: 'fp32' },
  { name: 'model_fp16.onnx', dtype: 'fp16' },
  { name: 'model_quantized.onnx', dtype: 'q8' },
] as const;

/** The file of the sentence model in a folder; throws, naming what is expected, when there is none. */
export function modelIn(folder: string): { readonly file: string; readonly dtype: string } {
  for (const { name, dtype } of exportsOfModel) {
    const file = join(folder, 'onnx', name);
    if (existsSync(file)) return { file, dtype };
  }
  throw new Error(
    `EMBEDDER_PATH: ${folder} does not contain a sentence model: it must contain onnx/model.onnx, config.json and tokenizer.json`,
  );
}

/** As much of Transformers.js as is used: it lies next to the model, so its own types are not here. */
export type Transformers = {
  readonly env: { allowRemoteModels: boolean; localModelPath: string };
  readonly pipeline: (
    task: 'feature-extraction',
    model: string,
    options: { dtype: string; local_files_only: true },
  ) => Promise<never>;
};

/** The version that is known to work. */
export const transformersPackage = '@huggingface/transformers@4.3.1';

/**
 * Transformers.js out of a model's own folder. It and its runtime take 470 MB, which no one shall install who brings no
 * model: see docs/decisions.
 */
export async function transformersIn(folder: string): Promise<Transformers> {
  const address = pathToFileURL(placeOfTransformers(folder)).href;
  const found: Partial<Transformers> = await import(address);
  if (typeof found.pipeline !== 'function' || !found.env) throw new Error(`${address} is another library`);
  return { pipeline: found.pipeline, env: found.env };
}

/** Where Transformers.js lies in a model's folder; throws, with the command that installs it, when it does not. */
export function placeOfTransformers(folder: string): string {
  try {
    return createRequire(join(folder, 'package.json')).resolve('@huggingface/transformers');
  } catch (cause) {
    throw new Error(
      `EMBEDDER_PATH: running a sentence model needs Transformers.js, which is not in ${folder}. Install it there: npm install --ignore-scripts --prefix ${folder} ${transformersPackage}`,
      { cause },
    );
  }
}
