import { useTranslation } from 'react-i18next';
import { DateField } from './DateField.tsx';
import { isReversed, type DayRange } from './dateRange.ts';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';
import styles from './fields.module.css';

type Props = {
  /** What lies between the two days. */
  label: string;
  name?: string;
  value: DayRange;
  onChange: (range: DayRange) => void;
  min?: string;
  max?: string;
  labels?: { from: string; to: string };
  /** Where the labels of the two days say enough for the eye. */
  isLabelHidden?: boolean;
};

/** A date range, both days included; a reversed range shows an error and stays as typed. */
export function DateRange({ label, name, value, onChange, labels, isLabelHidden = false, ...bounds }: Props) {
  const { t } = useTranslation();
  const { from, to } = labels ?? { from: t('ui.date.from'), to: t('ui.date.to') };
  const error = isReversed(value) ? t('ui.date.reversed', { from, to }) : undefined;
  return (
    <fieldset className={styles.range}>
      {isLabelHidden ? (
        <legend>
          <VisuallyHidden>{label}</VisuallyHidden>
        </legend>
      ) : (
        <legend className={styles.legend}>{label}</legend>
      )}
      <DateField
        {...bounds}
        {...(name && { name: `${name}.from` })}
        label={from}
        value={value.from}
        onChange={(day) => onChange({ ...value, from: day })}
      />
      <DateField
        {...bounds}
        {...(name && { name: `${name}.to` })}
        label={to}
        value={value.to}
        onChange={(day) => onChange({ ...value, to: day })}
        {...(error && { complaint: error })}
      />
    </fieldset>
  );
}
