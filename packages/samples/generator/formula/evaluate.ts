import type { Expression } from './expression.ts';

/** Values by the names of their symbols. */
export type Values = ReadonlyMap<string, number>;

const FUNCTIONS: Record<string, (...values: number[]) => number> = {
  sqrt: Math.sqrt,
  ln: Math.log,
  lg: Math.log10,
  exp: Math.exp,
  sin: (degrees) => Math.sin((degrees * Math.PI) / 180),
  cos: (degrees) => Math.cos((degrees * Math.PI) / 180),
  tan: (degrees) => Math.tan((degrees * Math.PI) / 180),
  min: Math.min,
  max: Math.max,
  abs: Math.abs,
};

/** The value of an expression; angles are in degrees. Throws when a symbol has no value. */
export function evaluate(expression: Expression, values: Values): number {
  switch (expression.kind) {
    case 'number':
      return Number(expression.text);
    case 'symbol':
      return valueOf(expression.name, values);
    case 'negative':
      return -evaluate(expression.of, values);
    case 'call': {
      const calculate = FUNCTIONS[expression.name];
      if (!calculate) throw new Error(`${expression.name} cannot be calculated`);
      return calculate(...expression.arguments.map((argument) => evaluate(argument, values)));
    }
    case 'operation': {
      const left = evaluate(expression.left, values);
      const right = evaluate(expression.right, values);
      switch (expression.operator) {
        case '+':
          return left + right;
        case '-':
          return left - right;
        case '*':
          return left * right;
        case '/':
          return left / right;
        case '^':
          return left ** right;
        default:
          throw new Error(`"${expression.operator}" has no value`);
      }
    }
  }
}

function valueOf(name: string, values: Values): number {
  const value = values.get(name) ?? (name === 'π' ? Math.PI : undefined);
  if (value === undefined) throw new Error(`${name} has no value`);
  return value;
}
