import { objectsIn } from './objects.ts';
import { orderOf } from './order.ts';
import { placesIn } from './places.ts';
import { NotOrdered } from './values.ts';
import { write } from './write.ts';

/**
 * A PDF with the same objects in the order in which a reader needs them, so that a few pieces of it show a page: every
 * object keeps its number and says what it said, byte for byte. Throws NotOrdered where the file cannot be read
 * exactly as the format has it, or is encrypted; one with more objects than memory is meant for stays as it is.
 */
export function orderedForReading(bytes: Uint8Array, maxObjects = 600_000): Uint8Array {
  const places = placesIn(bytes);
  if (places.trailer.has('Encrypt')) throw new NotOrdered('The file is encrypted');
  if (places.of.size > maxObjects) return bytes;
  const objects = objectsIn(bytes, places);
  return write(bytes, { objects, places, groups: orderOf(objects, places) });
}

/** The PDF in that order, or null where it has to stay as it is. */
export function orderedOrNull(bytes: Uint8Array): Uint8Array | null {
  try {
    return orderedForReading(bytes);
  } catch (cause) {
    if (cause instanceof NotOrdered) return null;
    throw cause;
  }
}

/** Whether a PDF is so long that a reader does not fetch all of it before the first page. */
export const isWorthOrdering = ({ length }: Uint8Array): boolean => length > 256 * 1024;
