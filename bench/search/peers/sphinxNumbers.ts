/** Sphinx knows numbers alone: what stands for each value of a section, and for each document. */
export type NumbersFile = { values: Record<string, number>; ids: string[] };

/** Looks up what `sphinxPipe.ts` wrote down; a value that no document has is number 0. */
export const sphinxNumbers = ({ values, ids }: NumbersFile) => ({
  numberOf: (section: string, value: string): number => values[`${section}\0${value}`] ?? 0,
  idOf: (number: number): string => ids[number - 1] ?? '',
});

/** The attribute of a section: Sphinx reads their names in lower case alone. */
export const attribute = (section: string): string => section.toLowerCase();
