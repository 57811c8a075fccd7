import { Observed } from '../view.ts';
import type { MarksEvents, MarksState } from './types.ts';

const none: MarksState = { placed: new Map(), unplaced: [], pending: 0, chosen: null };

/** The state of marks, and listeners to their events. */
export class MarksStore {
  readonly #observed = new Observed<MarksState>(none);
  readonly #listeners = new Set<Partial<MarksEvents>>();

  readonly state = (): MarksState => this.#observed.get();
  readonly subscribe = (listener: () => void): (() => void) => this.#observed.subscribe(listener);

  readonly listen = (events: Partial<MarksEvents>): (() => void) => {
    this.#listeners.add(events);
    return () => this.#listeners.delete(events);
  };

  set(changed: Partial<MarksState>): void {
    this.#observed.set({ ...this.state(), ...changed });
    if (!changed.unplaced) return;
    for (const { unplaced } of this.#listeners) unplaced?.(changed.unplaced);
  }

  readonly selectionMade: MarksEvents['selectionMade'] = (selected) => {
    for (const events of this.#listeners) events.selectionMade?.(selected);
  };

  readonly markChosen: MarksEvents['markChosen'] = (id, box) => {
    for (const events of this.#listeners) events.markChosen?.(id, box);
  };

  close(): void {
    this.#observed.close();
    this.#listeners.clear();
  }
}
