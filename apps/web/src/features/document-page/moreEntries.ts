import type { Metadata } from '@norma/contracts';
import { offersCitation } from '@norma/contracts/offersCitation';
import { IconArrowsDiff, IconBook, IconQuote, IconShare, type Icon } from '@tabler/icons-react';
import { CitationSheet } from '../citations/index.ts';
import { CompareDialog, offersComparison } from '../comparison/index.ts';
import type { LazyComponent } from '../../i18n/lazyWithMessages.tsx';
import { hasFeature, type Library, type OpenedProps } from '../documents/forDocumentPage.ts';
import { FullBook } from '../related/index.ts';
import { ShareSheet } from '../sharing/index.ts';
import { type MessageKey } from '../../i18n/useMessages.ts';

/** Whether the bar is to be as specified: sharing behind More, and every format of a download by itself. */
export const isAsSpecified = (library: Library): boolean => hasFeature(library, 'actions-as-specified');

export type MoreEntry = {
  key: string;
  word: MessageKey<'documents'>;
  /** In the line that stays while the text scrolls. */
  shortWord?: MessageKey<'documents'>;
  icon: Icon;
  isShown: (document: Metadata, library: Library) => boolean;
  /** Whether it is about the record alone, so that it is there without access to the text. */
  isOfRecord?: true;
  /** Whether it has a button of its own in the bar for this reader; in the menu unless told so. */
  isInBar?: (library: Library) => boolean;
  /** The dialog that it opens. */
  Dialog: LazyComponent<OpenedProps>;
};

/** What can be done with a document beyond what is in the bar, in the order of the menu. */
const moreEntries: readonly MoreEntry[] = [
  {
    key: 'share',
    word: 'share',
    icon: IconShare,
    isShown: (_, library) =>
      library.account.userType === 'INDIVIDUAL' && hasFeature(library, 'content-share'),
    isInBar: (library) => !isAsSpecified(library),
    Dialog: ShareSheet,
  },
  {
    key: 'compare',
    word: 'compareVersions',
    shortWord: 'line.compare',
    icon: IconArrowsDiff,
    isShown: offersComparison,
    isInBar: () => true,
    Dialog: CompareDialog,
  },
  {
    key: 'citations',
    word: 'cite',
    isOfRecord: true,
    icon: IconQuote,
    isShown: (document, library) =>
      offersCitation(document, {
        isStandardsBody: library.tenant.isStandardsBody,
        citesStandards: hasFeature(library, 'citations-for-standards'),
      }),
    isInBar: ({ account }) => account.userType === 'COMPANY',
    Dialog: CitationSheet,
  },
  {
    key: 'full-book',
    word: 'fullBook',
    icon: IconBook,
    isShown: ({ fullBook }, { isDrm }) => fullBook !== null && !isDrm,
    Dialog: FullBook,
  },
];

/** What a reader can do with this document beyond what is in the bar. */
export const moreEntriesOf = (document: Metadata, library: Library): MoreEntry[] =>
  moreEntries.filter(
    ({ isShown, isOfRecord = false }) => (document.isEntitled || isOfRecord) && isShown(document, library),
  );
