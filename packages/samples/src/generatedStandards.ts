import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';

/** A standard as a publisher would deliver it. */
export type GeneratedStandard = {
  /** Folder and name of the STS file below the library's folder; the drawings are next to it. */
  readonly path: string;
  readonly designation: string;
  readonly language: string;
  readonly xml: string;
  readonly drawings: ReadonlyMap<string, string>;
};

/** Standards as JSON, one a line, with Brotli; `npm run samples` makes it from `families/` by `generator/`. */
export const generatedArchive: URL = new URL('../generated.ndjson.br', import.meta.url);

/** Most standards of the demo library, the newest editions of all families first, and a stamp that changes with them. */
export function generatedStandards(): { readonly stamp: string; readonly standards: GeneratedStandard[] } {
  const archive = readFileSync(generatedArchive);
  const stamp = createHash('sha256').update(archive).digest('hex').slice(0, 16);
  return { stamp, standards: parseStandards(brotliDecompressSync(archive).toString()) };
}

/** Writes standards as the lines of the archive. */
export const formatStandards = (standards: readonly GeneratedStandard[]): string =>
  standards.map(({ drawings, ...rest }) => JSON.stringify({ ...rest, drawings: [...drawings] })).join('\n');

const parseStandards = (lines: string): GeneratedStandard[] =>
  lines.split('\n').map((line) => {
    const { drawings, ...rest } = JSON.parse(line) as Omit<GeneratedStandard, 'drawings'> & {
      drawings: [string, string][];
    };
    return { ...rest, drawings: new Map(drawings) };
  });
