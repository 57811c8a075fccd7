import { useId, useState, type KeyboardEvent, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { FieldFrame, type FieldWords } from './FieldFrame.tsx';
import { numberFault, typedNumber, westernDigits, type NumberLimits } from './typedNumber.ts';
import { useNumberFormat } from '../text/useNumberFormat.ts';
import styles from './fields.module.css';

type Props = FieldWords &
  NumberLimits & {
    name?: string;
    /** Undefined while nothing is typed that is a number. */
    value: number | undefined;
    onChange: (value: number | undefined) => void;
    /** How far the arrow keys go. */
    step?: number;
    unit?: string;
    required?: boolean;
    disabled?: boolean;
    className?: string;
    ref?: Ref<HTMLInputElement>;
  };

const plain: Intl.NumberFormatOptions = { useGrouping: false, maximumFractionDigits: 12 };

/**
 * A number, in the separators of the reader's language and in whichever digits are typed. It is no `type=number`: that
 * turns under a wheel, loses what it cannot read, and takes no Arabic digits.
 */
export function NumberField({
  label,
  hint,
  error,
  value,
  onChange,
  step = 1,
  unit,
  className,
  ...rest
}: Props) {
  const { name, required = false, disabled, min, max, isWhole, ref } = rest;
  const { i18n, t } = useTranslation();
  const id = useId();
  const write = useNumberFormat(plain);
  const say = useNumberFormat();
  const [typed, setTyped] = useState('');
  const [isLeft, setLeft] = useState(false);

  const read = (text: string): number | undefined => typedNumber(text, i18n.language);
  // A value set by the screen replaces typed text.
  const text = read(typed) === value ? typed : value === undefined ? '' : write(value);
  const fault = numberFault(text, value, { min, max, isWhole });
  const bounds = { min: min === undefined ? '' : say(min), max: max === undefined ? '' : say(max) };
  const complaint = fault && t(`ui.number.${fault}`, { label, ...bounds });

  const type = (next: string): void => {
    setTyped(next);
    onChange(read(next));
  };
  const stepBy = (steps: number): void => {
    const next = Math.min(max ?? Infinity, Math.max(min ?? -Infinity, (value ?? min ?? 0) + steps * step));
    type(write(Number(next.toFixed(12))));
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const steps = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (steps === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    stepBy(steps);
  };

  return (
    <FieldFrame
      id={id}
      {...{ label, hint, className, name, complaint }}
      error={error ?? (isLeft ? complaint : undefined)}
      isRequired={required}
    >
      {(tied) => (
        <>
          <input
            className={styles.number}
            {...{ name, required, disabled, ref, onKeyDown }}
            {...tied}
            type="text"
            inputMode={isWhole ? 'numeric' : 'decimal'}
            role="spinbutton"
            aria-valuenow={value}
            aria-valuemin={min}
            aria-valuemax={max}
            autoComplete="off"
            value={text}
            onChange={({ currentTarget }) => type(westernDigits(currentTarget.value))}
            onFocus={() => setLeft(false)}
            onBlur={() => setLeft(true)}
          />
          {unit && (
            <span className={styles.unit} aria-hidden>
              {unit}
            </span>
          )}
        </>
      )}
    </FieldFrame>
  );
}
