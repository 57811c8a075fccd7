import { Popover as MantinePopover } from '@mantine/core';
import '@mantine/core/styles/Popover.layer.css';
import { useWindowEvent } from '@mantine/hooks';
import { useRef, type ReactNode } from 'react';
import { useFocusReturn } from './useFocusReturn.ts';
import styles from './Popover.module.css';

type Props = {
  /** The accessible name. */
  label: string;
  onClose: () => void;
  /** Stays open on an outside click: its own trigger closes it. */
  staysOpen?: boolean;
  children: ReactNode;
};

/** A popover below the element that renders it, open while it is mounted; it takes the focus and returns it on close. */
export function Popover({ label, onClose, staysOpen = false, children }: Props) {
  useFocusReturn(true);
  const isEntered = useRef(false);
  // Until the focus has moved in, Escape is pressed outside.
  useWindowEvent('keydown', ({ key }) => {
    if (key === 'Escape' && !isEntered.current) onClose();
  });
  return (
    <MantinePopover
      opened
      onDismiss={onClose}
      closeOnClickOutside={!staysOpen}
      position="bottom-end"
      offset={8}
      trapFocus
      withRoles={false}
      withinPortal={false}
      returnFocus={false}
      classNames={{ dropdown: styles.layer ?? '' }}
      transitionProps={{ duration: 120 }}
    >
      <MantinePopover.Target>
        <span className={styles.place} />
      </MantinePopover.Target>
      <MantinePopover.Dropdown role="dialog" aria-label={label} onFocus={() => (isEntered.current = true)}>
        {children}
      </MantinePopover.Dropdown>
    </MantinePopover>
  );
}
