import type { PdfMakerError, PdfRefusal } from '../../ports/pdf-maker.ts';

/** A document of which no PDF could be made. */
export class Refusal extends Error implements PdfMakerError {
  readonly reason: PdfRefusal;

  constructor(reason: PdfRefusal, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'PdfMakerError';
    this.reason = reason;
  }
}
