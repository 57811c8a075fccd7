import { useEffect, useRef } from 'react';

type Following<Place> = {
  /** Where the address says the reader is. */
  asked: Place;
  /** Where the view says the reader is; undefined until it knows. */
  shown: Place | undefined;
  write: (place: Place) => void;
  goTo: (place: Place) => void;
};

const settledMs = 250;

/** Keeps the address at the place being read, and the reading at the place that the address is changed to. */
export function useFollowedPlace<Place>({ asked, shown, write, goTo }: Following<Place>): void {
  const agreed = useRef(asked);

  useEffect(() => {
    if (shown === undefined || shown === agreed.current) return undefined;
    // Browsers refuse to write the address many times a second, as scrolling would.
    const timer = setTimeout(() => {
      agreed.current = shown;
      write(shown);
    }, settledMs);
    return () => clearTimeout(timer);
  }, [shown, write]);

  useEffect(() => {
    if (asked === agreed.current) return;
    agreed.current = asked;
    goTo(asked);
  }, [asked, goTo]);
}
