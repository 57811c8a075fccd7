import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { Epoch } from './epoch.ts';

const collectedFromBytes = 64 * 1024 * 1024;

/**
 * Frees the shared blocks that a thread lets go of when an epoch follows another. V8 does not count shared memory when it
 * decides to collect garbage: while many documents are imported, each thread would hold blocks that were merged long ago.
 */
export function blockCollector(): (next: Epoch) => void {
  let inUse = new Map<string, number>();
  let dropped = 0;
  return ({ segments }) => {
    const next = new Map(segments.map(({ key, block }) => [key, block.byteLength]));
    for (const [key, bytes] of inUse) if (!next.has(key)) dropped += bytes;
    inUse = next;
    if (dropped < collectedFromBytes) return;
    dropped = 0;
    // What has shown the epoch still refers to the one before.
    setImmediate(collectGarbage);
  };
}

let garbageCollector: (() => void) | null = null;

function collectGarbage(): void {
  if (!garbageCollector) {
    setFlagsFromString('--expose-gc');
    garbageCollector = runInNewContext('gc') as () => void;
  }
  garbageCollector();
}
