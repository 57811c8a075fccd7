import { z } from 'zod';
import { languages } from './languages.ts';

/** A language of the interface as its BCP 47 tag. */
export const Language = z.enum(languages.map(({ tag }) => tag));
export type Language = z.infer<typeof Language>;

/** A language of the interface as the wire names it. */
export const WireLanguage = z.enum(languages.map(({ wire }) => wire));
export type WireLanguage = z.infer<typeof WireLanguage>;
