import type { ResourceDownload } from '@norma/contracts';
import { useMutation } from '@tanstack/react-query';
import { IconArrowRight, IconDownload, IconExternalLink, IconFileText } from '@tabler/icons-react';
import { Link } from 'react-router';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden.tsx';
import { useAgreement } from '../../session/index.ts';
import { saveHelpDocument, showHelpDocument } from '../helpDocument.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import styles from './Downloads.module.css';

const icon = { size: 16, stroke: 1.6, 'aria-hidden': true } as const;

/** The help documents, the agreement, and the way to the catalog records. */
export function Downloads({ downloads }: { downloads: readonly ResourceDownload[] }) {
  const t = useMessages('help');
  const agreement = useAgreement();
  return (
    <section className={styles.downloads} id="downloads">
      <h2 className={styles.title} tabIndex={-1}>
        {t('downloads')}
      </h2>
      <ul className={styles.list}>
        {downloads.map((download) => (
          <li key={`${download.topic} ${download.title}`}>
            <HelpDocument {...download} />
          </li>
        ))}
        {agreement && (
          <li>
            <button className={styles.line} type="button" onClick={agreement.open}>
              <IconFileText {...icon} />
              <span className={styles.name}>{t('agreement')}</span>
            </button>
          </li>
        )}
        <li>
          <Link className={styles.line} to="/user-resources/library">
            <IconArrowRight className={styles.onwards} {...icon} />
            <span className={styles.name}>{t('libraryLink')}</span>
          </Link>
        </li>
      </ul>
      {agreement?.sheet}
    </section>
  );
}

function HelpDocument({ title, topic, opensInNewTab }: ResourceDownload) {
  const t = useMessages('help');
  const get = useMutation({
    mutationFn: () => (opensInNewTab ? showHelpDocument : saveHelpDocument)({ topic, name: title }),
  });
  return (
    <button
      className={styles.line}
      type="button"
      aria-busy={get.isPending}
      onClick={() => get.isPending || get.mutate()}
    >
      {opensInNewTab ? <IconExternalLink {...icon} /> : <IconDownload {...icon} />}
      <span className={styles.name}>
        {title} {opensInNewTab && <VisuallyHidden>({t('newTab')})</VisuallyHidden>}
      </span>
      <span className={styles.kind}>{t(get.isPending ? 'saving' : 'pdf')}</span>
    </button>
  );
}
