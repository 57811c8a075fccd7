import type { Metadata } from '@norma/contracts';
import { IconInfoCircle, IconNotes, type Icon } from '@tabler/icons-react';
import type { AsideKey, Library, PartProps } from '../documents/forDocumentPage.ts';
import { mayHaveNotes, NotesAside } from '../notes/index.ts';
import { DetailsAside } from '../related/index.ts';
import type { LazyComponent } from '../../i18n/lazyWithMessages.tsx';
import { type MessageKey } from '../../i18n/useMessages.ts';

export type Aside = {
  key: AsideKey;
  word: MessageKey<'documents'>;
  icon: Icon;
  /** Where it is opened: by a button of the bar, or from the menu behind it. */
  place: 'bar' | 'more';
  isShown: (document: Metadata, library: Library) => boolean;
  Content: LazyComponent<PartProps>;
};

/** The sidebars, of which one is open at a time. */
const asides: readonly Aside[] = [
  {
    key: 'details',
    word: 'details',
    icon: IconInfoCircle,
    place: 'more',
    isShown: () => true,
    Content: DetailsAside,
  },
  {
    key: 'notes',
    word: 'notes',
    icon: IconNotes,
    place: 'bar',
    isShown: mayHaveNotes,
    Content: NotesAside,
  },
];

/** The sidebars available for a document and a reader; the page without access is its details. */
export const asidesOf = (document: Metadata, library: Library): Aside[] =>
  document.isEntitled ? asides.filter(({ isShown }) => isShown(document, library)) : [];
