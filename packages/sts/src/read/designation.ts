import type { Element } from 'slimdom';
import { childrenNamed, isElement, textOf, walk } from './dom.ts';

/**
 * The designation of a standard that a text refers to (`std`), with its edition where one is named: as its `std-ref`
 * says it, else as the words of the reference do. Ids for machines are no words; they are read where there is nothing
 * else, as far as a designation stands in them.
 */
export function designationOf(standard: Element): string {
  const forms = [...walk(standard)].filter(({ localName }) => localName === 'std-ref');
  const dated = forms.find((form) => form.getAttribute('type') === 'dated');
  const written = textOf(dated ?? forms[0]) || wordsOf(standard);
  return written || childrenNamed(standard, 'std-id-group').map(designationOfIds).find(Boolean) || '';
}

const COMMENT = 8;
const BESIDE = new Set(['std-id-group', 'std-id', 'title', 'xref', 'fn']);

/** What is written in a reference itself, up to a place within the standard: "ISO 12100-1:2003, 3.6". */
function wordsOf(standard: Element): string {
  const own = standard.childNodes
    .filter((node) => !(isElement(node) && BESIDE.has(node.localName)) && node.nodeType !== COMMENT)
    .map(({ textContent }) => textContent ?? '')
    .join('');
  return own.replace(/\s+/g, ' ').split(/[,;]/)[0]?.trim() ?? '';
}

// A formal public identifier (ISO 9070), and a URN of ISO (RFC 5141).
const PUBLIC_ID = /\/\/DOCUMENT ([^/]+)\/\//;
const URN = /^(?:urn:)?iso:std:([a-z-]+):(?:(?:ts|tr|pas|guide|iwa):)?(\d+)(?::-(\d+))?(?::|$)/i;

function designationOfIds(group: Element): string {
  const all = childrenNamed(group, 'std-id').map(textOf);
  const named = all.map((id) => PUBLIC_ID.exec(id)?.[1]).find(Boolean);
  if (named) return named;
  const [, body, number, part] = all.map((id) => URN.exec(id)).find(Boolean) ?? [];
  return body && number
    ? `${body.toUpperCase().replaceAll('-', '/')} ${number}${part ? `-${part}` : ''}`
    : '';
}
