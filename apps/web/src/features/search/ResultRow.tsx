import type { ResultDocument } from '@norma/contracts';
import { IconExternalLink } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Designation } from '../../ui/Designation.tsx';
import { Status } from '../../ui/Status.tsx';
import { languageOfText } from '../../ui/languageOfText.ts';
import { dateInWords, documentDate, fetchDocumentScreens, fromSearch } from '../documents/index.ts';
import { Description } from './Description.tsx';
import { Editions, Languages, Supplements } from './ResultMenus.tsx';
import { RichText } from './RichText.tsx';
import { useDocumentLink } from './useDocumentLink.ts';
import { useWords } from './useWords.ts';
import parts from './ResultRow.module.css';

type Props = {
  document: ResultDocument;
  /** The search that found it: its words are marked, and the document shows the way back to it. */
  search: Parameters<typeof fromSearch>[0];
};

/** One document found. Its title is the link; the row is not. */
export function ResultRow({ document, search }: Props) {
  const linkTo = useDocumentLink();
  return (
    <li className={parts.row}>
      <div className={parts.name}>
        <Designation value={document.displayDesignation} />
        <span className={parts.status}>
          <Status status={document.status} />
        </span>
        <Editions document={document} />
      </div>
      <div>
        <h2 className={parts.title} lang={languageOfText(document.documentTitle, document.language)}>
          <bdi>
            <Link
              to={linkTo(document.contentCode)}
              state={fromSearch(search)}
              onPointerEnter={fetchDocumentScreens}
              onFocus={fetchDocumentScreens}
            >
              <RichText html={document.documentTitle} query={search.text} />
            </Link>
          </bdi>
        </h2>
        {document.description && <Description document={document} query={search.text} />}
        <div className={parts.facts}>
          <Kind document={document} />
          <Languages document={document} />
          <Supplements document={document} />
        </div>
      </div>
      <ResultDate document={document} />
    </li>
  );
}

/** What a document is and whose; one that its publisher shows itself says so. */
function Kind({ document }: { document: ResultDocument }) {
  const words = useWords();
  const { documentType, publisherName, publisherTypeCode } = document;
  return (
    <>
      <span className={parts.kind}>
        <bdi>{documentType}</bdi> · <bdi>{publisherName}</bdi>
      </span>
      {publisherTypeCode === 'CPP' && (
        <span className={parts.elsewhere}>
          <IconExternalLink size={14} stroke={1.6} aria-hidden />
          {words('opensAt', { publisher: publisherName })}
        </span>
      )}
    </>
  );
}

function ResultDate({ document }: { document: ResultDocument }) {
  const words = useWords();
  const { i18n } = useTranslation();
  const date = documentDate({ ...document, publishedDate: document.publishDate });
  if (!date) return null;
  return (
    <p className={parts.date}>
      <span className={parts.label}>{words(date.of)}</span>
      <time dateTime={date.day}>{dateInWords(date, i18n.language)}</time>
    </p>
  );
}
