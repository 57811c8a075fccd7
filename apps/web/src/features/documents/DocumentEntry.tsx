import type { ListedAccess } from '@norma/contracts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden.tsx';
import { Designation } from '../../ui/text/Designation.tsx';
import { languageOfText } from '../../ui/text/languageOfText.ts';
import { Status } from '../../ui/text/Status.tsx';
import { AccessMark } from './AccessMark.tsx';
import { DocumentLink } from './DocumentLink.tsx';
import styles from './DocumentEntry.module.css';

type Props = {
  contentCode: string;
  designation: string;
  /** Plain text, or HTML where `marked` is its rendering. */
  title: string;
  marked?: ReactNode;
  /** Of the document, as a BCP 47 tag. */
  language: string;
  /** Null where the library does not know it. */
  status: string | null;
  /** What tells the edition from others, or a menu of all of them. */
  edition?: ReactNode;
  /** Marks a document that the account does not subscribe to. */
  access?: ListedAccess | null;
  /** Whether to name the publisher whose subscription is missing. */
  namesPublisher?: boolean;
  /** Beside the status, such as that the document was removed. */
  remark?: ReactNode;
  /** Wraps the title in another link; null for a document that does not open. */
  renderLink?: ((title: ReactNode) => ReactNode) | null;
  /** The level of the heading of a list that is no table. */
  heading?: 'h2' | 'h3';
  layout?: 'row' | 'card';
  /** Below the title. */
  children?: ReactNode;
};

/** A document in a list: its designation, status and edition, and its title, which is the link. */
export function DocumentEntry(props: Props) {
  const { contentCode, designation, title, marked, language, status, edition, access, remark } = props;
  const { renderLink = documentLink(contentCode), heading: Heading, layout = 'row' } = props;
  const { namesPublisher = false, children } = props;
  const { t } = useTranslation();
  const words = <bdi>{marked ?? (title || designation)}</bdi>;
  const linked = renderLink ? renderLink(words) : words;
  const titled = { className: styles.title, lang: languageOfText(title, language) };
  return (
    <div className={styles.entry} data-layout={layout}>
      <div className={styles.name}>
        {/* The heading says it already. */}
        <span aria-hidden={Heading ? true : undefined}>
          <Designation value={designation} />
        </span>
        {(status !== null || access?.isEntitled === false || remark) && (
          <span className={styles.state}>
            {status !== null && <Status status={status} />}
            {access && <AccessMark {...access} namesPublisher={namesPublisher} />}
            {remark}
          </span>
        )}
        {edition && (
          <span className={styles.edition}>
            {t('ui.edition')} <bdi className={styles.label}>{edition}</bdi>
          </span>
        )}
      </div>
      <div className={styles.body}>
        {Heading ? (
          <Heading {...titled}>
            <VisuallyHidden>
              <bdi dir="ltr">{designation}</bdi>{' '}
            </VisuallyHidden>
            {linked}
          </Heading>
        ) : (
          <span {...titled}>{linked}</span>
        )}
        {children}
      </div>
    </div>
  );
}

const documentLink = (contentCode: string) => (title: ReactNode) => (
  <DocumentLink contentCode={contentCode}>{title}</DocumentLink>
);
