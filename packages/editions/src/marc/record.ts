/** A field of one value: tags 001 to 009. */
export type ControlField = { readonly tag: string; readonly value: string };

/** A field of two indicators and of subfields by code. */
export type DataField = {
  readonly tag: string;
  /** Two characters; a blank where one says nothing. */
  readonly indicators: string;
  readonly subfields: readonly (readonly [code: string, value: string])[];
};

/**
 * A record of MARC 21 for bibliographic data. Its leader has no lengths yet: only a form of exchange has them. No value
 * holds a control character.
 */
export type MarcRecord = {
  readonly leader: string;
  readonly control: readonly ControlField[];
  readonly data: readonly DataField[];
};
