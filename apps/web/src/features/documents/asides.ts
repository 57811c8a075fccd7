import type { Metadata } from '@norma/contracts';
import { IconInfoCircle, IconNotes, type Icon } from '@tabler/icons-react';
import { withMessages } from '../../i18n/withMessages.ts';
import type { AsideKey } from './address.ts';
import { mayHaveNotes } from './notes/useNoteCount.ts';
import type { LoadPart } from './pagePart.ts';
import type { Library } from './useLibrary.ts';
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
    load: () =>
      withMessages(
        'document-details',
        import('./details/DetailsAside.tsx').then(({ DetailsAside }) => DetailsAside),
      ),
  },
  {
    key: 'notes',
    word: 'notes',
    icon: IconNotes,
    place: 'bar',
    isShown: mayHaveNotes,
    load: () =>
      withMessages(
        'notes',
        import('./notes/NotesAside.tsx').then(({ NotesAside }) => NotesAside),
      ),
  },
];

/** What can stand beside this text for a reader. */
export const asidesOf = (document: Metadata, library: Library): Aside[] =>
  asides.filter(({ isShown }) => isShown(document, library));
