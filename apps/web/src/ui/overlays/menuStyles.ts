import styles from './Menu.module.css';

/** Class names of Mantine menus. */
export const menuStyles = {
  dropdown: styles.list ?? '',
  item: styles.item ?? '',
  label: styles.label ?? '',
  divider: styles.divider ?? '',
};
