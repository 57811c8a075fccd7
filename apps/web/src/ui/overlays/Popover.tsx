import { Popover as MantinePopover } from '@mantine/core';
import '@mantine/core/styles/Popover.layer.css';
import { useWindowEvent } from '@mantine/hooks';
import { useRef, type ReactNode } from 'react';
import { useFocusReturn } from './useFocusReturn.ts';
import styles from './Popover.module.css';

type Props = {
  /** What it is about, for those who do not see where it stands. */
  label: string;
  onClose: () => void;
  /** Stays when something else is pressed: what opened it closes it too. */
  isKept?: boolean;
  children: ReactNode;
};

/** A small layer below the place where it is written, while it is there: the focus goes in, and back afterwards. */
export function Popover({ label, onClose, isKept = false, children }: Props) {
  useFocusReturn(true);
  const isEntered = useRef(false);
  // The focus takes a moment to come in: until then Escape is pressed outside.
  useWindowEvent('keydown', ({ key }) => {
    if (key === 'Escape' && !isEntered.current) onClose();
  });
  return (
    <MantinePopover
      opened
      onDismiss={onClose}
      closeOnClickOutside={!isKept}
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
