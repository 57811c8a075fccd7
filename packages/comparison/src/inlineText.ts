import { attribute, hasClass, inLine, isBlock, isElement, isText, type Node } from './tree.ts';

/** The text of a node in one line, for lists of changes: formulas inline, drawings by their alternative text. */
export const inlineText = (node: Node): string => inLine(textOfNode(node));

function textOfNode(node: Node): string {
  if (isText(node)) return node.value;
  if (!isElement(node)) return '';
  if (node.tagName === 'svg') return ` ${attribute(node, 'aria-label') ?? ''} `;
  if (node.tagName === 'img') return ` ${attribute(node, 'alt') ?? ''} `;
  const sign = between[node.tagName];
  if (sign !== undefined) return node.childNodes.filter(isElement).map(textOfNode).join(sign);
  const within = node.childNodes.map(textOfNode).join('');
  return isBlock(node) || hasClass(node, 'formula-number') ? ` ${within} ` : within;
}

/** What is between the parts of a formula where it is written in a line. */
const between: Readonly<Record<string, string | undefined>> = { msup: '^', mfrac: '/' };
