/** A name such as /Page, without its slash and with its escapes decoded. */
export class Name {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

/** A reference to another object, such as `12 0 R`. */
export class Ref {
  readonly number: number;
  readonly generation: number;

  constructor(number: number, generation = 0) {
    this.number = number;
    this.generation = generation;
  }
}

/** A stream: its dictionary, and the offset of its bytes in the file, or the bytes themselves in one that we write. */
export class Stream {
  readonly dict: Dict;
  readonly data: number | Uint8Array;

  constructor(dict: Dict, data: number | Uint8Array) {
    this.dict = dict;
    this.data = data;
  }
}

/** A dictionary by its keys. Values that were read are shared: copy a dictionary before changing it. */
export type Dict = Map<string, Value>;

/** A value of a PDF (ISO 32000-1, 7.3). A string is one character per byte, as in Latin-1. */
export type Value =
  | null
  | boolean
  | number
  | string
  | Name
  | Ref
  | Stream
  | Map<string, Value>
  | readonly Value[];

/** The file breaks the rules of PDF in a way that the parser does not recover from. */
export class PdfSyntaxError extends Error {}

/** Whether a value is a list of values. */
export const isList = (value: Value | undefined): value is readonly Value[] => Array.isArray(value);

/** Whether the value is this name. */
export const isName = (value: Value | undefined, name: string): boolean =>
  value instanceof Name && value.name === name;

/** The value as a dictionary, or null where it is something else. */
export const asDict = (value: Value | undefined): Dict | null => (value instanceof Map ? value : null);

/** The value as a whole number from 0 up, or null where it is something else. */
export const asCount = (value: Value | undefined): number | null =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : null;

/** A text string in any script: UTF-16 with a byte order mark (ISO 32000-1, 7.9.2.2). */
export const textString = (text: string): string =>
  Buffer.from(`\ufeff${text}`, 'utf16le').swap16().toString('latin1');

/** Calls back with the number of each object that a value refers to, in order, except through these keys. */
export function eachReference(
  value: Value | undefined,
  visit: (number: number) => void,
  skippedKeys: ReadonlySet<string> = none,
): void {
  if (value instanceof Ref) visit(value.number);
  else if (isList(value)) for (const each of value) eachReference(each, visit, skippedKeys);
  else if (value instanceof Map)
    for (const [key, each] of value) if (!skippedKeys.has(key)) eachReference(each, visit, skippedKeys);
}

const none: ReadonlySet<string> = new Set();
