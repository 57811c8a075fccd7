import { useId, type ReactNode } from 'react';
import styles from './Switch.module.css';

type Props = {
  label: ReactNode;
  hint?: ReactNode;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  isDisabled?: boolean;
};

/** A switch, which takes effect at once; use a checkbox for values that a form submits. */
export function Switch({ label, hint, isOn, onChange, isDisabled = false }: Props) {
  const id = useId();
  return (
    <div className={styles.whole}>
      <label className={styles.line} data-disabled={isDisabled || undefined}>
        <input
          className={styles.track}
          type="checkbox"
          role="switch"
          checked={isOn}
          aria-checked={isOn}
          disabled={isDisabled}
          aria-describedby={hint ? id : undefined}
          onChange={({ currentTarget }) => onChange(currentTarget.checked)}
        />
        <span>{label}</span>
      </label>
      {hint && (
        <p className={styles.hint} id={id}>
          {hint}
        </p>
      )}
    </div>
  );
}
