import type { ResultDocument } from '@norma/contracts';
import { useSyncExternalStore } from 'react';

/** Documents that can be selected at once. */
export const mostSelected = 200;

/** A document found, as far as it takes to do something with it. */
export type Selected = Pick<
  ResultDocument,
  'contentCode' | 'contentId' | 'displayDesignation' | 'documentTitle' | 'publisherTypeCode'
>;

let all: ReadonlyMap<string, Selected> = new Map();
const listeners = new Set<() => void>();

function keep(selected: ReadonlyMap<string, Selected>): void {
  all = selected;
  for (const tell of listeners) tell();
}

/** Selects documents or no longer, as far as there is room; documents of other pages stay selected. */
export function select(documents: readonly Selected[], isOn: boolean): void {
  const next = new Map(all);
  for (const document of documents) {
    if (!isOn) next.delete(document.contentCode);
    else if (next.size < mostSelected) next.set(document.contentCode, document);
  }
  keep(next);
}

/** Selects nothing any more. */
export const clearSelection = (): void => keep(new Map());

/** What is selected, by content code. */
export const useSelected = (): ReadonlyMap<string, Selected> => useSyncExternalStore(listen, () => all);

function listen(tell: () => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}
