/** Characters that fit on one line wherever designations are shown, on phones and in the narrowest column. */
const LINE_LENGTH = 16;

/** Where a long designation may be broken, the best places first. */
const PLACES = [/(?<=\s)/u, /(?=[/+])/u, /(?=:)/u, /(?<=[-‑–])/u, /(?=[._])/u];

/**
 * The offsets at which a designation may go on in the next line: the `usual` ones, ascending, and more of them in what
 * would still be longer than a line, as the names of W3C and OASIS are.
 */
export function designationBreaks(value: string, usual: readonly number[]): number[] {
  const starts = [0, ...usual];
  const pieces = starts.flatMap((start, at) => cut(value.slice(start, starts[at + 1]), PLACES));
  let end = 0;
  return pieces.slice(0, -1).map((piece) => (end += piece.length));
}

function cut(piece: string, [place, ...others]: readonly RegExp[]): string[] {
  if (piece.length <= LINE_LENGTH) return [piece];
  if (!place) return piece.match(new RegExp(`.{1,${LINE_LENGTH}}`, 'gsu')) ?? [];
  return piece.split(place).flatMap((part) => cut(part, others));
}
