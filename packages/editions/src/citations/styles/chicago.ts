import type { Citable } from '../citable.ts';
import { familyFirst, givenFirst, isItsOwnPublisher, joined, responsible, written } from '../names.ts';
import { editionOf, linkOf, placed, quoted, range, sentences, together } from '../text.ts';

const maxNames = 10;

/** A reference in the author-date style of The Chicago Manual of Style, 17th edition. */
export function chicago(work: Citable): string {
  const { names, as } = responsible(work);
  const who = authorsOf(names);
  const by = as === 'editors' ? `${who}, ${names.length > 1 ? 'eds.' : 'ed.'}` : who;
  const year = String(work.year ?? 'n.d.');
  const { title, number, container, volume, issue, pages } = work;
  const imprint = isItsOwnPublisher(work) ? work.place : placed(work);
  switch (work.kind) {
    case 'standard':
    case 'book':
      return sentences(by, year, title, editionOf(work), number, imprint, linkOf(work));
    case 'article': {
      const place = together(' ', [container, volume, issue && `(${issue})`]);
      return sentences(
        by,
        year,
        quoted(title, '.'),
        together(': ', [place, pages && range(pages)]),
        linkOf(work),
      );
    }
    case 'chapter': {
      const editors = joined(written(work.editors, givenFirst), { and: ' and ', last: ', and ' });
      const book = together(', ', [container, editors && `edited by ${editors}`, pages && range(pages)]);
      return sentences(by, year, quoted(title, '.'), `In ${book}`, number, placed(work), linkOf(work));
    }
  }
}

/** 'Ravndal, Ines, and Tomas Eide'; of more than ten the first seven. */
function authorsOf(names: Citable['authors']): string {
  const all = [...written(names.slice(0, 1), familyFirst), ...written(names.slice(1), givenFirst)];
  if (all.length > maxNames) return `${all.slice(0, 7).join(', ')}, et al.`;
  return joined(all, { and: ', and ', last: ', and ' });
}
