/** What scrolls, and holds nothing that takes the focus, has to take it itself to be reached by the keyboard. */
export const reachable = { role: 'group', tabIndex: 0 } as const;
