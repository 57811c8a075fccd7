import { IconSearch, IconX } from '@tabler/icons-react';
import { useId, type KeyboardEvent, type Ref } from 'react';
import { FieldFrame } from '../../../ui/forms/FieldFrame.tsx';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden.tsx';
import { IconButton } from '../../../ui/buttons/IconButton.tsx';
import { useMessages } from '../../../i18n/useMessages.ts';
import styles from './FindTargets.module.css';

type Props = {
  typed: string;
  onType: (typed: string) => void;
  /** Enter adds what is found where it is one. */
  onEnter: () => void;
  hasGroups: boolean;
  isSearching: boolean;
  ref: Ref<HTMLInputElement>;
};

const longest = 320;

/** The field in which a user to share with is looked for. */
export function FindTargets({ typed, onType, onEnter, hasGroups, isSearching, ref }: Props) {
  const t = useMessages('document-sharing');
  const id = useId();
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      onEnter();
    }
    if (event.key === 'Escape' && typed !== '') {
      event.preventDefault();
      onType('');
    }
  };
  return (
    <FieldFrame id={id} label={t(hasGroups ? 'field' : 'fieldAddress')} hint={t('hint')}>
      {(tied) => (
        <>
          <IconSearch className={styles.icon} size={16} stroke={1.6} aria-hidden />
          <input
            className={styles.input}
            {...tied}
            ref={ref}
            type="text"
            inputMode={hasGroups ? 'search' : 'email'}
            value={typed}
            maxLength={longest}
            dir="auto"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            data-autofocus
            // Escape empties the field first: the sheet around it, which listens at the window, stays open.
            data-mantine-stop-propagation={typed !== ''}
            onChange={({ target }) => onType(target.value)}
            onKeyDown={onKeyDown}
          />
          <output className={styles.state}>
            {isSearching && (
              <span className={styles.spinner}>
                <VisuallyHidden>{t('searching')}</VisuallyHidden>
              </span>
            )}
          </output>
          {typed !== '' && (
            <IconButton className={styles.clear} label={t('clear')} onClick={() => onType('')}>
              <IconX size={14} stroke={1.6} aria-hidden />
            </IconButton>
          )}
        </>
      )}
    </FieldFrame>
  );
}
