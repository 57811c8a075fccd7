import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import styles from './Button.module.css';

type Kind = 'plain' | 'primary' | 'bare' | 'danger';
type Props = ButtonHTMLAttributes<HTMLButtonElement> & {
  kind?: Kind;
  icon?: ReactNode;
  ref?: Ref<HTMLButtonElement>;
};

/** A button; one primary on a screen at most. */
export function Button({ kind = 'plain', icon, children, className, ...rest }: Props) {
  return (
    <button type="button" {...rest} className={[styles.button, className].join(' ')} data-kind={kind}>
      {icon}
      {children}
    </button>
  );
}
