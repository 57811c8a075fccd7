import { IconAlertTriangle } from '@tabler/icons-react';
import { useId, type InputHTMLAttributes, type ReactNode, type Ref } from 'react';
import parts from './TextField.module.css';

type Props = InputHTMLAttributes<HTMLInputElement> & {
  label: ReactNode;
  hint?: ReactNode;
  /** What is wrong with the text, and what to do. */
  error?: ReactNode;
  ref?: Ref<HTMLInputElement>;
};

/** One line of text to write, with its label above and what there is to say about it below. */
export function TextField({ label, hint, error, className, ...rest }: Props) {
  const id = useId();
  const words = error ?? hint;
  return (
    <div className={className}>
      <label className={parts.label} htmlFor={id}>
        {label}
      </label>
      <div className={parts.field} data-wrong={error ? true : undefined}>
        <input
          className={parts.input}
          {...rest}
          id={id}
          aria-invalid={error ? true : undefined}
          aria-describedby={words ? `${id}-words` : undefined}
        />
        {error && <IconAlertTriangle className={parts.sign} size={16} stroke={1.6} aria-hidden />}
      </div>
      <p className={error ? parts.error : parts.hint} id={`${id}-words`} aria-live="polite">
        {words}
      </p>
    </div>
  );
}
