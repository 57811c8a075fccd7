import { useId, type InputHTMLAttributes, type Ref } from 'react';
import { FieldFrame, type FieldWords } from './field/FieldFrame.tsx';
import { useLimit } from './field/useLimit.ts';
import control from './field/control.module.css';

type Props = Omit<InputHTMLAttributes<HTMLInputElement>, 'maxLength'> &
  FieldWords & {
    /** How many characters it takes. */
    limit?: number;
    /** A text may stay too long, and is complained of; otherwise typing ends at the limit. */
    mayExceed?: boolean;
    ref?: Ref<HTMLInputElement>;
  };

/** One line of text to write. */
export function TextField({ label, hint, error, limit, mayExceed = false, className, ...rest }: Props) {
  const id = useId();
  const { limited, follow } = useLimit({ limit, value: rest.value, defaultValue: rest.defaultValue });
  return (
    <FieldFrame
      id={id}
      {...{ label, hint, error, className, limited }}
      name={rest.name}
      isRequired={rest.required}
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
