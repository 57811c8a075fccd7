import { useState, type ComponentType } from 'react';

type OnDemand<Props> = {
  /** Null until it is here. */
  Part: ComponentType<Props> | null;
  /** Fetches it unless it is here; rejects when it cannot be had now, and may be asked again. */
  fetchPart: () => Promise<void>;
};

/** A part of the page that comes when a reader wants it: without it the page stands, and it is not in the way of a first visit. */
export function useLazyComponent<Props>(load: () => Promise<ComponentType<Props>>): OnDemand<Props> {
  const [Part, setPart] = useState<ComponentType<Props> | null>(null);
  const fetchPart = async (): Promise<void> => {
    if (Part) return;
    const loaded = await load();
    setPart(() => loaded);
  };
  return { Part, fetchPart };
}
