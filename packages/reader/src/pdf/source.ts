/** A part of a file whose bytes are on their way: where they begin, how long the whole file is, and which file it is. */
export type FileRange = {
  begin: number;
  fileLength: number;
  bytes: Promise<Uint8Array>;
  /** Its ETag without quotes, where it has one. */
  content?: string | undefined;
};

/**
 * Fetches the bytes from `begin` up to, not including, `end`; resolves as soon as the length of the file is known. A
 * short file may answer fewer bytes; one that is given as a whole, more.
 */
export type FetchRange = (begin: number, end: number, signal: AbortSignal) => Promise<FileRange>;

/** Pieces of a file that is there as a whole. */
export const rangesOf =
  (file: Blob): FetchRange =>
  async (begin, end) => ({
    begin,
    fileLength: file.size,
    bytes: file
      .slice(begin, end)
      .arrayBuffer()
      .then((buffer) => new Uint8Array(buffer)),
  });

/** What pdf.js asks for at once: some ten pages of a standard. */
export const pieceLength = 64 * 1024;

/**
 * The server has the objects of long files in the order in which a reader needs them: at the beginning is what opens
 * the file and what its pages share, at the end where everything stands. Both are fetched before pdf.js is there to ask
 * for them, one after the other.
 */
const headLength = 4 * pieceLength;
const tailPieces = 3;

/** Bytes of a file, and where they begin. */
type Piece = { begin: number; bytes: Uint8Array };

/** The beginning and the end of a file; of a short one the beginning is all of it. */
export type Ends = { fileLength: number; head: Uint8Array; tail: Piece; content?: string | undefined };

/** Fetches both ends of a file, the second while the first is on its way. */
export async function fetchEnds(fetchRange: FetchRange, signal: AbortSignal): Promise<Ends> {
  const { fileLength, bytes, content } = await fetchRange(0, headLength, signal);
  const begin = Math.max(headLength, (Math.ceil(fileLength / pieceLength) - tailPieces) * pieceLength);
  const none = new Uint8Array(0);
  const end = begin < fileLength ? fetchRange(begin, fileLength, signal) : null;
  const [head, tail] = await Promise.all([bytes, end?.then((range) => range.bytes) ?? none]);
  return { fileLength, head, tail: { begin, bytes: tail }, content };
}

type Wanted = { ends: Ends; begin: number; end: number };

/** A file that another one has taken the place of while it was read: what has come of it is of no use any more. */
export class FileChanged extends Error {}

/** The bytes from `begin` up to `end` of a file whose ends are there. */
export async function fetchPart(
  { ends, begin, end }: Wanted,
  fetchRange: FetchRange,
  signal: AbortSignal,
): Promise<Uint8Array> {
  const known = partOf(ends.tail, begin, end);
  if (known) return known;
  const range = await fetchRange(begin, end, signal);
  const bytes = partOf({ begin: range.begin, bytes: await range.bytes }, begin, end);
  if (!bytes || range.fileLength !== ends.fileLength)
    throw new FileChanged('The file has changed while it is read');
  return bytes;
}

/** The bytes from `begin` up to `end`, if the piece has all of them. */
function partOf(piece: Piece, begin: number, end: number): Uint8Array | null {
  const isThere = begin >= piece.begin && end <= piece.begin + piece.bytes.length;
  return isThere ? piece.bytes.slice(begin - piece.begin, end - piece.begin) : null;
}

/** Reads the answer to a request for a range, whether the server heeded the range (206) or not (200). */
export function fileRange(response: Response): FileRange {
  const bytes = response.arrayBuffer().then((buffer) => new Uint8Array(buffer));
  const [, begin, total] = /^bytes (\d+)-\d+\/(\d+)$/.exec(response.headers.get('content-range') ?? '') ?? [];
  const length = total ?? response.headers.get('content-length');
  return {
    bytes,
    begin: Number(begin ?? 0),
    fileLength: Number(length ?? 0),
    content: contentTag(response),
  };
}

/** Which file an answer is of: its ETag, without quotes and whether or not it was compressed on the way. */
export const contentTag = ({ headers }: Response): string | undefined =>
  /^(?:W\/)?"(.+)"$/.exec(headers.get('etag') ?? '')?.[1];
