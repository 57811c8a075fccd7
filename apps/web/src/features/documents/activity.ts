import type { ReactNode } from 'react';

/** Something that a reader does with a document: a button of the bar, or an entry of its menu where that is short. */
export type Activity = {
  key: string;
  /** What pressing it does, or that it has been done. */
  label: string;
  icon: ReactNode;
  /** How many there are behind it; undefined where there is none, or nothing to count. */
  count?: number | undefined;
  isOn?: boolean;
  /** Whether what it opens beside the text stands there; undefined for what opens nothing there. */
  isOpen?: boolean;
  onAct: () => void;
  /** What there is to say beside it. */
  message?: { text: string; onClose: () => void } | undefined;
};
