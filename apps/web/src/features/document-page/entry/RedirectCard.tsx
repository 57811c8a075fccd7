import type { Metadata } from '@norma/contracts';
import { IconExternalLink, IconInfoCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Designation } from '../../../ui/text/Designation.tsx';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden.tsx';
import { languageName } from '../../../ui/text/languageName.ts';
import { languageOfText } from '../../../ui/text/languageOfText.ts';
import { HighlightedHtml } from '../../../ui/text/HighlightedHtml.tsx';
import { Status } from '../../../ui/text/Status.tsx';
import { TitleBlock } from '../../../ui/lists/TitleBlock.tsx';
import { usePageTitle } from '../../../i18n/usePageTitle.ts';
import { dateInWords, documentDate } from '../../documents/index.ts';
import { WayBack } from '../DocumentHead.tsx';
import { EditionMenu } from '../EditionMenu.tsx';
import { LanguageMenu } from '../LanguageMenu.tsx';
import { useMessages } from '../../../i18n/useMessages.ts';
import styles from './RedirectCard.module.css';
import { isolate } from '../../../i18n/isolate.ts';

/** A document hosted by its publisher, with a link to it. */
export function RedirectCard({ document }: { document: Metadata }) {
  usePageTitle(`${document.displayDesignation} · ${document.title}`);
  const { language, title, description } = document;
  return (
    <div className={styles.place}>
      <WayBack />
      <article className={styles.card}>
        <div className={styles.text}>
          <Badges document={document} />
          <Designation value={document.displayDesignation} size="head" />
          <h1 className={styles.title} lang={languageOfText(title, language)} dir="auto" tabIndex={-1}>
            <HighlightedHtml html={document.documentTitle} query="" />
          </h1>
          {description && (
            <p className={styles.description} lang={languageOfText(description, language)} dir="auto">
              <HighlightedHtml html={description} query="" />
            </p>
          )}
        </div>
        <div className={styles.facts}>
          <Facts document={document} />
        </div>
        <Way document={document} />
      </article>
    </div>
  );
}

function Badges({
  document: { documentTypeName: type, publisherCode, publisherName, status },
}: {
  document: Metadata;
}) {
  const t = useMessages('document-entry');
  return (
    <ul className={styles.badges} aria-label={t('badges')}>
      <li className={styles.badge}>
        <bdi lang={type.language}>{type.text}</bdi>
      </li>
      <li className={styles.badge} data-code title={publisherName}>
        <bdi dir="ltr">{publisherCode}</bdi>
      </li>
      <li className={styles.badge}>
        <Status status={status} />
      </li>
    </ul>
  );
}

function Facts({ document }: { document: Metadata }) {
  const t = useMessages('documents');
  const { i18n } = useTranslation();
  const date = documentDate(document);
  const facts: { label: string; value: ReactNode }[] = [
    { label: t('edition'), value: <EditionMenu document={document} /> },
    { label: t('language'), value: <Language document={document} /> },
    ...(date
      ? [
          {
            label: t(date.of),
            value: <time dateTime={date.day}>{dateInWords(date, i18n.language)}</time>,
          },
        ]
      : []),
  ];
  return <TitleBlock facts={facts} />;
}

const Language = ({ document }: { document: Metadata }) =>
  document.translations.length > 1 ? (
    <LanguageMenu document={document} />
  ) : (
    <span lang={document.language}>{languageName(document.language)}</span>
  );

/** The note on who shows the document, and the link to it there. */
function Way({ document: { contentAccessURL, publisherName } }: { document: Metadata }) {
  const t = useMessages('document-entry');
  const publisher = isolate(publisherName);
  return (
    <div className={styles.way}>
      <p className={styles.note} role="note">
        <IconInfoCircle className={styles.icon} size={16} stroke={1.6} aria-hidden />
        <span>{t(contentAccessURL ? 'note' : 'noteWithoutAddress', { publisher })}</span>
      </p>
      {contentAccessURL && (
        <div className={styles.there}>
          <a className={styles.link} href={contentAccessURL} target="_blank" rel="noopener noreferrer">
            <span>{t('viewAt', { publisher })}</span>
            <IconExternalLink size={16} stroke={1.6} aria-hidden />
            <VisuallyHidden> ({t('newTab')})</VisuallyHidden>
          </a>
          <bdi className={styles.host} dir="ltr">
            {hostOf(contentAccessURL)}
          </bdi>
        </div>
      )}
    </div>
  );
}

/** Where a link leads, so that a reader sees it before leaving. */
const hostOf = (address: string): string => URL.parse(address)?.host ?? '';
