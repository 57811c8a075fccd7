// `npm run samples` writes the standards of the demo library again, after a change of `families/` or of this folder.
import { writeFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
import { formatStandards, generatedArchive, type GeneratedStandard } from '../src/generatedStandards.ts';
import { readLibrary } from './library.ts';
import { writeStandard } from './write/document.ts';

/** Every generated standard of the demo library, family by family, the newest editions of all first. */
export function* generateStandards(): Generator<GeneratedStandard> {
  const library = readLibrary();
  const max = Math.max(...library.families.map(({ editions }) => editions.length));
  for (let back = 0; back < max; back++) {
    for (const source of library.families) {
      const edition = source.editions.length - back;
      if (edition >= 1) yield writeStandard(source, edition, library);
    }
  }
}

if (import.meta.main) {
  const lines = Buffer.from(formatStandards([...generateStandards()]));
  const params = {
    [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
    [constants.BROTLI_PARAM_SIZE_HINT]: lines.length,
  };
  writeFileSync(generatedArchive, brotliCompressSync(lines, { params }));
}
