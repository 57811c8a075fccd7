/** A scrollable element without focusable content must be focusable itself, for the keyboard. */
export const reachable = { role: 'group', tabIndex: 0 } as const;
