/** A name such as /Page, without its slash. */
export class Name {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

/** Where an object is named by its number. */
export class Ref {
  readonly number: number;
  readonly generation: number;

  constructor(number: number, generation = 0) {
    this.number = number;
    this.generation = generation;
  }
}

/** A stream: what its dictionary says, and where its bytes begin; or the bytes, in one that we make. */
export class Stream {
  readonly dict: Dict;
  readonly data: number | Uint8Array;

  constructor(dict: Dict, data: number | Uint8Array) {
    this.dict = dict;
    this.data = data;
  }
}

/** A dictionary by the names of its keys. */
export type Dict = Map<string, Value>;

/** A value of a PDF (ISO 32000-1, 7.3); the bytes of a string stand as they are. */
export type Value =
  | null
  | boolean
  | number
  | Name
  | Ref
  | Stream
  | Uint8Array
  | Map<string, Value>
  | readonly Value[];

/** Whether a value is a list of values. */
export const isList = (value: Value | undefined): value is readonly Value[] => Array.isArray(value);

/** The file breaks the rules of PDF in a way that we do not read past. */
export class BrokenPdf extends Error {}
