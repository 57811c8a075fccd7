import type { Citable } from '../citable.ts';
import { familyFirst, givenFirst, isItsOwnPublisher, joined, responsible, written } from '../names.ts';
import { editionOf, linkOf, pagesOf, quoted, sentences, together } from '../text.ts';

/** A reference in the style of the Modern Language Association, 9th edition. */
export function mla(work: Citable): string {
  const { names, as } = responsible(work);
  const who = authorsOf(names);
  const by = as === 'editors' ? `${who}, ${names.length > 1 ? 'editors' : 'editor'}` : who;
  // A body that publishes its own work is named once, as the publisher.
  const author = isItsOwnPublisher(work) ? null : by;
  const { title, number, container, volume, issue, publisher, pages } = work;
  const year = work.year === null ? null : String(work.year);
  switch (work.kind) {
    case 'standard':
    case 'book':
      return sentences(
        author,
        title,
        together(', ', [editionOf(work), number, publisher, year]),
        linkOf(work),
      );
    case 'article':
      return sentences(
        author,
        quoted(title, '.'),
        together(', ', [
          container,
          volume && `vol. ${volume}`,
          issue && `no. ${issue}`,
          year,
          pagesOf(pages),
        ]),
        linkOf(work),
      );
    case 'chapter': {
      const editors = joined(written(work.editors, givenFirst), { and: ' and ', last: ', and ' });
      return sentences(
        author,
        quoted(title, '.'),
        together(', ', [
          container,
          editors && `edited by ${editors}`,
          number,
          publisher,
          year,
          pagesOf(pages),
        ]),
        linkOf(work),
      );
    }
  }
}

/** 'Ravndal, Ines, and Tomas Eide'; of three or more the first alone. */
function authorsOf(names: Citable['authors']): string {
  const [first = '', second] = [
    ...written(names.slice(0, 1), familyFirst),
    ...written(names.slice(1, 2), givenFirst),
  ];
  if (names.length > 2) return `${first}, et al.`;
  return second === undefined ? first : `${first}, and ${second}`;
}
