import { attribute, hasClass, inLine, isBlock, isElement, isText, type Node } from './tree.ts';

/** What a node says to somebody who sees a line of it in a list: formulas in a line, drawings by their names. */
export const toldOf = (node: Node): string => inLine(told(node));

function told(node: Node): string {
  if (isText(node)) return node.value;
  if (!isElement(node)) return '';
  if (node.tagName === 'svg') return ` ${attribute(node, 'aria-label') ?? ''} `;
  if (node.tagName === 'img') return ` ${attribute(node, 'alt') ?? ''} `;
  const sign = between[node.tagName];
  if (sign !== undefined) return node.childNodes.filter(isElement).map(told).join(sign);
  const within = node.childNodes.map(told).join('');
  return isBlock(node) || hasClass(node, 'formula-number') ? ` ${within} ` : within;
}

/** What stands between the parts of a formula where it is written in a line. */
const between: Readonly<Record<string, string | undefined>> = { msup: '^', mfrac: '/' };
