import type { Citable } from '../citable.ts';
import { initialsThenFamily, isItsOwnPublisher, joined, responsible, written } from '../names.ts';
import { editionOf, pagesOf, placed, quoted, sentences, together } from '../text.ts';

const maxNames = 6;

/** A reference in the style of the Institute of Electrical and Electronics Engineers. */
export function ieee(work: Citable): string {
  const { names, as } = responsible(work);
  const who = authorsOf(names);
  const by = as === 'editors' ? `${who}, ${editorsMark(names.length)}` : who;
  const author = isItsOwnPublisher(work) ? null : by;
  const year = String(work.year ?? 'n.d.');
  const { title, number, container, volume, issue, publisher, place, pages, doi } = work;
  const digital = doi && `doi: ${doi}`;
  const online = doi || !work.url ? null : `[Online]. Available: ${work.url}`;
  switch (work.kind) {
    case 'standard':
      return sentences(together(', ', [author, title, number, publisher, place, year, digital]), online);
    case 'article': {
      const within = [container, volume && `vol. ${volume}`, issue && `no. ${issue}`, pagesOf(pages), year];
      return sentences(
        `${together(', ', [author, quoted(title, ',')])} ${together(', ', [...within, digital])}`,
        online,
      );
    }
    case 'book':
      return sentences(
        together(', ', [author, title, editionOf(work), number]),
        together(', ', [placed(work), year, digital]),
        online,
      );
    case 'chapter': {
      const editors = authorsOf(work.editors);
      const book = together(', ', [
        container,
        editors && `${editors}, ${editorsMark(work.editors.length)}`,
        number,
      ]);
      return sentences(
        `${together(', ', [author, quoted(title, ',')])} in ${book}`,
        together(', ', [placed(work), year, pagesOf(pages), digital]),
        online,
      );
    }
  }
}

/** 'I. Ravndal, T. Eide, and L. Haddad'; of more than six the first alone. */
function authorsOf(names: Citable['authors']): string {
  const all = written(names, initialsThenFamily);
  if (all.length > maxNames) return `${all[0]} et al.`;
  return joined(all, { and: ' and ', last: ', and ' });
}

const editorsMark = (count: number): string => (count > 1 ? 'Eds.' : 'Ed.');
