/** Keeps a designation, number or address in its own direction within a sentence of any language. */
export const isolated = (text: string): string => `\u2066${text}\u2069`;
