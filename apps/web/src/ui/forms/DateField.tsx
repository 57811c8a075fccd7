import { useId, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { dayFault, lastDay } from './dateRange.ts';
import { FieldFrame, type FieldWords } from './FieldFrame.tsx';
import { useDateFormat } from '../text/useDateFormat.ts';
import styles from './fields.module.css';

type Props = FieldWords & {
  name?: string;
  /** An ISO day, or nothing. */
  value: string;
  onChange: (day: string) => void;
  min?: string;
  max?: string;
  /** Why this day does not fit the other fields. */
  complaint?: string;
  required?: boolean;
  disabled?: boolean;
  className?: string;
  ref?: Ref<HTMLInputElement>;
};

/** A day, in the calendar that the reader's own system draws. */
export function DateField({
  label,
  hint,
  error,
  value,
  onChange,
  min,
  max = lastDay,
  className,
  complaint: complaintOfOthers,
  ...rest
}: Props) {
  const { t } = useTranslation();
  const id = useId();
  const day = useDateFormat();
  const fault = dayFault(value, { min, max });
  const complaint = fault
    ? t(`ui.date.${fault}`, { label, min: min ? day(min) : '', max: day(max) })
    : complaintOfOthers;
  return (
    <FieldFrame
      id={id}
      {...{ label, hint, className, complaint }}
      name={rest.name}
      error={error ?? complaint}
      isRequired={rest.required}
    >
      {(tied) => (
        <input
          className={styles.day}
          {...rest}
          {...tied}
          type="date"
          min={min}
          max={max}
          value={value}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
      )}
    </FieldFrame>
  );
}
