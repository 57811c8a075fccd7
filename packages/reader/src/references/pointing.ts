import type { PointedReference, ReferenceOptions, TextReference } from './links.ts';

type Around = {
  /** The page of a frame, or the container of pages. */
  readonly root: Document | HTMLElement;
  readonly referenceOf: (link: Element) => TextReference | undefined;
  readonly boxOf: (link: Element) => ReturnType<PointedReference['box']>;
  readonly options: ReferenceOptions;
  readonly signal: AbortSignal;
};

/** How long a finger rests on a link to open its card. */
const longPressMs = 500;

/** What is a link of ours, or was one of the publisher's before. */
export const referenceSelector = '[data-reference]';

/** Tells which reference is pointed at, and follows those that are pressed. */
export function watchReferences({ root, referenceOf, boxOf, options, signal }: Around): void {
  let press: ReturnType<typeof setTimeout> | undefined;
  let isLongPress = false;
  const linkAt = (target: EventTarget | null): Element | null =>
    target !== null && 'closest' in target
      ? (target as Element).closest(`a[href]${referenceSelector}, ${referenceSelector} a[href]`)
      : null;
  const point = (link: Element, by: PointedReference['by']): void => {
    const owner = link.closest(referenceSelector);
    const reference = owner && referenceOf(owner);
    if (!reference) return;
    const focus = (): void => (link as HTMLElement).focus({ preventScroll: true });
    options.onPoint({ reference, by, box: () => boxOf(link), focus });
  };
  const listen = <Name extends keyof HTMLElementEventMap>(
    name: Name,
    act: (event: HTMLElementEventMap[Name]) => void,
    more: AddEventListenerOptions = {},
  ): void => root.addEventListener(name, act as EventListener, { signal, ...more });

  listen('pointerover', (event) => {
    const link = linkAt(event.target);
    if (link && event.pointerType !== 'touch') point(link, 'hover');
  });
  listen('pointerout', (event) => {
    if (linkAt(event.target) && event.pointerType !== 'touch') options.onLeave('hover');
  });
  listen('focusin', ({ target }) => {
    const link = linkAt(target);
    if (link?.matches(':focus-visible')) point(link, 'focus');
  });
  listen('focusout', ({ target }) => {
    if (linkAt(target)) options.onLeave('focus');
  });
  listen('pointerdown', (event) => {
    const link = linkAt(event.target);
    isLongPress = false;
    clearTimeout(press);
    if (!link || event.pointerType !== 'touch') return;
    press = setTimeout(() => {
      isLongPress = true;
      point(link, 'press');
    }, longPressMs);
  });
  for (const name of ['pointerup', 'pointercancel', 'pointermove'] as const)
    listen(name, (event) => {
      const isStill = name === 'pointermove' && Math.hypot(event.movementX, event.movementY) < 4;
      if (!isStill) clearTimeout(press);
    });
  listen('contextmenu', (event) => {
    if (isLongPress && linkAt(event.target)) event.preventDefault();
  });
  listen(
    'click',
    (event) => {
      const link = linkAt(event.target);
      const owner = link?.closest(referenceSelector);
      const reference = owner && referenceOf(owner);
      // A link that the publisher made leads where the publisher says.
      if (!link || !reference || !owner.matches('a.reference')) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      if (!isLongPress) options.onFollow(reference);
      isLongPress = false;
    },
    { capture: true },
  );
  listen(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' && event.key !== 'ArrowDown') return;
      if (event.key === 'ArrowDown' && !linkAt(event.target)) return;
      if (!options.onKey(event.key)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    },
    { capture: true },
  );
  signal.addEventListener('abort', () => clearTimeout(press), { once: true });
}
