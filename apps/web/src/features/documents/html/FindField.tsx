import { IconChevronDown, IconChevronUp, IconSearch } from '@tabler/icons-react';
import type { KeyboardEvent, Ref } from 'react';
import { Checkbox } from '../../../ui/forms/Checkbox.tsx';
import { IconButton } from '../../../ui/buttons/IconButton.tsx';
import { FoundCount } from './FoundCount.tsx';
import type { Finding } from './useFind.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import styles from './FindField.module.css';

type Props = {
  finding: Finding;
  /** Called on Enter. */
  onEnter: () => void;
  onEscape: () => void;
  ref?: Ref<HTMLInputElement>;
};

/** Finds words in the text: how many there are, which one is shown, and the next. */
export function FindField({ finding, onEnter, onEscape, ref }: Props) {
  const t = useMessages('html-viewer');
  const { query, matchCase, wholeWords, found, write, choose, step } = finding;
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      step(event.shiftKey ? -1 : 1);
      onEnter();
    }
    if (event.key === 'Escape' && query !== '') {
      event.stopPropagation(); // The sheet around it stays open.
      event.preventDefault();
      onEscape();
    }
  };
  return (
    <search className={styles.find}>
      <span className={styles.field}>
        <IconSearch className={styles.icon} size={14} stroke={1.6} aria-hidden />
        <input
          className={styles.input}
          ref={ref}
          data-autofocus
          type="search"
          value={query}
          maxLength={200}
          dir="auto"
          placeholder={t('find')}
          aria-label={t('find')}
          aria-keyshortcuts="Control+F"
          autoComplete="off"
          spellCheck={false}
          onChange={({ target }) => write(target.value)}
          onKeyDown={onKeyDown}
        />
        <FoundCount found={found} />
        {query !== '' && (
          <>
            <IconButton className={styles.step} label={t('findPrevious')} onClick={() => step(-1)}>
              <IconChevronUp size={14} stroke={1.6} aria-hidden />
            </IconButton>
            <IconButton className={styles.step} label={t('findNext')} onClick={() => step(1)}>
              <IconChevronDown size={14} stroke={1.6} aria-hidden />
            </IconButton>
          </>
        )}
      </span>
      {query !== '' && (
        <span className={styles.choices}>
          <Checkbox
            label={t('matchCase')}
            state={matchCase ? 'on' : 'off'}
            onChange={(isOn) => choose({ matchCase: isOn })}
          />
          <Checkbox
            label={t('wholeWords')}
            state={wholeWords ? 'on' : 'off'}
            onChange={(isOn) => choose({ wholeWords: isOn })}
          />
        </span>
      )}
    </search>
  );
}
