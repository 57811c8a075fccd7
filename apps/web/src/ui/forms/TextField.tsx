import { useId, type InputHTMLAttributes, type Ref } from 'react';
import { FieldFrame, type FieldWords } from './FieldFrame.tsx';
import { useLimit } from './useLimit.ts';
import control from './control.module.css';

type Props = Omit<InputHTMLAttributes<HTMLInputElement>, 'maxLength'> &
  FieldWords & {
    /** How many characters it takes. */
    limit?: number;
    /** A text may stay too long, and is complained of; otherwise typing ends at the limit. */
    mayExceed?: boolean;
    /** Why the form must not be sent with this text, even if nobody has been told yet. */
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
      // Nobody counts what they look for.
      limited={rest.type === 'search' ? undefined : limited}
      name={rest.name}
      isRequired={rest.required}
      complaint={complaint ?? undefined}
      box={follow}
    >
      {(tied) => (
        <input
          className={control.control}
          {...rest}
          {...tied}
          maxLength={mayExceed || limit === undefined ? undefined : limit}
        />
      )}
    </FieldFrame>
  );
}
