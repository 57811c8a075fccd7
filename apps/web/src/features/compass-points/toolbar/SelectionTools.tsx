import type { Box, Selected } from '@norma/reader/marks';
import { Benchmark } from '../Benchmark.tsx';
import { useMessages } from '../../../i18n/useMessages.ts';
import { usePosition } from './usePosition.ts';
import styles from './tools.module.css';

type Props = {
  selected: Selected;
  /** Whether a compass point is being moved here, not made. */
  isMoving: boolean;
  /** Where it is in the window now. */
  boxNow: () => Box | null;
  onUse: () => void;
};

/** The actions on the selection, next to it. */
export function SelectionTools({ selected, isMoving, boxNow, onUse }: Props) {
  const t = useMessages('compass-points-in-text');
  const layer = usePosition<HTMLDivElement>(boxNow);
  const isTooLong = 'refused' in selected;
  return (
    <div className={styles.floating} ref={layer} role="group" aria-label={t('selectionTools')}>
      {isTooLong ? (
        <p className={styles.refused} role="alert">
          {t('tooLong')}
        </p>
      ) : (
        <button
          className={styles.main}
          type="button"
          onMouseDown={(event) => event.preventDefault()} // The selection stays.
          onClick={onUse}
        >
          <Benchmark size={16} />
          {t(isMoving ? 'moveHere' : 'make')}
        </button>
      )}
    </div>
  );
}
