/** Where something was: around it, and its neighbors. */
type Place = { parents: readonly Element[]; next: Element | null; previous: Element | null };

// No field for text: on a phone it would open the keyboard.
const focusable = 'a[href], button, summary, [type="checkbox"], [type="radio"], [tabindex="0"]';
/** What is around a control and can be named as the place where the reader is. */
const containers =
  '[tabindex], section, article, aside, nav, form, fieldset, table, [role="group"], [role="dialog"]';
/** For as long the screen itself may move the focus, in ms. */
const patienceMs = 100;

/**
 * Keeps the place of the keyboard: when what has the focus is removed or disabled, a neighbor takes it, or what was
 * around it. Leaves alone what gives the focus on by itself, and headings of pages, which others follow.
 */
export function keepFocus(page: () => string): () => void {
  let last: { element: Element; page: string } | null = null;
  let waiting = 0;

  const handOn = (element: Element, place: Place): void => {
    const here = last?.page;
    last = null;
    clearTimeout(waiting);
    waiting = window.setTimeout(() => {
      const { activeElement, body } = document;
      if ((activeElement !== body && activeElement !== element) || here !== page()) return;
      focus(isLost(element) ? heirOf(place, element) : element);
    }, patienceMs);
  };
  const onFocus = ({ target }: FocusEvent): void => {
    last = target instanceof Element ? { element: target, page: page() } : null;
  };
  const onBlur = ({ target, relatedTarget }: FocusEvent): void => {
    if (relatedTarget) return;
    // An element may be removed right after its event; another was left by a press next to everything.
    queueMicrotask(() => {
      if (last?.element === target && !isLost(last.element)) last = null;
    });
  };
  const observer = new MutationObserver((records) => {
    if (!last || !isLost(last.element) || last.element.matches('h1')) return;
    const { element } = last;
    const record = records.find(({ removedNodes }) =>
      [...removedNodes].some((node) => node.contains(element)),
    );
    if (record) handOn(element, placeIn(record));
    else if (element.isConnected) handOn(element, placeOf(element));
  });

  document.addEventListener('focusin', onFocus);
  document.addEventListener('focusout', onBlur);
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] });
  return () => {
    document.removeEventListener('focusin', onFocus);
    document.removeEventListener('focusout', onBlur);
    observer.disconnect();
    clearTimeout(waiting);
  };
}

const placeOf = (element: Element): Place => ({
  parents: parentsOf(element.parentElement),
  next: element.nextElementSibling,
  previous: element.previousElementSibling,
});

const placeIn = ({ target, nextSibling, previousSibling }: MutationRecord): Place => ({
  parents: parentsOf(elementOf(target)),
  next: elementOf(nextSibling),
  previous: elementOf(previousSibling),
});

const elementOf = (node: Node | null): Element | null => (node instanceof Element ? node : null);

const isLost = (element: Element): boolean => !element.isConnected || element.matches(':disabled');

function parentsOf(element: Element | null): Element[] {
  const parents: Element[] = [];
  for (let at = element; at && at !== document.body; at = at.parentElement) parents.push(at);
  return parents;
}

/** What is nearest to a place: in its neighbors, or the part of the screen around them; the heading of the page otherwise. */
function heirOf({ parents, next, previous }: Place, lost: Element): Element | null {
  const neighbors = [next, previous];
  for (const parent of parents) {
    if (parent.isConnected) {
      for (const neighbor of neighbors) {
        const heir = neighbor?.isConnected && controlIn(neighbor, lost);
        if (heir) return heir;
      }
      if (parent.matches(containers) && isSeen(parent)) return parent;
    }
    neighbors.splice(0, 2, parent.nextElementSibling, parent.previousElementSibling);
  }
  return document.querySelector('main h1') ?? document.querySelector('main');
}

/** A control in an element, one of the same kind as another where there is one. */
function controlIn(element: Element, like: Element): Element | undefined {
  const controls = [element, ...element.querySelectorAll(focusable)].filter(
    (each) => each.matches(focusable) && !each.matches(':disabled, [tabindex="-1"]') && isSeen(each),
  );
  return controls.find(({ className }) => className === like.className) ?? controls[0];
}

const isSeen = (element: Element): boolean =>
  element.checkVisibility({ visibilityProperty: true }) && element.getClientRects().length > 0;

function focus(element: Element | null): void {
  if (!(element instanceof HTMLElement)) return;
  if (element.tabIndex < 0) element.tabIndex = -1; // So that it can have the focus.
  element.focus({ preventScroll: true });
}
