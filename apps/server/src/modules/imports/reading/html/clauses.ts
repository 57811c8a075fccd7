import { headingNumbers, type HeadingNumber } from '@norma/lineage';
import type { Blocks } from './blocks.ts';
import {
  attribute,
  element,
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

/** Puts each heading and what follows it into a section, nested by the headings' levels, with its number apart. */
export function clausesOf({ nodes, depthOf }: Blocks): Node[] {
  const headings = nodes.filter(isHeading);
  const numbers = numbersOf(headings);
  const levels = levelsOf(headings, { numbers, depthOf });
  const root: Node[] = [];
  const open: { level: number; section: Element }[] = [];
  let count = 0;
  const add = (node: Node): void => {
    const around = open.at(-1)?.section;
    (around?.childNodes ?? root).push(node);
    if (around) node.parentNode = around;
  };
  for (const node of nodes) {
    if (!isHeading(node)) {
      add(node);
      continue;
    }
    const level = levels[count] ?? 1;
    while (open.length > 0 && (open.at(-1)?.level ?? 0) >= level) open.pop();
    const section = sectionOf(node, {
      number: numbers[count] ?? null,
      depth: open.length + 1,
      place: count + 1,
    });
    count += 1;
    add(section);
    open.push({ level, section });
  }
  return root;
}

type Numbers = readonly (HeadingNumber | null)[];

/** What publishers call the number of a heading in their markup. */
const numberNames =
  /^(sec-?(no|num|number)|section-?(no|num|number)|header-section-number|sectnum|sectno|heading-?number|clause-?number|tocnumber|mw-headline-number|number|num)$/i;

function numbersOf(headings: readonly Element[]): Numbers {
  const lines = headings.map((heading) => textOf([heading]));
  const lead = lines.map((line) => line.length - line.trimStart().length);
  const read = headingNumbers(
    lines.map((line) => line.trim()),
    headings.map((heading, at) => markedLength(heading) - (lead[at] ?? 0)),
  );
  return read.map((found, at) => {
    const line = lines[at] ?? '';
    const before = lead[at] ?? 0;
    // A number that stands alone is all the title there is.
    if (!found || line.slice(before + found.length).trim() === '') return null;
    return { ...found, numberLength: found.numberLength + before, length: found.length + before };
  });
}

/** How far into a heading its marked number goes, with the space behind it. */
function markedLength(heading: Element): number {
  let parsed = 0;
  const find = (nodes: readonly Node[]): number | null => {
    for (const node of nodes) {
      if (isText(node)) parsed += node.value.length;
      else if (isElement(node) && attribute(node, 'data-number') !== undefined)
        return parsed + textOf([node]).length;
      else if (isElement(node)) {
        const found = find(node.childNodes);
        if (found !== null) return found;
      }
    }
    return null;
  };
  const end = find(heading.childNodes);
  if (end === null) return 0;
  const rest = textOf([heading]).slice(end);
  return end + rest.length - rest.trimStart().length;
}

/** Marks what the publisher's own markup says is the number of a heading; before classes are left out. */
export function markNumbers(body: Element): void {
  for (const child of body.childNodes.filter(isElement)) {
    if (isHeading(child)) mark(child);
    else markNumbers(child);
  }
}

function mark(heading: Element): boolean {
  for (const child of heading.childNodes) {
    if (isText(child) && child.value.trim() !== '') return true;
    if (!isElement(child) || textOf([child]).trim() === '') continue;
    if (namesOf(child).some((name) => numberNames.test(name))) {
      setAttribute(child, 'data-number', '');
      return true;
    }
    if (mark(child)) return true;
  }
  return false;
}

type Known = { numbers: Numbers; depthOf: Blocks['depthOf'] };

/**
 * The levels of headings: by their ranks; by how deep they lay where all have one rank; by their numbers where one rank
 * has numbers of several depths. A single heading above all others, which is the title, is next to the first level.
 */
function levelsOf(headings: readonly Element[], { numbers, depthOf }: Known): number[] {
  const ranks = headings.map(({ tagName }) => Number(tagName.slice(1)));
  const depths = headings.map((heading) => depthOf.get(heading) ?? 0);
  const steps = numbers.map((found) => (found ? stepsOf(found) : 0));
  if (new Set(ranks).size === 1 && new Set(depths).size > 1) {
    const outermost = Math.min(...depths);
    return depths.map((depth) => depth - outermost + 1);
  }
  if (hasMixedDepths(ranks, steps)) return levelsByNumber(ranks, steps);
  const highest = Math.min(...ranks);
  const isTitled =
    ranks.length > 1 &&
    ranks.filter((rank) => rank === highest).length === 1 &&
    numbers[ranks.indexOf(highest)] === null;
  const second = Math.min(...ranks.filter((rank) => rank !== highest));
  return isTitled ? ranks.map((rank) => (rank === highest ? second : rank)) : ranks;
}

const stepsOf = ({ number, isNamed }: HeadingNumber): number => (isNamed ? 1 : number.split('.').length);

/** Whether headings of one rank have numbers of several depths, more than once. */
function hasMixedDepths(ranks: readonly number[], steps: readonly number[]): boolean {
  let others = 0;
  for (const rank of new Set(ranks)) {
    const own = steps.filter((step, at) => step > 0 && ranks[at] === rank);
    const usual = Math.max(0, ...[...Map.groupBy(own, (step) => step).values()].map(({ length }) => length));
    others += own.length - usual;
  }
  return others >= 2 && others >= 0.1 * steps.filter((step) => step > 0).length;
}

function levelsByNumber(ranks: readonly number[], steps: readonly number[]): number[] {
  let last = { rank: 0, level: 0 };
  return ranks.map((rank, at) => {
    const step = steps[at] ?? 0;
    if (step > 0) {
      last = { rank, level: step };
      return step;
    }
    return rank <= last.rank ? Math.max(1, last.level) : last.level + 1;
  });
}

type Placed = { number: HeadingNumber | null; depth: number; place: number };

function sectionOf(heading: Element, { number, depth, place }: Placed): Element {
  const { id, children } = nameOf(heading);
  const titled = withChildren(element('h2'), withoutSelfLinks(children, heading));
  const end = textOf([titled]).length;
  const parts = number
    ? [
        element(
          'span',
          { class: 'clause-number' },
          unlinked(slice(titled.childNodes, 0, number.numberLength)),
        ),
        ...(number.annexType
          ? [
              element(
                'span',
                { class: 'annex-type' },
                unlinked(slice(titled.childNodes, number.numberLength, number.length)),
              ),
            ]
          : []),
        element('span', { class: 'clause-title' }, slice(titled.childNodes, number.length, end + 1)),
      ]
    : [element('span', { class: 'clause-title' }, titled.childNodes)];
  const rank = Math.min(6, Math.max(2, depth + 1));
  const kind = number?.isAnnex ? 'clause annex' : number?.isNamed ? 'clause named' : 'clause';
  return element('section', { class: kind, id: id ?? `clause-${place}`, 'data-level': String(depth) }, [
    element(`h${rank}`, { class: 'clause-heading' }, parts),
  ]);
}

/** What a clause is called: as the section that began with its heading was, else as the heading is. */
function nameOf(heading: Element): { id: string | undefined; children: Node[] } {
  const own = attribute(heading, 'id');
  const around = attribute(heading, 'data-around');
  if (around === undefined || own === undefined) return { id: around ?? own, children: heading.childNodes };
  return { id: around, children: [element('a', { id: own }), ...heading.childNodes] };
}

/** Without links from a title to its own clause. */
function withoutSelfLinks(nodes: readonly Node[], heading: Element): Node[] {
  const whole = textOf([heading]).trim();
  const own = [attribute(heading, 'id'), attribute(heading, 'data-around')].map((id) => `#${id}`);
  const clean = (some: readonly Node[]): Node[] =>
    some.flatMap((node): Node[] => {
      if (!isElement(node)) return [node];
      const href = node.tagName === 'a' ? attribute(node, 'href') : undefined;
      const isOwn = href?.startsWith('#') && (own.includes(href) || textOf([node]).trim() === whole);
      return isOwn ? unlinked([node]) : [withChildren(node, clean(node.childNodes))];
    });
  return clean(nodes);
}

/** The part of some nodes that says what is between two places of their text. */
function slice(nodes: readonly Node[], start: number, end: number): Node[] {
  let at = 0;
  return nodes.flatMap((node): Node[] => {
    const from = at;
    const length = textOf([node]).length;
    at += length;
    if (length === 0) return from >= start && from < end ? [node] : [];
    if (at <= start || from >= end) return [];
    if (isText(node)) return [text(node.value.slice(Math.max(0, start - from), end - from))];
    if (!isElement(node) || (from >= start && at <= end)) return [node];
    const part = { ...node, attrs: [...node.attrs] };
    // Only the part with its beginning keeps its name.
    if (start > from) setAttribute(part, 'id', undefined);
    return [withChildren(part, slice(node.childNodes, start - from, end - from))];
  });
}

/** Words without their links and breaks: a number leads nowhere. */
function unlinked(nodes: readonly Node[]): Node[] {
  return nodes.flatMap((node): Node[] => {
    if (!isElement(node)) return [node];
    if (node.tagName === 'br') return [text(' ')];
    const within = unlinked(node.childNodes);
    if (node.tagName !== 'a') return [withChildren(node, within)];
    const id = attribute(node, 'id');
    return id === undefined ? within : [element('a', { id }), ...within];
  });
}
