import type { Element, Node } from 'slimdom';
import type { Graphic, Inline, Style } from '../content.ts';
import { plainInline } from '../text/plain.ts';
import { keepDirections } from './direction.ts';
import { designationOf } from './designation.ts';
import { attributeOf, charactersOf, childNamed, childrenNamed, isElement, textOf } from './dom.ts';
import { isSkipped, noteUnknown } from './elements.ts';
import { linkable } from './links.ts';
import { readMath } from './math.ts';
import { MAX_DEPTH, type Reading } from './reading.ts';
import { tidy } from './tidy.ts';
import { blocksIn, inlineIn } from './tongue.ts';

const STYLES = new Map<string, Style>(
  Object.entries({
    bold: 'bold',
    b: 'bold',
    italic: 'italic',
    i: 'italic',
    sub: 'sub',
    sup: 'sup',
    sc: 'small-caps',
    underline: 'underline',
    strike: 'strike',
    monospace: 'monospace',
    code: 'monospace',
    'inline-code': 'monospace',
    'tex-math': 'monospace',
  }),
);

type Reader = (element: Element, reading: Reading) => Inline[];

const READERS = new Map<string, Reader>(
  Object.entries({
    xref: readXref,
    entailedTerm: readXref,
    std: readStandard,
    'ext-link': readExternal,
    uri: readExternal,
    email: readExternal,
    math: (element) => [{ kind: 'math', math: readMath(element) }],
    'inline-graphic': readPicture,
    graphic: readPicture,
    xGraphic: readPicture,
    alternatives: (element, reading) => readNode(bestAlternative(element), reading),
    ruby: readRuby,
    fn: readFootnote,
    target: readAnchor,
    'disp-formula': readAnchor,
    break: () => [{ kind: 'break' }],
  }),
);

/** The inlines of a run of nodes: white space tidied, quantities kept in their own direction. */
export function readInline(nodes: Node[], reading: Reading): Inline[] {
  const tidied = tidy(nodes.flatMap((node) => readNode(node, reading)));
  return reading.direction === 'rtl' ? keepDirections(tidied) : tidied;
}

/** A picture and the words for screen readers. */
export function readGraphic(element: Element, context?: string): Graphic {
  const words = childNamed(element, 'alt-text', 'long-desc');
  const [href = '', ...others] = formsOf(element);
  const alt = textOf(words) || context || '';
  return others.length > 0 ? { href, alt, others } : { href, alt };
}

const GRAPHICS = ['graphic', 'inline-graphic', 'xGraphic'];
const SHOWN_FORMATS = [/\.svg$|^data:image\/svg/i, /\.(png|jpe?g|gif)$|^data:/i];

/** The files of a picture and of its alternatives, those that browsers show first. */
function formsOf(element: Element): string[] {
  const around = element.parentElement;
  const all = around?.localName === 'alternatives' ? childrenNamed(around, ...GRAPHICS) : [element];
  const hrefs = all.flatMap((form) => attributeOf(form, 'href') || []);
  const rank = (href: string): number => {
    const found = SHOWN_FORMATS.findIndex((format) => format.test(href));
    return found === -1 ? SHOWN_FORMATS.length : found;
  };
  return hrefs.toSorted((a, b) => rank(a) - rank(b));
}

function readPicture(element: Element): Inline[] {
  return [{ kind: 'graphic', graphic: readGraphic(element) }];
}

/** Of several forms of one thing, the one that says most to a reader: MathML, then a drawing, then anything. */
export function bestAlternative(element: Element): Element {
  const wished = ['math', 'table', ...GRAPHICS, 'tex-math'];
  const forms = wished.flatMap((name) => childNamed(element, name) ?? []);
  return forms[0] ?? element.firstElementChild ?? element;
}

/** The reading of a word behind it, in parentheses. */
function readRuby(element: Element, reading: Reading): Inline[] {
  const base = childNamed(element, 'rb');
  const above = childNamed(element, 'rt');
  const inner = (part: Element | undefined) => (part ? readChildren(part, reading) : []);
  const parentheses = (text: string): Inline => ({ kind: 'text', text });
  return [...inner(base), parentheses(' ('), ...inner(above), parentheses(')')];
}

function readNode(node: Node, reading: Reading): Inline[] {
  const text = charactersOf(node);
  if (text !== undefined) return [{ kind: 'text', text }];
  if (!isElement(node) || isSkipped(node)) return [];
  noteUnknown(node, reading.losses);
  if (reading.depth >= MAX_DEPTH) return readChildren(node, reading);
  const deeper = { ...reading, depth: reading.depth + 1 };
  // The mark of a footnote is of no language.
  if (node.localName === 'fn') return readElement(node, deeper);
  return inlineIn(node, deeper, (within) => {
    const content = readElement(node, within);
    return within.direction === 'rtl' && deeper.direction === 'ltr' ? keepDirections(content) : content;
  });
}

function readElement(node: Element, deeper: Reading): Inline[] {
  const style = STYLES.get(node.localName) ?? (isUnitSpan(node) ? 'unit' : undefined);
  if (style) return styled(style, readChildren(node, deeper));
  // What only passes its words on is no level of its own.
  return (
    READERS.get(node.localName)?.(node, deeper) ?? readChildren(node, { ...deeper, depth: deeper.depth - 1 })
  );
}

function readChildren(element: Element, reading: Reading): Inline[] {
  const content = element.childNodes.flatMap((node) => readNode(node, reading));
  // An unknown element may have stood between two words: its borders part them as its tags did not.
  return element.children.some((child) => child.localName === 'p') ? [SPACE, ...content, SPACE] : content;
}

const SPACE: Inline = { kind: 'text', text: ' ' };

// A mark is raised once: <sup><xref ref-type="fn"/></sup>.
function styled(style: Style, content: Inline[]): Inline[] {
  const isMark = content.length === 1 && (content[0]?.kind === 'footnote' || content[0]?.kind === 'mark');
  return style === 'sup' && isMark ? content : [{ kind: 'styled', style, content }];
}

function isUnitSpan(element: Element): boolean {
  return element.getAttribute('style-type') === 'unit' || element.getAttribute('content-type') === 'unit';
}

function readXref(element: Element, reading: Reading): Inline[] {
  const target = reading.ids.target(element.getAttribute('rid') ?? element.getAttribute('target') ?? '');
  const content = readChildren(element, reading);
  if (!target) return content;
  if (target.localName === 'fn' && !isTableNote(target)) return readFootnote(target, reading);
  if (target.localName === 'fn')
    return [
      {
        kind: 'mark',
        target: reading.ids.need(target),
        mark: plainInline(content).trim() || textOf(childNamed(target, 'label')),
      },
    ];
  const words = plainInline(content).trim() ? content : labelOf(target);
  const stop = linkable(target);
  return stop ? [{ kind: 'xref', target: reading.ids.need(stop), content: words }] : words;
}

function labelOf(target: Element): Inline[] {
  return [{ kind: 'text', text: textOf(childNamed(target, 'label')) || textOf(childNamed(target, 'title')) }];
}

function isTableNote(fn: Element): boolean {
  const within = fn.parentElement?.localName;
  return within === 'table-wrap-foot' || fn.parentElement?.parentElement?.localName === 'table-wrap-foot';
}

function readFootnote(element: Element, reading: Reading): Inline[] {
  const body = element.childNodes.filter((node) => !(isElement(node) && node.localName === 'label'));
  const mark = textOf(childNamed(element, 'label'));
  const cited = reading.footnotes.cite(element, mark, () =>
    blocksIn(element, reading, (within) => within.blocks(body, within)),
  );
  return [{ kind: 'footnote', ...cited }];
}

function readStandard(element: Element, reading: Reading): Inline[] {
  const designation = designationOf(element);
  const forms = childrenNamed(element, 'std-ref');
  const dated = forms.find((form) => form.getAttribute('type') === 'dated');
  // The same standard with and without its edition: the edition is shown.
  const repeated = dated
    ? forms.filter((form) => form !== dated && textOf(dated).startsWith(textOf(form)))
    : [];
  const shown = element.childNodes.filter((node) => !repeated.some((form) => form === node));
  const content = shown.flatMap((node) => readNode(node, reading));
  const words: Inline[] = plainInline(content).trim() ? content : [{ kind: 'text', text: designation }];
  return designation || content.length > 0 ? [{ kind: 'standard', designation, content: words }] : [];
}

const OUTWARD = new Set(['http:', 'https:', 'mailto:']);

function readExternal(element: Element, reading: Reading): Inline[] {
  const content = readChildren(element, reading);
  const mail = element.localName === 'email' ? 'mailto:' : '';
  const address = URL.parse(mail + (attributeOf(element, 'href') ?? textOf(element)));
  if (!address || !OUTWARD.has(address.protocol)) return content;
  return [{ kind: 'external', href: address.href, content }];
}

function readAnchor(element: Element, reading: Reading): Inline[] {
  const id = reading.ids.of(element);
  const content = readChildren(element, reading);
  return id ? [{ kind: 'anchor', id }, ...content] : content;
}
