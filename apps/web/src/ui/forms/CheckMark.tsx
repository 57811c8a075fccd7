import { IconCheck, IconMinus } from '@tabler/icons-react';
import styles from './CheckMark.module.css';

/** Ticked, empty, or some of what lies below it ticked. */
export type CheckState = 'on' | 'off' | 'mixed';

type Props = { state: CheckState; isDisabled?: boolean };

/** The box of a checkbox; its wrapper exposes the state to screen readers. */
export function CheckMark({ state, isDisabled = false }: Props) {
  return (
    <span className={styles.box} data-state={state} data-disabled={isDisabled || undefined} aria-hidden>
      {state === 'on' && <IconCheck size={12} stroke={3} />}
      {state === 'mixed' && <IconMinus size={12} stroke={3} />}
    </span>
  );
}
