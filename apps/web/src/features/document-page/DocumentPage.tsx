import type { Metadata } from '@norma/contracts';
import type { Ref } from 'react';
import { usePageTitle } from '../../i18n/usePageTitle.ts';
import { lazyWithMessages } from '../../i18n/lazyWithMessages.tsx';
import { useMessages } from '../../i18n/useMessages.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { Tabs } from '../../ui/layout/Tabs.tsx';
import {
  type DocumentTab,
  type LineReading,
  Opening,
  panelId,
  type PartProps,
  type ReadingLine,
  ReadingLineContext,
  tabsOf,
  useAddress,
  useLibrary,
  usePrintedLine,
} from '../documents/forDocumentPage.ts';
import { ClauseBanner } from '../lineage/index.ts';
import { Abstract } from './Abstract.tsx';
import { ActivityBar } from './ActivityBar.tsx';
import { AsidePlace } from './AsidePlace.tsx';
import { DocumentHead } from './DocumentHead.tsx';
import { EditionNotice } from './EditionNotice.tsx';
import { LineName } from './LineName.tsx';
import { panels } from './panels.ts';
import { ScanNotice } from './ScanNotice.tsx';
import { PdfNotice, useOpenTab } from './useOpenTab.tsx';
import { useReadingLine } from './useReadingLine.ts';
import { type Successor, useSuccessor } from './useSuccessor.ts';
import styles from './DocumentPage.module.css';

type Props = {
  document: Metadata;
  /** Whether the reader may open the text: nothing of it is asked for before that is known. */
  access: 'asked' | 'given' | 'refused';
};

/** The page of a document: its head, its actions, its text, and the open sidebar; without access, its record. */
export function DocumentPage({ document, access }: Props) {
  const t = useMessages('documents');
  const address = useAddress();
  usePageTitle(`${document.displayDesignation} · ${document.title}`);
  const library = useLibrary();
  const tabs = tabsOf(document, library);
  const { tab, isPdfAwaited } = useOpenTab(document, access === 'given' ? tabs : [], address);
  const shown = { document, address };
  const { line, reading, above, bar } = useReadingLine();
  const successor = useSuccessor({ ...shown, reading });

  return (
    <article
      className={styles.page}
      data-stuck={line.isStuck || undefined}
      data-pages={tab?.key === 'pdf' || undefined}
    >
      <DocumentHead {...shown} />
      <PrintedFor />
      <EditionNotice successor={successor} />
      {access === 'given' && (
        <>
          <ScanNotice {...shown} />
          {isPdfAwaited && <PdfNotice />}
          {!tabs.some(({ isText }) => isText) && <Abstract document={document} />}
          <div ref={above} />
          <DocumentBar {...shown} {...{ tabs, tab, bar, line, reading, successor }} />
          <ClauseBanner document={document} whenFailed={null} />
          <ReadingLineContext value={line}>
            <DocumentBody {...shown} tab={tab} />
          </ReadingLineContext>
        </>
      )}
      {access === 'refused' && (
        <ClosedDocument {...shown} whileLoading={<Opening>{t('openingPart')}</Opening>} />
      )}
      {access === 'asked' && <Opening>{t('openingPart')}</Opening>}
    </article>
  );
}

const ClosedDocument = lazyWithMessages(
  'access-requests',
  async () => (await import('./ClosedDocument.tsx')).ClosedDocument,
);

/** How many editions a document has in its language. */
const editionCount = ({ language, versions }: Metadata): number =>
  versions.filter((version) => version.language === language).length;

/** On paper only: who printed the document, when, and from which library. */
function PrintedFor() {
  return <p className={styles.line}>{usePrintedLine()}</p>;
}

type BarProps = PartProps & {
  tabs: readonly DocumentTab[];
  tab: DocumentTab | undefined;
  bar: Ref<HTMLDivElement>;
  line: ReadingLine;
  reading: LineReading | null;
  successor: Successor | null;
};

/** The tabs of the document, and its actions; once the head is scrolled away, the line that stays, with its name. */
function DocumentBar({ document, address, tabs, tab, bar, line, reading, successor }: BarProps) {
  const t = useMessages('documents');
  const { isStuck, fold } = line;
  const choose = (key: string): void => {
    if (key !== tab?.key) address.write('tab', key, 'step');
  };
  return (
    <div className={styles.bar} ref={bar}>
      {tab && (
        <div className={styles.tabs}>
          <Tabs
            tabs={tabs.map(({ key, tab: name, word }) => {
              const count = name === 'Timeline' ? editionCount(document) : document.badges[name];
              return { key, label: t(word), ...(count !== undefined && { count }) };
            })}
            chosen={tab.key}
            onChoose={choose}
            label={t('tabs')}
            panelId={panelId}
          />
        </div>
      )}
      {isStuck && <LineName {...{ document, reading, successor }} onTop={() => fold(false)} />}
      <ActivityBar document={document} address={address} isStuck={isStuck} onFind={reading?.onFind} />
    </div>
  );
}

/** The panel of the open tab, and the aside next to it. */
function DocumentBody({ tab, ...shown }: PartProps & { tab: DocumentTab | undefined }) {
  const t = useMessages('documents');
  if (!tab) return <EmptyState title={t('noFormat')}>{t('noFormatText')}</EmptyState>;
  const Panel = panels[tab.key];
  return (
    <div className={styles.body}>
      <div
        className={styles.panel}
        id={panelId}
        role="tabpanel"
        aria-label={t(tab.word)}
        data-text={tab.isText}
      >
        <Panel key={tab.key} {...shown} whileLoading={<Opening>{t('openingPart')}</Opening>} />
      </div>
      <AsidePlace {...shown} />
    </div>
  );
}
