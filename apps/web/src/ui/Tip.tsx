import { Tooltip } from '@mantine/core';
import '@mantine/core/styles/Tooltip.layer.css';
import type { ReactElement } from 'react';
import parts from './Tip.module.css';

type Props = {
  label: string;
  /** What it is said of: one element, which takes a ref. */
  children: ReactElement;
};

/** A word on something, under the pointer and on focus. */
export function Tip({ label, children }: Props) {
  return (
    <Tooltip
      label={label}
      openDelay={500}
      events={{ hover: true, focus: true, touch: false }}
      classNames={{ tooltip: parts.tip ?? '' }}
      multiline
    >
      {children}
    </Tooltip>
  );
}
