import type { InputType } from '@norma/contracts';
import { trustedHtml } from '@norma/reader/trusted';

const blocks = /<br\s*\/?>|<\/(?:p|li|blockquote|ul|ol)>/gi;

/** The words of a text alone, a line for each of its blocks. */
export function plainText(text: string, input: InputType): string {
  if (input === 'text') return text;
  const lined = text.replaceAll(blocks, (block) => `${block}\n`);
  const { body } = new DOMParser().parseFromString(trustedHtml(lined), 'text/html');
  return body.textContent.replaceAll(/\n{2,}/g, '\n').trim();
}
