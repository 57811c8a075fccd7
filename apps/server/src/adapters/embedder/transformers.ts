import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** As much of Transformers.js as is used: it lies beside the model, so its own types are not here. */
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
 * Transformers.js out of a model's own folder. It and its runtime take 470 MB, which nobody shall install who brings no
 * model: see docs/decisions.
 */
export async function transformersIn(folder: string): Promise<Transformers> {
  const address = pathToFileURL(placeIn(folder)).href;
  const found: Partial<Transformers> = await import(address);
  if (typeof found.pipeline !== 'function' || !found.env) throw new Error(`${address} is another library`);
  return { pipeline: found.pipeline, env: found.env };
}

function placeIn(folder: string): string {
  try {
    return createRequire(join(folder, 'package.json')).resolve('@huggingface/transformers');
  } catch (cause) {
    throw new Error(
      `EMBEDDER_PATH: a sentence model runs with Transformers.js, which is not in ${folder}. Install it there: npm install --ignore-scripts --prefix ${folder} ${transformersPackage}`,
      { cause },
    );
  }
}
