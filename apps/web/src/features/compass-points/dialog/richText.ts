import { trustedHtml } from '@norma/reader/trusted';

/** The elements allowed in the texts of compass points; the server removes all others. */
const allowed = new Set('p br b strong i em u s sub sup ul ol li a blockquote code'.split(' '));
const blocks = new Set(['p', 'ul', 'ol', 'blockquote']);
const lines = new Set(['p', 'li', 'blockquote', 'br']);
const safeAddress = /^(?:https?:|mailto:)/i;

/** Rich text as elements of a document of its own, in which nothing runs and nothing is fetched. */
export const parsedRichText = (html: string): HTMLElement =>
  new DOMParser().parseFromString(trustedHtml(html), 'text/html').body;

/** The name of an allowed element; null for any other, of which only the content is used. */
export function allowedName({ nodeName }: Node): string | null {
  const name = nodeName.toLowerCase();
  if (name === 'div') return 'p';
  return allowed.has(name) ? name : null;
}

/** Where a link leads to; null for addresses that could run something. */
export const safeAddressOf = (element: Node): string | null => {
  const href = isElement(element) ? element.getAttribute('href') : null;
  return href !== null && safeAddress.test(href) ? href : null;
};

/** A typed address; `https://` is added where it has no scheme. Null where it is blank or could run something. */
export const addressTyped = (typed: string): string | null => {
  const text = typed.trim();
  if (text === '') return null;
  if (safeAddress.test(text)) return text;
  return /^[a-z][a-z\d+.-]*:/i.test(text) ? null : `https://${text}`;
};

/** The words of rich text, a line for each of its blocks. */
export const wordsIn = (html: string): string => wordsUnder(parsedRichText(html)).trim();

function wordsUnder(node: Node): string {
  if (isText(node)) return node.data;
  const words = [...node.childNodes].map(wordsUnder).join('');
  return lines.has(node.nodeName.toLowerCase()) ? `${words}\n` : words;
}

/** The content of an element as rich text: paragraphs and lists, and within them words. */
export function richTextIn(editor: Node): string {
  const pieces: string[] = [];
  let line = '';
  const endLine = (): void => {
    if (line.replaceAll('<br>', '').trim() !== '') pieces.push(`<p>${line}</p>`);
    line = '';
  };
  for (const node of editor.childNodes) {
    const written = isBlock(node) ? null : markupOf(node);
    if (written !== null) {
      line += written;
      continue;
    }
    endLine();
    pieces.push(blockOf(node));
  }
  endLine();
  return pieces.join('');
}

/** Lists become siblings of paragraphs where a paragraph holds them. */
function blockOf(node: Node): string {
  const hasBlocks = [...node.childNodes].some(isBlock);
  if (allowedName(node) === 'p' && hasBlocks) return richTextIn(node);
  const markup = markupOf(node);
  return markup === '<p></p>' || markup === '<p><br></p>' ? '' : markup;
}

function markupOf(node: Node): string {
  if (isText(node)) return escaped(node.data);
  const name = allowedName(node);
  const inside = [...node.childNodes].map(markupOf).join('');
  if (name === null) return inside;
  if (name === 'br') return '<br>';
  // The editor puts a paragraph into each list item; a stored item holds its words itself.
  if (name === 'p' && node.parentNode && allowedName(node.parentNode) === 'li') {
    return node.nextSibling && allowedName(node.nextSibling) === 'p' ? `${inside}<br>` : inside;
  }
  if (name !== 'a') return `<${name}>${inside}</${name}>`;
  const address = safeAddressOf(node);
  return address === null ? inside : `<a href="${escaped(address)}">${inside}</a>`;
}

const isText = (node: Node): node is Text => node.nodeType === 3;
const isElement = (node: Node): node is Element => node.nodeType === 1;
const isBlock = (node: Node): boolean => blocks.has(allowedName(node) ?? '');

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
