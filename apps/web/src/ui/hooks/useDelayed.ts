import { useEffect, useState } from 'react';

/** True once something has lasted for a while, so that short waits show no indicator. */
export function useDelayed(isOn: boolean, ms = 200): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (!isOn) return;
    const timer = setTimeout(() => setLate(true), ms);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [isOn, ms]);
  return isOn && isLate;
}
