/** Something that changes and tells so. */
export type Watched<State> = {
  /** What is so now; the same object until something changes. */
  readonly state: () => State;
  /** Calls back after every change of the state; the answer ends that. */
  readonly subscribe: (listener: () => void) => () => void;
};

/**
 * A document on the screen, whatever its format: it tells what it shows, and goes where it is asked to.
 * `Place` is a page number in a PDF and the id of an element in HTML.
 */
export type DocumentView<State, Place> = Watched<State> & {
  readonly goTo: (place: Place) => void;
  /** Takes the document off the screen and ends everything that belongs to it. */
  readonly destroy: () => void;
};

/** One value with listeners: what a view keeps its state in. */
export class Observed<State> {
  #state: State;
  readonly #listeners = new Set<() => void>();

  constructor(state: State) {
    this.#state = state;
  }

  readonly get = (): State => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  set(state: State): void {
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }

  /** Forgets the listeners: nothing is told any more. */
  close(): void {
    this.#listeners.clear();
  }
}
