import { z } from 'zod';

/**
 * A name, and the language that it is in. In a file that the web app never loads: an object of zod tries whether code may be
 * evaluated, which the app's policy reports.
 */
export const NameInLanguage = z.object({ text: z.string(), language: z.string().describe('BCP 47 tag') });
export type NameInLanguage = z.infer<typeof NameInLanguage>;
