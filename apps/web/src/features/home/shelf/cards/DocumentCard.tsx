import type { CardDocument } from '@norma/contracts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Designation } from '../../../../ui/text/Designation.tsx';
import { languageOfText } from '../../../../ui/text/languageOfText.ts';
import { Status } from '../../../../ui/text/Status.tsx';
import { documentPath, fetchDocumentScreens } from '../../../documents/index.ts';
import { useAccount } from '../../../session/index.ts';
import { useMessages } from '../../../../i18n/useMessages.ts';
import { cardDate } from './cardDate.ts';
import { SeeAllLink } from './WayOn.tsx';
import styles from './DocumentCard.module.css';

type Props = {
  document: CardDocument;
  /** What else there is to say below the date. */
  children?: ReactNode;
};

/** A document in a cell of the home screen. Its title is the link. */
export function DocumentCard({ document, children }: Props) {
  const words = useMessages('dashboard');
  const { i18n } = useTranslation();
  const isDrm = useAccount().contentSecurity['drm-view'] === 'Y';
  const date = cardDate(document, i18n.language);
  const { contentCode, designationNo, documentTitle, language, status } = document;
  return (
    <article className={styles.card}>
      <div className={styles.line}>
        <Designation value={designationNo} />
        <Status status={status} />
      </div>
      <h3 className={styles.title} lang={languageOfText(documentTitle, language)}>
        <Link
          to={documentPath({ contentCode, isDrm })}
          onPointerEnter={fetchDocumentScreens}
          onFocus={fetchDocumentScreens}
        >
          <bdi>{documentTitle}</bdi>
        </Link>
      </h3>
      <div className={styles.foot}>
        {date && <p>{words(`card.${date.of}`, { date: date.words })}</p>}
        {children}
        <SeeAllLink document={document} />
      </div>
    </article>
  );
}
