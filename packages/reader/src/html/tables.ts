/** A table taller than this many windows scrolls within itself, under its head. */
const tallWindows = 1.5;

/** As much of the window is filled by such a table. */
const shareShown = 0.8;

/**
 * Lets tables scroll within themselves where they are wider than the column or much taller than the window, and only
 * those be a stop of the keyboard. To be called again whenever the text or the window changes.
 */
export function readyTables(page: Document, windowHeight: number): void {
  const scrollers = [...page.querySelectorAll<HTMLElement>('.table-scroll')];
  // All is read before anything is written: else every table would lay out the whole document.
  const measured = scrollers.map((scroller) => ({
    scroller,
    isWide: scroller.scrollWidth > scroller.clientWidth + 1,
    isTall: scroller.scrollHeight > windowHeight * tallWindows,
  }));
  for (const { scroller, isWide, isTall } of measured) {
    scroller.classList.toggle('wide', isWide);
    scroller.classList.toggle('tall', isTall);
    scroller.style.maxBlockSize = isTall ? `${Math.round(windowHeight * shareShown)}px` : '';
    if (isWide || isTall) scroller.setAttribute('tabindex', '0');
    else scroller.removeAttribute('tabindex');
  }
}
