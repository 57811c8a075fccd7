/**
 * Arrays that several threads can read without copying. Where shared memory is not to be had (a browser page
 * without isolation) they are ordinary ones.
 */
const Memory = typeof SharedArrayBuffer === 'undefined' ? ArrayBuffer : SharedArrayBuffer;

/** A zeroed array of 16-bit numbers. */
export function uint16(length: number): Uint16Array {
  return new Uint16Array(new Memory(length * Uint16Array.BYTES_PER_ELEMENT));
}

/** A zeroed array of 32-bit numbers. */
export function uint32(length: number): Uint32Array {
  return new Uint32Array(new Memory(length * Uint32Array.BYTES_PER_ELEMENT));
}

/** A zeroed array of floating-point numbers. */
export function float64(length: number): Float64Array {
  return new Float64Array(new Memory(length * Float64Array.BYTES_PER_ELEMENT));
}
