/** Why a document was refused. */
export type StsRefusal =
  | 'too-large'
  | 'wrong-encoding'
  | 'entities-refused'
  | 'too-deep'
  | 'not-well-formed'
  | 'not-sts';

/** A document that cannot be read: a reason for programs, a message with the place for people. */
export class StsError extends Error {
  readonly reason: StsRefusal;

  constructor(reason: StsRefusal, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'StsError';
    this.reason = reason;
  }
}
