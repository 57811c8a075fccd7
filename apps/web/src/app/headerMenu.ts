import '@mantine/core/styles/Menu.layer.css';
import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/UnstyledButton.layer.css';
import { menuStyles } from '../ui/overlays/menuStyles.ts';
import styles from './headerMenu.module.css';

/** The look and position of the menus of the header: within it, because it is a landmark. */
export const headerMenu = {
  withInitialFocusPlaceholder: false,
  withinPortal: false,
  position: 'bottom-end',
  offset: 8,
  classNames: { ...menuStyles, dropdown: `${menuStyles.dropdown} ${styles.list ?? ''}` },
  transitionProps: { duration: 120 },
} as const;
