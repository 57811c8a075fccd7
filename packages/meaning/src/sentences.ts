const segmenter = new Intl.Segmenter('und', { granularity: 'sentence' });
/** Shorter ones are numbers of clauses and rests of tables; longer ones are whole tables run together. */
const shortest = 12;
const longest = 400;

/** The sentences of texts, in order and each once, until there are enough. Works for every script. */
export function sentencesOf(texts: readonly string[], most: number): string[] {
  const sentences = new Set<string>();
  for (const text of texts)
    for (const line of text.split('\n'))
      for (const { segment } of segmenter.segment(line)) {
        if (sentences.size >= most) return [...sentences];
        const sentence = segment.replaceAll(/\s+/gu, ' ').trim();
        if (sentence.length >= shortest && sentence.length <= longest) sentences.add(sentence);
      }
  return [...sentences];
}
