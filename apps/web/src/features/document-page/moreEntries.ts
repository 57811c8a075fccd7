import type { Metadata } from '@norma/contracts';
import { offersCitation } from '@norma/contracts/offersCitation';
import { IconArrowsDiff, IconBook, IconQuote, IconShare, type Icon } from '@tabler/icons-react';
import { loadCitations } from '../citations/index.ts';
import { loadCompareDialog, offersComparison } from '../comparison/index.ts';
import type { LoadPart } from '../documents/index.ts';
import { hasFeature, type Library, type OpenedProps } from '../documents/forDocumentPage.ts';
import { loadFullBook } from '../related/index.ts';
import { loadShareSheet } from '../sharing/index.ts';
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
    load: loadCompareDialog,
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
    load: loadCitations,
  },
  {
    key: 'share',
    word: 'share',
    icon: IconShare,
    isShown: (_, library) =>
      library.account.userType === 'INDIVIDUAL' && hasFeature(library, 'content-share'),
    load: loadShareSheet,
  },
  {
    key: 'full-book',
    word: 'fullBook',
    icon: IconBook,
    isShown: ({ fullBook }, { isDrm }) => fullBook !== null && !isDrm,
    load: loadFullBook,
  },
];

/** What a reader can do with this document beyond what stands in the bar. */
export const moreEntriesOf = (document: Metadata, library: Library): MoreEntry[] =>
  moreEntries.filter(({ isShown }) => isShown(document, library));
