import { Tooltip } from '@mantine/core';
import '@mantine/core/styles/Tooltip.layer.css';
import type { ButtonHTMLAttributes } from 'react';
import parts from './IconButton.module.css';

type Props = ButtonHTMLAttributes<HTMLButtonElement> & {
  label: string;
  /** For a button that stays pressed. */
  isOn?: boolean;
};

/** A button with an icon alone; its word shows under the pointer and on focus. */
export function IconButton({ label, isOn, className, ...rest }: Props) {
  return (
    <Tooltip
      label={label}
      openDelay={500}
      events={{ hover: true, focus: true, touch: false }}
      classNames={{ tooltip: parts.tip ?? '' }}
    >
      <button
        type="button"
        aria-pressed={isOn}
        {...rest}
        aria-label={label}
        className={[parts.button, className].join(' ')}
      />
    </Tooltip>
  );
}
