import type { Mode } from '../inReader/useMode.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import styles from './ModeSwitch.module.css';

type Props = { mode: Mode; onChoose: (mode: Mode) => void };

const modes: readonly Mode[] = ['view', 'annotate'];

/** Whether the text is shown alone, or with its compass points and with the means to make some. */
export function ModeSwitch({ mode, onChoose }: Props) {
  const words = useMessages('compass-points-in-text');
  return (
    <div className={styles.modes} role="group" aria-label={words('modes')}>
      {modes.map((each) => (
        <button
          className={styles.mode}
          key={each}
          type="button"
          aria-pressed={each === mode}
          onClick={() => onChoose(each)}
        >
          {words(each)}
        </button>
      ))}
    </div>
  );
}
