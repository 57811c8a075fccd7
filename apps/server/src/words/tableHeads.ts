import { speak } from './speak.ts';

/** What stands over a column of an exported table. */
export type Head = Parameters<typeof speak<'tables'>>[2];

/** The heads of an exported table, in the words of a language. */
export const tableHeads = (language: string, heads: readonly Head[]): string[] =>
  heads.map((head) => speak('tables', language, head));
