import { IconSearch, IconX } from '@tabler/icons-react';
import type { FormEvent, KeyboardEvent, ReactNode, RefObject } from 'react';
import { longestText } from '../address.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { useOwnText, useTenant } from '../../session/index.ts';
import { cellId, type Place } from './gridSteps.ts';
import styles from './SearchField.module.css';

type Props = {
  ref: RefObject<HTMLInputElement | null>;
  isHero: boolean;
  isOff: boolean;
  /** Shown in the field before the text. */
  before: ReactNode;
  text: string;
  /** The grid of suggestions below, and the cell of it that the keys are on; null while there is none. */
  grid: { id: string; active: Place | null } | null;
  onFocus: () => void;
  onText: (text: string) => void;
  onClear: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onSearch: () => void;
};

/** The field of a search with its button. */
export function SearchField({ ref, isHero, isOff, before, text, grid, onClear, onSearch, ...on }: Props) {
  const t = useMessages('search');
  const { 'search-example': example } = useTenant();
  const ownText = useOwnText();
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    onSearch();
  };
  return (
    <form className={styles.field} data-hero={isHero || undefined} onSubmit={submit}>
      {before && <span className={styles.type}>{before}</span>}
      <input
        className={styles.input}
        ref={ref}
        role="combobox"
        aria-label={t('placeholder')}
        aria-haspopup="grid"
        aria-expanded={grid !== null}
        aria-controls={grid?.id}
        aria-autocomplete="list"
        aria-activedescendant={grid?.active ? cellId(grid.id, grid.active) : undefined}
        autoComplete="off"
        enterKeyHint="search"
        spellCheck={false}
        disabled={isOff}
        maxLength={longestText}
        placeholder={isHero && example ? ownText(example.text, example.texts).own : t('placeholder')}
        value={text}
        onFocus={on.onFocus}
        onChange={(event) => on.onText(event.currentTarget.value)}
        onKeyDown={on.onKeyDown}
      />
      {text && (
        <button
          className={styles.clear}
          type="button"
          aria-label={t('clearText')}
          onClick={() => {
            onClear();
            ref.current?.focus();
          }}
        >
          <IconX size={16} stroke={1.6} aria-hidden />
        </button>
      )}
      <button className={styles.go} type="submit" aria-label={t('search')} disabled={isOff}>
        <IconSearch size={18} stroke={1.6} aria-hidden />
        {isHero && <span className={styles.word}>{t('search')}</span>}
      </button>
    </form>
  );
}
