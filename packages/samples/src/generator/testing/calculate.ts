import type { Element } from 'slimdom';

/** The value of a formula in which every symbol was replaced by its number, calculated from the MathML alone. */
export function valueOf(math: readonly Element[]): number {
  return Number(new Function(`return ${math.map(scriptOf).join('')}`)());
}

const OPERATORS: Record<string, string> = {
  '−': '-',
  '×': '*',
  '·': '*',
  '(': '(',
  ')': ')',
  '+': '+',
  '/': '/',
  ',': ',',
};
const FUNCTIONS: Record<string, string> = {
  ln: 'Math.log',
  lg: 'Math.log10',
  exp: 'Math.exp',
  min: 'Math.min',
  max: 'Math.max',
  sin: '(d => Math.sin(d * Math.PI / 180))',
  cos: '(d => Math.cos(d * Math.PI / 180))',
  tan: '(d => Math.tan(d * Math.PI / 180))',
  π: 'Math.PI',
};

function scriptOf(node: Element, index: number, siblings: readonly Element[]): string {
  const text = (node.textContent ?? '').replaceAll(/\s/g, '');
  const inner = (): string => node.children.map(scriptOf).join('');
  switch (node.localName) {
    case 'mn':
      // A number right behind the name of a function is its argument.
      return siblings[index - 1]?.localName === 'mspace'
        ? `(${text.replace('−', '-')})`
        : `(${text.replace('−', '-')})`;
    case 'mo':
      return found(OPERATORS, text);
    case 'mi':
      return found(FUNCTIONS, text);
    case 'mspace':
      return '';
    case 'mrow':
      return `(${inner()})`.replace(/^\(\((.*)\)\)$/, '($1)');
    case 'msqrt':
      return `Math.sqrt(${inner()})`;
    case 'msup': {
      const [base, exponent] = node.children;
      if (!base || !exponent) throw new Error('An exponent has no base');
      return `((${scriptOf(base, 0, [])})**(${scriptOf(exponent, 0, [])}))`;
    }
    default:
      throw new Error(`<${node.localName}> cannot be calculated`);
  }
}

function found(names: Record<string, string>, text: string): string {
  const script = names[text];
  if (script === undefined) throw new Error(`"${text}" cannot be calculated`);
  return script;
}
