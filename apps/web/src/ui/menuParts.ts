import styles from './Menu.module.css';

/** The looks of a menu's list and of what stands in it, for Mantine's menus. */
export const menuParts = {
  dropdown: styles.list ?? '',
  item: styles.item ?? '',
  label: styles.label ?? '',
  divider: styles.divider ?? '',
};
