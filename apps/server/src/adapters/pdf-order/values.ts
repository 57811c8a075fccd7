/** A name such as `/Type`, without its slash and as it is written. */
export class Name {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

/** A reference to another object, such as `12 0 R`. */
export class Ref {
  readonly number: number;
  readonly generation: number;
  constructor(number: number, generation: number) {
    this.number = number;
    this.generation = generation;
  }
}

/** A dictionary by the names of its entries. */
export type Dict = ReadonlyMap<string, Value>;

/** A value of a PDF (ISO 32000-1, 7.3). What a string says matters to nobody here. */
export type Value = number | boolean | null | 'string' | Name | Ref | readonly Value[] | Dict;

/** The value as a dictionary, or null where it is something else. */
export const asDict = (value: Value | undefined): Dict | null => (value instanceof Map ? value : null);

/** The value as a whole number from 0 up, or null where it is something else. */
export const asCount = (value: Value | undefined): number | null =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : null;

/** Whether the value is this name. */
export const isName = (value: Value | undefined, text: string): boolean =>
  value instanceof Name && value.text === text;

/** Why a PDF is left as it is; its message says what was met. */
export class NotOrdered extends Error {}
