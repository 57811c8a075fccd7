/** The lines of a pasted list, each once, without what is empty. */
export const linesOf = (list: string): string[] => [
  ...new Set(
    list
      .split(/[\r\n\u2028\u2029]+/)
      .map((line) => line.trim())
      .filter((line) => line !== ''),
  ),
];
