import { IconSearch } from '@tabler/icons-react';
import { useId, type KeyboardEvent } from 'react';
import { useMessages } from '../../../i18n/useMessages.ts';
import styles from './SearchInput.module.css';

type Props = {
  label: string;
  hint?: string;
  value: string;
  onChange: (typed: string) => void;
  /** Starts the search by Enter or its button; a search without it follows the typing. */
  onSearch?: () => void;
  canSearch?: boolean;
  isBusy?: boolean;
};

/** The search field of a list. */
export function SearchInput({
  label,
  hint,
  value,
  onChange,
  onSearch,
  canSearch = true,
  isBusy = false,
}: Props) {
  const t = useMessages('groups');
  const id = useId();
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    if (canSearch) onSearch?.();
  };
  return (
    <div className={styles.field}>
      <div className={styles.box}>
        {!onSearch && <IconSearch className={styles.sign} size={16} stroke={1.6} aria-hidden />}
        <input
          className={styles.input}
          type="search"
          dir="auto"
          placeholder={label}
          aria-label={label}
          aria-describedby={hint && `${id}-hint`}
          aria-busy={isBusy}
          value={value}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
          onKeyDown={onKeyDown}
        />
        {isBusy && <span className={styles.spinner} role="progressbar" aria-label={t('searching')} />}
        {onSearch && (
          <button
            className={styles.go}
            type="button"
            aria-label={t('search')}
            disabled={!canSearch}
            onClick={onSearch}
          >
            <IconSearch size={16} stroke={1.6} aria-hidden />
          </button>
        )}
      </div>
      <p className={styles.hint} id={`${id}-hint`}>
        {hint}
      </p>
    </div>
  );
}
