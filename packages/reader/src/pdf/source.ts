/** Some bytes of a file, and how long the whole file is. */
export type FileRange = { bytes: Uint8Array; fileLength: number };

/** Fetches the bytes from `begin` up to, not including, `end`; a short file may answer fewer. */
export type FetchRange = (begin: number, end: number, signal: AbortSignal) => Promise<FileRange>;

/** How much is asked for at once: most pages of a standard need one such piece. */
export const rangeLength = 256 * 1024;

/** Reads the answer to a request for a range, whether the server heeded the range (206) or not (200). */
export async function fileRange(response: Response): Promise<FileRange> {
  const bytes = new Uint8Array(await response.arrayBuffer());
  const total = /\/(\d+)$/.exec(response.headers.get('content-range') ?? '')?.[1];
  return { bytes, fileLength: total === undefined ? bytes.length : Number(total) };
}
