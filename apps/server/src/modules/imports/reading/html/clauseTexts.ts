import type { ClauseText } from '../clauseText.ts';
import { isBlock } from './blocks.ts';
import { attribute, isElement, isText, namesOf, textOf, type Element, type Node } from './tree.ts';

const ownLine = new Set(['tr', 'li', 'td', 'th', 'dt', 'dd', 'br', 'section', 'figcaption', 'caption']);

/** The words of each clause without those of the clauses within it, in the order of the text; what stands in none has no clause. */
export function clauseTexts(nodes: readonly Node[], idOf: (id: string) => string): ClauseText[] {
  const parts: { clause: ClauseText['clause']; said: string }[] = [];
  const collect = (some: readonly Node[], clause: ClauseText['clause']): void => {
    let said: { clause: ClauseText['clause']; said: string } | null = null;
    const say = (words: string): void => {
      if (said === null) parts.push((said = { clause, said: '' }));
      said.said += words;
    };
    for (const node of some) {
      if (isElement(node) && isClause(node)) {
        collect(node.childNodes, clauseOf(node, idOf));
        said = null;
      } else say(plainOf([node]));
    }
  };
  collect(nodes, null);
  return parts
    .map(({ clause, said }) => ({ clause, text: said.replaceAll(/\s*\n\s*/g, '\n').trim() }))
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
  let said = '';
  for (const node of nodes) {
    if (isText(node)) said += node.value;
    else if (isElement(node)) {
      const line = isBlock(node) || ownLine.has(node.tagName) ? '\n' : '';
      said += line + plainOf(node.childNodes) + line;
    }
  }
  return said;
}
