import { evaluate } from '../formula/evaluate.ts';
import { parseExpression, type Expression } from '../formula/expression.ts';
import { mathmlOf } from '../formula/mathml.ts';
import { chosenBy } from '../random.ts';
import { printed, rounded } from '../numbers/printed.ts';
import type { Place } from '../numbers/number.ts';
import type { Clause, Example, Formula, Table, Where } from '../source/blocks.ts';
import { calculationWords } from './calculationWords.ts';
import { tableXml } from './floats.ts';
import { inlineXml, referenceXml, words, type InlineContext } from './inline.ts';

/** A worked example: its data, each formula of the text with the data put in, and what follows from it. */
export function exampleXml(
  example: Example,
  place: Place,
  formulas: readonly Formula[],
  context: InlineContext,
): string {
  const values = new Map(example.data.map(({ name, value }) => [name, value]));
  const shown = new Map(
    example.data.map(({ name, value, decimals, unit }) => [
      name,
      isYear(value, unit) ? String(value) : printed(value, decimals),
    ]),
  );
  const steps: string[] = [];
  const said = calculationWords(context.style.language);
  // A formula may need what a later one gives: go round until nothing more can be calculated.
  const waiting = new Set(formulas);
  for (let before = -1; before !== waiting.size;) {
    before = waiting.size;
    for (const formula of waiting) {
      const right = rightSideOf(formula.text);
      if (!right || values.has(formula.id) || !isKnown(right, values)) continue;
      // What is printed is what the next step starts from, so that a reader can follow with a pencil.
      const result = rounded(evaluate(right, values), formula.decimals);
      values.set(formula.id, result);
      shown.set(formula.id, printed(result, formula.decimals));
      steps.push(stepXml(formula, right, shown, context));
      waiting.delete(formula);
    }
  }
  const table: Table = {
    kind: 'table',
    key: example.key,
    id: 'example',
    title: said.dataTitle,
    rows: [
      { key: '', cells: [...said.dataHead] },
      ...example.data.map(({ name, unit }) => ({
        key: '',
        cells: [meaningOf(name, formulas), `$${name}$`, quantity(shown.get(name) ?? '', unit)],
      })),
    ],
    notes: [],
  };
  const closing = example.closing.replace(/<<([^>]+)>>/g, (_, name: string) => {
    const value = shown.get(name);
    if (value === undefined) throw new Error(`The example does not give ${name}`);
    return value;
  });
  return [
    `<p>${inlineXml(example.opening, context)} ${dataSaid(example, referenceXml(place, context.style), context.style.language)}</p>`,
    tableXml(table, place, context),
    `<p>${stepsSaid(example, context.style.language)}</p>`,
    `<list list-type="order">${steps.map((step, index) => `<list-item><label>${index + 1})</label><p>${step}</p></list-item>`).join('\n')}</list>`,
    closing ? `<p>${inlineXml(closing, context)}</p>` : '',
  ].join('\n');
}

const dataSaid = ({ opening }: Example, table: string, language: string): string =>
  language === 'en'
    ? chosenBy(`${opening} data`, [
        `The data are in ${table}.`,
        `${table} gives what was known.`,
        `What was measured or given stands in ${table}.`,
        `The values of ${table} apply.`,
      ])
    : calculationWords(language).dataIn(table);

const stepsSaid = ({ opening }: Example, language: string): string =>
  language === 'en'
    ? chosenBy(`${opening} steps`, [
        'The calculation runs as follows:',
        'Step by step:',
        'With these values:',
        'From this follows:',
      ])
    : calculationWords(language).steps;

/** All formulas of a text, in its order, and of the clauses within. */
export function formulasOf(clauses: readonly Clause[]): Formula[] {
  return clauses.flatMap(({ content }) =>
    content.flatMap((block) =>
      block.kind === 'formula' ? [block] : block.kind === 'clause' ? formulasOf([block]) : [],
    ),
  );
}

function stepXml(
  formula: Formula,
  right: Expression,
  shown: ReadonlyMap<string, string>,
  context: InlineContext,
): string {
  const place = context.numbers.places.get(formula.key);
  if (!place) throw new Error(`${formula.text} has no number`);
  const left = mathmlOf(parseExpression(formula.id));
  const substituted = mathmlOf(right, { values: shown, isInline: true });
  const result = quantity(shown.get(formula.id) ?? '', formula.unit);
  const math = `<mml:math>${left}<mml:mo>=</mml:mo>${substituted}</mml:math>`;
  return `${referenceXml(place, context.style)}: <inline-formula>${math}</inline-formula> = ${words(result)}`;
}

// The thousands of a year are not set apart.
const isYear = (value: number, unit: string): boolean => unit === 'a' && value >= 1900 && value < 2100;

function quantity(value: string, unit: string): string {
  if (!unit || unit === '1') return value;
  if (unit === '°') return value + unit;
  return /^10[⁻⁰-⁹]/u.test(unit) ? `${value} × ${unit}` : `${value} ${unit}`;
}

function rightSideOf(text: string): Expression | undefined {
  const expression = parseExpression(text);
  return expression.kind === 'operation' && expression.operator === '=' && expression.left.kind === 'symbol'
    ? expression.right
    : undefined;
}

function isKnown(expression: Expression, values: ReadonlyMap<string, number>): boolean {
  switch (expression.kind) {
    case 'number':
      return true;
    case 'symbol':
      return expression.name === 'π' || values.has(expression.name);
    case 'negative':
      return isKnown(expression.of, values);
    case 'call':
      return (
        expression.name !== 'mean' &&
        expression.name !== 'sum' &&
        expression.arguments.every((each) => isKnown(each, values))
      );
    case 'operation':
      return isKnown(expression.left, values) && isKnown(expression.right, values);
  }
}

function meaningOf(name: string, formulas: readonly Formula[]): string {
  const where: Where | undefined = formulas
    .flatMap((formula) => formula.where)
    .find(({ names }) => names.includes(name));
  if (!where) throw new Error(`No formula says what ${name} is`);
  // Where a value may be found is no part of what it is.
  const meaning = where.text.replace(/ (of|from) \[#[^\]]+\]/, '');
  return meaning.charAt(0).toUpperCase() + meaning.slice(1);
}
