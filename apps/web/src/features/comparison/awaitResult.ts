/** The calls and the clock of a comparison. */
export type AwaitOptions = {
  /** Starts it; one that exists is not started again. */
  start: () => Promise<unknown>;
  /** Whether its result is there. */
  check: () => Promise<boolean>;
  /** Resolves after some ms; rejects when aborted. */
  wait: (ms: number) => Promise<void>;
};

/** A comparison whose result did not come in time. */
export class ComparisonLate extends Error {
  override name = 'ComparisonLate';
}

const everyMs = 10_000;
const maxChecks = 10;

/** Waits for the result of a comparison: polls at once, then every 10 s, ten times at most. */
export async function awaitResult({ start, check, wait }: AwaitOptions): Promise<void> {
  await start();
  for (let checks = 0; checks < maxChecks; checks += 1) {
    if (await check()) return;
    await wait(everyMs);
  }
  throw new ComparisonLate(`No result after ${maxChecks} checks`);
}

/** Waits as the browser does, unless the signal ends it. */
export const waitFor = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer);
        reject(signal.reason);
      },
      { once: true },
    );
  });
