import { useId } from 'react';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';
import styles from './RadioGroup.module.css';

type Props<Value extends string> = {
  label: string;
  options: { value: Value; label: string; lang?: string }[];
  value: Value;
  onChange: (value: Value) => void;
};

/** One of a few, all of them seen. */
export function RadioGroup<Value extends string>({ label, options, value, onChange }: Props<Value>) {
  const name = useId();
  return (
    <fieldset className={styles.group}>
      <legend>
        <VisuallyHidden>{label}</VisuallyHidden>
      </legend>
      {options.map((option) => (
        <label className={styles.line} key={option.value} lang={option.lang}>
          <input
            className={styles.input}
            type="radio"
            name={name}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  );
}
