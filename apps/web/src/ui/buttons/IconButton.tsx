import type { ButtonHTMLAttributes, Ref } from 'react';
import { Tooltip } from '../overlays/Tooltip.tsx';
import styles from './IconButton.module.css';

type Props = ButtonHTMLAttributes<HTMLButtonElement> & {
  label: string;
  /** For a button that stays pressed. */
  isOn?: boolean;
  ref?: Ref<HTMLButtonElement>;
};

/** A button with an icon alone; its word shows under the pointer and on focus. */
export function IconButton({ label, isOn, className, ...rest }: Props) {
  return (
    <Tooltip label={label}>
      <button
        type="button"
        aria-pressed={isOn}
        {...rest}
        aria-label={label}
        className={[styles.button, className].join(' ')}
      />
    </Tooltip>
  );
}
