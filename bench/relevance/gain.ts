/**
 * Discounted gain of an order of documents, over that of the best order there can be: nDCG with the gain 2^grade − 1
 * (Järvelin & Kekäläinen 2002).
 */
export function gainOf(ids: string[], grades: Map<string, number>): number {
  const discounted = (given: number[]): number =>
    given.reduce((sum, grade, at) => sum + (2 ** grade - 1) / Math.log2(at + 2), 0);
  const best = [...grades.values()].toSorted((one, other) => other - one).slice(0, 10);
  return best.length === 0 ? 0 : discounted(ids.map((id) => grades.get(id) ?? 0)) / discounted(best);
}
