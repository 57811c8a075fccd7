import type { ReactNode } from 'react';

/** Something that a reader does with a document: a button of the bar, or an entry of its menu where that is short. */
export type Activity = {
  key: string;
  /** Its label, which names the action or its result. */
  label: string;
  icon: ReactNode;
  /** How many there are behind it; undefined where there is none, or nothing to count. */
  count?: number | undefined;
  isOn?: boolean;
  /** Whether its sidebar is open; undefined without one. */
  isOpen?: boolean;
  onAct: () => void;
  /** A message next to it. */
  message?: { text: string; onClose: () => void } | undefined;
};
