import type { CardDocument } from '@norma/contracts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import {
  dateInWords,
  documentDate,
  DocumentEntry,
  documentPath,
  loadWhereStopped,
  type StoppedPlace,
} from '../../documents/index.ts';
import { useAccount } from '../../session/index.ts';
import { type Translate, useMessages } from '../../../i18n/useMessages.ts';
import styles from './DocumentCard.module.css';

type Props = {
  document: CardDocument;
  /** Shown below the date. */
  children?: ReactNode;
};

/** A document in a cell of the home screen. Its title is the link. */
export function DocumentCard({ document, children }: Props) {
  const t = useMessages('dashboard');
  const { i18n } = useTranslation();
  const date = cardDate(document, i18n.language);
  const { contentCode, designationNo, documentTitle, language, status, edition } = document;
  return (
    <article className={styles.card}>
      <DocumentEntry
        layout="card"
        heading="h3"
        contentCode={contentCode}
        designation={designationNo}
        title={documentTitle}
        {...{ language, status, edition }}
        access={document}
      />
      <div className={styles.foot}>
        {date && <p>{t(`card.${date.of}`, { date: date.words })}</p>}
        {children}
        <SeeAllLink document={document} />
      </div>
    </article>
  );
}

// It comes with the cards, before any is drawn.
const whereStopped = await loadWhereStopped();

/** Links from a card to a newer edition if there is one, else to the place where the reader stopped. */
function SeeAllLink({ document: { contentCode, newerEdition } }: { document: CardDocument }) {
  const t = useMessages('dashboard');
  const { tenant, id, contentSecurity } = useAccount();
  const isDrm = contentSecurity['drm-view'] === 'Y';
  if (newerEdition) {
    return (
      <Link className={styles.on} to={documentPath({ contentCode: newerEdition.contentCode, isDrm })}>
        {t('wayOn.newer', { edition: newerEdition.edition })}
      </Link>
    );
  }
  const stopped = whereStopped({ tenant, person: id }, contentCode);
  if (!stopped) return null;
  const place = 'page' in stopped ? { tab: 'pdf' as const, page: stopped.page } : { clause: stopped.clause };
  return (
    <Link className={styles.on} to={documentPath({ contentCode, isDrm, ...place })}>
      {wayBack(stopped, t)}
    </Link>
  );
}

function wayBack(stopped: StoppedPlace, t: Translate<'dashboard'>): string {
  if ('page' in stopped) return t('wayOn.page', { page: stopped.page });
  const { clause, title } = stopped;
  return title === null ? t('wayOn.clause', { clause }) : t('wayOn.title', { title });
}

/** The fields of a document that its date depends on. */
type Dated = Pick<
  CardDocument,
  | 'documentType'
  | 'lastUpdateDate'
  | 'lastUpdatePrecision'
  | 'publishDate'
  | 'publishedPrecision'
  | 'publishedOnlineDate'
>;

/** The meaning of the date of a card, and the formatted date. */
type CardDate = { of: 'published' | 'lastUpdated' | 'publishedOnline'; words: string };

/** The date at the foot of a card: of a research report when it was published, else when it was last updated. */
export function cardDate({ publishDate, ...document }: Dated, language: string): CardDate | null {
  const date = documentDate({ ...document, publishedDate: publishDate });
  return date && { of: date.of, words: dateInWords(date, language) };
}
