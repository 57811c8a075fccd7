import type { ResourceItem } from '@norma/contracts';
import { IconExternalLink, IconMail } from '@tabler/icons-react';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden.tsx';
import { useMessages } from '../../../i18n/useMessages.ts';
import styles from './ResourceItems.module.css';

/** A list of words that are explained, or of ways to somewhere else. */
export function ResourceItems({ items }: { items: readonly ResourceItem[] }) {
  if (items.length === 0) return null;
  return (
    <ul className={styles.items}>
      {items.map((item) => (
        <li className={styles.item} key={`${item.title} ${item.url}`}>
          <Name {...item} />
          {item.text && (
            <span className={styles.text}>
              <bdi>{item.text}</bdi>
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

function Name({ title, url }: ResourceItem) {
  const words = useMessages('help');
  if (url === null) {
    return (
      <span className={styles.name}>
        <bdi>{title}</bdi>
      </span>
    );
  }
  if (url.startsWith('mailto:')) {
    return (
      <a className={styles.way} href={url}>
        <IconMail size={16} stroke={1.6} aria-hidden />
        <bdi>{title}</bdi>
      </a>
    );
  }
  return (
    <a className={styles.way} href={url} target="_blank" rel="noreferrer">
      <IconExternalLink size={16} stroke={1.6} aria-hidden />
      <bdi>{title}</bdi>
      <VisuallyHidden>{words('leaves')}</VisuallyHidden>
    </a>
  );
}
