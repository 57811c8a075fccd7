import type { ResourceItem } from '@norma/contracts';
import { IconExternalLink, IconMail } from '@tabler/icons-react';
import { Hidden } from '../../../ui/Hidden.tsx';
import { useMessages } from '../../../i18n/useMessages.ts';
import parts from './ResourceItems.module.css';

/** A list of words that are explained, or of ways to somewhere else. */
export function ResourceItems({ items }: { items: readonly ResourceItem[] }) {
  if (items.length === 0) return null;
  return (
    <ul className={parts.items}>
      {items.map((item) => (
        <li className={parts.item} key={`${item.title} ${item.url}`}>
          <Name {...item} />
          {item.text && (
            <span className={parts.text}>
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
      <span className={parts.name}>
        <bdi>{title}</bdi>
      </span>
    );
  }
  if (url.startsWith('mailto:')) {
    return (
      <a className={parts.way} href={url}>
        <IconMail size={16} stroke={1.6} aria-hidden />
        <bdi>{title}</bdi>
      </a>
    );
  }
  return (
    <a className={parts.way} href={url} target="_blank" rel="noreferrer">
      <IconExternalLink size={16} stroke={1.6} aria-hidden />
      <bdi>{title}</bdi>
      <Hidden>{words('leaves')}</Hidden>
    </a>
  );
}
