import { termsOf } from '../index.ts';

/** Ranks texts by plain BM25 (k1 = 1.2, b = 0.75) over the same terms, any of which is enough, but for those of every tenth text. */
export function bm25(texts: readonly string[]): (asked: string) => Map<number, number> {
  const postings = new Map<string, { text: number; count: number }[]>();
  const lengths = texts.map((text, at) => {
    const terms = termsOf([{ text, weight: 1 }]);
    for (const [term, count] of terms) {
      const list = postings.get(term) ?? [];
      list.push({ text: at, count });
      postings.set(term, list);
    }
    return [...terms.values()].reduce((sum, count) => sum + count, 0);
  });
  const mean = lengths.reduce((sum, length) => sum + length, 0) / texts.length;
  return (asked) => {
    const scores = new Map<number, number>();
    for (const term of termsOf([{ text: asked, weight: 1 }]).keys()) {
      const list = postings.get(term) ?? [];
      if (list.length > texts.length / 10) continue;
      const rarity = Math.log(1 + (texts.length - list.length + 0.5) / (list.length + 0.5));
      for (const { text, count } of list) {
        const dampened = count + 1.2 * (1 - 0.75 + (0.75 * (lengths[text] ?? 0)) / mean);
        scores.set(text, (scores.get(text) ?? 0) + (rarity * count * 2.2) / dampened);
      }
    }
    return scores;
  };
}
