const segmenter = new Intl.Segmenter('und', { granularity: 'sentence' });
/** With fewer letters they are headings and cells of tables; longer ones are whole tables run together. */
const fewestLetters = 20;
const longest = 400;
/** Of the characters of a sentence so many are letters and spaces; formulas have fewer. */
const letterShare = 0.8;

/** The sentences of texts, in order and each once, until there are enough. Works for every script. */
export function sentencesOf(texts: readonly string[], max: number): string[] {
  const sentences = new Set<string>();
  for (const text of texts)
    for (const line of text.split('\n'))
      for (const { segment } of segmenter.segment(line)) {
        if (sentences.size >= max) return [...sentences];
        const sentence = segment.replaceAll(/\s+/gu, ' ').trim();
        if (isSentence(sentence)) sentences.add(sentence);
      }
  return [...sentences];
}

function isSentence(text: string): boolean {
  if (text.length > longest) return false;
  // An ideograph says as much as a few letters do.
  const ideographs = text.match(/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/gu)?.length ?? 0;
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const others = text.match(/[^\p{L}\p{M}\s]/gu)?.length ?? 0;
  return letters + 2 * ideographs >= fewestLetters && others <= (1 - letterShare) * text.length;
}
