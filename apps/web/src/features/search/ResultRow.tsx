import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { ResultDocument } from '@norma/contracts';
import { lazy, Suspense, type ComponentProps, type ComponentType, type ReactNode } from 'react';
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden.tsx';
import { languageOfText } from '../../ui/text/languageOfText.ts';
import {
  dateInWords,
  documentDate,
  DocumentEntry,
  fetchDocumentScreens,
  fromSearch,
} from '../documents/index.ts';
import type { FoundDocument } from './found.ts';
import { Editions, Languages, Supplements } from './ResultMenus.tsx';
import { hasMatch, HighlightedHtml, type Query } from '../../ui/text/HighlightedHtml.tsx';
import { useDocumentLink } from './useDocumentLink.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { Why } from './Why.tsx';
import { ExpandableText } from '../../ui/text/ExpandableText.tsx';
import { DownloadPdf } from '../downloads/index.ts';
import { loadFavoriteStar } from '../favorites/index.ts';
import { Elsewhere, RowChoice } from './lateParts.ts';
import styles from './ResultRow.module.css';
import { isolate } from '../../i18n/isolate.ts';

type Props = {
  document: FoundDocument;
  /** The search that found it: the document shows the way back to it. */
  search: Parameters<typeof fromSearch>[0];
  /** The words that were looked for, to be marked. */
  query: Query;
  /** Why it was found, on demand. */
  reason?: ReactNode;
};

/** One document found. Its title is the link; the row is not. */
export function ResultRow({ document, search, query, reason }: Props) {
  const t = useMessages('search');
  const linkTo = useDocumentLink();
  return (
    <li className={styles.row}>
      <div className={styles.choice}>
        <RowChoice document={document} whenFailed={null} />
      </div>
      <DocumentEntry
        heading="h2"
        contentCode={document.contentCode}
        designation={document.displayDesignation}
        title={document.documentTitle}
        marked={<HighlightedHtml html={document.documentTitle} query={query} />}
        language={document.language}
        status={document.status}
        access={document}
        namesPublisher
        edition={document.edition && <Editions document={document} />}
        renderLink={(title) => (
          <Link
            to={linkTo(document.contentCode, document.why.clause)}
            state={fromSearch(search)}
            onPointerEnter={fetchDocumentScreens}
            onFocus={fetchDocumentScreens}
          >
            {title}
          </Link>
        )}
      >
        {document.description && <Description document={document} query={query} />}
        <Why document={document} search={search} query={query} />
        <div className={styles.facts}>
          <Kind document={document} />
          <Languages document={document} />
          <Supplements document={document} />
          {document.publisherTypeCode === 'CPP' && <Elsewhere document={document} whenFailed={null} />}
          {reason}
        </div>
      </DocumentEntry>
      <div className={styles.end}>
        <ResultDate document={document} />
        <div className={styles.acts}>
          {document.isEntitled ? (
            <>
              <ResultFavorite document={document} />
              <ResultDownload document={document} />
            </>
          ) : (
            document.publisherTypeCode !== 'CPP' && (
              // Its page has the request, filled in.
              <Link className={styles.request} to={linkTo(document.contentCode)} state={fromSearch(search)}>
                {t('requestAccess')}
                <VisuallyHidden> {document.displayDesignation}</VisuallyHidden>
              </Link>
            )
          )}
        </div>
      </div>
    </li>
  );
}

/** The title, publisher and status of a document. */
function Kind({ document: { documentTypeName: type, publisherName } }: { document: FoundDocument }) {
  return (
    <span className={styles.kind}>
      <bdi lang={type.language}>{type.text}</bdi> · <bdi>{publisherName}</bdi>
    </span>
  );
}

function ResultDate({ document }: { document: FoundDocument }) {
  const t = useMessages('search');
  const { i18n } = useTranslation();
  const date = documentDate({ ...document, publishedDate: document.publishDate });
  if (!date) return null;
  return (
    <p className={styles.date}>
      <span className={styles.label}>{t(date.of)}</span>
      <time dateTime={date.day}>{dateInWords(date, i18n.language)}</time>
    </p>
  );
}

type DescriptionProps = { document: ResultDocument; query: Query };

/** A description on one line, on two where it matches; the rest on demand. */
function Description({ document, query }: DescriptionProps) {
  const t = useMessages('search');
  const { description, designationNo: designation, language } = document;
  return (
    <div className={styles.description}>
      <ExpandableText
        lines={hasMatch(description, query) ? 2 : 1}
        lang={languageOfText(description, language)}
        labels={{ more: t('moreAbout', { designation }), less: t('lessAbout', { designation }) }}
      >
        <HighlightedHtml html={description} query={query} />
      </ExpandableText>
    </div>
  );
}

type ResultDownloadProps = { document: ResultDocument };

/** Saves the PDF of a document found. */
function ResultDownload({ document }: ResultDownloadProps) {
  const t = useMessages('search');
  const { contentCode, displayDesignation: designation, publisherTypeCode } = document;
  return (
    <DownloadPdf
      {...{ contentCode, designation, publisherTypeCode }}
      label={t('download', { designation: isolate(designation) })}
    />
  );
}

type Star = ComponentType<ComponentProps<Awaited<ReturnType<typeof loadFavoriteStar>>>>;

// Begun with the screen, so that it is there when the first documents are; where it does not come, they do without.
const loaded: Promise<Star> = loadFavoriteStar().catch(() => () => null);
const FavoriteStar = lazy(async () => ({ default: await loaded }));

/** Makes a document found a favorite, or none any more; one that cannot be a favorite has no star. */
function ResultFavorite({ document }: { document: ResultDocument }) {
  const t = useMessages('search');
  if (!document.allowToFavorite) return null;
  return (
    <Suspense>
      <FavoriteStar
        document={document}
        label={t('favourite', { designation: isolate(document.displayDesignation) })}
      />
    </Suspense>
  );
}
