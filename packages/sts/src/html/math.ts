import type { MathNode } from '../content.ts';
import { escapeHtml, openTag, tag } from './escape.ts';

const BOLD = /^bold/;

/** A formula as native MathML. Elements and attributes are known ones by their type; text is escaped. */
export function mathToHtml(math: MathNode, display: 'block' | 'inline'): string {
  return tag('math', display === 'block' ? { display } : {}, math.children.map(nodeToHtml).join(''));
}

function nodeToHtml(node: MathNode): string {
  const content = node.text ? escapeHtml(node.text) : node.children.map(nodeToHtml).join('');
  return `${openTag(node.element, attributes(node))}${content}</${node.element}>`;
}

// MathML Core knows the variant "normal" alone; bold is left to the stylesheet, italic is what letters are anyway.
function attributes(node: MathNode): Record<string, string | undefined> {
  const { mathvariant = '', ...rest } = node.attributes;
  return {
    ...rest,
    mathvariant: mathvariant === 'normal' ? 'normal' : undefined,
    class: BOLD.test(mathvariant) ? 'bold' : undefined,
  };
}
