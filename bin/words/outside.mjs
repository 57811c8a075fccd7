// Finds words that stand in code, where no other language can replace them.
import { parseSync } from 'vite';

/**
 * The words that stand in the code of a screen instead of in its messages.
 * @param {string} code
 * @returns {string[]}
 */
export function wordsOutside(code) {
  /** @type {string[]} */
  const found = [];
  look(parseSync('screen.tsx', code).program, found);
  return found;
}

const spoken = new Set([
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'title',
  'placeholder',
  'alt',
  'label',
  'hint',
]);
const hasWord = /\p{L}{2}/u;

/**
 * @param {unknown} node
 * @param {string[]} found
 */
function look(node, found) {
  if (typeof node !== 'object' || node === null || isKey(node)) return;
  const said = wordsOf(node);
  if (said && hasWord.test(said)) found.push(said.trim());
  for (const child of Object.values(node)) look(child, found);
}

/**
 * Keys are called what stands on them.
 * @param {object} node
 */
const isKey = (node) => /** @type {Record<string, any>} */ (node)['openingElement']?.name?.name === 'kbd';

/**
 * @param {object} node
 * @returns {string | undefined}
 */
function wordsOf(node) {
  const { type, name, value, expression } = /** @type {Record<string, any>} */ (node);
  if (type === 'JSXText') return value;
  if (type === 'JSXExpressionContainer' && isText(expression)) return expression.value;
  if (type === 'JSXAttribute' && isText(value) && spoken.has(name?.name)) return value.value;
  return undefined;
}

/** @param {Record<string, any> | null | undefined} node */
const isText = (node) => node?.['type'] === 'Literal' && typeof node['value'] === 'string';
