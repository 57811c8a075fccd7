/** A refusal that the contract names. `params` fill the words that screens have for the code. */
export class Failed<Code extends string = string> {
  readonly code: Code;
  readonly params: Record<string, string>;

  constructor(code: Code, params: Record<string, string> = {}) {
    this.code = code;
    this.params = params;
  }
}

/** Refuses with a code of the contract: `if (!edition) return fail('document-not-found');` */
export const fail = <const Code extends string>(code: Code, params?: Record<string, string>): Failed<Code> =>
  new Failed(code, params);
