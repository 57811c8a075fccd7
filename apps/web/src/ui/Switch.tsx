import { useId, type ReactNode } from 'react';
import parts from './Switch.module.css';

type Props = {
  label: ReactNode;
  hint?: ReactNode;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  isDisabled?: boolean;
};

/** Something that is on or off, and changes at once; what waits for a button is a checkbox. */
export function Switch({ label, hint, isOn, onChange, isDisabled = false }: Props) {
  const id = useId();
  return (
    <div className={parts.whole}>
      <label className={parts.line} data-disabled={isDisabled || undefined}>
        <input
          className={parts.track}
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
        <p className={parts.hint} id={id}>
          {hint}
        </p>
      )}
    </div>
  );
}
