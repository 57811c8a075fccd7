import { useCallback, useEffect, useRef } from 'react';

type Following<Place> = {
  /** Where the address says the reader is. */
  requested: Place;
  /** Where the view says the reader is; undefined until it knows. */
  shown: Place | undefined;
  /** Puts a place into the address; false where the reader is about to be elsewhere, and nothing was put. */
  write: (place: Place, how: 'step' | 'following') => boolean;
  goTo: (place: Place) => void;
};

const settledMs = 250;

/**
 * Keeps the address at the place being read, and the reading at the place that the address is changed to. Answers how to
 * make a place a step of the reader's: the way back from there leads to where they are now.
 */
export function useFollowedPlace<Place>(following: Following<Place>): (place: Place) => void {
  const { requested, shown, write, goTo } = following;
  const agreed = useRef(requested);

  const settle = useCallback(() => {
    if (shown === undefined || shown === agreed.current) return;
    const before = agreed.current;
    agreed.current = shown; // First: the address tells of its change while it is written.
    if (!write(shown, 'following')) agreed.current = before;
  }, [shown, write]);

  useEffect(() => {
    if (shown === undefined || shown === agreed.current) return undefined;
    // Browsers refuse to write the address many times a second, as scrolling would.
    const timer = setTimeout(settle, settledMs);
    // A reader who clicks has stopped scrolling and may be about to leave. Not at the beginning: what is above the text, such as
    // the link to a newer edition, leads on from where they have read. And not for a checkbox: React would render it
    // unchecked before it handles the click, and the click would be lost.
    const onClick = ({ target }: MouseEvent): void => {
      if (!(target instanceof HTMLInputElement)) settle();
    };
    if (shown !== null) document.addEventListener('click', onClick, { capture: true });
    return () => {
      clearTimeout(timer);
      document.removeEventListener('click', onClick, { capture: true });
    };
  }, [shown, settle]);

  useEffect(() => {
    if (requested === agreed.current) return;
    agreed.current = requested;
    goTo(requested);
  }, [requested, goTo]);

  return useCallback(
    (place: Place) => {
      settle();
      agreed.current = place;
      write(place, 'step');
    },
    [settle, write],
  );
}
