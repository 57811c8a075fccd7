import { StsError } from '../error.ts';

/** What a document may cost before it is parsed. */
export const LIMITS = {
  bytes: 50_000_000,
  depth: 200,
  elements: 1_000_000,
  // The parser compares every attribute of an element with every other: 50,000 of them took 16 seconds.
  attributes: 100,
  doctype: 2_000,
};

/**
 * Refuses what a parser must not even begin with: entities of any kind, nesting or sizes no document has.
 * One pass over the text; nothing is built. Whether the text is well-formed is left to the parser.
 */
export function guardXml(xml: string): void {
  if (xml.length > LIMITS.bytes)
    throw new StsError('too-large', 'The document is larger than the limit of 50 MB.');
  const costs = { depth: 0, elements: 0 };
  let at = xml.indexOf('<');
  while (at !== -1) at = xml.indexOf('<', passMarkup(xml, at, costs));
}

type Costs = { depth: number; elements: number };

function passMarkup(xml: string, at: number, costs: Costs): number {
  if (xml.startsWith('<!--', at)) return after(xml, '-->', at + 4);
  if (xml.startsWith('<![CDATA[', at)) return after(xml, ']]>', at);
  if (xml.startsWith('<?', at)) return after(xml, '?>', at);
  if (xml.startsWith('<!', at)) return passDoctype(xml, at);
  if (xml.startsWith('</', at)) {
    costs.depth--;
    return at + 2;
  }
  return passTag(xml, at, costs);
}

function after(xml: string, end: string, from: number): number {
  const found = xml.indexOf(end, from);
  return found === -1 ? xml.length : found + end.length;
}

// Names of an external subset may be in a doctype (it is never fetched); declarations may not.
function passDoctype(xml: string, at: number): number {
  const end = endOfTag(xml, at).at;
  const unquoted = end - at > LIMITS.doctype ? '' : xml.slice(at, end).replace(/"[^"]*"|'[^']*'/g, '');
  if (!/^<!DOCTYPE\s[^[]*$/.test(unquoted)) {
    const where = place(xml, at);
    throw new StsError(
      'entities-refused',
      `A document type with internal declarations is not allowed${where}.`,
    );
  }
  return end;
}

function passTag(xml: string, at: number, costs: Costs): number {
  const end = endOfTag(xml, at);
  if (end.at === xml.length) throw new StsError('not-well-formed', `A tag is never closed${place(xml, at)}.`);
  if (end.values > LIMITS.attributes)
    throw new StsError(
      'too-large',
      `An element has more than ${LIMITS.attributes} attributes${place(xml, at)}.`,
    );
  if (++costs.elements > LIMITS.elements)
    throw new StsError('too-large', `The document has more than ${LIMITS.elements} elements.`);
  if (xml[end.at - 1] === '/') return end.at;
  if (++costs.depth > LIMITS.depth)
    throw new StsError('too-deep', `Elements are nested more than ${LIMITS.depth} deep${place(xml, at)}.`);
  return end.at;
}

/** Where the tag's `>` stands, and how many quoted values stand before it. */
function endOfTag(xml: string, from: number): { at: number; values: number } {
  let values = 0;
  for (let at = from; at < xml.length; at++) {
    const char = xml[at];
    if (char === '>') return { at, values };
    if (char !== '"' && char !== "'") continue;
    values++;
    const close = xml.indexOf(char, at + 1);
    if (close === -1) break;
    at = close;
  }
  return { at: xml.length, values };
}

function place(xml: string, at: number): string {
  const before = xml.slice(0, at).split('\n');
  return ` (line ${before.length}, column ${(before.at(-1) ?? '').length + 1})`;
}
