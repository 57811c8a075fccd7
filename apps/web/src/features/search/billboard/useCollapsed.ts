import { useState } from 'react';

const kept = 'norma.billboard';

/** Whether the billboard is collapsed, as the reader left it on this device. */
export function useCollapsed(): [isCollapsed: boolean, setCollapsed: (isCollapsed: boolean) => void] {
  const [isCollapsed, setCollapsed] = useState(isKept);
  return [
    isCollapsed,
    (next) => {
      setCollapsed(next);
      keep(next);
    },
  ];
}

// A browser that forbids storage forgets the choice, and nothing else.
function isKept(): boolean {
  try {
    return localStorage.getItem(kept) === 'collapsed';
  } catch {
    return false;
  }
}

function keep(isCollapsed: boolean): void {
  try {
    if (isCollapsed) localStorage.setItem(kept, 'collapsed');
    else localStorage.removeItem(kept);
  } catch {
    // See above.
  }
}
