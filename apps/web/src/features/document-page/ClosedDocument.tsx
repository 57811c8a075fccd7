import { IconLock } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { useMessages } from '../../i18n/useMessages.ts';
import { Tabs } from '../../ui/layout/Tabs.tsx';
import { HighlightedHtml } from '../../ui/text/HighlightedHtml.tsx';
import { languageOfText } from '../../ui/text/languageOfText.ts';
import {
  hasFeature,
  NoAccess,
  Opening,
  panelId,
  type PartProps,
  tabsOf,
  useLibrary,
} from '../documents/forDocumentPage.ts';
import { RecordDetails, RelatedPanel } from '../related/index.ts';
import { AccessBanner } from './AccessBanner.tsx';
import { ActivityBar } from './ActivityBar.tsx';
import page from './DocumentPage.module.css';
import { panels } from './panels.ts';
import styles from './ClosedDocument.module.css';

type Shown = 'about' | 'text' | 'work-items';

/** What a reader sees of a document whose text does not open: its record, or a dialog where the tenant has it so. */
export function ClosedDocument(shown: PartProps) {
  const hasDialog = hasFeature(useLibrary(), 'no-access-dialog');
  return hasDialog ? <NoAccess designation={shown.document.displayDesignation} /> : <ClosedPage {...shown} />;
}

/** What is known of the document, and how to get access. */
function ClosedPage({ document, address }: PartProps) {
  const t = useMessages('documents');
  const words = useMessages('access-requests');
  const tabs = tabsOf(document, useLibrary());
  const work = tabs.find(({ key }) => key === 'work-items');
  const [chosen, setChosen] = useState<Shown>(work && address.tab === 'work-items' ? 'work-items' : 'about');
  const count = document.badges['Work Items'];
  const WorkItems = panels['work-items'];
  const shown: { key: Shown; label: string; icon?: ReactNode; count?: number }[] = [
    { key: 'about', label: words('about') },
  ];
  if (tabs.some(({ isText }) => isText))
    shown.push({
      key: 'text',
      label: words('text'),
      icon: <IconLock size={14} stroke={1.6} aria-hidden />,
    });
  if (work) shown.push({ key: 'work-items', label: t(work.word), ...(count !== undefined && { count }) });
  return (
    <>
      <div className={page.bar}>
        <Tabs
          tabs={shown}
          chosen={chosen}
          onChoose={(key) => setChosen(shown.find((tab) => tab.key === key)?.key ?? 'about')}
          label={t('tabs')}
          panelId={panelId}
        />
        <ActivityBar document={document} address={address} />
      </div>
      <div
        className={page.panel}
        id={panelId}
        role="tabpanel"
        aria-label={shown.find(({ key }) => key === chosen)?.label}
      >
        {chosen === 'work-items' ? (
          <WorkItems
            document={document}
            address={address}
            whileLoading={<Opening>{t('openingPart')}</Opening>}
          />
        ) : (
          <div className={styles.record}>
            <div className={styles.main}>
              <AccessBanner document={document} />
              {chosen === 'about' && <Known document={document} address={address} />}
            </div>
            {chosen === 'about' && (
              <section className={styles.aside} aria-label={t('details')}>
                <RecordDetails document={document} address={address} />
              </section>
            )}
          </div>
        )}
      </div>
    </>
  );
}

/** The abstract of a document, and what it refers to. */
function Known({ document, address }: PartProps) {
  const words = useMessages('access-requests');
  const { description, language } = document;
  return (
    <>
      {description && (
        <section>
          <h2 className={styles.heading}>{words('abstract')}</h2>
          <div className={styles.abstract} lang={languageOfText(description, language)} dir="auto">
            <HighlightedHtml html={description} query="" />
          </div>
        </section>
      )}
      {document.tabs.includes('Related Content') && (
        <section>
          <h2 className={styles.heading}>{words('references')}</h2>
          <RelatedPanel document={document} address={address} isUnfolded />
        </section>
      )}
    </>
  );
}
