import type { Element } from 'slimdom';
import { describe, expect, it } from 'vitest';
import { elements, textOf } from '../src/testing/editions.ts';
import { valueOf } from './testing/calculate.ts';
import { generated } from './testing/generated.ts';

type Step = { readonly where: string; readonly math: Element; readonly said: string };

const steps: readonly Step[] = generated.flatMap(({ document, designation, language }) =>
  elements(document, 'app').flatMap((app) =>
    elements(app, 'list-item').flatMap((item): Step[] => {
      const math = elements(item, 'math')[0];
      const said = /\) ?:.* = (−?\d{1,3}(?: \d{3})*(?:\.\d+)?)/.exec(textOf(item))?.[1];
      return math && said ? [{ where: `${designation} ${language}: ${textOf(item)}`, math, said }] : [];
    }),
  ),
);

describe('the worked examples', () => {
  it('are many', () => expect(steps.length).toBeGreaterThan(150));

  it('give what their formulas give, when every step is calculated again from what is printed', () => {
    const wrong = steps.filter(({ math, said }) => {
      const children = math.children;
      const equals = children.findIndex((node) => node.localName === 'mo' && textOf(node) === '=');
      const value = valueOf(children.slice(equals + 1));
      const decimals = said.split('.')[1]?.length ?? 0;
      const printed = Number(said.replaceAll(' ', '').replace('−', '-'));
      return Math.abs(value - printed) > 0.5000001 * 10 ** -decimals;
    });
    expect(wrong.map(({ where }) => where)).toEqual([]);
  });
});
