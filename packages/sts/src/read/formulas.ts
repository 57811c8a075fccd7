import type { Element, Node } from 'slimdom';
import { childNamed, firstWithin, isElement, textOf, walk } from './dom.ts';
import { isSkipped } from './elements.ts';

/**
 * The `disp-formula` elements among nodes that belong to the sentence around them: publishers write symbols and values
 * so, as in "the mean of the values for *r* obtained". Equations and what follows a colon stand on a line of their own.
 */
export function formulasInSentences(nodes: Node[], isBlock: (element: Element) => boolean): Set<Node> {
  const found = new Set<Node>();
  let line: Node[] = [];
  const flush = () => {
    for (const formula of ofLine(line)) found.add(formula);
    line = [];
  };
  for (const node of nodes) {
    const endsLine = isElement(node) && !isSkipped(node) && !maybeInLine(node) && isBlock(node);
    if (endsLine) flush();
    else line.push(node);
  }
  flush();
  return found;
}

function ofLine(line: Node[]): Element[] {
  const words = line.filter((node) => !isElement(node) || (!maybeInLine(node) && !isSkipped(node)));
  if (!words.some((node) => /[\p{L}\p{N}]/u.test(node.textContent ?? ''))) return [];
  return line.flatMap((node, at) => {
    if (!isElement(node) || !maybeInLine(node)) return [];
    return isInCell(node) || !isDisplayed(node, line.slice(0, at)) ? [node] : [];
  });
}

/** Whether a node is a formula that may be in a line: one with a number or drawn as a picture never does. */
function maybeInLine(node: Element): boolean {
  if (node.localName !== 'disp-formula' || childNamed(node, 'label')) return false;
  return firstWithin(node, 'math') !== undefined || (!firstWithin(node, 'graphic') && textOf(node) !== '');
}

function isInCell({ parentElement }: Element): boolean {
  return ['td', 'th', 'entry'].includes(parentElement?.localName ?? '');
}

function isDisplayed(formula: Element, before: Node[]): boolean {
  const lead = before.map((node) => node.textContent ?? '').join('');
  return /[:：]\s*$/u.test(lead) || isEquation(formula);
}

const RELATION = /^[=<>≈≅≃∼≠≡≤≥≪≫∝≔]$/u;
const INDICES = new Set(['msub', 'msup', 'msubsup', 'munder', 'mover', 'munderover', 'mmultiscripts']);

/** Whether a formula says that something is as great as something else, in its indices apart. */
function isEquation(formula: Element): boolean {
  const math = firstWithin(formula, 'math');
  if (!math) return /\S\s*[=<>≈≤≥]/u.test(textOf(formula));
  return [...walk(math)].some(
    (element) =>
      element.localName === 'mo' &&
      RELATION.test(textOf(element)) &&
      element.previousElementSibling !== null &&
      !isInIndex(element, math),
  );
}

function isInIndex(element: Element, math: Element): boolean {
  for (let around = element.parentElement; around && around !== math; around = around.parentElement)
    if (INDICES.has(around.localName)) return true;
  return false;
}
