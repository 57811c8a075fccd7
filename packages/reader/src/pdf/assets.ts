// Every file stands under its own hashed address, so that all of them may be kept for good and none can be
// missing from a build. `no-inline`: pdf.js fetches them, and our policy lets no one fetch a data: address.
const addresses = import.meta.glob<string>(
  [
    '../../../../node_modules/pdfjs-dist/build/pdf.worker.min.mjs',
    '../../../../node_modules/pdfjs-dist/cmaps/*.bcmap',
    '../../../../node_modules/pdfjs-dist/standard_fonts/*.{pfb,ttf}',
    '../../../../node_modules/pdfjs-dist/wasm/{jbig2,openjpeg}.wasm',
  ],
  { query: '?url&no-inline', import: 'default', eager: true },
);

const addressByName = new Map(
  Object.entries(addresses).map(([path, address]) => [path.slice(path.lastIndexOf('/') + 1), address]),
);

const addressOf = (name: string): string => {
  const address = addressByName.get(name);
  if (!address) throw new Error(`pdf.js asks for ${name}, which is not served`);
  return address;
};

/** Where the worker that reads PDFs is served. */
export const workerAddress = (): string => addressOf('pdf.worker.min.mjs');

/** Fetches what a PDF leaves to its reader: character maps, the standard fonts, picture decoders. */
export class ServedFiles {
  async fetch({ filename }: { filename: string }): Promise<Uint8Array> {
    const response = await fetch(addressOf(filename));
    if (!response.ok) throw new Error(`Could not load ${filename}: ${response.status}`);
    return new Uint8Array(await response.arrayBuffer());
  }
}

/** Character maps and the standard fonts by name, for a thread that may fetch nothing itself. */
export async function fetchPdfFiles(signal: AbortSignal): Promise<Map<string, Uint8Array>> {
  const named = [...addressByName].filter(([name]) => /\.(?:bcmap|pfb|ttf)$/.test(name));
  const files = await Promise.all(
    named.map(async ([name, address]) => {
      const response = await fetch(address, { signal });
      if (!response.ok) throw new Error(`Could not load ${name}: ${response.status}`);
      return [name, new Uint8Array(await response.arrayBuffer())] as const;
    }),
  );
  return new Map(files);
}
