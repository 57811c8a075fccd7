import { portionsOf } from './bytes.ts';
import type { Delivery } from './deliveries.ts';

const newline = 0x0a;

/** How many records deliveries hold, to tell how far reading has come; null where only reading can tell. */
export async function recordsIn(deliveries: readonly Delivery[]): Promise<number | null> {
  let sum = 0;
  for (const { kind, path } of deliveries) {
    if (kind === 'manifest') return null;
    if (kind === 'sts') {
      sum += 1;
      continue;
    }
    try {
      sum += await linesIn(path);
    } catch {
      // Reading tells what is wrong with it.
      return null;
    }
  }
  return sum;
}

/** The lines of a file that are not empty. */
async function linesIn(path: string): Promise<number> {
  let lines = 0;
  let isStarted = false;
  for await (const { bytes } of portionsOf(path)) {
    let start = 0;
    for (;;) {
      const end = bytes.indexOf(newline, start);
      if (end === -1) break;
      if (isStarted || end > start) lines += 1;
      isStarted = false;
      start = end + 1;
    }
    if (start < bytes.length) isStarted = true;
  }
  return isStarted ? lines + 1 : lines;
}
