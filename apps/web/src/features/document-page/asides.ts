import type { Metadata } from '@norma/contracts';
import { IconInfoCircle, IconNotes, type Icon } from '@tabler/icons-react';
import type { AsideKey, Library } from '../documents/forDocumentPage.ts';
import { loadNotes, mayHaveNotes } from '../notes/index.ts';
import { loadDetails } from '../related/index.ts';
import type { LoadPart } from '../documents/index.ts';
import { type MessageKey } from '../../i18n/useMessages.ts';

export type Aside = {
  key: AsideKey;
  word: MessageKey<'documents'>;
  icon: Icon;
  /** Where it is opened: by a button of the bar, or from the menu behind it. */
  place: 'bar' | 'more';
  isShown: (document: Metadata, library: Library) => boolean;
  load: LoadPart;
};

/** What can stand beside the text, one at a time. */
const asides: readonly Aside[] = [
  {
    key: 'details',
    word: 'details',
    icon: IconInfoCircle,
    place: 'more',
    isShown: () => true,
    load: loadDetails,
  },
  {
    key: 'notes',
    word: 'notes',
    icon: IconNotes,
    place: 'bar',
    isShown: mayHaveNotes,
    load: loadNotes,
  },
];

/** What can stand beside this text for a reader. */
export const asidesOf = (document: Metadata, library: Library): Aside[] =>
  asides.filter(({ isShown }) => isShown(document, library));
