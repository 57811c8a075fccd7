import type { Lineage } from './clause.ts';

/** The clauses of an edition, with the lines that they had before; null for a clause that had none. */
export type LinedEdition = {
  readonly clauses: readonly { readonly id: string; readonly line: string | null }[];
};

/** The lines of editions after they were aligned. */
export type Lines = {
  /** For each edition the line of each of its clauses, by the ids of the clauses. */
  readonly ofEditions: readonly ReadonlyMap<string, string>[];
  /** Lines that have no clause of their own any more, with the line that their clauses have now. */
  readonly aliases: ReadonlyMap<string, string>;
};

/**
 * Gives each clause of the editions of one language, the oldest first, its line: the identity of a clause through all
 * editions. The best partner of a clause continues its line; other parts of a split have lines of their own, and a clause
 * that was merged into another ends its line. After a realignment each chain of clauses has the line that most of its
 * clauses had, of several the one that is oldest there; what is left over becomes an alias.
 *
 * @param steps what happened from each edition to the next one; null where that is not known
 * @param newLine makes a line that was never used
 */
export function continueLines(
  editions: readonly LinedEdition[],
  steps: readonly (Lineage | null)[],
  newLine: () => string,
): Lines {
  const chains: { votes: Map<string, number>; line: string | null }[] = [];
  const chainsOf = editions.map(({ clauses }) => new Map<string, number>(clauses.map(({ id }) => [id, -1])));
  editions.forEach(({ clauses }, at) => {
    const before = chainsOf[at - 1];
    const here = chainsOf[at] ?? new Map<string, number>();
    const partners = new Map((steps[at - 1] ?? []).flatMap(({ main }) => (main ? [[main[1], main[0]]] : [])));
    for (const { id, line } of clauses) {
      const known = before?.get(partners.get(id) ?? '');
      const chain = known ?? chains.push({ votes: new Map(), line: null }) - 1;
      here.set(id, chain);
      const votes = chains[chain]?.votes;
      if (line !== null) votes?.set(line, (votes.get(line) ?? 0) + 1);
    }
  });

  // Votes come with the oldest line first, and sorting keeps that order.
  const claims = chains
    .flatMap((chain) => [...chain.votes].map(([line, votes]) => ({ chain, line, votes })))
    .toSorted((one, other) => other.votes - one.votes);
  const holders = new Map<string, (typeof chains)[number]>();
  for (const { chain, line } of claims) {
    if (chain.line !== null || holders.has(line)) continue;
    chain.line = line;
    holders.set(line, chain);
  }
  for (const chain of chains) chain.line ??= newLine();
  const aliases = new Map<string, string>();
  for (const { chain, line } of claims)
    if (!holders.has(line) && !aliases.has(line) && chain.line !== null) aliases.set(line, chain.line);
  return {
    ofEditions: chainsOf.map(
      (chainOf) => new Map([...chainOf].map(([id, chain]) => [id, chains[chain]?.line ?? ''])),
    ),
    aliases,
  };
}
