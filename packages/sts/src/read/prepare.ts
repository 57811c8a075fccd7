import { decodeHTMLStrict } from 'entities';
import type { LossCounter } from '../losses.ts';

/**
 * Names of namespaces that the DTDs of ISO STS and NISO STS give each document by default. A document type is never
 * fetched, so that a text that leaves them to it would not be well-formed.
 */
const NAMESPACES = new Map(
  Object.entries({
    ali: 'http://www.niso.org/schemas/ali/1.0/',
    mml: 'http://www.w3.org/1998/Math/MathML',
    oasis: 'http://www.niso.org/standards/z39-96/ns/oasis-exchange/table',
    tbx: 'urn:iso:std:iso:30042:ed-1',
    xi: 'http://www.w3.org/2001/XInclude',
    xlink: 'http://www.w3.org/1999/xlink',
    xsi: 'http://www.w3.org/2001/XMLSchema-instance',
  }),
);

/** A text as it would be with its document type: its named characters as such, its namespaces declared. */
export function prepareXml(xml: string, losses: LossCounter): string {
  return declareNamespaces(nameCharacters(xml, losses));
}

const XML_NAMES = new Set(['amp', 'lt', 'gt', 'quot', 'apos']);
// What is no markup of a name: comments, CDATA and instructions, to the end of the text where they are never closed.
const NAMED =
  /<!--[\s\S]*?(?:-->|$)|<!\[CDATA\[[\s\S]*?(?:\]\]>|$)|<\?[\s\S]*?(?:\?>|$)|&([A-Za-z][A-Za-z0-9._-]{0,60});/g;

/** The sets of ISO 8879 and ISO 9573-13, which the DTDs name, are part of the names that HTML has. */
function nameCharacters(xml: string, losses: LossCounter): string {
  return xml.replace(NAMED, (written, name: string | undefined) => {
    if (name === undefined || XML_NAMES.has(name)) return written;
    const character = decodeHTMLStrict(written);
    if (character !== written) return character.replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`);
    losses.add('unknown-character', written);
    return `&amp;${name};`;
  });
}

const MAX_PREFIXES = 30;
const PREFIX = /<([A-Za-z_][\w.-]{0,40}):|\s([A-Za-z_][\w.-]{0,40}):[\w.-]{1,100}\s?=\s?["']/g;

function declareNamespaces(xml: string): string {
  const at = endOfRootName(xml);
  if (at === undefined) return xml;
  const used = new Set(
    Array.from(xml.matchAll(PREFIX), ([, ofElement, ofAttribute]) => ofElement ?? ofAttribute ?? ''),
  );
  const missing = [...used]
    .filter((prefix) => !prefix.toLowerCase().startsWith('xml'))
    .slice(0, MAX_PREFIXES)
    .filter((prefix) => !xml.includes(`xmlns:${prefix}`));
  const declared = missing.map(
    (prefix) => ` xmlns:${prefix}="${NAMESPACES.get(prefix) ?? `urn:undeclared:${prefix}`}"`,
  );
  return xml.slice(0, at) + declared.join('') + xml.slice(at);
}

const PROLOG = /\s+|<\?[\s\S]*?\?>|<!--[\s\S]*?-->|<!DOCTYPE(?:[^>"']|"[^"]*"|'[^']*')*>/y;

/** Where the name of the root element ends. */
function endOfRootName(xml: string): number | undefined {
  PROLOG.lastIndex = 0;
  let at = 0;
  while (PROLOG.test(xml)) at = PROLOG.lastIndex;
  const name = /<[A-Za-z_][\w.:-]*/y;
  name.lastIndex = at;
  return name.test(xml) ? name.lastIndex : undefined;
}
