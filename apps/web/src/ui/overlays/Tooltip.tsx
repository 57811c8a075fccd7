import { Tooltip as MantineTooltip } from '@mantine/core';
import '@mantine/core/styles/Tooltip.layer.css';
import type { ReactElement } from 'react';
import styles from './Tooltip.module.css';

type Props = {
  label: string;
  /** The described element; it must accept a ref. */
  children: ReactElement;
};

/** A word on something, under the pointer and on focus. */
export function Tooltip({ label, children }: Props) {
  return (
    <MantineTooltip
      label={label}
      openDelay={500}
      events={{ hover: true, focus: true, touch: false }}
      classNames={{ tooltip: styles.tip ?? '' }}
      multiline
    >
      {children}
    </MantineTooltip>
  );
}
