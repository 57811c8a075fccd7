import parts from './Menu.module.css';

/** The looks of a menu's list and of what stands in it, for Mantine's menus. */
export const menuParts = {
  dropdown: parts.list ?? '',
  item: parts.item ?? '',
  label: parts.label ?? '',
  divider: parts.divider ?? '',
};
