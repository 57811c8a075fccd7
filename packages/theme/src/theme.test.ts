import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  contrast,
  dark,
  figuresOf,
  papers,
  rampOf,
  rolesOf,
  themeCss,
  type Choice,
  type Paper,
} from './index.ts';

/** Sixteen values of each channel: 4,096 brands. */
const brands = Array.from({ length: 4096 }, (_, index) => {
  const digit = (shift: number): string => ((index >> shift) & 15).toString(16);
  return `#${[8, 4, 0].map((shift) => digit(shift).repeat(2)).join('')}`;
});

const everyTheme = (Object.keys(papers) as Paper[]).flatMap((paper) =>
  brands.map((brand) => ({ ...papers[paper], ...rolesOf({ brand, paper }) })),
);
type Theme = (typeof everyTheme)[number];

const channel = (hex: string, at: number): number => Number.parseInt(hex.slice(at, at + 2), 16);

/** Two colors mixed in sRGB, as `color-mix()` in tokens.css does. */
const mixed = (colour: string, share: number, ground: string): string => {
  const mix = [1, 3, 5].map((at) =>
    Math.round(channel(colour, at) * share + channel(ground, at) * (1 - share)),
  );
  return `#${mix.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
};

describe('every brand on every paper', () => {
  it.each<[string, number, (theme: Theme) => number]>([
    ['text on paper', 6.2, ({ text, paper }) => contrast(text, paper)],
    ['text on the desk', 5.7, ({ text, desk }) => contrast(text, desk)],
    ['text on the accent tint', 5.47, ({ text, ramp }) => contrast(text, ramp[1] ?? '')],
    ['a shape on the desk', 3.1, ({ mark, desk }) => contrast(mark, desk)],
    ['the label of the primary button', 4.5, ({ onFill, fill }) => contrast(onFill, fill)],
    ['the edge of the primary button', 3, ({ fillEdge, paper }) => contrast(fillEdge, paper)],
    ['text on a layer in the dark', 7, ({ darkText }) => contrast(darkText, dark.layer)],
    [
      'text on the tint in the dark',
      5.66,
      ({ darkText, ramp }) => contrast(darkText, mixed(ramp[4] ?? '', 0.17, dark.paper)),
    ],
    ['the label of the primary button in the dark', 7, ({ ramp }) => contrast(dark.onFill, ramp[4] ?? '')],
  ])('gives %s a contrast of at least %f', (_, least, figure) => {
    const worst = Math.min(...everyTheme.map(figure));
    expect(worst).toBeGreaterThanOrEqual(least);
  });

  it('has figures that tell what they must reach, and reach it', () => {
    const figures = (Object.keys(papers) as Paper[]).flatMap((paper) =>
      brands.flatMap((brand) => figuresOf({ brand, paper })),
    );
    expect(figures).toHaveLength(3 * 4096 * 7);
    expect(figures.filter(({ ratio, least }) => ratio < least)).toEqual([]);
  });

  it('has ten steps, each darker than the one before', () => {
    for (const brand of brands) {
      const darkness = rampOf(brand).map((step) => contrast(step, '#FFFFFF'));
      expect(darkness).toHaveLength(10);
      expect(new Set(darkness).size).toBe(10);
      expect(darkness).toEqual(darkness.toSorted((one, other) => one - other));
    }
  });
});

describe('the roles of a brand', () => {
  it.each([
    [
      'a strong brand is the fill itself, under white',
      '#1746A2',
      { fill: '#1746A2', onFill: '#FFFFFF', fillEdge: '#1746A2' },
    ],
    [
      'a pale brand is the fill, under ink and with an edge',
      '#FFB81C',
      { fill: '#FFB81C', onFill: '#15191E', fillEdge: '#785300' },
    ],
    [
      'a brand on which nothing is legible gives way to its text step',
      '#8A7A6A',
      { fill: '#66584A', onFill: '#FFFFFF' },
    ],
  ])('%s', (_, brand, expected) => {
    expect(rolesOf({ brand, paper: 'warm' })).toMatchObject(expected);
  });

  it('give the colours that were drawn', () => {
    expect(rampOf('#1746A2').join(' ')).toBe(
      '#F2F7FF #E3EDFF #C5DAFF #9FC1FF #78A7FD #568AEC #3C6ECE #2855AD #1B4089 #102C64',
    );
    expect(rolesOf({ brand: '#1746A2', paper: 'neutral' })).toMatchObject({
      text: '#2855AD',
      mark: '#3C6ECE',
      darkText: '#9FC1FF',
    });
  });
});

describe('the figures of a brand', () => {
  it.each([
    ['#1746A2', 'neutral', { text: '6.9', shape: '4.4', label: '8.6' }],
    ['#00A3AD', 'cool', { text: '6.4', shape: '4.1', label: '5.8' }],
    ['#FFB81C', 'warm', { text: '6.8', shape: '4.3', label: '10.2' }],
  ] as const)('%s on %s paper are those of its drawing', (brand, paper, drawn) => {
    const figures = figuresOf({ brand, paper });
    const ratio = (role: string) => figures.find((figure) => figure.role === role)?.ratio.toFixed(1);
    expect({
      text: ratio('text on paper'),
      shape: ratio('shape on desk'),
      label: ratio('label on fill'),
    }).toEqual(drawn);
  });

  it('name the edge where the fill alone is too pale to be seen', () => {
    const roles = (brand: string) => figuresOf({ brand, paper: 'warm' }).map(({ role }) => role);
    expect(roles('#FFB81C')).toContain('edge of the fill on paper');
    expect(roles('#1746A2')).toContain('fill on paper');
  });
});

describe('the theme of a tenant', () => {
  const plain: Choice = { brand: '#1746A2', paper: 'neutral', titleFace: 'serif', header: 'paper' };

  it('sets the header only where it is ink, and the title face only where it is sans', () => {
    expect(themeCss(plain)).not.toMatch(/--bar-|--font-title/);
    expect(themeCss({ ...plain, header: 'ink' })).toContain('--bar-bg:');
    expect(themeCss({ ...plain, titleFace: 'sans' })).toContain('--font-title: var(--font-ui);');
  });

  it.each(['#1746A2', '#FFF200', '#777777', '#E4002B', '#000000', '#FFFFFF'])(
    'with an ink header stays legible for %s',
    (brand) => {
      const css = themeCss({ ...plain, brand, header: 'ink' });
      const value = (name: string): string => new RegExp(`--${name}: (#\\w{6});`).exec(css)?.[1] ?? '';
      expect(contrast(value('bar-ink'), value('bar-bg'))).toBeGreaterThanOrEqual(12);
      expect(contrast(value('bar-2'), value('bar-field'))).toBeGreaterThanOrEqual(7);
      expect(contrast(value('bar-control'), value('bar-bg'))).toBeGreaterThanOrEqual(3);
      expect(contrast(value('bar-mark'), value('bar-bg'))).toBeGreaterThanOrEqual(3);
    },
  );

  it.each(['blue', '#12345', '#1234567', '1746A2', '#17 6A2', ''])(
    'refuses %j, which is no colour, and says so',
    (brand) => {
      expect(() => themeCss({ ...plain, brand })).toThrow(`"${brand}" is not a color such as #1746A2`);
    },
  );

  it('is that of the style sheet where nothing is chosen', () => {
    const roles = rolesOf(plain);
    const wanted = [
      ...Object.values(papers).flatMap(Object.values),
      ...roles.ramp,
      dark.paper,
      dark.layer,
      dark.onFill,
    ];
    const tokens = readFileSync(new URL('tokens.css', import.meta.url), 'utf8');
    for (const colour of wanted) expect(tokens).toContain(`: ${colour.toLowerCase()};`);
  });
});
