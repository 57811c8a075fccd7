import { Menu as MantineMenu } from '@mantine/core';
import '@mantine/core/styles/Menu.layer.css';
import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/UnstyledButton.layer.css';
import { IconChevronDown } from '@tabler/icons-react';
import { useRef, useState, type MouseEvent, type ReactNode } from 'react';
import { Link } from 'react-router';
import { Hidden } from './Hidden.tsx';
import { menuParts } from './menuParts.ts';
import parts from './Menu.module.css';

type Item = { key: string; label: ReactNode; href?: string; isChosen?: boolean; lang?: string };
type Props = {
  label: ReactNode;
  /** What is chosen here; spoken before the label. */
  title: string;
  items: Item[];
  onChoose?: (key: string) => void;
  /** For how long after a press another one counts as the same, so that a double one does not close what it opened. */
  steadyMs?: number;
};

const landmarks = 'main, header, footer, nav, aside, [role="dialog"]';

/** A word with a small arrow that opens a list of choices or of places to go to. */
export function Menu({ label, title, items, onChoose, steadyMs = 0 }: Props) {
  const target = useRef<HTMLButtonElement>(null);
  // Not at the end of the page: what lies outside the landmarks is missed by those who go from one to the next.
  const [landmark, setLandmark] = useState<HTMLElement | null>(null);
  const lookAround = (): void => setLandmark(target.current?.closest<HTMLElement>(landmarks) ?? null);
  const pressed = useRef(-Infinity);
  const takeOnce = (event: MouseEvent): void => {
    if (event.timeStamp - pressed.current < steadyMs) event.stopPropagation();
    else pressed.current = event.timeStamp;
  };
  const choose = (key: string): void => {
    target.current?.focus(); // The item goes: what the choice opens gives the focus back to this button.
    onChoose?.(key);
  };
  return (
    <MantineMenu
      withInitialFocusPlaceholder={false} // A focusable element in a menu that is no item of it breaks the menu's role.
      position="bottom-start"
      offset={4}
      classNames={menuParts}
      portalProps={landmark ? { target: landmark } : {}}
      onOpen={lookAround}
      transitionProps={{ duration: 120 }}
    >
      <MantineMenu.Target>
        <button className={parts.target} ref={target} type="button" onClickCapture={takeOnce}>
          <Hidden>{title}: </Hidden>
          {label}
          <IconChevronDown className={parts.chevron} size={14} stroke={1.6} aria-hidden />
        </button>
      </MantineMenu.Target>
      <MantineMenu.Dropdown>
        {items.map(({ key, label: words, href, isChosen, lang }) => {
          const common = { lang, 'aria-current': isChosen || undefined, onClick: () => choose(key) };
          return href === undefined ? (
            <MantineMenu.Item key={key} {...common}>
              {words}
            </MantineMenu.Item>
          ) : (
            <MantineMenu.Item key={key} component={Link} to={href} {...common}>
              {words}
            </MantineMenu.Item>
          );
        })}
      </MantineMenu.Dropdown>
    </MantineMenu>
  );
}
