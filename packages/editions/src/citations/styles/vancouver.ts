import type { Citable } from '../citable.ts';
import { familyAndLetters, responsible, written } from '../names.ts';
import { editionOf, placed, range, sentences, together } from '../text.ts';

const maxNames = 6;

/** A reference in the Vancouver style, as the United States National Library of Medicine writes it. */
export function vancouver(work: Citable): string {
  const { names, as } = responsible(work);
  const who = authorsOf(names);
  const by = as === 'editors' ? `${who}, ${editorsMark(names.length)}` : who;
  const year = String(work.year ?? '[date unknown]');
  const { title, number, container, volume, issue, pages } = work;
  const imprint = `${placed(work)}; ${year}`;
  switch (work.kind) {
    case 'standard':
      return sentences(by, title, number, imprint, linkIn(work));
    case 'article': {
      const place = together('', [volume, issue && `(${issue})`, pages && `:${range(pages)}`]);
      return sentences(by, title, container, together(';', [year, place]), linkIn(work));
    }
    case 'book':
      return sentences(by, title, editionOf(work), imprint, number, linkIn(work));
    case 'chapter': {
      const editors = authorsOf(work.editors);
      const edited = editors && `${editors}, ${editorsMark(work.editors.length)}`;
      return sentences(
        by,
        title,
        `In: ${sentences(edited, container)}`,
        imprint,
        pages && `p. ${range(pages)}`,
        number,
        linkIn(work),
      );
    }
  }
}

/** 'Ravndal I, Eide T'; of more than six the first six. */
function authorsOf(names: Citable['authors']): string {
  const all = written(names, familyAndLetters);
  return all.length > maxNames ? `${all.slice(0, maxNames).join(', ')}, et al.` : all.join(', ');
}

const editorsMark = (count: number): string => (count > 1 ? 'editors' : 'editor');

const linkIn = ({ doi, url }: Citable): string | null =>
  doi ? `doi: https://doi.org/${doi}` : url && `Available from: ${url}`;
