import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router';

let actedAt = -1;
let navigatedAt = 0;
let place = '';

for (const act of ['keydown', 'pointerdown'] as const)
  globalThis.addEventListener?.(act, ({ timeStamp }) => (actedAt = timeStamp), {
    capture: true,
    passive: true,
  });

/**
 * Whether the user has pressed a key or clicked since they came to the address: the focus is where they want it then. What was
 * pressed before this was loaded is told by the focus, which is elsewhere than a navigation leaves it.
 */
export const hasActed = (): boolean =>
  actedAt > navigatedAt || !(document.activeElement?.matches('body, h1, [tabindex="-1"]') ?? true);

/** Takes down when the user came to an address; screens that show the same one after another do not count anew. */
export function useNavigationTime(): void {
  const { search, hash, key } = useLocation();
  const here = search + hash;
  useLayoutEffect(() => {
    if (place === here) return;
    place = here;
    // The address that the page was loaded with is as old as the page.
    navigatedAt = key === 'default' ? 0 : performance.now();
  }, [here, key]);
}
