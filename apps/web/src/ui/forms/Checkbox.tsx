import type { ReactNode } from 'react';
import { CheckMark, type CheckState } from './CheckMark.tsx';
import styles from './Checkbox.module.css';

type Props = {
  label: ReactNode;
  state: CheckState;
  onChange: (isOn: boolean) => void;
  isDisabled?: boolean;
};

/** A checkbox with its words; a mixed one turns on when it is operated. */
export function Checkbox({ label, state, onChange, isDisabled = false }: Props) {
  return (
    <label className={styles.line} data-disabled={isDisabled || undefined}>
      <input
        ref={(input) => {
          if (input) input.indeterminate = state === 'mixed'; // HTML has no attribute for it.
        }}
        className={styles.input}
        type="checkbox"
        checked={state === 'on'}
        disabled={isDisabled}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <CheckMark state={state} isDisabled={isDisabled} />
      <span>{label}</span>
    </label>
  );
}
