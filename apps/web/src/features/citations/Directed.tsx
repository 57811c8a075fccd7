// Words of Hebrew, Arabic and their neighbours, with what stands between them.
const rightToLeft =
  /([\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc](?:[\s,;.\-–]*[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc])*)/;

/** A text in which names of the other direction keep the numbers beside them in place; nothing is added to copy. */
export function Directed({ text }: { text: string }) {
  return text.split(rightToLeft).map((piece, at) => (at % 2 === 1 ? <bdi key={at}>{piece}</bdi> : piece));
}
