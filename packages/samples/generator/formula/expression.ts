/** A formula as a tree that can be written as MathML and calculated. */
export type Expression =
  | { kind: 'number'; text: string }
  | { kind: 'symbol'; name: string }
  | { kind: 'negative'; of: Expression }
  | { kind: 'operation'; operator: Operator; left: Expression; right: Expression }
  | { kind: 'call'; name: string; arguments: Expression[] };
export type Operator = '+' | '-' | '*' | '/' | '^' | '=' | '<' | '>' | '≤' | '≥' | '≈';

const TOKEN =
  /\s*(?:(\d+(?:\.\d+)?)|([A-Za-zΑ-Ωα-ωΔ°]+(?:_(?:\{[^}]+\}|[A-Za-z0-9α-ω]+(?:[.,][A-Za-z0-9]+)*))?'?)|([-+*/^()=,<>≤≥≈×·−]))/uy;
const FUNCTIONS = new Set([
  'sqrt',
  'ln',
  'lg',
  'exp',
  'sin',
  'cos',
  'tan',
  'min',
  'max',
  'mean',
  'sum',
  'abs',
]);
const BINDING = new Map<string, number>(
  Object.entries({ '=': 1, '<': 1, '>': 1, '≤': 1, '≥': 1, '≈': 1, '+': 2, '-': 2, '*': 3, '/': 3, '^': 5 }),
);
const SAME = new Map<string, string>(Object.entries({ '×': '*', '·': '*', '−': '-' }));

/** Reads `R_m = F_m / (a * b)`. */
export function parseExpression(text: string): Expression {
  const tokens = tokensOf(text);
  let at = 0;

  const expect = (token: string): void => {
    if (tokens[at++] !== token) throw new Error(`"${text}" lacks a "${token}"`);
  };

  const argumentsOf = (): Expression[] => {
    expect('(');
    const list = [level(0)];
    while (tokens[at] === ',') {
      at += 1;
      list.push(level(0));
    }
    expect(')');
    return list;
  };

  const operand = (): Expression => {
    const token = tokens[at++];
    if (token === undefined) throw new Error(`"${text}" ends too early`);
    if (token === '-') return { kind: 'negative', of: level(4) };
    if (token === '(') {
      const inner = level(0);
      expect(')');
      return inner;
    }
    if (/^\d/.test(token)) return { kind: 'number', text: token };
    if (FUNCTIONS.has(token)) return { kind: 'call', name: token, arguments: argumentsOf() };
    // A name before a bracket is a function of its own: s(t).
    if (/^\p{L}/u.test(token)) return { kind: 'symbol', name: token.replace(/[{}]/g, '') };
    throw new Error(`"${text}" has "${token}" where a value is expected`);
  };

  const level = (binding: number): Expression => {
    let left = operand();
    for (;;) {
      const operator = tokens[at] ?? '';
      const strength = BINDING.get(operator) ?? 0;
      if (strength <= binding) return left;
      at += 1;
      const right = level(operator === '^' ? strength - 1 : strength);
      left = { kind: 'operation', operator: operator as Operator, left, right };
    }
  };

  const whole = level(0);
  if (at < tokens.length) throw new Error(`"${text}" goes on after its end: ${tokens.slice(at).join(' ')}`);
  return whole;
}

function tokensOf(text: string): string[] {
  const tokens: string[] = [];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < text.trimEnd().length) {
    const from = TOKEN.lastIndex;
    const match = TOKEN.exec(text);
    if (!match) throw new Error(`"${text}" cannot be read from "${text.slice(from)}"`);
    const token = match[1] ?? match[2] ?? match[3] ?? '';
    tokens.push(SAME.get(token) ?? token);
  }
  return tokens;
}
