import { useMediaQuery } from '@mantine/hooks';

/**
 * The widths in pixels at which screens change their layout; media queries in style sheets use the same. A comparison has its
 * own: it is narrow below 993 px.
 */
const breakpoints = { sm: 576, md: 768, lg: 992, comparison: 993, xl: 1200 } as const;

type Breakpoint = keyof typeof breakpoints;

// The first render has the right layout already: nothing is rendered on a server.
const atOnce = { getInitialValueInEffect: false };

/** Whether the window is narrower than a breakpoint. */
export const useIsNarrow = (below: Breakpoint): boolean =>
  useMediaQuery(`(max-width: ${breakpoints[below] - 0.02}px)`, undefined, atOnce);

/** Whether the window is as wide as a breakpoint, or wider. */
export const useIsWide = (from: Breakpoint): boolean =>
  useMediaQuery(`(min-width: ${breakpoints[from]}px)`, undefined, atOnce);
