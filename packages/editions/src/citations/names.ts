import type { Citable, Name } from './citable.ts';

/** How a style writes one name. */
type Write = (name: { family: string; given: string }) => string;

/** Names in the order and form of a style; a body is written as it is. */
export const written = (names: readonly Name[], write: Write): string[] =>
  names.map((name) => ('literal' in name ? name.literal : name.given === '' ? name.family : write(name)));

/** 'Ravndal, Ines'. */
export const familyFirst: Write = ({ family, given }) => `${family}, ${given}`;

/** 'Ines Ravndal'. */
export const givenFirst: Write = ({ family, given }) => `${given} ${family}`;

/** 'Ravndal, I. M.' */
export const familyThenInitials: Write = ({ family, given }) => `${family}, ${initials(given)}`;

/** 'I. M. Ravndal'. */
export const initialsThenFamily: Write = ({ family, given }) => `${initials(given)} ${family}`;

/** 'Ravndal IM'. */
export const familyAndLetters: Write = ({ family, given }) =>
  `${family} ${initials(given).replaceAll(/(?<=\p{L})\.[ -]?/gu, '')}`;

/** 'Jean-Paul M' as 'J.-P. M.'; a name in a script without capitals has no initials and stays whole. */
function initials(given: string): string {
  if (!/\p{Lu}|\p{Ll}/u.test(given)) return given;
  return given
    .split(/\s+/)
    .filter(Boolean)
    .map((part) =>
      part
        .split('-')
        .filter(Boolean)
        .map((piece) => `${Array.from(piece)[0]?.toLocaleUpperCase('en') ?? ''}.`)
        .join('-'),
    )
    .join(' ');
}

type Joining = { readonly and: string; readonly last: string };

/** 'A', 'A and B', 'A, B, and C': what is before the last of two, and of more. */
export function joined(names: readonly string[], { and, last }: Joining): string {
  if (names.length <= 2) return names.join(and);
  return `${names.slice(0, -1).join(', ')}${last}${names.at(-1)}`;
}

/** Who answers for a work: its authors, else its editors, else its publisher; the editors of a book wrote no chapter. */
export function responsible({ kind, authors, editors, publisher }: Citable): {
  names: readonly Name[];
  as: 'authors' | 'editors' | 'publisher';
} {
  if (authors.length > 0) return { names: authors, as: 'authors' };
  if (editors.length > 0 && kind !== 'chapter') return { names: editors, as: 'editors' };
  return { names: [{ literal: publisher }], as: 'publisher' };
}

/** Whether the publisher has been named as the author already. */
export function isItsOwnPublisher(work: Citable): boolean {
  const { names } = responsible(work);
  const [only] = names;
  return names.length === 1 && only !== undefined && 'literal' in only && only.literal === work.publisher;
}
