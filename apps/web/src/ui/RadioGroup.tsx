import { useId } from 'react';
import { Hidden } from './Hidden.tsx';
import parts from './RadioGroup.module.css';

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
    <fieldset className={parts.group}>
      <legend>
        <Hidden>{label}</Hidden>
      </legend>
      {options.map((option) => (
        <label className={parts.line} key={option.value} lang={option.lang}>
          <input
            className={parts.input}
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
