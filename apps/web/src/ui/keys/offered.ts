import { useEffect, useRef, useSyncExternalStore, type ReactNode } from 'react';
import type { Shortcut } from '../lists/ShortcutList.tsx';

/** Something that can be done on a screen. */
export type Command = { key: string; label: string; icon?: ReactNode; onAct: () => void };

/** What can be done with one thing, such as a document. */
export type Commands = { title: string; commands: readonly Command[] };

/** The shortcuts of a part of a screen. */
export type Shortcuts = { title: string; lines: readonly Shortcut[] };

const commands = new Set<{ readonly current: Commands }>();
let changes = 0;
const changed = new EventTarget();
const shortcuts = new Set<{ readonly current: Shortcuts }>();

/** Offers what can be done here in the command palette, while the part is shown. */
export const useCommands = (offered: Commands): void => useOffered(commands, offered);

/** Lists shortcuts among those of the screen, while the part is shown. */
export const useShortcuts = (offered: Shortcuts): void => useOffered(shortcuts, offered);

/** What is offered now, all of one thing together; parts of a screen may come after it was asked for. */
export function useOfferedCommands(): Commands[] {
  useSyncExternalStore(onChanged, () => changes);
  const offered = [...commands].map(({ current }) => current);
  return [...Map.groupBy(offered, ({ title }) => title)].map(([title, some]) => ({
    title,
    commands: some.flatMap((each) => each.commands),
  }));
}
export const offeredShortcuts = (): Shortcuts[] => [...shortcuts].map(({ current }) => current);

function useOffered<Offered>(all: Set<{ readonly current: Offered }>, offered: Offered): void {
  const latest = useRef(offered);
  useEffect(() => {
    latest.current = offered;
  });
  useEffect(() => {
    all.add(latest);
    tellChange();
    return () => {
      all.delete(latest);
      tellChange();
    };
  }, [all]);
}

function tellChange(): void {
  changes += 1;
  changed.dispatchEvent(new Event('change'));
}

function onChanged(listen: () => void): () => void {
  changed.addEventListener('change', listen);
  return () => changed.removeEventListener('change', listen);
}
