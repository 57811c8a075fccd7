import type { ReactNode } from 'react';

/** Gives a part that takes the room it gets so much of it, in px; all of it without a figure. */
export function Width({ px, children }: { px?: number; children: ReactNode }) {
  return <div style={{ inlineSize: px ?? 10_000, maxInlineSize: '100%' }}>{children}</div>;
}
