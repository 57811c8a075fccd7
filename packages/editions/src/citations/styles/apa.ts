import type { Citable } from '../citable.ts';
import {
  familyThenInitials,
  initialsThenFamily,
  isItsOwnPublisher,
  joined,
  responsible,
  written,
} from '../names.ts';
import { editionOf, linkOf, pagesOf, range, sentences, together } from '../text.ts';

const maxNames = 20;

/** A reference in the style of the American Psychological Association, 7th edition. */
export function apa(work: Citable): string {
  const { names, as } = responsible(work);
  const who = authorsOf(written(names, familyThenInitials));
  const by = as === 'editors' ? `${who} (${names.length > 1 ? 'Eds.' : 'Ed.'})` : who;
  const publisher = isItsOwnPublisher(work) ? null : work.publisher;
  const year = `(${work.year ?? 'n.d.'})`;
  const { title, number, container, volume, issue, pages } = work;
  switch (work.kind) {
    case 'standard':
      return sentences(by, year, number ? `${title} (${number})` : title, publisher, linkOf(work));
    case 'article':
      return sentences(
        by,
        year,
        title,
        together(', ', [
          container,
          volume ? `${volume}${issue ? `(${issue})` : ''}` : issue && `(${issue})`,
          pages && range(pages),
        ]),
        linkOf(work),
      );
    case 'book': {
      const told = together('; ', [editionOf(work), number]);
      return sentences(by, year, told ? `${title} (${told})` : title, publisher, linkOf(work));
    }
    case 'chapter':
      return sentences(by, year, title, `In ${bookOf(work)}`, work.publisher, linkOf(work));
  }
}

/** 'A, B, & C'; of more than twenty the first nineteen and the last. */
function authorsOf(names: readonly string[]): string {
  if (names.length > maxNames) return `${names.slice(0, 19).join(', ')}, … ${names.at(-1)}`;
  return joined(names, { and: ', & ', last: ', & ' });
}

function bookOf({ editors, container, pages, number }: Citable): string {
  const names = joined(written(editors, initialsThenFamily), { and: ' & ', last: ', & ' });
  const edited = names && `${names} (${editors.length > 1 ? 'Eds.' : 'Ed.'})`;
  const place = together(', ', [number, pagesOf(pages)]);
  return together(', ', [edited, place ? `${container ?? ''} (${place})`.trim() : container]);
}
