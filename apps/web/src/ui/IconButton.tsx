import type { ButtonHTMLAttributes, Ref } from 'react';
import { Tip } from './Tip.tsx';
import parts from './IconButton.module.css';

type Props = ButtonHTMLAttributes<HTMLButtonElement> & {
  label: string;
  /** For a button that stays pressed. */
  isOn?: boolean;
  ref?: Ref<HTMLButtonElement>;
};

/** A button with an icon alone; its word shows under the pointer and on focus. */
export function IconButton({ label, isOn, className, ...rest }: Props) {
  return (
    <Tip label={label}>
      <button
        type="button"
        aria-pressed={isOn}
        {...rest}
        aria-label={label}
        className={[parts.button, className].join(' ')}
      />
    </Tip>
  );
}
