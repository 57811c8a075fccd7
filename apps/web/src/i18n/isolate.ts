/**
 * Isolates a text within a sentence of either direction (first-strong isolate, U+2068): names, quotations, whatever a
 * person wrote.
 */
export const isolate = (text: string): string => `\u2068${text}\u2069`;

/** Isolates what always reads left to right (U+2066): designations, addresses, codes. */
export const isolateLtr = (text: string): string => `\u2066${text}\u2069`;
