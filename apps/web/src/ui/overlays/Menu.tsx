import { Menu as MantineMenu } from '@mantine/core';
import '@mantine/core/styles/Menu.layer.css';
import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/UnstyledButton.layer.css';
import { IconChevronDown } from '@tabler/icons-react';
import { useRef, useState, type MouseEvent, type ReactNode } from 'react';
import { Link } from 'react-router';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';
import { menuStyles } from './menuStyles.ts';
import styles from './Menu.module.css';

type Item = {
  key: string;
  label: ReactNode;
  href?: string;
  isChosen?: boolean;
  lang?: string;
  icon?: ReactNode;
  /** What this one and its neighbors of the same group are for. */
  group?: string;
};
type Props = {
  label: ReactNode;
  /** What is chosen here; spoken before the label, where that does not say it. */
  title?: string;
  /** Shown in place of the small arrow, before the label. */
  icon?: ReactNode;
  /** Whether what was chosen last is still being done. */
  isBusy?: true | undefined;
  /** For the button, where it is among others of another look. */
  className?: string | undefined;
  items: Item[];
  onChoose?: (key: string) => void;
  /** For how long after a press another one counts as the same, so that a double one does not close what it opened. */
  steadyMs?: number;
};

const landmarks = 'main, header, footer, nav, aside, [role="dialog"]';

/** A word with a small arrow that opens a list of choices or of places to go to. */
export function Menu({ label, title, icon, isBusy, className, items, onChoose, steadyMs = 0 }: Props) {
  const target = useRef<HTMLButtonElement>(null);
  // Not at the end of the page: screen reader users who move by landmarks miss what is outside them.
  const [landmark, setLandmark] = useState<HTMLElement | null>(null);
  const lookAround = (): void => setLandmark(target.current?.closest<HTMLElement>(landmarks) ?? null);
  const pressed = useRef(-Infinity);
  const takeOnce = (event: MouseEvent): void => {
    if (event.timeStamp - pressed.current < steadyMs) event.stopPropagation();
    else pressed.current = event.timeStamp;
  };
  const [hasChosen, setChosen] = useState(false);
  const choose = (key: string): void => {
    target.current?.focus(); // The item goes: what the choice opens gives the focus back to this button.
    setChosen(true);
    onChoose?.(key);
  };
  return (
    <>
      <MantineMenu
        withInitialFocusPlaceholder={false} // A focusable element in a menu that is no item of it breaks the menu's role.
        position="bottom-start"
        offset={4}
        classNames={menuStyles}
        portalProps={landmark ? { target: landmark } : {}}
        onOpen={lookAround}
        transitionProps={{ duration: 120 }}
      >
        <MantineMenu.Target>
          <button
            className={className ?? styles.target}
            ref={target}
            type="button"
            aria-busy={isBusy}
            onClickCapture={takeOnce}
          >
            {title && <VisuallyHidden>{title}: </VisuallyHidden>}
            {icon}
            {label}
            {!icon && <IconChevronDown className={styles.chevron} size={14} stroke={1.6} aria-hidden />}
          </button>
        </MantineMenu.Target>
        <MantineMenu.Dropdown>
          {groupsOf(items).map(({ group, members }) =>
            group === undefined ? (
              members.map((item) => <MenuItem key={item.key} item={item} onChoose={choose} />)
            ) : (
              <div key={group} role="group" aria-label={group}>
                <MantineMenu.Label aria-hidden>{group}</MantineMenu.Label>
                {members.map((item) => (
                  <MenuItem key={item.key} item={item} onChoose={choose} />
                ))}
              </div>
            ),
          )}
        </MantineMenu.Dropdown>
      </MantineMenu>
      {/* The focus was back at the button before its word changed: what was chosen is said. */}
      {title && onChoose && (
        <VisuallyHidden>
          <span aria-live="polite">
            {hasChosen && (
              <>
                {title}: {label}
              </>
            )}
          </span>
        </VisuallyHidden>
      )}
    </>
  );
}

function MenuItem({ item, onChoose }: { item: Item; onChoose: (key: string) => void }) {
  const { key, label, href, isChosen, lang, icon } = item;
  const common = {
    lang,
    leftSection: icon,
    'aria-current': isChosen || undefined,
    onClick: () => onChoose(key),
  };
  if (href === undefined) return <MantineMenu.Item {...common}>{label}</MantineMenu.Item>;
  return (
    <MantineMenu.Item component={Link} to={href} {...common}>
      {label}
    </MantineMenu.Item>
  );
}

/** Neighbors of one group together, in their order. */
function groupsOf(items: readonly Item[]): { group: string | undefined; members: Item[] }[] {
  const groups: { group: string | undefined; members: Item[] }[] = [];
  for (const item of items) {
    const last = groups.at(-1);
    if (last && last.group === item.group) last.members.push(item);
    else groups.push({ group: item.group, members: [item] });
  }
  return groups;
}
