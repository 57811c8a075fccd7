import type { Element } from 'slimdom';

/** The value of a formula in which every symbol was replaced by its number, calculated from the MathML alone. */
export function valueOf(nodes: readonly Element[]): number {
  // Spaces are there for the eye.
  const row = nodes.filter(({ localName }) => localName !== 'mspace');
  let at = 0;

  const isOperator = (...texts: string[]): boolean => {
    const node = row[at];
    return node?.localName === 'mo' && texts.includes(textIn(node));
  };

  const sum = (): number => {
    let value = product();
    while (isOperator('+', '−')) value += textIn(row[at++]) === '+' ? product() : -product();
    return value;
  };

  const product = (): number => {
    let value = factor();
    while (isOperator('×', '/')) value = textIn(row[at++]) === '×' ? value * factor() : value / factor();
    return value;
  };

  const factor = (): number => {
    if (isOperator('−')) {
      at += 1;
      return -factor();
    }
    const node = row[at++];
    if (!node) throw new Error('The formula ends too early');
    const name = node.localName === 'mi' ? textIn(node) : '';
    return name && name !== 'π' ? called(name, factor()) : valueOfNode(node);
  };

  const value = sum();
  if (at < row.length) throw new Error(`"${textIn(row[at])}" follows a formula that is complete`);
  return value;
}

function valueOfNode(node: Element): number {
  const [base, exponent] = node.children;
  switch (node.localName) {
    case 'mn':
      return Number(textIn(node).replace('−', '-'));
    case 'mi':
      return Math.PI;
    case 'mrow':
      return valueOf(withoutBrackets(node.children));
    case 'msqrt':
      return Math.sqrt(valueOf(node.children));
    case 'msup':
      if (base && exponent) return valueOf([base]) ** valueOf([exponent]);
  }
  throw new Error(`<${node.localName}> cannot be calculated`);
}

function withoutBrackets(nodes: readonly Element[]): readonly Element[] {
  return textIn(nodes[0]) === '(' && nodes[0]?.localName === 'mo' ? nodes.slice(1, -1) : nodes;
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180;
const FUNCTIONS: Record<string, (value: number) => number> = {
  ln: Math.log,
  lg: Math.log10,
  exp: Math.exp,
  sin: (degrees) => Math.sin(radians(degrees)),
  cos: (degrees) => Math.cos(radians(degrees)),
  tan: (degrees) => Math.tan(radians(degrees)),
};

function called(name: string, value: number): number {
  const calculate = FUNCTIONS[name];
  if (!calculate) throw new Error(`"${name}" cannot be calculated`);
  return calculate(value);
}

const textIn = (node: Element | undefined): string => (node?.textContent ?? '').replaceAll(/\s/g, '');
