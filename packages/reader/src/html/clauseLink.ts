type Options = {
  page: Document;
  /** The clause that a section is, in words; null where it has no place in the outline. */
  nameOf: (section: HTMLElement) => string | null;
  signal: AbortSignal;
};

/**
 * A button next to the heading under the pointer or with the focus, by which the link to its clause is copied. There is
 * one button for all: two thousand clauses must not be two thousand stops of the keyboard.
 */
export function offerClauseLink({ page, nameOf, signal }: Options): void {
  const button = page.createElement('button');
  button.type = 'button';
  button.className = 'clause-link';

  const showAt = (heading: HTMLElement | null): void => {
    const section = heading?.parentElement;
    const name = section && nameOf(section);
    const words = heading?.querySelector('.clause-title');
    if (!heading || !section || name === null || name === undefined || !words) return;
    if (button.parentElement === section) return;
    button.setAttribute('aria-label', name);
    heading.after(button);
    place(button, { section, words });
  };
  page.addEventListener('pointerover', ({ target }) => showAt(headingOf(target)), { signal });
  page.addEventListener('focusin', ({ target }) => showAt(headingOf(target) ?? headingIn(target)), {
    signal,
  });
}

/** The clause whose link a press asks for. */
export const clauseToLink = (target: Element): string | null =>
  target.closest('.clause-link')?.parentElement?.id ?? null;

const headingOf = (target: EventTarget | null): HTMLElement | null =>
  isElement(target) ? target.closest<HTMLElement>('.clause-heading') : null;

/** A jump gives the focus to a clause: its heading is meant. */
const headingIn = (target: EventTarget | null): HTMLElement | null =>
  isElement(target) ? target.querySelector<HTMLElement>(':scope > .clause-heading') : null;

const isElement = (target: EventTarget | null): target is Element => target !== null && 'closest' in target;

/** After the last letter of a title, on its line; over it only where a line has no room left. */
function place(button: HTMLElement, { section, words }: { section: HTMLElement; words: Element }): void {
  const line = [...words.getClientRects()].at(-1);
  if (!line) return;
  const around = section.getBoundingClientRect();
  const { width, height } = button.getBoundingClientRect();
  const isMirrored = words.ownerDocument.documentElement.dir === 'rtl';
  const beside = isMirrored ? line.left - width - 4 : line.right + 4;
  // Rectangles are measured as seen; what is set within an enlarged text is enlarged again.
  const zoom = around.width / section.offsetWidth || 1;
  button.style.left = `${(Math.max(around.left, Math.min(beside, around.right - width)) - around.left) / zoom}px`;
  button.style.top = `${(line.top + (line.height - height) / 2 - around.top) / zoom}px`;
}
