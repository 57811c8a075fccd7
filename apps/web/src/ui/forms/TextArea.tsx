import { useId, type InputEvent, type TextareaHTMLAttributes } from 'react';
import { FieldFrame } from './FieldFrame.tsx';
import { useLimit, type TextFieldWords } from './useLimit.ts';
import styles from './fields.module.css';

type Props = Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'maxLength'> &
  TextFieldWords<HTMLTextAreaElement>;

/** Some lines of text to write; it grows with them, to half the window. */
export function TextArea({
  label,
  hint,
  error,
  limit,
  mayExceed = false,
  complaint,
  className,
  rows = 3,
  ...rest
}: Props) {
  const id = useId();
  const { limited, follow } = useLimit({ limit, mayExceed, ...rest });
  return (
    <FieldFrame
      id={id}
      {...{ label, hint, error, className, limited }}
      name={rest.name}
      isRequired={rest.required}
      complaint={complaint ?? undefined}
      box={follow}
    >
      {(tied) => (
        <textarea
          className={styles.textArea}
          rows={rows}
          style={{ minBlockSize: `calc(${rows} * var(--line-md) + 16px)` }}
          {...rest}
          {...tied}
          maxLength={mayExceed || limit === undefined ? undefined : limit}
          onInput={(event) => {
            growByHand(event);
            rest.onInput?.(event);
          }}
        />
      )}
    </FieldFrame>
  );
}

const growsByItself = typeof CSS !== 'undefined' && CSS.supports('field-sizing', 'content');

/** For browsers without `field-sizing`; it may go when Firefox has it. */
function growByHand({ currentTarget: text }: InputEvent<HTMLTextAreaElement>): void {
  if (growsByItself) return;
  text.style.blockSize = 'auto';
  text.style.blockSize = `${text.scrollHeight}px`;
}
