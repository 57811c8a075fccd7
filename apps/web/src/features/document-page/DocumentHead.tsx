import { IconArrowLeft } from '@tabler/icons-react';
import type { MouseEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Designation } from '../../ui/text/Designation.tsx';
import { Status } from '../../ui/text/Status.tsx';
import { TitleBlock } from '../../ui/lists/TitleBlock.tsx';
import { type PartProps, useWayBack } from '../documents/forDocumentPage.ts';
import { AccessMark, dateInWords, documentDate } from '../documents/index.ts';
import { EditionMenu } from './EditionMenu.tsx';
import { LanguageMenu } from './LanguageMenu.tsx';
import { useMessages } from '../../i18n/useMessages.ts';
import { useIsNarrow } from '../../ui/layout/useBreakpoint.ts';
import styles from './DocumentHead.module.css';

/** What a document is: designation, status and title, with its facts in a title block. */
export function DocumentHead({ document, address }: PartProps) {
  const t = useMessages('documents');
  const isNarrow = useIsNarrow('sm');
  return (
    <header className={styles.head}>
      <div className={styles.name}>
        <WayBack />
        <div className={styles.line}>
          <Designation value={document.displayDesignation} size="head" />
          <Status status={document.status} />
          <AccessMark {...document} />
          {document.isStatusInferred && <span className={styles.inferred}>{t('statusInferred')}</span>}
        </div>
        <h1 className={styles.title} lang={document.language} dir="auto">
          {document.title}
        </h1>
      </div>
      <div className={styles.facts}>
        {isNarrow ? (
          <Menus document={document} address={address} />
        ) : (
          <Facts document={document} address={address} />
        )}
      </div>
    </header>
  );
}

/** The way back to the search that a document was found by, where there was one. */
export function WayBack() {
  const t = useMessages('documents');
  const { search, goBack } = useWayBack();
  if (!search) return null;
  const onClick = (event: MouseEvent): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return; // A new tab is the browser's.
    event.preventDefault();
    goBack();
  };
  return (
    <Link className={styles.back} to={search.address} onClick={onClick}>
      <IconArrowLeft className={styles.arrow} size={14} stroke={1.6} aria-hidden />
      {search.text ? t('back', { count: search.count, text: search.text }) : t('backPlain')}
    </Link>
  );
}

function Facts({ document, address }: PartProps) {
  const t = useMessages('documents');
  const { i18n } = useTranslation();
  const date = documentDate(document);
  const facts: { label: string; value: ReactNode }[] = [
    { label: t('edition'), value: <EditionMenu document={document} /> },
  ];
  if (document.translations.length > 1) {
    facts.push({ label: t('language'), value: <LanguageMenu document={document} address={address} /> });
  }
  if (document.committee) facts.push({ label: t('committee'), value: <bdi>{document.committee}</bdi> });
  if (date) facts.push({ label: t(date.of), value: dateInWords(date, i18n.language) });
  return <TitleBlock facts={facts} />;
}

function Menus({ document, address }: PartProps) {
  const t = useMessages('documents');
  return (
    <div className={styles.menus}>
      <span>
        {t('edition')} <EditionMenu document={document} />
      </span>
      {document.translations.length > 1 && <LanguageMenu document={document} address={address} />}
    </div>
  );
}
