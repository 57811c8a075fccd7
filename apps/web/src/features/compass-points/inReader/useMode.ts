import { useCallback, useState } from 'react';

/** View shows the text alone; Annotate draws the compass points and lets some be made. */
export type Mode = 'view' | 'annotate';

const place = 'norma.marking.mode';

/** How a reader reads, remembered for the session; a compass point that the address names is drawn. */
export function useMode(isNamed: boolean): [Mode, (mode: Mode) => void] {
  const [mode, setMode] = useState<Mode>(remembered);
  const [wasNamed, setNamed] = useState(false);
  const choose = useCallback((chosen: Mode) => {
    setMode(chosen);
    remember(chosen);
  }, []);
  if (isNamed !== wasNamed) {
    setNamed(isNamed);
    if (isNamed && mode === 'view') choose('annotate');
  }
  return [mode, choose];
}

function remembered(): Mode {
  try {
    return sessionStorage.getItem(place) === 'annotate' ? 'annotate' : 'view';
  } catch {
    return 'view';
  }
}

function remember(mode: Mode): void {
  try {
    sessionStorage.setItem(place, mode);
  } catch {
    // Then it is remembered as long as the page is.
  }
}
