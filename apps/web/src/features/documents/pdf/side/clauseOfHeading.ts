import type { EditionClauses } from '@norma/contracts';
import type { Heading } from '@norma/reader';

type Clause = EditionClauses['clauses'][number];

/** The clause that a heading of an outline names; of several with its words the one that comes as late as it does. */
export function clauseOfHeading(
  heading: Heading,
  outline: readonly Heading[],
  clauses: readonly Clause[],
): Clause | undefined {
  const name = plain(heading.title);
  const alike = flat(outline).filter(({ title }) => plain(title) === name);
  const named = clauses.filter(({ number, title }) => plain(`${number} ${title}`) === name);
  return named[alike.indexOf(heading)];
}

const flat = (headings: readonly Heading[]): Heading[] =>
  headings.flatMap((heading) => [heading, ...flat(heading.children)]);

const plain = (words: string): string => words.replaceAll(/[^\p{L}\p{N}]+/gu, ' ').trim();
