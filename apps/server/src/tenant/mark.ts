import { type Element, parseXmlDocument } from 'slimdom';

/** The most characters a mark may have: it is part of every page of its tenant. */
export const longestMark = 50_000;

/** A mark with nothing in it but shapes and their paint, and what was left out of it. */
export type DrawnMark = { readonly svg: string; readonly leftOut: readonly string[] };

/** Thrown for a text that is no mark; its message says what is wrong with it, to be behind the field's name. */
export class NoMark extends Error {}

const shapes = new Set('path rect circle ellipse line polyline polygon'.split(' '));
const elements = new Set(['svg', 'g', ...shapes]);

// What acts, loads or holds other languages is refused, so that no one believes it was taken over.
const refusedElements = new Set(
  'script foreignObject iframe object embed handler listener animate animateTransform animateMotion set image use a'.split(
    ' ',
  ),
);

const paint = new Set(
  (
    'fill fill-rule fill-opacity clip-rule stroke stroke-width stroke-linecap stroke-linejoin stroke-miterlimit ' +
    'stroke-dasharray stroke-opacity vector-effect opacity'
  ).split(' '),
);
const attributes = new Set([
  ...paint,
  ...'viewBox d x y x1 y1 x2 y2 cx cy r rx ry points width height transform'.split(' '),
]);

/**
 * A mark made safe to be within any page: parsed as XML and written again from a list of what may be in it.
 * Throws NoMark where it is none, or where it holds what acts or loads something.
 */
export function drawnMark(source: string): DrawnMark {
  if (source.length > longestMark)
    throw new NoMark(
      `has ${source.length} characters; a mark of at most ${longestMark} is expected: simplify the drawing`,
    );
  const root = parsed(source);
  const leftOut = new Set<string>();
  const content = childrenOf(root, leftOut);
  if (!/<(path|rect|circle|ellipse|line|polyline|polygon)\b/.test(content))
    throw new NoMark(`draws nothing; one of ${[...shapes].join(', ')} is expected`);
  // The page says how large a mark is.
  const {
    width = '',
    height = '',
    viewBox = viewBoxOf(width, height),
    ...others
  } = attributesOf(root, leftOut);
  const opening = openTag('svg', { xmlns: svgNamespace, viewBox, ...others });
  return { svg: `${opening}${content}</svg>`, leftOut: [...leftOut] };
}

const svgNamespace = 'http://www.w3.org/2000/svg';

function parsed(source: string): Element {
  // Entities can make a small text endless; the parser would expand them.
  if (/<!ENTITY|<!DOCTYPE[^>]*\[/i.test(source)) throw new NoMark('declares entities; plain SVG is expected');
  const root = rootOf(source.replace(/^\uFEFF/, '').trim());
  if (root?.localName !== 'svg') throw new NoMark('is not an SVG; its text must begin with <svg');
  return root;
}

function rootOf(source: string): Element | null {
  try {
    return parseXmlDocument(source).documentElement;
  } catch (cause) {
    const reason = cause instanceof Error ? (cause.message.split('\n')[0] ?? '') : '';
    throw new NoMark(`is not well-formed XML: ${reason}`, { cause });
  }
}

const deepest = 40;

function childrenOf(element: Element, leftOut: Set<string>, depth = 1): string {
  if (depth > deepest) throw new NoMark(`nests groups more than ${deepest} deep; fewer are expected`);
  return element.children.map((child) => drawn(child, leftOut, depth)).join('');
}

function drawn(element: Element, leftOut: Set<string>, depth: number): string {
  const { localName: name } = element;
  if (refusedElements.has(name))
    throw new NoMark(`contains <${name}>, which is not allowed in a mark; shapes are expected`);
  if (!elements.has(name) || name === 'svg') {
    leftOut.add(`<${name}>`);
    return '';
  }
  return `${openTag(name, attributesOf(element, leftOut))}${childrenOf(element, leftOut, depth + 1)}</${name}>`;
}

function attributesOf(element: Element, leftOut: Set<string>): Record<string, string> {
  const kept: Record<string, string> = {};
  for (const { name, localName, value } of element.attributes) {
    if (name === 'xmlns' || name.startsWith('xmlns:')) continue;
    refuseActing(element, localName, value);
    if (name === 'style') Object.assign(kept, paintOf(value, leftOut));
    else if (attributes.has(name)) kept[name] = value;
    else leftOut.add(name);
  }
  return kept;
}

function refuseActing(element: Element, name: string, value: string): void {
  const where = `${name} on <${element.localName}>`;
  if (/^on/i.test(name))
    throw new NoMark(`contains the event handler ${where}, which is not allowed in a mark`);
  if (/javascript:|data:text/i.test(value.replaceAll(/\s/g, '')))
    throw new NoMark(`contains a script in ${where}, which is not allowed in a mark`);
  if (/url\s*\(|@import|expression\s*\(/i.test(value))
    throw new NoMark(`contains a reference in ${where}; a plain color is expected`);
  if (name === 'href' || name === 'src')
    throw new NoMark(`contains a reference in ${where}, which is not allowed in a mark`);
}

/** What a `style` attribute says of paint, as attributes: pages allow no styles that are not their own. */
function paintOf(style: string, leftOut: Set<string>): Record<string, string> {
  const kept: Record<string, string> = {};
  for (const declaration of style.split(';')) {
    const [name = '', value = ''] = declaration.split(':', 2).map((part) => part.trim());
    if (paint.has(name)) kept[name] = value;
    else if (name) leftOut.add(`style ${name}`);
  }
  return kept;
}

function viewBoxOf(width: string, height: string): string {
  const size = [width, height].map(Number.parseFloat);
  if (!size.every((length) => length > 0))
    throw new NoMark('has no viewBox; one such as viewBox="0 0 300 300" is expected on <svg>');
  return `0 0 ${size.join(' ')}`;
}

const openTag = (name: string, given: Record<string, string>): string => {
  const written = Object.entries(given).map(([key, value]) => ` ${key}="${escaped(value)}"`);
  return `<${name}${written.join('')}>`;
};

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => `&#${character.codePointAt(0) ?? 0};`);

/** The mark of a tenant that has none of its own yet: a survey benchmark, two quadrants of it filled. */
export const plainMark =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 300"><path fill="currentColor" fill-rule="evenodd" d="M20 150a130 130 0 1 0 260 0a130 130 0 1 0-260 0zM48 150a102 102 0 0 0 102 102V150zM150 48a102 102 0 0 1 102 102H150z"></path></svg>';
