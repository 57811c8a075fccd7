import type { ShownMark } from '../../marks/types.ts';

type ButtonMark = Pick<ShownMark, 'id' | 'label' | 'colour'> & {
  /** The block that it ends in. */
  block: Element;
};

/** Blocks that give their words to something else as its name: a button stands after them, not in them. */
const naming = 'h1, h2, h3, h4, h5, h6, figcaption, caption, dt';

/**
 * A button for each mark, after the words that it marks: for the keyboard one stop, from which arrows lead to the others; for
 * a screen reader each in its place. Not seen before it has the focus.
 */
export class MarkButtons {
  readonly #page: Document;
  readonly #onFocus: (id: string) => void;
  #buttons = new Map<string, HTMLButtonElement>();
  #order: string[] = [];

  constructor(page: Document, onFocus: (id: string) => void, signal: AbortSignal) {
    this.#page = page;
    this.#onFocus = onFocus;
    page.addEventListener('focusin', this.#onFocusIn, { signal });
    page.addEventListener('keydown', this.#onKey, { signal });
  }

  /** Puts buttons for these marks, in the order of the text, and takes all others away. */
  show(marks: readonly ButtonMark[]): void {
    const kept = new Map<string, HTMLButtonElement>();
    const last = new Map<Element, Element>();
    for (const { id, label, colour, block } of marks) {
      const button = this.#buttons.get(id) ?? this.#made(id);
      button.setAttribute('aria-label', label);
      button.className = `mark-button mark-${colour}`;
      const before = last.get(block);
      if (before) before.after(button);
      else if (block.matches(naming)) block.after(button);
      else block.append(button);
      last.set(block, button);
      kept.set(id, button);
    }
    for (const [id, button] of this.#buttons) if (!kept.has(id)) button.remove();
    this.#buttons = kept;
    this.#order = marks.map(({ id }) => id);
    if (![...kept.values()].some(({ tabIndex }) => tabIndex === 0)) this.#makeStop(this.#order[0]);
  }

  focus(id: string): void {
    this.#buttons.get(id)?.focus({ preventScroll: true });
  }

  #made(id: string): HTMLButtonElement {
    const button = this.#page.createElement('button');
    button.type = 'button';
    button.tabIndex = -1;
    button.dataset['mark'] = id;
    return button;
  }

  #makeStop(id: string | undefined): void {
    for (const [known, button] of this.#buttons) {
      const stop = known === id ? 0 : -1;
      if (button.tabIndex !== stop) button.tabIndex = stop;
    }
  }

  readonly #onFocusIn = ({ target }: FocusEvent): void => {
    const id = markOf(target);
    if (id === null) return;
    this.#makeStop(id);
    this.#onFocus(id);
  };

  readonly #onKey = (event: KeyboardEvent): void => {
    const id = markOf(event.target);
    if (id === null || event.altKey || event.ctrlKey || event.metaKey) return;
    const at = this.#order.indexOf(id);
    const goals = new Map([
      ['ArrowDown', at + 1],
      ['ArrowUp', at - 1],
      ['Home', 0],
      ['End', this.#order.length - 1],
    ]);
    const goal = this.#order[goals.get(event.key) ?? -1];
    if (!goals.has(event.key)) return;
    event.preventDefault(); // Also at the first and the last: the page would scroll away from it.
    event.stopPropagation();
    if (goal !== undefined) this.focus(goal);
  };
}

/** The mark that a button stands for. */
export const markOf = (target: EventTarget | null): string | null =>
  target !== null && 'closest' in target && typeof target.closest === 'function'
    ? (target.closest('.mark-button')?.dataset.mark ?? null)
    : null;
