import { IconChevronDown } from '@tabler/icons-react';
import { useId, type Ref, type SelectHTMLAttributes } from 'react';
import { FieldFrame, type FieldWords } from './FieldFrame.tsx';
import styles from './fields.module.css';

type Option = { value: string; label: string; isDisabled?: boolean };
type Props = SelectHTMLAttributes<HTMLSelectElement> &
  FieldWords & {
    options: readonly Option[];
    /** Shown there while nothing is chosen. */
    placeholder?: string;
    ref?: Ref<HTMLSelectElement>;
  };

/** One of some, in the list that the reader's own system draws. */
export function Select({ label, hint, error, className, options, placeholder, ...rest }: Props) {
  const id = useId();
  return (
    <FieldFrame id={id} {...{ label, hint, error, className }} name={rest.name} isRequired={rest.required}>
      {(tied) => (
        <>
          <select className={styles.select} {...rest} {...tied}>
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.isDisabled}>
                {option.label}
              </option>
            ))}
          </select>
          <IconChevronDown className={styles.chevron} size={16} stroke={1.6} aria-hidden />
        </>
      )}
    </FieldFrame>
  );
}
