import type { ClauseText } from '../clauseText.ts';
import { isBlock } from './blocks.ts';
import { attribute, isElement, isText, namesOf, textOf, type Element, type Node } from './tree.ts';

const ownLine = new Set(['tr', 'li', 'td', 'th', 'dt', 'dd', 'br', 'section', 'figcaption', 'caption']);

/** The words of each clause without those of the clauses within it, in the order of the text; what is in none has no clause. */
export function clauseTexts(nodes: readonly Node[], idOf: (id: string) => string): ClauseText[] {
  const parts: { clause: ClauseText['clause']; text: string }[] = [];
  const collect = (some: readonly Node[], clause: ClauseText['clause']): void => {
    let text: { clause: ClauseText['clause']; text: string } | null = null;
    const append = (words: string): void => {
      if (text === null) parts.push((text = { clause, text: '' }));
      text.text += words;
    };
    for (const node of some) {
      if (isElement(node) && isClause(node)) {
        collect(node.childNodes, clauseOf(node, idOf));
        text = null;
      } else append(plainOf([node]));
    }
  };
  collect(nodes, null);
  return parts
    .map(({ clause, text }) => ({ clause, text: text.replaceAll(/\s*\n\s*/g, '\n').trim() }))
    .filter(({ text }) => text !== '');
}

const isClause = (node: Element): boolean => node.tagName === 'section' && namesOf(node).includes('clause');

function clauseOf(section: Element, idOf: (id: string) => string): ClauseText['clause'] {
  const heading = section.childNodes
    .filter(isElement)
    .find((node) => namesOf(node).includes('clause-heading'));
  const part = (name: string): string =>
    textOf((heading?.childNodes ?? []).filter(isElement).filter((node) => namesOf(node).includes(name)));
  const id = attribute(section, 'id') ?? '';
  return { id: idOf(id), number: part('clause-number'), title: part('clause-title') };
}

function plainOf(nodes: readonly Node[]): string {
  let text = '';
  for (const node of nodes) {
    if (isText(node)) text += node.value;
    else if (isElement(node)) {
      const line = isBlock(node) || ownLine.has(node.tagName) ? '\n' : '';
      text += line + plainOf(node.childNodes) + line;
    }
  }
  return text;
}
