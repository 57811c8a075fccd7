import { evaluate } from '../formula/evaluate.ts';
import { parseExpression } from '../formula/expression.ts';
import { printed } from '../numbers/printed.ts';
import type { Block, Clause, Curve, Table, Where } from './blocks.ts';
import type { FamilySource } from './family.ts';

/** A text with what can be gathered from it: a list of its symbols, and tables of the curves it draws. */
export function withGathered(clauses: Clause[], source: FamilySource): Clause[] {
  return [...withSymbols(clauses, source), ...tablesOfCurves(clauses, source)];
}

const LISTS_SYMBOLS = new Set(['HI', 'PIC', 'GSA']);

/** These publishers list their symbols before the requirements begin. */
function withSymbols(clauses: Clause[], { house }: FamilySource): Clause[] {
  const symbols = new Map<string, Where>();
  for (const block of blocksIn(clauses))
    if (block.kind === 'formula') for (const each of block.where) symbols.set(each.names.join(), each);
  if (!LISTS_SYMBOLS.has(house) || symbols.size < 5) return clauses;
  const items = [...symbols.values()].toSorted((a, b) => compare(a.names[0] ?? '', b.names[0] ?? ''));
  const terms = clauses.findIndex(({ title }) => title === 'Terms');
  const at = (terms === -1 ? clauses.findIndex(({ title }) => title === 'Scope') : terms) + 1;
  const clause: Clause = {
    kind: 'clause',
    key: 'symbols',
    part: 'body',
    title: 'Symbols',
    level: 1,
    content: [{ kind: 'symbols', key: 'symbols list', items }],
  };
  return [...clauses.slice(0, at), clause, ...clauses.slice(at)];
}

// Latin letters first, Greek ones after them, without regard to case.
const compare = (a: string, b: string): number => {
  const [left, right] = [a.toLowerCase(), b.toLowerCase()];
  return left < right ? -1 : Number(left > right);
};

const STEPS = 10;

/** Readers without a ruler want numbers: each curve in a table of its own, in the last annex. */
function tablesOfCurves(clauses: readonly Clause[], { language }: FamilySource): Clause[] {
  const curves = blocksIn(clauses).filter((block): block is Curve => block.kind === 'curve');
  if (curves.length === 0 || language !== 'en') return [];
  const content = curves.flatMap((curve): Block[] => [
    {
      kind: 'paragraph',
      key: `${curve.key} values`,
      text: `[#${curve.id} values] gives the ordinates of the curves of [#${curve.id}]. Values between them may be found by interpolation.`,
    },
    tableOf(curve),
  ]);
  return [
    { kind: 'clause', key: 'values', part: 'informative', title: 'Tabulated values', level: 1, content },
  ];
}

function tableOf(curve: Curve): Table {
  const { along, family, up } = curve;
  const [left = '', right = ''] = up.formula.split(' = ');
  const formula = parseExpression(right);
  const parameters = family?.values ?? [Number.NaN];
  const at = (x: number, parameter: number): number => {
    const values = new Map([...curve.constants, [along.name, x]]);
    if (family) values.set(family.name, parameter);
    return evaluate(formula, values);
  };
  const xs = Array.from(
    { length: STEPS },
    (_, step) => along.from + ((along.to - along.from) * (step + 1)) / STEPS,
  );
  const greatest = Math.max(...xs.flatMap((x) => parameters.map((parameter) => at(x, parameter))));
  const decimals = greatest < 2 ? 3 : greatest < 20 ? 2 : greatest < 200 ? 1 : 0;
  const withUnit = (name: string, unit: string): string => (unit ? `$${name}$; ${unit}` : `$${name}$`);
  const head = [
    withUnit(along.name, along.unit),
    ...parameters.map((parameter) =>
      family
        ? `$${family.name}$ = ${parameter}${family.unit ? ` ${family.unit}` : ''}`
        : withUnit(left, up.unit),
    ),
  ];
  const rows = xs.map((x) => [
    printed(x, Number.isInteger(x) ? 0 : 1),
    ...parameters.map((parameter) => printed(at(x, parameter), decimals)),
  ]);
  return {
    kind: 'table',
    key: `${curve.key} table`,
    id: `${curve.id} values`,
    title: `Values of $${left}$${up.unit ? `, ${up.unit}` : ''}`,
    rows: [head, ...rows].map((cells, index) => ({ key: `${curve.key} row ${index}`, cells })),
    notes: [],
  };
}

function blocksIn(clauses: readonly Clause[]): Block[] {
  return clauses.flatMap(({ content }) =>
    content.flatMap((block) => (block.kind === 'clause' ? [block, ...blocksIn([block])] : [block])),
  );
}
