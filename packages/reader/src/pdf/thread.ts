import { trustedScript } from '../trusted.ts';
import { workerAddress } from './assets.ts';

let ready: Worker | null = null;

/** Starts the thread that reads the next file, so that its script comes while other things are waited for. */
export function readyThread(): void {
  ready ??= startThread();
}

/** A thread that reads one file: the one that is ready, or a new one. */
export function takeThread(): Worker {
  const thread = ready ?? startThread();
  ready = null;
  return thread;
}

function startThread(): Worker {
  const thread = new Worker(trustedScript(workerAddress()), { type: 'module' });
  // One that could not be loaded is of no use to a later file.
  thread.addEventListener('error', () => (ready = ready === thread ? null : ready), { once: true });
  return thread;
}
