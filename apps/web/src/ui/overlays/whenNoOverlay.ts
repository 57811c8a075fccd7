/**
 * Calls back as soon as no menu is open and the focus is in no dialog: what a reader has opened must not be moved out of their
 * sight. The answer ends the waiting.
 */
export function whenNoOverlay(act: () => void): () => void {
  if (!isBusy()) {
    act();
    return () => {};
  }
  const watch = new MutationObserver(() => {
    if (isBusy()) return;
    watch.disconnect();
    act();
  });
  watch.observe(document.body, { childList: true, subtree: true });
  return () => watch.disconnect();
}

const isBusy = (): boolean =>
  document.querySelector('[role="menu"]') !== null ||
  (document.activeElement?.closest('[role="dialog"]') ?? null) !== null;
