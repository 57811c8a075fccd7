import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorWords } from './FieldFrame.tsx';
import { useFormError } from './FormErrors.ts';
import { Checkbox } from './Checkbox.tsx';
import styles from './CheckboxGroup.module.css';

type Option = { value: string; label: ReactNode; isDisabled?: boolean };
type Props = {
  label: string;
  name?: string;
  hint?: ReactNode;
  error?: ReactNode;
  options: readonly Option[];
  value: readonly string[];
  /** Gives the chosen ones in the order of the options. */
  onChange: (value: string[]) => void;
  /** At least one has to be chosen. */
  required?: boolean;
};

/** Any of a few, all of them seen. */
export function CheckboxGroup({
  label,
  name,
  hint,
  error,
  options,
  value,
  onChange,
  required = false,
}: Props) {
  const { t } = useTranslation();
  const id = useId();
  const formError = useFormError(name);
  const wrong = error ?? formError;
  const complaint = required && value.length === 0 ? t('ui.form.chooseOne', { label }) : undefined;
  const choose = (option: string, isOn: boolean): void => {
    const all = options.map((each) => each.value);
    onChange(all.filter((each) => (each === option ? isOn : value.includes(each))));
  };
  return (
    <fieldset
      className={styles.group}
      name={name}
      aria-describedby={[wrong && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ') || undefined}
      data-wrong={wrong ? true : undefined}
      data-complaint={complaint}
    >
      <legend className={styles.legend}>
        {label} {required && <span className={styles.required}>{t('ui.required')}</span>}
      </legend>
      {options.map((option) => (
        <Checkbox
          key={option.value}
          label={option.label}
          state={value.includes(option.value) ? 'on' : 'off'}
          onChange={(isOn) => choose(option.value, isOn)}
          isDisabled={option.isDisabled ?? false}
        />
      ))}
      <div className={styles.words}>
        <ErrorWords id={id}>{wrong}</ErrorWords>
        {hint && (
          <p className={styles.hint} id={`${id}-hint`}>
            {hint}
          </p>
        )}
      </div>
    </fieldset>
  );
}
