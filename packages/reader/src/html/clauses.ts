/** A clause as an outline names it; `level` counts from 1. */
export type Clause = { id: string; number: string; title: string; level: number };

const textOf = (heading: Element, part: string): string =>
  heading.querySelector(`:scope > .${part}`)?.textContent.replaceAll(/\s+/g, ' ').trim() ?? '';

/** The clauses of a document that have a title, in reading order. */
export function clausesOf(page: ParentNode): Clause[] {
  return [...page.querySelectorAll('section.clause[id]')].flatMap((section) => {
    const heading = section.querySelector(':scope > .clause-heading');
    const title = heading ? textOf(heading, 'clause-title') : '';
    if (!heading || !title) return [];
    const level = Number(section.getAttribute('data-level')) || 1;
    return [{ id: section.id, number: shortNumber(textOf(heading, 'clause-number')), title, level }];
  });
}

/** "Annex A1" stands as A1 in a column of numbers, and "5." as 5. */
export const shortNumber = (number: string): string =>
  number
    .replace(/[\s.:)\]—–-]+$/u, '')
    .split(/\s/u)
    .at(-1) ?? '';

/** The clauses that enclose one, outermost first, ending with the clause itself. */
export function pathTo(clauses: readonly Clause[], id: string | null): Clause[] {
  const at = clauses.findIndex((clause) => clause.id === id);
  const path: Clause[] = [];
  for (const clause of clauses.slice(0, at + 1).toReversed()) {
    if (path.length === 0 || clause.level < (path[0]?.level ?? 0)) path.unshift(clause);
  }
  return path;
}
