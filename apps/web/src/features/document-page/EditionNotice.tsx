import { IconInfoCircle } from '@tabler/icons-react';
import { Link } from 'react-router';
import { documentPath } from '../documents/index.ts';
import { editionStatus } from './editions.ts';
import { type PartProps, useLibrary } from '../documents/forDocumentPage.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import styles from './EditionNotice.module.css';
import { isolateLtr } from '../../i18n/isolate.ts';

/** Tells the reader of what is not in force how it is, and opens what is: the newest edition at the same place. */
export function EditionNotice({ document, address: { page, tab, clause } }: PartProps) {
  const t = useMessages('documents');
  const { isDrm } = useLibrary();
  const status = editionStatus(document);
  if (!status) return null;
  const { message, named, contentCode, isOtherFamily } = status;
  const name = isOtherFamily ? isolateLtr(named) : named;
  const place = isOtherFamily ? {} : { page, tab, clause };
  return (
    <p className={styles.notice} role="note">
      <IconInfoCircle className={styles.icon} size={16} stroke={1.6} aria-hidden />
      <span>
        {t(message, { named: name })}{' '}
        {contentCode && (
          <Link className={styles.link} to={documentPath({ contentCode, isDrm, ...place })}>
            {t(isOtherFamily ? 'standing.openOther' : 'standing.openEdition', { named: name })}
          </Link>
        )}
      </span>
    </p>
  );
}
