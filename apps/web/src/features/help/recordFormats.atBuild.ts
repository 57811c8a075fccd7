import { recordFormats as formats } from '@norma/contracts';

/** The forms of catalog records, by the endings of their files. */
export const recordFormats: typeof formats = formats;
