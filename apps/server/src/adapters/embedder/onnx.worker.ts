import { createHash } from 'node:crypto';
import { createReadStream, existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { pipeline as flow } from 'node:stream/promises';
import { z } from 'zod';
import { serveFunctions } from '../threads/serveFunctions.ts';
import { modelIn, transformersIn } from './modelFolder.ts';

type Extract = (
  texts: string[],
  options: { pooling: Pooling; normalize: true },
) => Promise<{ readonly dims: readonly number[]; readonly data: unknown }>;

const poolings = ['mean', 'cls'] as const;
type Pooling = (typeof poolings)[number];

/** A sentence model that is ready, and what its folder says of how to ask it. */
type Opened = {
  readonly extract: Extract;
  readonly pooling: Pooling;
  readonly dimensions: number;
  /** What the model wants to read before a question, and before a document. */
  readonly prompts: { readonly question: string; readonly document: string };
};

const PoolingFile = z.object({ pooling_mode_cls_token: z.boolean().default(false) });
const SentenceFile = z.object({ prompts: z.record(z.string(), z.string()).default({}) });

let opened: Opened | null = null;

const functions = {
  open: async (folder: string): Promise<{ dimensions: number; identity: string }> => {
    const { file, dtype } = modelIn(folder);
    const { pipeline, env } = await transformersIn(folder);
    env.allowRemoteModels = false;
    env.localModelPath = `${dirname(folder)}/`;
    const extract: Extract = await pipeline('feature-extraction', basename(folder), {
      dtype,
      local_files_only: true,
    });
    const pooling = readJson(folder, '1_Pooling/config.json', PoolingFile)?.pooling_mode_cls_token
      ? 'cls'
      : 'mean';
    const {
      query = '',
      passage = '',
      document = passage,
    } = readJson(folder, 'config_sentence_transformers.json', SentenceFile)?.prompts ?? {};
    const prompts = { question: query, document };
    const dimensions = (await extract(['one'], { pooling, normalize: true })).dims.at(-1) ?? 0;
    opened = { extract, pooling, dimensions, prompts };
    const bytes = await digestOf(file);
    return { dimensions, identity: `onnx ${bytes} ${JSON.stringify({ pooling, prompts })}` };
  },

  embed: async ({
    texts,
    as,
  }: {
    texts: readonly string[];
    as: 'question' | 'document';
  }): Promise<Float32Array> => {
    if (!opened) throw new Error('No model is open');
    const { extract, pooling, dimensions, prompts } = opened;
    const vectors = new Float32Array(texts.length * dimensions);
    // One after the other: in a batch the longest text sets the work for all.
    for (const [at, text] of texts.entries()) {
      if (text.trim() === '') continue;
      const { data } = await extract([prompts[as] + text], { pooling, normalize: true });
      if (!(data instanceof Float32Array) || data.length !== dimensions)
        throw new Error('The model did not return one vector');
      vectors.set(data, at * dimensions);
    }
    return vectors;
  },
};

/** What the thread of a sentence model is asked. */
export type SentenceModelFunctions = typeof functions;

serveFunctions(functions);

/** What a file of the folder says, or null when there is no such file. */
function readJson<T>(folder: string, name: string, kind: z.ZodType<T>): T | null {
  const path = join(folder, name);
  return existsSync(path) ? kind.parse(JSON.parse(readFileSync(path, 'utf8'))) : null;
}

async function digestOf(path: string): Promise<string> {
  const digest = createHash('sha256');
  await flow(createReadStream(path), digest);
  return digest.digest('hex');
}
