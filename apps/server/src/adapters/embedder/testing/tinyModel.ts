import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Words that the tiny model knows, each with where it points. */
const words: Readonly<Record<string, readonly [number, number, number]>> = {
  '[PAD]': [0, 0, 0],
  '[UNK]': [0, 0, 1],
  rust: [1, 0.1, 0],
  corrosion: [1, 0, 0.1],
  lamp: [0, 1, 0.1],
  light: [0.1, 1, 0],
};
const dimensions = 3;

/**
 * Writes a sentence model that really runs: a table of word vectors (the ONNX operator Gather) with a tokenizer of
 * whole words, laid out as exports of sentence models are. `libraries` is where Transformers.js is installed.
 */
export function writeTinyModel(folder: string, libraries: string): void {
  mkdirSync(join(folder, 'onnx'), { recursive: true });
  symlinkSync(join(libraries, 'node_modules'), join(folder, 'node_modules'));
  const write = (name: string, content: unknown): void =>
    writeFileSync(join(folder, name), JSON.stringify(content));
  write('config.json', { model_type: 'bert', architectures: ['BertModel'], hidden_size: dimensions });
  write('tokenizer_config.json', {
    tokenizer_class: 'PreTrainedTokenizerFast',
    pad_token: '[PAD]',
    unk_token: '[UNK]',
    model_max_length: 64,
  });
  write('tokenizer.json', {
    version: '1.0',
    truncation: null,
    padding: null,
    added_tokens: [],
    normalizer: { type: 'Lowercase' },
    pre_tokenizer: { type: 'Whitespace' },
    post_processor: null,
    decoder: null,
    model: {
      type: 'WordLevel',
      vocab: Object.fromEntries(Object.keys(words).map((word, id) => [word, id])),
      unk_token: '[UNK]',
    },
  });
  writeFileSync(join(folder, 'onnx/model.onnx'), onnxModel());
}

const int64 = 7;
const float = 1;

/** The model as Protocol Buffers; the numbers are those of fields in onnx.proto3. */
function onnxModel(): Buffer {
  const table = Float32Array.from(Object.values(words).flat());
  const graph = [
    message(1, [text(1, 'vectors'), text(1, 'input_ids'), text(2, 'last_hidden_state'), text(4, 'Gather')]),
    text(2, 'words'),
    message(5, [
      number(1, Object.keys(words).length),
      number(1, dimensions),
      number(2, float),
      text(8, 'vectors'),
      bytes(9, Buffer.from(table.buffer)),
    ]),
    value(11, 'input_ids', int64, ['batch', 'sequence']),
    value(11, 'attention_mask', int64, ['batch', 'sequence']),
    value(12, 'last_hidden_state', float, ['batch', 'sequence', dimensions]),
  ];
  return Buffer.concat([number(1, 8), message(7, graph), message(8, [text(1, ''), number(2, 13)])]);
}

function value(field: number, name: string, kind: number, shape: readonly (string | number)[]): Buffer {
  const sizes = shape.map((size) => message(1, [typeof size === 'string' ? text(2, size) : number(1, size)]));
  return message(field, [text(1, name), message(2, [message(1, [number(1, kind), message(2, sizes)])])]);
}

function varint(given: number): Buffer {
  const rest: number[] = [];
  for (let left = given; ; left >>>= 7) {
    if (left < 128) return Buffer.from([...rest, left]);
    rest.push((left & 127) | 128);
  }
}

const number = (field: number, given: number): Buffer => Buffer.concat([varint(field << 3), varint(given)]);
const bytes = (field: number, given: Buffer): Buffer =>
  Buffer.concat([varint((field << 3) | 2), varint(given.length), given]);
const text = (field: number, given: string): Buffer => bytes(field, Buffer.from(given));
const message = (field: number, parts: readonly Buffer[]): Buffer => bytes(field, Buffer.concat(parts));
