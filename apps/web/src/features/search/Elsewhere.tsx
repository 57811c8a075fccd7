import { IconExternalLink } from '@tabler/icons-react';
import { Link } from 'react-router';
import { isolate } from '../../i18n/isolate.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden.tsx';
import type { FoundDocument } from './found.ts';
import { useDocumentLink } from './useDocumentLink.ts';
import styles from './Elsewhere.module.css';

/** A document hosted by its publisher, with a link to it. */
export function Elsewhere({ document: { contentCode, publisherName } }: { document: FoundDocument }) {
  const t = useMessages('search');
  const linkTo = useDocumentLink();
  return (
    <span className={styles.elsewhere}>
      {t('hosted')}
      <Link className={styles.there} to={linkTo(contentCode)} target="_blank">
        {t('opensAt', { publisher: isolate(publisherName) })}
        <IconExternalLink size={14} stroke={1.6} aria-hidden />
        <VisuallyHidden> ({t('newTab')})</VisuallyHidden>
      </Link>
    </span>
  );
}
