import { html } from 'parse5';
import type { Pictures } from './pictures.ts';
import {
  attribute,
  element,
  isElement,
  isHeading,
  isText,
  setAttribute,
  text,
  textOf,
  withChildren,
  type Element,
  type Named,
  type Node,
} from './tree.ts';

const words = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/));

/** What says nothing to a reader, with all that is in it. */
const silent = words(
  `script style template noscript textarea select option title noembed noframes xmp plaintext button input datalist
  base link meta head map canvas`,
);
const media = words('iframe frame frameset video audio embed applet');
const inline = words(
  'a b strong i em u s sub sup q cite bdi bdo code abbr dfn kbd samp var small mark time ruby rt rp',
);
/** Elements that hold a run of words or blocks. */
const hosts = words('li dt dd td th blockquote figcaption caption');
const frames = words('ul ol dl table thead tbody tfoot tr colgroup col');
const transparent = words(
  `div section article main header footer aside nav address details summary form fieldset legend center hgroup dir menu
  body search dialog`,
);
const attributes = words(
  'data-number id lang dir href alt start type reversed colspan rowspan scope span width height datetime',
);
const mathElements = words(
  `math merror mfrac mi mmultiscripts mn mo mover mpadded mphantom mprescripts mroot mrow ms mspace msqrt mstyle msub
  msubsup msup mtable mtd mtext mtr munder munderover none semantics`,
);
const blocks = words('h1 h2 h3 h4 h5 h6 p hr blockquote pre ul ol dl table figure aside');

export const isBlock = (node: Node): node is Named<'p'> => isElement(node) && blocks.has(node.tagName);

/** The blocks of a page, each on the level of the page itself or within another one, and how deep headings lay. */
export type Blocks = { readonly nodes: Node[]; readonly depthOf: ReadonlyMap<Element, number> };

/**
 * What a page says, as blocks: headings, paragraphs, lists, tables, figures, code. What only groups others is gone; its
 * name goes to what it begins with, so that links keep leading somewhere.
 */
export function blocksOf(body: Element, pictures: Pictures): Blocks {
  const depthOf = new Map<Element, number>();
  const cleaner = new Cleaner(pictures, depthOf);
  return { nodes: settled(grouped(cleaner.clean(body, 0), true)), depthOf };
}

class Cleaner {
  readonly #pictures: Pictures;
  readonly #depthOf: Map<Element, number>;

  constructor(pictures: Pictures, depthOf: Map<Element, number>) {
    this.#pictures = pictures;
    this.#depthOf = depthOf;
  }

  clean(node: Node, depth: number): Node[] {
    if (isText(node)) return [text(node.value)];
    if (!isElement(node)) return [];
    if (node.namespaceURI === html.NS.SVG)
      return node.tagName === 'svg' ? this.#pictures.ofDrawing(node) : [];
    if (node.namespaceURI === html.NS.MATHML) return node.tagName === 'math' ? formula(node) : [];
    return this.#ofHtml(node, depth);
  }

  #ofHtml(node: Element, depth: number): Node[] {
    const { tagName } = node;
    if (silent.has(tagName)) return [];
    if (tagName === 'img' || (tagName === 'object' && isPicture(node))) return this.#pictures.of(node);
    if (media.has(tagName)) {
      this.#pictures.lost.media += 1;
      return [];
    }
    const within = this.#within(node, depth + (isSection(node) ? 1 : 0));
    if (tagName === 'br' || tagName === 'hr' || tagName === 'col') return [copy(node, [])];
    if (tagName === 'pre') return [withClass(copy(node, flat(within)), 'code')];
    if (isHeading(node)) {
      if (within.every(isInvisible)) return apart(node, within.filter(isAnchor));
      const heading = copy(node, flat(within));
      this.#depthOf.set(heading, depth);
      return [heading];
    }
    if (tagName === 'p') return within.some(isBlock) ? apart(node, within) : [copy(node, flat(within))];
    if (hosts.has(tagName)) return [copy(node, settled(grouped(within, false)))];
    if (frames.has(tagName)) return [copy(node, settled(within.filter((child) => !isBreak(child))))];
    const admonition = attribute(node, 'data-admonition');
    if (tagName === 'aside' && admonition !== undefined) {
      const aside = withClass(copy(node, settled(grouped(within, true))), admonition);
      if (admonition !== 'example') setAttribute(aside, 'role', 'note');
      return aside.childNodes.length === 0 ? [] : [aside];
    }
    if (tagName === 'figure') {
      const kind = within.some((child) => isElement(child) && child.tagName === 'table') ? 'table' : 'figure';
      return [withClass(copy(node, settled(grouped(within, true))), kind)];
    }
    if (tagName === 'tt') return [element('code', {}, flat(within))];
    if (inline.has(tagName)) {
      if (within.some(isBlock)) return apart(node, within);
      const copied = copy(node, flat(within));
      const name = tagName === 'a' ? (attribute(node, 'id') ?? attribute(node, 'name')) : undefined;
      if (name !== undefined) setAttribute(copied, 'id', name);
      return [copied];
    }
    // What groups blocks breaks the line before and after it; anything else stands within a line.
    const remaining =
      attribute(node, 'id') === undefined ? within : [anchor(attribute(node, 'id')), ...within];
    if (attribute(node, 'data-label') !== undefined)
      return [element('span', { class: 'label' }, flat(within))];
    if (attribute(node, 'data-number') !== undefined)
      return [
        copy(
          element('span', Object.fromEntries(node.attrs.map(({ name, value }) => [name, value]))),
          flat(within),
        ),
      ];
    return transparent.has(tagName) || isBlockByName(node) || within.some(isBlock)
      ? apart(node, within)
      : remaining;
  }

  #within(node: Element, depth: number): Node[] {
    const all: Node[] = [];
    for (const child of node.childNodes) for (const copied of this.clean(child, depth)) all.push(copied);
    return all;
  }
}

const isSection = ({ tagName }: Element): boolean =>
  ['section', 'article'].includes(tagName) || /^emu-(clause|annex|intro)$/.test(tagName);
const isBlockByName = ({ tagName }: Element): boolean =>
  tagName.startsWith('emu-') &&
  !['emu-xref', 'emu-val', 'emu-const', 'emu-nt', 'emu-t', 'emu-eqn'].includes(tagName);

const isPicture = (node: Element): boolean =>
  /^image\//i.test(attribute(node, 'type') ?? '') ||
  /\.(png|jpe?g|gif|webp|svg)$/i.test(attribute(node, 'data') ?? '') ||
  /^data:image\//i.test(attribute(node, 'data') ?? '');

function copy(node: Element, children: readonly Node[]): Element {
  const remaining = node.attrs.filter(({ name, prefix }) => attributes.has(name) && !prefix);
  return element(
    node.tagName,
    Object.fromEntries(remaining.map(({ name, value }) => [name, value])),
    children,
  );
}

function withClass(node: Element, name: string): Element {
  setAttribute(node, 'class', name);
  return node;
}

const anchor = (id: string | undefined): Element => element('a', { id });
const isAnchor = (node: Node): node is Element =>
  isElement(node) &&
  node.tagName === 'a' &&
  attribute(node, 'href') === undefined &&
  node.childNodes.length === 0;

/** Where a line ends: a node of its own until lines are made paragraphs. */
const lineEnd = (): Node => ({ nodeName: '#comment', data: '', parentNode: null });
const isBreak = (node: Node): boolean => node.nodeName === '#comment';

/** What was in an element that is left out, on lines of its own. */
function apart(node: Element, within: readonly Node[]): Node[] {
  const id = attribute(node, 'id');
  return [lineEnd(), ...(id === undefined ? [] : [anchor(id)]), ...within, lineEnd()];
}

/** Nodes as one run of words: blocks and ends of lines become spaces. */
function flat(nodes: readonly Node[]): Node[] {
  const run = nodes.flatMap((node): Node[] => {
    if (isBreak(node)) return [text(' ')];
    return isBlock(node) ? [text(' '), ...flat(node.childNodes), text(' ')] : [node];
  });
  const isSpace = (node: Node | undefined): boolean =>
    node !== undefined && isText(node) && node.value === ' ';
  return run.filter(
    (node, at) =>
      !(isSpace(node) && (at === 0 || at === run.length - 1 || isSpace(run[at - 1]))) ||
      run.length === nodes.length,
  );
}

/** Runs of words between blocks as paragraphs; a single run stays as it is where that is allowed. */
function grouped(nodes: readonly Node[], isEachParagraph: boolean): Node[] {
  const lines: Node[][] = [];
  let line: Node[] = [];
  const end = (): void => {
    if (line.length > 0) lines.push(line);
    line = [];
  };
  for (const node of nodes) {
    if (isBreak(node)) end();
    else if (isBlock(node)) {
      end();
      lines.push([node]);
    } else line.push(node);
  }
  end();
  const parsed = lines.filter((each) => !each.every(isInvisible));
  const isOne = parsed.length === 1 && !isBlock(parsed[0]?.[0] ?? text('')) && !isEachParagraph;
  if (isOne) return lines.flat();
  return lines.flatMap((each) => {
    const [first] = each;
    if (first && isBlock(first)) return each;
    return each.every(isInvisible) ? each.filter(isAnchor) : [element('p', {}, trimmed(each))];
  });
}

const isInvisible = (node: Node): boolean => isAnchor(node) || (isText(node) && node.value.trim() === '');

function trimmed(line: readonly Node[]): Node[] {
  const isSpace = (node: Node): boolean => isText(node) && node.value.trim() === '';
  const first = line.findIndex((node) => !isSpace(node));
  const last = line.findLastIndex((node) => !isSpace(node));
  return line.slice(first, last + 1);
}

/** Names that was before a block go to it. */
function settled(nodes: readonly Node[]): Node[] {
  const waiting: Element[] = [];
  const all: Node[] = [];
  for (const node of nodes) {
    if (isAnchor(node)) waiting.push(node);
    else if (waiting.length > 0 && isElement(node)) all.push(...named(node, waiting.splice(0)));
    else if (waiting.length > 0 && !(isText(node) && node.value.trim() === ''))
      all.push(...waiting.splice(0), node);
    else all.push(node);
  }
  return [...all, ...waiting];
}

const textBlocks = words('h1 h2 h3 h4 h5 h6 p li dt dd td th blockquote pre figcaption caption');

function named(block: Element, anchors: Element[]): Node[] {
  // The clause that begins with a heading is called as what was around both.
  const name = isHeading(block) ? 'data-around' : 'id';
  if (attribute(block, name) === undefined)
    setAttribute(block, name, attribute(anchors.pop() ?? block, 'id'));
  if (anchors.length === 0) return [block];
  const host = firstTextBlock(block);
  if (!host) return [...anchors, block];
  withChildren(host, [...anchors, ...host.childNodes]);
  return [block];
}

function firstTextBlock(node: Element): Element | null {
  if (textBlocks.has(node.tagName)) return node;
  for (const child of node.childNodes) {
    const found = isElement(child) ? firstTextBlock(child) : null;
    if (found) return found;
  }
  return null;
}

/** A formula of known elements alone; what annotates it is left out. */
function formula(node: Element): Node[] {
  const clean = (given: Element): Element => {
    const children =
      given.tagName === 'semantics' ? given.childNodes.filter(isElement).slice(0, 1) : given.childNodes;
    const within = children.flatMap((child): Node[] => {
      if (isText(child)) return [text(child.value)];
      if (!isElement(child)) return [];
      if (child.namespaceURI === html.NS.MATHML) return mathElements.has(child.tagName) ? [clean(child)] : [];
      return silent.has(child.tagName) ? [] : [text(textOf([child]))];
    });
    const remaining = given.attrs.filter(
      ({ name, value }) => mathAttributes.has(name) && /^[\w\s.%#+-]{0,40}$/.test(value),
    );
    return element(
      given.tagName,
      Object.fromEntries(remaining.map(({ name, value }) => [name, value])),
      within,
    );
  };
  const copied = clean(node);
  return textOf([copied]).trim() === '' ? [] : [copied];
}

const mathAttributes = words(
  `display mathvariant columnspan rowspan accent accentunder stretchy fence separator form linethickness lspace rspace
  width height depth voffset columnalign rowspacing columnspacing largeop movablelimits symmetric minsize maxsize`,
);
