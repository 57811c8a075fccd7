import { IconSearch } from '@tabler/icons-react';
import type { KeyboardEvent } from 'react';
import { useMessages } from '../../../i18n/useMessages.ts';
import styles from './SectionFilter.module.css';

type Props = { section: string; text: string; onChange: (text: string) => void };

/** Finds values of a long section by their names. */
export function SectionFilter({ section, text, onChange }: Props) {
  const words = useMessages('search-facets');
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || text === '') return;
    event.stopPropagation(); // The sheet around it stays open.
    onChange('');
  };
  return (
    <span className={styles.field}>
      <IconSearch size={14} stroke={1.6} aria-hidden />
      <input
        className={styles.input}
        type="search"
        value={text}
        maxLength={100}
        placeholder={words('filter')}
        aria-label={words('filterIn', { section })}
        onChange={({ target }) => onChange(target.value)}
        onKeyDown={onKeyDown}
      />
    </span>
  );
}
