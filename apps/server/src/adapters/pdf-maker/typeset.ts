import { join, parse } from 'node:path';
import { NodeCompiler, type NodeTypstDocument } from '@myriaddreamin/typst-ts-node-compiler';
import type { TypstSource } from '@norma/sts';
import { readEastAsianFonts, readFonts } from './fonts.ts';

// The compiler wants a folder to look for files in. This one does not exist: what a source names must be handed in.
const NOWHERE = join(parse(process.cwd()).root, 'norma-has-no-such-folder');

/** Sets Typst sources, one after the other. */
export type Typesetter = { typeset(source: TypstSource): Uint8Array };

const eastAsian = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/u;

/** A typesetter with the fonts of the printed page; those of East Asia, 28 MB, are read when the first page asks for them. */
export function startTypesetter(): Typesetter {
  const usual = typesetterWith(readFonts());
  let further: Typesetter | undefined;
  return {
    typeset: (source) => {
      const texts = [source.source, ...Object.values(source.files)].filter(
        (file) => typeof file === 'string',
      );
      const isEastAsian = texts.some((text) => eastAsian.test(text));
      if (!isEastAsian) return usual.typeset(source);
      further ??= typesetterWith([...readFonts(), ...readEastAsianFonts()]);
      return further.typeset(source);
    },
  };
}

function typesetterWith(fontBlobs: Buffer[]): Typesetter {
  const compiler = NodeCompiler.create({ workspace: NOWHERE, fontArgs: [{ fontBlobs }] });
  return {
    typeset({ source, files }) {
      try {
        for (const [path, content] of Object.entries(files))
          compiler.mapShadow(join(NOWHERE, path), Buffer.from(content));
        return exportPdf(compiler, compile(compiler, source));
      } finally {
        compiler.resetShadow();
        // The cache would otherwise keep every document ever set.
        compiler.evictCache(0);
      }
    },
  };
}

function compile(compiler: NodeCompiler, source: string): NodeTypstDocument {
  const compiled = compiler.compile({ mainFileContent: source });
  if (compiled.result && !compiled.hasError()) return compiled.result;
  const diagnostics = compiled.takeDiagnostics()?.shortDiagnostics ?? [];
  throw new Error(
    diagnostics.map(({ message }) => String(message)).join('; ') || 'Typst returned no document',
  );
}

/**
 * PDF/UA refuses what it cannot vouch for, such as characters that none of our fonts can show. Such a document is
 * tagged all the same but makes no claim; one that cannot even be tagged can at least be read.
 */
const EXPORTS = [{ pdfStandard: 'ua-1' }, { pdfStandard: '1.7' }, { pdfStandard: '1.7', pdfTags: false }];

function exportPdf(compiler: NodeCompiler, document: NodeTypstDocument): Uint8Array {
  let cause: unknown;
  for (const options of EXPORTS) {
    try {
      return compiler.pdf(document, options);
    } catch (refusal) {
      cause ??= refusal;
    }
  }
  throw new Error('Typst could not write the PDF', { cause });
}
