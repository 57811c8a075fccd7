import { type Element, parseXmlDocument } from 'slimdom';
import { escapeHtml, openTag } from '../html/escape.ts';
import { charactersOf, isElement, walk } from '../read/dom.ts';
import { guardXml } from '../read/guard.ts';
import { ATTRIBUTES, ELEMENTS, STYLES } from './allowed.ts';

/** How a drawing is put into its page. */
export type DrawOptions = {
  /** Stands before every id, so that drawings on one page do not meet. */
  prefix: string;
  /** What it shows, in words. */
  alt: string;
};

/**
 * A drawing as inline SVG that can do nothing but draw: no scripts, events, animation, foreign content, styles or
 * references outside itself. Undefined when it is no SVG. Its title gives way to the words of the document.
 */
export function drawSvg(source: string, { prefix, alt }: DrawOptions): string | undefined {
  const root = parseSvg(source);
  if (!root) return undefined;
  const drawing: Drawing = { prefix, repeating: idsThatRepeat(root) };
  const { role: _, 'aria-label': __, ...attributes } = attributesOf(root, drawing);
  const opening = openTag('svg', {
    xmlns: 'http://www.w3.org/2000/svg',
    ...sized(attributes),
    'font-family': attributes['font-family'] ?? 'IBM Plex Sans, IBM Plex Sans Arabic, sans-serif',
    role: 'img',
    'aria-label': alt,
  });
  return `${opening}${contentOf(root, drawing)}</svg>`;
}

type Drawing = { prefix: string; repeating: Set<string> };

function parseSvg(source: string): Element | undefined {
  try {
    guardXml(source);
    const root = parseXmlDocument(source.replace(/^\uFEFF/, '')).documentElement;
    return root?.localName === 'svg' ? root : undefined;
  } catch {
    return undefined;
  }
}

function contentOf(element: Element, drawing: Drawing): string {
  return element.childNodes
    .map((node) => {
      const text = charactersOf(node);
      if (text !== undefined) return isText(element) ? escapeHtml(text) : '';
      return isElement(node) && isDrawn(node, drawing) ? elementToSvg(node, drawing) : '';
    })
    .join('');
}

function isText(element: Element): boolean {
  return element.localName === 'text' || element.localName === 'tspan';
}

function isDrawn(element: Element, drawing: Drawing): boolean {
  if (!ELEMENTS.has(element.localName) || element.localName === 'svg') return false;
  if (element.localName !== 'use') return true;
  const target = hrefOf(element);
  return target !== '' && !drawing.repeating.has(target);
}

function elementToSvg(element: Element, drawing: Drawing): string {
  const { localName } = element;
  return `${openTag(localName, attributesOf(element, drawing))}${contentOf(element, drawing)}</${localName}>`;
}

/** The targets that hold a `use` themselves: a few of them in a chain could draw a thousand million shapes. */
function idsThatRepeat(root: Element): Set<string> {
  const ids = new Set<string>();
  for (const element of walk(root)) {
    if (element.localName !== 'use') continue;
    for (let around: Element | null = element; around; around = around.parentElement)
      ids.add(around.getAttribute('id') ?? '');
  }
  return ids;
}

function hrefOf(element: Element): string {
  const href = element.attributes.find(({ localName }) => localName === 'href')?.value ?? '';
  return href.startsWith('#') ? href.slice(1) : '';
}

function attributesOf(element: Element, drawing: Drawing): Record<string, string> {
  const written = element.attributes.map(({ localName, value }): [string, string] => [localName, value]);
  const style = written.find(([name]) => name === 'style')?.[1] ?? '';
  const pairs = [...written, ...styleOf(style)];
  const safe = pairs.flatMap(([name, value]): [string, string][] => {
    const kept = ATTRIBUTES.has(name) ? safeValue(name, value.trim(), drawing) : undefined;
    return kept ? [[name, kept]] : [];
  });
  return Object.fromEntries(safe);
}

function styleOf(style: string): [string, string][] {
  return style.split(';').flatMap((declaration): [string, string][] => {
    const [name = '', value = ''] = declaration.split(':').map((part) => part.trim());
    return STYLES.has(name) ? [[name, value]] : [];
  });
}

const NUMBERS_AND_WORDS = /^[\p{L}\p{N}\s.,#%()'"+\-_]*$/u;
const LOCAL_URL = /^url\(\s*["']?#([^"')\s]+)["']?\s*\)$/;

function safeValue(name: string, value: string, { prefix }: Drawing): string | undefined {
  if (name === 'id') return prefix + safeName(value);
  if (name === 'href') return value.startsWith('#') ? `#${prefix}${safeName(value.slice(1))}` : undefined;
  const local = LOCAL_URL.exec(value)?.[1];
  if (local) return `url(#${prefix}${safeName(local)})`;
  return NUMBERS_AND_WORDS.test(value) && !/url|script|expression/i.test(value) ? value : undefined;
}

function safeName(name: string): string {
  return name.replace(/[^A-Za-z0-9_.-]/g, '_');
}

const LENGTH = /^[0-9.]+(px)?$/;

// Without a view box a drawing cannot shrink with its column.
function sized(attributes: Record<string, string>): Record<string, string | undefined> {
  const { width = '', height = '', viewBox, id: _, ...rest } = attributes;
  const isSized = LENGTH.test(width) && LENGTH.test(height);
  const box =
    viewBox ?? (isSized ? `0 0 ${Number.parseFloat(width)} ${Number.parseFloat(height)}` : undefined);
  return { ...rest, viewBox: box, width: isSized ? width : undefined, height: isSized ? height : undefined };
}
