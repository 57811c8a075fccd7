import { useId, type InputHTMLAttributes } from 'react';
import { FieldFrame } from './FieldFrame.tsx';
import { useLimit, type TextFieldWords } from './useLimit.ts';
import styles from './fields.module.css';

type Props = Omit<InputHTMLAttributes<HTMLInputElement>, 'maxLength'> & TextFieldWords<HTMLInputElement>;

/** One line of text to write. */
export function TextField({
  label,
  hint,
  error,
  limit,
  mayExceed = false,
  complaint,
  className,
  ...rest
}: Props) {
  const id = useId();
  const { limited, follow } = useLimit({ limit, mayExceed, ...rest });
  return (
    <FieldFrame
      id={id}
      {...{ label, hint, error, className }}
      // Search fields show no character count.
      limited={rest.type === 'search' ? undefined : limited}
      name={rest.name}
      isRequired={rest.required}
      complaint={complaint ?? undefined}
      box={follow}
    >
      {(tied) => (
        <input
          className={styles.control}
          {...rest}
          {...tied}
          maxLength={mayExceed || limit === undefined ? undefined : limit}
        />
      )}
    </FieldFrame>
  );
}
