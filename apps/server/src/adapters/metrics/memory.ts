import { totalmem } from 'node:os';
import { getHeapSpaceStatistics, getHeapStatistics } from 'node:v8';
import type { Memory } from '../../ports/metrics.ts';

/** What the process may have: all of the machine, or what the system gives it at most. */
const memoryLimit = (): number => Math.min(totalmem(), process.constrainedMemory() || Infinity);

/** What the memory of the process is used for. What lies outside the heap is limited by the whole process alone. */
export function memoryNow(indexBytes: number): Memory {
  const { rss, external, arrayBuffers } = process.memoryUsage();
  const heap = getHeapStatistics();
  const code = getHeapSpaceStatistics().find(({ space_name: name }) => name === 'code_space');
  const limit = memoryLimit();
  return {
    heap: { used: heap.used_heap_size, limit: heap.heap_size_limit },
    // A part of the heap: its space is made larger whenever it is needed.
    code: { used: code?.space_used_size ?? 0, limit: heap.heap_size_limit },
    search: { used: indexBytes, limit },
    external: { used: Math.max(external, arrayBuffers), limit },
    resident: { used: rss, limit },
  };
}

/** The spaces of V8's heap, by its own names. */
export const heapSpaces = (): { name: string; used: number; committed: number }[] =>
  getHeapSpaceStatistics().map(({ space_name, space_used_size, space_size }) => ({
    name: space_name,
    used: space_used_size,
    committed: space_size,
  }));
