import { translate } from './translate.ts';

/** What is over a column of an exported table. */
export type Head = Parameters<typeof translate<'tables'>>[2];

/** The heads of an exported table, in the words of a language. */
export const tableHeads = (language: string, heads: readonly Head[]): string[] =>
  heads.map((head) => translate('tables', language, head));
