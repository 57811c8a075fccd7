import type { InputType } from '@norma/contracts';
import sanitize from 'sanitize-html';

/** What a text of a compass point may be made of; a title keeps its words alone. */
const options: sanitize.IOptions = {
  allowedTags: 'p br b strong i em u s sub sup ul ol li a blockquote code'.split(' '),
  allowedAttributes: { a: ['href'], '*': ['dir', 'lang'] },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowProtocolRelative: false,
  nestingLimit: 20,
};

/** Rich text as it may be shown to anyone. */
export const safeRichText = (given: string): string => sanitize(given, options);

/** The words of rich text, a line for each of its blocks. */
export function wordsOf(html: string): string {
  const lined = html.replaceAll(/<br\s*\/?>|<\/(?:p|li|blockquote)>/gi, '\n');
  return sanitize(lined, { allowedTags: [], allowedAttributes: {} })
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .trim();
}

/** A text that was stored, as the settings of now have it: they may have changed since it was written. */
export function shownAs(
  text: string,
  { isRich, inputType }: { isRich: boolean; inputType: InputType },
): string {
  if (isRich) return inputType === 'RichText' ? text : wordsOf(text);
  return inputType === 'RichText' ? escaped(text) : text;
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('\n', '<br />');
