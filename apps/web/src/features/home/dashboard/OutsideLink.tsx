import { IconExternalLink } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden.tsx';
import styles from './OutsideLink.module.css';

type Props = { href: string; className?: string | undefined; children: ReactNode };

/** A way out of the library, in a window of its own. */
export function OutsideLink({ href, className, children }: Props) {
  const { t } = useTranslation();
  return (
    <a className={[styles.link, className].join(' ')} href={href} target="_blank" rel="noreferrer">
      {children}
      <IconExternalLink className={styles.out} size={14} stroke={1.6} aria-hidden />
      <VisuallyHidden>{t('contents.leaves')}</VisuallyHidden>
    </a>
  );
}
