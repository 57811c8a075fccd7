import { evaluate } from '../formula/evaluate.ts';
import { parseExpression } from '../formula/expression.ts';
import { printed } from '../numbers/printed.ts';
import type { Curve } from '../source/blocks.ts';
import { label, line, polyline, sheet, symbol, type Point } from './pen.ts';

const LEFT = 84;
const TOP = 30;
const WIDTH = 440;
const HEIGHT = 270;
const STEPS = 80;
const DASHES = ['', '9 5', '3 4', '12 4 3 4', '1 4'];

/** A diagram of a formula of the text, one curve for each value of its parameter. */
export function drawCurve(curve: Curve): string {
  const [left = '', right = ''] = curve.up.formula.split(' = ');
  const formula = parseExpression(right);
  const { along, family } = curve;
  const parameters = family?.values ?? [Number.NaN];
  const lines = parameters.map((parameter) =>
    Array.from({ length: STEPS + 1 }, (_, step): Point => {
      const x = along.from + ((along.to - along.from) * step) / STEPS;
      const values = new Map([...curve.constants, [along.name, x]]);
      if (family) values.set(family.name, parameter);
      return [x, evaluate(formula, values)];
    }),
  );
  const highest = Math.max(
    ...lines
      .flat()
      .map(([, y]) => y)
      .filter(Number.isFinite),
  );
  const up = ticksOf(0, highest);
  const across = ticksOf(along.from, along.to);
  const top = up.at(-1) ?? 1;
  const end = Math.max(along.to, across.at(-1) ?? along.to);
  const place = ([x, y]: Point): Point => [
    LEFT + ((x - along.from) / (end - along.from)) * WIDTH,
    TOP + HEIGHT - (y / top) * HEIGHT,
  ];
  const content = [
    `<rect x="${LEFT}" y="${TOP}" width="${WIDTH}" height="${HEIGHT}" stroke-width="1.2"/>`,
    ...up.flatMap((y) => {
      const at = place([along.from, y]);
      return [
        line(at, [LEFT + WIDTH, at[1]], 0.3),
        label([LEFT - 8, at[1] + 4], printed(y, decimalsOf(up)), 'end', 12),
      ];
    }),
    ...across.flatMap((x) => {
      const at = place([x, 0]);
      return [
        line(at, [at[0], TOP], 0.3),
        label([at[0], at[1] + 18], printed(x, decimalsOf(across)), 'middle', 12),
      ];
    }),
    ...lines.map((points, index) => {
      const inside = points
        .map(place)
        .filter(([, y]) => Number.isFinite(y) && y >= TOP - 1 && y <= TOP + HEIGHT + 1);
      return polyline(inside, 1.8).replace(
        '/>',
        DASHES[index] ? ` stroke-dasharray="${DASHES[index]}"/>` : '/>',
      );
    }),
    ...(family
      ? lines.map((points, index) => parameterLabel(points.map(place), parameters[index] ?? 0, index))
      : []),
    symbol([LEFT + WIDTH / 2, TOP + HEIGHT + 40], along.name),
    label(
      [LEFT + WIDTH / 2 + 16, TOP + HEIGHT + 40],
      along.unit ? `in ${along.unit}`.replace('in ', '/ ') : '',
      'start',
      12,
    ),
    symbol([LEFT - 52, TOP + 4], left, 'middle'),
    label([LEFT - 52, TOP + 22], curve.up.unit ? `/ ${curve.up.unit}` : '', 'middle', 12),
    family ? symbol([LEFT + WIDTH + 34, TOP - 8], family.name) : '',
  ];
  return sheet(LEFT + WIDTH + 70, TOP + HEIGHT + 56, content, curve.title.replace(/\$/g, ''));
}

function parameterLabel(points: readonly Point[], parameter: number, index: number): string {
  const last = points.findLast(([, y]) => y >= TOP - 1);
  if (!last) return '';
  const isAtEnd = last[0] > LEFT + WIDTH - 4;
  return label(
    isAtEnd ? [LEFT + WIDTH + 8, last[1] + 4] : [last[0] - 4, TOP + 14 + index],
    String(parameter),
    isAtEnd ? 'start' : 'end',
    12,
  );
}

/** Round numbers over a range, five or so. */
function ticksOf(from: number, to: number): number[] {
  const rough = (to - from) / 5;
  const scale = 10 ** Math.floor(Math.log10(rough));
  const step = scale * ([1, 2, 2.5, 5, 10].find((each) => each * scale >= rough - 1e-12) ?? 10);
  const first = Math.ceil(from / step - 1e-9) * step;
  const count = Math.ceil((to - first) / step - 1e-9);
  return Array.from({ length: count + 1 }, (_, index) => first + index * step);
}

const decimalsOf = (ticks: readonly number[]): number =>
  Math.max(...ticks.map((tick) => (String(Number(tick.toFixed(6))).split('.')[1] ?? '').length));
