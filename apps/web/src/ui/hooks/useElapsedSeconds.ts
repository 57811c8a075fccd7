import { useEffect, useState } from 'react';

/** Seconds since something started; they stop when it ends. */
export function useElapsedSeconds(isRunning: boolean): number {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    if (!isRunning) return;
    const start = performance.now();
    // A background tab ticks late: the clock is read, the ticks are not counted.
    const timer = setInterval(() => setSeconds(Math.floor((performance.now() - start) / 1000)), 250);
    return () => clearInterval(timer);
  }, [isRunning]);
  return seconds;
}
