import { IconKeyboard, IconMapPinOff } from '@tabler/icons-react';
import { IconButton } from '../../../ui/buttons/IconButton.tsx';
import { useMessages } from '../../../i18n/useMessages.ts';
import styles from './AnnotateTools.module.css';

type Props = {
  /** How many compass points have no place in the text. */
  unplaced: number;
  onUnplaced: () => void;
  /** Lets text be selected by keys; null where nothing may be made. */
  onByKeys: (() => void) | null;
};

/** The tools of Annotate mode before anything is selected. */
export function AnnotateTools({ unplaced, onUnplaced, onByKeys }: Props) {
  const t = useMessages('compass-points-in-text');
  return (
    <>
      {unplaced > 0 && (
        <IconButton label={t('unplaced', { count: unplaced })} aria-haspopup="dialog" onClick={onUnplaced}>
          <IconMapPinOff size={18} stroke={1.6} aria-hidden />
        </IconButton>
      )}
      {onByKeys && (
        <IconButton className={styles.byKeys} label={t('byKeys')} aria-keyshortcuts="M" onClick={onByKeys}>
          <IconKeyboard size={18} stroke={1.6} aria-hidden />
        </IconButton>
      )}
    </>
  );
}
