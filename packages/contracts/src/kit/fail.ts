/** A field that is not as it should be, by its path: `body.name`. */
export type FieldError = {
  readonly field: string;
  readonly message: string;
  /** The kind of the mistake, for programs. */
  readonly code?: string;
};

/** A refusal that the contract names. `params` fill the words that screens have for the code. */
export class Failed<Code extends string = string> {
  readonly code: Code;
  readonly params: Record<string, string>;
  /** The fields at fault, where the contract alone could not tell. */
  readonly fieldErrors: readonly FieldError[];

  constructor(code: Code, params: Record<string, string> = {}, fieldErrors: readonly FieldError[] = []) {
    this.code = code;
    this.params = params;
    this.fieldErrors = fieldErrors;
  }
}

/** Refuses with a code of the contract: `if (!edition) return fail('document-not-found');` */
export const fail = <const Code extends string>(
  code: Code,
  params?: Record<string, string>,
  fieldErrors?: readonly FieldError[],
): Failed<Code> => new Failed(code, params, fieldErrors);
