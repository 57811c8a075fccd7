import { IconExternalLink } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Designation } from '../../ui/text/Designation.tsx';
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden.tsx';
import { Status } from '../../ui/text/Status.tsx';
import { languageOfText } from '../../ui/text/languageOfText.ts';
import { dateInWords, documentDate, fetchDocumentScreens, fromSearch } from '../documents/index.ts';
import { Description } from './Description.tsx';
import type { FoundDocument } from './found.ts';
import { ResultDownload } from './ResultDownload.tsx';
import { ResultFavourite } from './ResultFavourite.tsx';
import { Editions, Languages, Supplements } from './ResultMenus.tsx';
import { HighlightedHtml } from '../../ui/text/HighlightedHtml.tsx';
import { useDocumentLink } from './useDocumentLink.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { Why } from './Why.tsx';
import styles from './ResultRow.module.css';
import { isolate } from '../../i18n/isolate.ts';

type Props = {
  document: FoundDocument;
  /** The search that found it: the document shows the way back to it. */
  search: Parameters<typeof fromSearch>[0];
  /** The words that were looked for, to be marked. */
  query: string;
};

/** One document found. Its title is the link; the row is not. */
export function ResultRow({ document, search, query }: Props) {
  const linkTo = useDocumentLink();
  return (
    <li className={styles.row}>
      <div className={styles.name}>
        <Designation value={document.displayDesignation} />
        <span className={styles.status}>
          <Status status={document.status} />
        </span>
        <Editions document={document} />
      </div>
      <div>
        <h2 className={styles.title} lang={languageOfText(document.documentTitle, document.language)}>
          <bdi>
            <Link
              to={linkTo(document.contentCode, document.why.clause)}
              state={fromSearch(search)}
              onPointerEnter={fetchDocumentScreens}
              onFocus={fetchDocumentScreens}
            >
              <HighlightedHtml html={document.documentTitle} query={query} />
            </Link>
          </bdi>
        </h2>
        {document.description && <Description document={document} query={query} />}
        <Why document={document} search={search} query={query} />
        <div className={styles.facts}>
          <Kind document={document} />
          <Languages document={document} />
          <Supplements document={document} />
          {document.publisherTypeCode === 'CPP' && <Elsewhere document={document} />}
        </div>
      </div>
      <div className={styles.end}>
        <ResultDate document={document} />
        <div className={styles.acts}>
          <ResultFavourite document={document} />
          <ResultDownload document={document} />
        </div>
      </div>
    </li>
  );
}

/** What a document is and whose. */
function Kind({ document: { documentType, publisherName } }: { document: FoundDocument }) {
  return (
    <span className={styles.kind}>
      <bdi>{documentType}</bdi> · <bdi>{publisherName}</bdi>
    </span>
  );
}

/** A document that its publisher hosts itself, and the way to it there. */
function Elsewhere({ document: { contentCode, publisherName } }: { document: FoundDocument }) {
  const words = useMessages('search');
  const linkTo = useDocumentLink();
  return (
    <span className={styles.elsewhere}>
      {words('hosted')}
      <Link className={styles.there} to={linkTo(contentCode)} target="_blank">
        {words('opensAt', { publisher: isolate(publisherName) })}
        <IconExternalLink size={14} stroke={1.6} aria-hidden />
        <VisuallyHidden> ({words('newTab')})</VisuallyHidden>
      </Link>
    </span>
  );
}

function ResultDate({ document }: { document: FoundDocument }) {
  const words = useMessages('search');
  const { i18n } = useTranslation();
  const date = documentDate({ ...document, publishedDate: document.publishDate });
  if (!date) return null;
  return (
    <p className={styles.date}>
      <span className={styles.label}>{words(date.of)}</span>
      <time dateTime={date.day}>{dateInWords(date, i18n.language)}</time>
    </p>
  );
}
