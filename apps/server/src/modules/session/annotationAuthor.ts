import type { Person } from './store.ts';

/** As much of a name as is next to an annotation. */
const longest = 20;

/** Who wrote an annotation, as viewers of a PDF name them: the last name and the first, or how they sign in. */
export const annotationAuthor = ({
  first_name: first,
  last_name: last,
  sign_in_name: signInName,
}: Pick<Person, 'first_name' | 'last_name' | 'sign_in_name'>): string =>
  Array.from(`${last} ${first}`.trim() || signInName)
    .slice(0, longest)
    .join('');
