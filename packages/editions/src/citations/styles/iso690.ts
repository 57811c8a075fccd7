import type { Citable, Name } from '../citable.ts';
import { familyFirst, responsible, written } from '../names.ts';
import { editionOf, pagesOf, placed, sentences, together } from '../text.ts';

const maxNames = 3;

/** A reference after ISO 690:2021. */
export function iso690(work: Citable): string {
  const { names, as } = responsible(work);
  const who = authorsOf(names);
  const by = as === 'editors' ? `${who} ${editorsMark(names)}` : who;
  const year = String(work.year ?? '[no date]');
  const { title, number, container, volume, issue, pages, isbn } = work;
  const isbnOf = isbn && `ISBN ${isbn}`;
  switch (work.kind) {
    // A standard is found under its designation.
    case 'standard':
      return sentences(number, title, together(', ', [placed(work), year]), linkIn(work));
    case 'article':
      return sentences(
        by,
        title,
        container,
        together(', ', [year, volume && `vol. ${volume}`, issue && `no. ${issue}`, pagesOf(pages)]),
        linkIn(work),
      );
    case 'book': {
      const imprint = together(', ', [placed(work), year]);
      return sentences(by, title, editionOf(work), imprint, number, isbnOf, linkIn(work));
    }
    case 'chapter': {
      const editors = work.editors.length > 0 && `${authorsOf(work.editors)} ${editorsMark(work.editors)}`;
      const imprint = together(', ', [placed(work), year, pagesOf(pages)]);
      return sentences(
        by,
        title,
        `In: ${sentences(editors, container)}`,
        imprint,
        number,
        isbnOf,
        linkIn(work),
      );
    }
  }
}

/** 'RAVNDAL, Ines; EIDE, Tomas'; of more than three the first alone. */
function authorsOf(names: readonly Name[]): string {
  const capital = (text: string): string => text.toLocaleUpperCase('en');
  const all = names.map((name) =>
    'literal' in name
      ? capital(name.literal)
      : together('', written([{ ...name, family: capital(name.family) }], familyFirst)),
  );
  return all.length > maxNames ? `${all[0]} et al.` : all.join('; ');
}

const editorsMark = (names: readonly Name[]): string => (names.length > 1 ? '(eds.)' : '(ed.)');

const linkIn = ({ doi, url }: Citable): string | null =>
  doi ? `DOI: https://doi.org/${doi}` : url && `Available from: ${url}`;
