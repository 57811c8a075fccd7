const restMs = 250; // The handles of a touch screen move a selection without another sign.

/** Calls back when a selection in a page has come to rest: the pointer is up, the keys are, the handles are. */
export function watchSelection(page: Document, onRest: () => void, signal: AbortSignal): void {
  let isPressed = false;
  let wasSelected = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const rest = (): void => {
    timer = undefined;
    const isSelected = page.getSelection()?.isCollapsed === false;
    if (isSelected || wasSelected) onRest();
    wasSelected = isSelected;
  };
  const later = (): void => {
    clearTimeout(timer);
    if (!isPressed) timer = setTimeout(rest, restMs);
  };
  page.addEventListener('pointerdown', () => (isPressed = true), { signal });
  for (const event of ['pointerup', 'pointercancel'] as const) {
    page.addEventListener(event, () => ((isPressed = false), later()), { signal });
  }
  page.addEventListener('selectionchange', later, { signal });
  signal.addEventListener('abort', () => clearTimeout(timer), { once: true });
}
