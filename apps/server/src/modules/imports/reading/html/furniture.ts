import {
  attribute,
  isBlank,
  isElement,
  isHeading,
  isText,
  namesOf,
  textOf,
  type Element,
  type Node,
} from './tree.ts';

/** How much of a page was no part of its document. */
export type Furniture = { readonly contents: number; readonly menus: number };

/**
 * Takes out of a page what belongs to the site and not to the document: menus, banners, hidden panels, signs that link
 * a heading to itself, and lists of contents, which the outline replaces. What holds a large part of all text stays,
 * whatever it is called.
 */
export function removeFurniture(body: Element): Furniture {
  const measures = new Map<Element, Measure>();
  const all = measure(body, measures, false);
  const headings = headingsByName(body);
  const removed = { contents: 0, menus: 0 };
  const walk = (parent: Element): void => {
    parent.childNodes = parent.childNodes.filter((node) => {
      if (!isElement(node)) return true;
      const found = kindOf(node, { measures, all, headings });
      if (found === null) {
        walk(node);
        return true;
      }
      if (found === 'contents' || found === 'menus') removed[found] += 1;
      if (found === 'contents') removeTitle(node);
      return false;
    });
  };
  walk(body);
  return removed;
}

type Measure = { text: number; linked: number; targets: string[]; links: number };
type Page = {
  readonly measures: ReadonlyMap<Element, Measure>;
  readonly all: Measure;
  readonly headings: ReadonlyMap<string, Element>;
};

/** What holds more of the text than this is no furniture. */
const largeShare = 0.4;

const menuRoles = new Set(
  'navigation search banner contentinfo dialog alertdialog menu menubar toolbar'.split(' '),
);
const menuNames =
  /^(site-?(nav|menu|header|footer)|nav|navbar|navigation|main-?menu|breadcrumbs?|skip-?(link|nav|to-content)s?|back-?to-?top|pagination|mw-editsection|dfn-panel|cookie-?(banner|consent|notice))$/i;
/** Headers and footers for print, such as 'ears' of xml2rfc. */
const runningNames = /^(ears|running-?(head(er)?|foot(er)?|title)|page-?(header|footer|number))$/i;
/** Longer ones say something. */
const longestRunning = 200;
const contentsNames = /^(toc|tocbox|table-?of-?contents|contents|contents-?list)$/i;
const selfLinkNames =
  /^(self-?link|header-?link|header-?anchor|heading-?(anchor|link)|anchorjs-link|permalink|pilcrow|anchor)$/i;
const contentsTitles =
  /^(table of )?contents$|^inhalt(sverzeichnis)?$|^sommaire$|^table des matières$|^índice$|^sumário$|^indice$|^(содержание|оглавление)$|^içindekiler$|^(目次|目录|目錄|차례|목차|المحتويات|الفهرس|فهرس المحتويات)$/iu;

function kindOf(node: Element, page: Page): 'contents' | 'menus' | 'unseen' | null {
  const own = page.measures.get(node);
  if (!own || isHeading(node)) return null;
  if (node.tagName === 'a') return isSelfLink(node, own) ? 'unseen' : null;
  if (own.text > largeShare * page.all.text) return null;
  const hidden = attribute(node, 'hidden');
  if ((hidden !== undefined && hidden !== 'until-found') || attribute(node, 'aria-hidden') === 'true')
    return 'unseen';
  const names = namesOf(node);
  const isDense = own.links >= 3 && own.linked >= 0.6 * own.text;
  if (isContents(node, own, page)) return 'contents';
  if (names.some((name) => contentsNames.test(name)) && isDense) return 'contents';
  if (node.tagName === 'nav') return own.targets.length >= 3 ? 'contents' : 'menus';
  if (menuRoles.has(attribute(node, 'role') ?? '')) return 'menus';
  if (names.some((name) => menuNames.test(name)) && (isDense || own.links > 0)) return 'menus';
  if (isRunning(node, names, own.text)) return 'menus';
  // The head or foot of the page, not that of an article: links and little else.
  const isEdge = node.tagName === 'header' || node.tagName === 'footer';
  return isEdge && isDense && !holdsHeading(node) ? 'menus' : null;
}

/** What is printed on every page: by its name, or because it has a cell for the number of the page. */
function isRunning(node: Element, names: readonly string[], length: number): boolean {
  if (length > longestRunning || holdsHeading(node)) return false;
  return names.some((name) => runningNames.test(name)) || (node.tagName === 'table' && holdsPageNumber(node));
}

const holdsPageNumber = (node: Element): boolean =>
  node.childNodes.some((child) => {
    if (!isElement(child)) return false;
    const isCell = child.tagName === 'td' || child.tagName === 'th';
    return isCell ? /^\[page\s*\d*\]$/i.test(textOf([child]).trim()) : holdsPageNumber(child);
  });

const holdsHeading = (node: Element): boolean =>
  node.childNodes.some((child) => isHeading(child) || (isElement(child) && holdsHeading(child)));

function isSelfLink(node: Element, { text }: Measure): boolean {
  if (!attribute(node, 'href')?.startsWith('#')) return false;
  const parsed = textOf(node.childNodes).trim();
  return (
    (/^[¶#§🔗]?$/u.test(parsed) && text <= 2 && attribute(node, 'id') === undefined) ||
    (parsed.length <= 2 && namesOf(node).some((name) => selfLinkNames.test(name))) ||
    // A sign without letters or digits in a heading, but no mark of a footnote.
    (/^[^\p{L}\p{N}*†‡]{1,2}$/u.test(parsed) && isWithinHeading(node))
  );
}

function isWithinHeading({ parentNode }: Element): boolean {
  if (!parentNode || !('tagName' in parentNode)) return false;
  return isHeading(parentNode) || isWithinHeading(parentNode);
}

const lists = new Set(['ul', 'ol', 'dl', 'table', 'div', 'section', 'p']);

/** Whether a list leads to most of the headings of its ranks, in links and hardly anything else. */
function isContents(node: Element, { links, targets, linked, text }: Measure, { headings }: Page): boolean {
  if (!lists.has(node.tagName) || targets.length < 5 || targets.length < 0.8 * links || linked < 0.6 * text)
    return false;
  const led = new Set(targets.flatMap((name) => headings.get(name) ?? []));
  if (led.size < 5 || led.size < 0.8 * new Set(targets).size) return false;
  const lowest = Math.max(...[...led].map(({ tagName }) => Number(tagName.slice(1))));
  const all = [...new Set(headings.values())].filter(({ tagName }) => Number(tagName.slice(1)) <= lowest);
  return led.size >= 0.6 * all.length;
}

/** A heading that says "Contents" goes with its list. */
function removeTitle(list: Element): void {
  const siblings = list.parentNode?.childNodes ?? [];
  for (let at = siblings.indexOf(list) - 1; at >= 0; at -= 1) {
    const before = siblings[at];
    if (!before || isBlank(before)) continue;
    if (isElement(before) && contentsTitles.test(textOf([before]).trim())) before.childNodes = [];
    return;
  }
}

function measure(node: Element, measures: Map<Element, Measure>, isLinked: boolean): Measure {
  const own: Measure = { text: 0, linked: 0, targets: [], links: 0 };
  const href = node.tagName === 'a' ? attribute(node, 'href') : undefined;
  if (href !== undefined) {
    own.links = 1;
    if (href.startsWith('#') && href.length > 1) own.targets.push(decoded(href.slice(1)));
  }
  for (const child of node.childNodes) {
    if (isText(child)) {
      const length = child.value.replaceAll(/[\s.…]+/gu, '').length;
      own.text += length;
      if (isLinked || href !== undefined) own.linked += length;
    } else if (isElement(child) && !hiddenTags.has(child.tagName)) {
      const within = measure(child, measures, isLinked || href !== undefined);
      own.text += within.text;
      own.linked += within.linked;
      own.links += within.links;
      for (const target of within.targets) own.targets.push(target);
    }
  }
  measures.set(node, own);
  return own;
}

const hiddenTags = new Set(['script', 'style', 'template', 'noscript']);

function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name; // A lone % is part of the name.
  }
}

/** The headings by every name that leads to them: their own, those within, and those of whatever begins with them. */
function headingsByName(body: Element): Map<string, Element> {
  const found = new Map<string, Element>();
  let waiting: string[] = [];
  const walk = (nodes: readonly Node[], heading: Element | null): void => {
    for (const node of nodes) {
      if (isText(node) && heading === null && node.value.trim() !== '') waiting = [];
      if (!isElement(node)) continue;
      const names = [attribute(node, 'id'), node.tagName === 'a' ? attribute(node, 'name') : undefined];
      waiting.push(...names.filter((name) => name !== undefined));
      const within = isHeading(node) ? node : heading;
      walk(node.childNodes, within);
      if (within) {
        for (const name of waiting) if (!found.has(name)) found.set(name, within);
        waiting = [];
      }
    }
  };
  walk(body.childNodes, null);
  return found;
}
