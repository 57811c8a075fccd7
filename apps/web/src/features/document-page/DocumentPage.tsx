import type { Metadata } from '@norma/contracts';
import { usePageTitle } from '../../i18n/usePageTitle.ts';
import { lazyWithMessages } from '../../i18n/lazyWithMessages.tsx';
import { useMessages } from '../../i18n/useMessages.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { Tabs } from '../../ui/layout/Tabs.tsx';
import {
  type DocumentTab,
  Opening,
  openTab,
  panelId,
  type PartProps,
  tabsOf,
  useAddress,
  useLibrary,
  usePrintedLine,
} from '../documents/forDocumentPage.ts';
import { Abstract } from './Abstract.tsx';
import { ActivityBar } from './ActivityBar.tsx';
import { AsidePlace } from './AsidePlace.tsx';
import { DocumentHead } from './DocumentHead.tsx';
import { EditionNotice } from './EditionNotice.tsx';
import { panels } from './panels.ts';
import { ScanNotice } from './ScanNotice.tsx';
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
  const shown = { document, address };

  return (
    <article className={styles.page}>
      <DocumentHead {...shown} />
      <PrintedFor />
      <EditionNotice {...shown} />
      {access === 'given' && <OpenDocument {...shown} />}
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

/** The text of a document with all that is around it. */
function OpenDocument(shown: PartProps) {
  const { document, address } = shown;
  const tabs = tabsOf(document, useLibrary());
  const tab = openTab(tabs, address.tab);
  return (
    <>
      <ScanNotice {...shown} />
      {!tabs.some(({ isText }) => isText) && <Abstract document={document} />}
      <DocumentBar {...shown} tabs={tabs} tab={tab} />
      <DocumentBody {...shown} tab={tab} />
    </>
  );
}

/** On paper only: who printed the document, when, and from which library. */
function PrintedFor() {
  return <p className={styles.line}>{usePrintedLine()}</p>;
}

type BarProps = PartProps & { tabs: readonly DocumentTab[]; tab: DocumentTab | undefined };

/** The tabs of the document, and its actions. */
function DocumentBar({ document, address, tabs, tab }: BarProps) {
  const t = useMessages('documents');
  const choose = (key: string): void => {
    if (key !== tab?.key) address.write('tab', key, 'step');
  };
  return (
    <div className={styles.bar}>
      {tab && (
        <Tabs
          tabs={tabs.map(({ key, tab: name, word }) => {
            const count = document.badges[name];
            return { key, label: t(word), ...(count !== undefined && { count }) };
          })}
          chosen={tab.key}
          onChoose={choose}
          label={t('tabs')}
          panelId={panelId}
        />
      )}
      <ActivityBar document={document} address={address} />
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
