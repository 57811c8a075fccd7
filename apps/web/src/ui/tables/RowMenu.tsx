import { Menu } from '@mantine/core';
import '@mantine/core/styles/Menu.layer.css';
import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/UnstyledButton.layer.css';
import { IconDots } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import menu from '../overlays/Menu.module.css';
import type { RowAction } from './table.ts';
import styles from './RowMenu.module.css';

type Props = { name: string; actions: readonly RowAction[] };

/** The menu of a row's actions; actions that delete are last and set apart. */
export function RowMenu({ name, actions }: Props) {
  const { t } = useTranslation();
  const target = useRef<HTMLButtonElement>(null);
  const [place, setPlace] = useState<HTMLElement>();
  if (actions.length === 0) return null;

  const act = ({ onAct }: RowAction): void => {
    target.current?.focus(); // The item goes: what the act opens gives the focus back to this button.
    onAct();
  };
  const harmless = actions.filter(({ isDangerous }) => !isDangerous);
  const dangerous = actions.filter(({ isDangerous }) => isDangerous);
  return (
    <Menu
      withInitialFocusPlaceholder={false} // A focusable element in a menu that is no item of it breaks the menu's role.
      position="bottom-end"
      offset={4}
      classNames={{ dropdown: menu.list ?? '', item: menu.item ?? '', divider: styles.divider ?? '' }}
      transitionProps={{ duration: 120 }}
      portalProps={place ? { target: place } : {}}
    >
      <Menu.Target>
        <button
          className={styles.dots}
          ref={(button) => {
            target.current = button;
            // Inside the landmark or dialog of the table: screen reader users do not find what is outside both.
            setPlace(button?.closest<HTMLElement>('[role="dialog"], main') ?? undefined);
          }}
          type="button"
          aria-label={t('ui.table.actionsFor', { name })}
        >
          <IconDots size={18} stroke={1.6} aria-hidden />
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        {harmless.map((action) => (
          <Menu.Item key={action.key} leftSection={action.icon} onClick={() => act(action)}>
            {action.label}
          </Menu.Item>
        ))}
        {harmless.length > 0 && dangerous.length > 0 && <Menu.Divider />}
        {dangerous.map((action) => (
          <Menu.Item
            className={styles.dangerous}
            key={action.key}
            leftSection={action.icon}
            onClick={() => act(action)}
          >
            {action.label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
