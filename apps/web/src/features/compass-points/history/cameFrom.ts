import type { Location } from 'react-router';

/** Navigation state for a history, so that its back link returns here. */
export const fromHere = ({ pathname, search, hash }: Location): { historyCalledAt: string } => ({
  historyCalledAt: pathname + search + hash,
});

/** Where a history was called for; null where its reader came by a link. */
export const cameFrom = ({ state }: Location<unknown>): string | null =>
  typeof state === 'object' &&
  state !== null &&
  'historyCalledAt' in state &&
  typeof state.historyCalledAt === 'string'
    ? state.historyCalledAt
    : null;
