import { isInformativeHeading } from '@norma/changes';
import { headingNumbers, type Clause } from '@norma/lineage';
import {
  attribute,
  hasClass,
  isBlock,
  isElement,
  isSomething,
  lineOf,
  type Element,
  type Node,
} from './tree.ts';

/** A clause of an article: what is in it before the clauses within it, heading first. */
export type Passage = {
  readonly clause: Clause;
  readonly blocks: readonly Node[];
  /** Whether its own heading or markup says that it is never normative. */
  readonly isInformative: boolean;
};

const headingTag = /^h[1-6]$/;

/**
 * The clauses of an article in reading order. A `section` with an id or a heading is one, as our own texts have them; in
 * an article without such sections each heading opens one. What is before the first is a clause without a title, and so is what
 * goes on behind the clauses within another one.
 */
export function passagesOf(article: readonly Node[]): Passage[] {
  const passages: Open[] = [];
  const open = (given: Omit<Open, 'blocks'>): Open => {
    const passage = { ...given, blocks: [] };
    passages.push(passage);
    return passage;
  };
  const add = (node: Node, current: Open): Open => {
    const isLast = current === passages.at(-1);
    const here = isLast ? current : open(restOf(current.restOf ?? current));
    here.blocks.push(node);
    return here;
  };
  const walk = (nodes: readonly Node[], around: Open): Open => {
    let current = around;
    for (const node of nodes) {
      if (isClause(node)) {
        const heading = node.childNodes.find(isHeading);
        const within = open({
          ...named(node, heading, passages.length),
          level: around.level + 1,
          isInformative: isMarkedInformative(node),
        });
        walk(node.childNodes, within);
      } else if (isContainer(node)) current = walk(node.childNodes, current);
      else if (isHeading(node) && !isClause(node.parentNode as Node)) {
        const level = Number(node.tagName.slice(1));
        current = open({ ...named(node, node, passages.length), level, isInformative: false });
        current.blocks.push(node);
      } else if (isSomething(node)) current = add(node, current);
    }
    return current;
  };
  walk(
    article,
    open({ isInformative: false, annexType: '', id: 'beginning', number: '', title: '', level: 0 }),
  );
  return withNumbers(passages)
    .filter(({ blocks }, place) => place > 0 || blocks.length > 0)
    .map(({ blocks, id, number, title, level, isInformative, annexType }) => {
      const content = blocks.filter((block) => !isHeading(block));
      return {
        blocks,
        isInformative: isInformative || isInformativeHeading({ title, annexType }),
        clause: { id, number, title, level: Math.max(1, level), text: lineOf(content) },
      };
    });
}

/** Numbers are read from titles where an article has none of its own, as those do that were stored before they were read. */
function withNumbers(passages: readonly Open[]): readonly Open[] {
  if (passages.some(({ number }) => number !== '')) return passages;
  const read = headingNumbers(passages.map(({ title }) => title));
  return passages.map((passage, at) => {
    const found = read[at];
    const title = found ? passage.title.slice(found.numberLength) : '';
    return found && title !== ''
      ? { ...passage, number: found.number, title, annexType: found.annexType }
      : passage;
  });
}

type Open = {
  id: string;
  number: string;
  title: string;
  level: number;
  isInformative: boolean;
  /** '(informative)' of an annex. */
  annexType: string;
  blocks: Node[];
  /** The clause that goes on here, behind those within it. */
  restOf?: Open;
};

function restOf(clause: Open): Omit<Open, 'blocks'> {
  const { id, number, level } = clause;
  return {
    id: `${id}-rest`,
    number,
    title: '',
    level: level + 1,
    isInformative: false,
    annexType: '',
    restOf: clause,
  };
}

const isHeading = (node: Node): node is Element => isElement(node) && headingTag.test(node.tagName);
const isClause = (node: Node | null): node is Element =>
  node !== null &&
  isElement(node) &&
  node.tagName === 'section' &&
  (attribute(node, 'id') !== undefined || node.childNodes.some(isHeading));
const isContainer = (node: Node): node is Element =>
  isElement(node) && ['article', 'main', 'section'].includes(node.tagName) && node.childNodes.some(isBlock);

/** Whether the markup of a section says that nothing in it is normative: front matter, footnotes, ReSpec's informative sections. */
const isMarkedInformative = (node: Element): boolean =>
  [
    'front',
    'foreword',
    'introduction',
    'footnotes',
    'informative',
    'non-normative',
    'appendix-informative',
  ].some((name) => hasClass(node, name));

function named(node: Element, heading: Element | undefined, place: number) {
  const numbered =
    heading ??
    node.childNodes.find((child): child is Element => isElement(child) && hasClass(child, 'numbered'));
  const number = numbered?.childNodes.find((child) => isElement(child) && hasClass(child, 'clause-number'));
  const title = heading?.childNodes.filter((child) => child !== number) ?? [];
  return {
    id: attribute(node, 'id') ?? `clause-${place}`,
    number: number ? lineOf([number]).replace(/[\s.:)\]—–-]+$/u, '') : '',
    title: lineOf(title),
    annexType: heading
      ? lineOf(heading.childNodes.filter((child) => isElement(child) && hasClass(child, 'annex-type')))
      : '',
  };
}
