import type { Metadata } from '@norma/contracts';
import { offersCitation } from '@norma/contracts/offersCitation';
import { IconArrowsDiff, IconBook, IconQuote, IconShare, type Icon } from '@tabler/icons-react';
import { withMessages } from '../../i18n/withMessages.ts';
import { offersComparison } from './comparison/offersComparison.ts';
import type { LoadPart, OpenedProps } from './pagePart.ts';
import { hasFeature, type Library } from './useLibrary.ts';
import { type MessageKey } from '../../i18n/useMessages.ts';

export type MoreEntry = {
  key: string;
  word: MessageKey<'documents'>;
  icon: Icon;
  isShown: (document: Metadata, library: Library) => boolean;
  /** Whether it has a button of its own in the bar for this reader; in the menu unless told so. */
  isInBar?: (library: Library) => boolean;
  /** Fetches the dialog or popup that it opens. */
  load: LoadPart<OpenedProps>;
};

/** What can be done with a document beyond what stands in the bar, in the order of the menu. */
const moreEntries: readonly MoreEntry[] = [
  {
    key: 'compare',
    word: 'compareVersions',
    icon: IconArrowsDiff,
    isShown: offersComparison,
    isInBar: () => true,
    load: () =>
      withMessages(
        'comparison',
        import('./comparison/CompareDialog.tsx').then(({ CompareDialog }) => CompareDialog),
      ),
  },
  {
    key: 'citations',
    word: 'cite',
    icon: IconQuote,
    isShown: (document, library) =>
      offersCitation(document, {
        isStandardsBody: library.tenant.isStandardsBody,
        citesStandards: hasFeature(library, 'citations-for-standards'),
      }),
    isInBar: ({ account }) => account.userType === 'COMPANY',
    load: () =>
      withMessages(
        'citations',
        import('./citations/CitationSheet.tsx').then(({ CitationSheet }) => CitationSheet),
      ),
  },
  {
    key: 'share',
    word: 'share',
    icon: IconShare,
    isShown: (_, library) =>
      library.account.userType === 'INDIVIDUAL' && hasFeature(library, 'content-share'),
    load: () =>
      withMessages(
        'document-sharing',
        import('./share/ShareSheet.tsx').then(({ ShareSheet }) => ShareSheet),
      ),
  },
  {
    key: 'full-book',
    word: 'fullBook',
    icon: IconBook,
    isShown: ({ fullBook }, { isDrm }) => fullBook !== null && !isDrm,
    load: () =>
      withMessages(
        'full-book',
        import('./fullBook/FullBook.tsx').then(({ FullBook }) => FullBook),
      ),
  },
];

/** What a reader can do with this document beyond what stands in the bar. */
export const moreEntriesOf = (document: Metadata, library: Library): MoreEntry[] =>
  moreEntries.filter(({ isShown }) => isShown(document, library));
