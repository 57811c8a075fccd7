import {
  attribute,
  element,
  isBlank,
  isElement,
  isHeading,
  isText,
  namesOf,
  setAttribute,
  text,
  textOf,
  withChildren,
  type Element,
  type Node,
} from './tree.ts';

type Kind = 'note' | 'example' | 'warning';

const kinds: Readonly<Record<string, Kind>> = {
  note: 'note',
  remark: 'note',
  ednote: 'note',
  issue: 'note',
  tip: 'note',
  hint: 'note',
  example: 'example',
  exampleblock: 'example',
  warning: 'warning',
  caution: 'warning',
  danger: 'warning',
  important: 'warning',
};
const holders = new Set(['div', 'p', 'aside', 'blockquote', 'emu-note']);
const titleNames = /^(marker|prefix|(?:[a-z]+[-_])?(?:title|label|heading)|admonitiontitle|notetitle)$/i;

/**
 * Turns notes, examples and warnings, as ReSpec, Bikeshed, Asciidoctor, Metanorma, Sphinx and DocBook mark them, into
 * `aside` with their kind as `data-admonition`. What announces them ("Note 2", "EXAMPLE") gets `data-label`.
 */
export function markAdmonitions(parent: Element): void {
  for (const child of parent.childNodes.filter(isElement)) {
    const kind = kindOf(child);
    if (kind !== null && holdsFewHeadings(child)) become(child, kind);
    markAdmonitions(child);
  }
}

function kindOf(node: Element): Kind | null {
  if (!holders.has(node.tagName)) return null;
  if (node.tagName === 'emu-note' || attribute(node, 'role') === 'note') return 'note';
  for (const name of (attribute(node, 'class') ?? '').split(/\s+/)) {
    const kind = kinds[name.toLowerCase().replace(/^admonition\W/, '')];
    if (kind) return kind;
  }
  return null;
}

/** What holds headings holds clauses, whatever it is called; the title of a note may be a heading. */
function holdsFewHeadings(node: Element): boolean {
  const [first] = node.childNodes.filter((child) => !isBlank(child));
  return headingsIn(node) <= (first && isElement(first) && isHeading(first) ? 1 : 0);
}

const headingsIn = (node: Element): number =>
  node.childNodes
    .filter(isElement)
    .reduce((sum, child) => sum + (isHeading(child) ? 1 : headingsIn(child)), 0);

function become(node: Element, kind: Kind): void {
  const inner = iconTable(node) ?? [...node.childNodes];
  const isParagraph = node.tagName === 'p';
  const within = isParagraph ? [element('p', {}, inner)] : inner;
  const id = attribute(node, 'id');
  const lang = attribute(node, 'lang');
  Object.assign(node, { tagName: 'aside', nodeName: 'aside', attrs: [] });
  for (const [name, value] of Object.entries({ id, lang, 'data-admonition': kind }))
    setAttribute(node, name, value);
  withChildren(node, within);
  const title = titleIn(node, 3);
  if (!title) return;
  if (isHeading(title)) Object.assign(title, { tagName: 'p', nodeName: 'p' });
  labeled(title);
}

/** Asciidoctor sets an admonition as a table: its sign, and what it says. */
function iconTable(node: Element): Node[] | null {
  if (!namesOf(node).includes('admonitionblock')) return null;
  const cells = (given: Element): Element[] =>
    given.childNodes.filter(isElement).flatMap((child) => (child.tagName === 'td' ? [child] : cells(child)));
  const [sign, content, ...others] = cells(node);
  if (!sign || !content || others.length > 0) return null;
  const name = textOf([sign]).trim() || titleAttribute(sign);
  const label = name === '' ? [] : [element('p', { class: 'title' }, [text(name)])];
  return [...label, ...content.childNodes];
}

const titleAttribute = (node: Element): string =>
  attribute(node, 'title') ?? node.childNodes.filter(isElement).map(titleAttribute).find(Boolean) ?? '';

/** What announces an admonition: it comes first, and is named so, is a heading, or is bold and a word or two. */
function titleIn(node: Element, depth: number): Element | null {
  const first = node.childNodes.find((child) => !isBlank(child) && !isEmptyAnchor(child));
  if (!first || !isElement(first) || depth === 0) return null;
  const isTitle =
    isHeading(first) ||
    attribute(first, 'role') === 'heading' ||
    (attribute(first, 'class') ?? '').split(/\s+/).some((name) => titleNames.test(name));
  return isTitle ? first : titleIn(first, depth - 1);
}

const isEmptyAnchor = (node: Node): boolean =>
  isElement(node) && node.tagName === 'a' && textOf([node]).trim() === '';

const longestLabel = 24;

/** Marks the words up to a colon or a dash as the label; a longer title stays as it is. */
function labeled(title: Element): void {
  const parsed = textOf([title]);
  const end = /[:—–]/.exec(parsed)?.index ?? parsed.length;
  const label = parsed.slice(0, end).trim();
  if (label === '' || label.length > longestLabel) return;
  const rest = cutFrom(title, end);
  withChildren(title, [element('span', { 'data-label': '' }, [text(label)]), ...rest]);
}

/** The nodes of an element from a place of its text on. */
function cutFrom(node: Element, start: number): Node[] {
  let at = 0;
  return node.childNodes.flatMap((child): Node[] => {
    const length = textOf([child]).length;
    const from = at;
    at += length;
    if (at <= start) return [];
    if (from >= start) return [child];
    if (isText(child)) return [text(child.value.slice(start - from))];
    return isElement(child) ? [withChildren(child, cutFrom(child, start - from))] : [];
  });
}
