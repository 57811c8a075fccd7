/** A figure now, and in the period before. */
export type Compared = { readonly now: number; readonly before: number };

/** What happened to a figure: as it was, none before, or more or less by so many, or by such a part where there are many. */
export type Change =
  | { readonly kind: 'same' }
  | { readonly kind: 'first' }
  | { readonly kind: 'by'; readonly difference: number }
  | { readonly kind: 'part'; readonly part: number };

/** Differences are shown in percent from this count on; below it percentages would exaggerate. */
const many = 100;

/** How a figure has changed. */
export function changeOf({ now, before }: Compared): Change {
  if (now === before) return { kind: 'same' };
  if (before === 0) return { kind: 'first' };
  return before < many
    ? { kind: 'by', difference: now - before }
    : { kind: 'part', part: (now - before) / before };
}
