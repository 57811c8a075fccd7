import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Designation } from '../../ui/text/Designation.tsx';
import { Status } from '../../ui/text/Status.tsx';
import { dateInWords, documentPath, knownPart } from '../documents/index.ts';
import { useLibrary } from '../documents/forDocumentPage.ts';
import { Part } from './Part.tsx';
import type { Details } from './detailsQuery.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import line from './DesignationLink.module.css';
import styles from './History.module.css';

type Props = { editions: Details['history']; contentCode: string };

/** The editions of a standard with their days, the newest first; the one that is open is marked. */
export function History({ editions, contentCode }: Props) {
  const t = useMessages('document-details');
  const { isDrm } = useLibrary();
  const { i18n } = useTranslation();
  if (!editions) return null;
  return (
    <Part title={t('history')}>
      <ol className={styles.editions}>
        {editions.map((edition) => (
          <li
            className={styles.edition}
            key={edition.contentCode}
            aria-current={edition.contentCode === contentCode || undefined}
          >
            {edition.contentCode === contentCode ? (
              <Designation value={edition.designation} size="table" />
            ) : (
              <Link className={line.link} to={documentPath({ contentCode: edition.contentCode, isDrm })}>
                <Designation value={edition.designation} size="table" />
              </Link>
            )}
            <Status status={edition.status} />
            {edition.publishedDate && (
              <time
                className={styles.day}
                dateTime={knownPart(edition.publishedDate, edition.publishedPrecision)}
              >
                {dateInWords(
                  { of: 'published', day: knownPart(edition.publishedDate, edition.publishedPrecision) },
                  i18n.language,
                )}
              </time>
            )}
          </li>
        ))}
      </ol>
    </Part>
  );
}
