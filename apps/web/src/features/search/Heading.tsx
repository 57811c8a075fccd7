import { quoted } from './quoted.ts';
import type { SearchAddress } from './address.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import styles from './Heading.module.css';

type Props = {
  search: Pick<SearchAddress, 'kind' | 'text'>;
  /** Undefined until they are counted. */
  count: number | undefined;
};

/** How many documents were found for what. */
export function Heading({ search: { kind, text: asked }, count }: Props) {
  const words = useMessages('search');
  const query = asked.trim() === '*' ? '' : asked; // asks for everything, as no text does
  const text = quoted(query);
  if (kind === 'semantic') {
    if (!query || count === undefined) return words('semantic.waiting');
    return count === 0 ? words('semantic.none', { text }) : words('semantic.heading', { count, text });
  }
  if (count === undefined) {
    if (!query) return words('headingWaitingAll');
    return (
      <span className={styles.waiting}>
        <span>{words('headingWaiting', { text })}</span>
        <span className={styles.room} aria-hidden>
          {words('heading', { count: 10, text })}
        </span>
      </span>
    );
  }
  if (count === 0) return query ? words('none', { text }) : words('noneAll');
  return query ? words('heading', { count, text }) : words('headingAll', { count });
}
