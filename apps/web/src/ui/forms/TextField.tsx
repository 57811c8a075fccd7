import { useId, type InputHTMLAttributes, type Ref } from 'react';
import { FieldFrame, type FieldWords } from './FieldFrame.tsx';
import { useLimit } from './useLimit.ts';
import styles from './fields.module.css';

type Props = Omit<InputHTMLAttributes<HTMLInputElement>, 'maxLength'> &
  FieldWords & {
    /** The maximum number of characters. */
    limit?: number;
    /** A text over the limit is allowed and shows an error; otherwise typing stops at the limit. */
    mayExceed?: boolean;
    /** A validation message that prevents submitting, even if it is not shown yet. */
    complaint?: string | null;
    ref?: Ref<HTMLInputElement>;
  };

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
  const { limited, follow } = useLimit({
    limit,
    mayExceed,
    value: rest.value,
    defaultValue: rest.defaultValue,
  });
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
