import type { TenantConfiguration } from '@norma/contracts';
import { IconDownload, IconExternalLink } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useOwnText } from '../../session/index.ts';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden.tsx';
import { useMessages } from '../../../i18n/useMessages.ts';
import styles from './Tips.module.css';

type Tip = TenantConfiguration['tips-tricks'][number];
type TipText = Pick<Tip, 'title' | 'text'>;

/** The tenant's tips, each a file or an external page. */
export function Tips({ tips }: { tips: readonly Tip[] }) {
  const words = useMessages('dashboard');
  return (
    <section aria-label={words('tips')}>
      <h2 className={styles.title}>{words('tips')}</h2>
      <ol>
        {tips.map((tip, place) => (
          <li key={`${place} ${tip.url}`}>
            <TooltipLink tip={tip} place={place + 1} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function TooltipLink({ tip, place }: { tip: Tip; place: number }) {
  const { url, kind } = tip;
  const { own, lang } = useOwnText()<TipText>(tip, tip.translations);
  const { t } = useTranslation();
  const words = useMessages('dashboard');
  const Icon = kind === 'download' ? IconDownload : IconExternalLink;
  // A file from elsewhere is saved or shown as its own server says.
  const how = kind === 'download' ? { download: '' } : { target: '_blank' };
  return (
    <a className={styles.tip} href={url} rel="noreferrer" {...how}>
      <span className={styles.place} aria-hidden>
        {String(place).padStart(2, '0')}
      </span>
      <span>
        <span className={styles.name}>
          <bdi lang={lang}>{own.title}</bdi>
        </span>
        <span className={styles.text}>
          <bdi lang={lang}>{own.text}</bdi>
        </span>
      </span>
      <span className={styles.kind}>
        {fileKind(url)}
        <Icon
          className={styles.icon}
          data-out={kind === 'external' || undefined}
          size={14}
          stroke={1.6}
          aria-hidden
        />
        <VisuallyHidden>{kind === 'download' ? words('tips.download') : t('contents.leaves')}</VisuallyHidden>
      </span>
    </a>
  );
}

const shown = ['pdf', 'docx', 'xlsx', 'pptx', 'csv', 'txt', 'zip', 'epub', 'mp4'];

/** The kind of file that an address ends with, as people call it; null where it names none that they would know. */
export function fileKind(address: string): string | null {
  const [path = ''] = address.split(/[?#]/);
  const end = /\.([a-z\d]+)$/i.exec(path)?.[1]?.toLowerCase();
  return end && shown.includes(end) ? end.toUpperCase() : null;
}
