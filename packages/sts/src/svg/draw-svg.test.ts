import { describe, expect, it } from 'vitest';
import { drawSvg } from './draw-svg.ts';

const OPTIONS = { prefix: 's-g1-', alt: 'A bolt' };

function draw(inner: string, attributes = ''): string | undefined {
  const source = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${inner}</svg>`;
  return drawSvg(source, OPTIONS)?.replace(/^<svg[^>]*>|<\/svg>$/g, '');
}

function tenOf(n: number): string {
  return `<g id="g${n}">${`<use href="#g${n - 1}"/>`.repeat(10)}</g>`;
}

describe('a drawing', () => {
  it('is named by the words of the document and shrinks with its column', () => {
    const svg = drawSvg(
      '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="100px"><title>x</title></svg>',
      OPTIONS,
    );
    expect(svg).toBe(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 100" width="300" height="100px" ' +
        'font-family="IBM Plex Sans, IBM Plex Sans Arabic, sans-serif" role="img" aria-label="A bolt"></svg>',
    );
  });

  it.each([
    [
      'shapes',
      '<path d="M0 0L9 9Z" stroke="#15191E" stroke-width="1.2"/>',
      '<path d="M0 0L9 9Z" stroke="#15191E" stroke-width="1.2"></path>',
    ],
    [
      'text',
      '<text x="1">h<tspan dy="4">ef</tspan> &lt; 5</text>',
      '<text x="1">h<tspan dy="4">ef</tspan> &lt; 5</text>',
    ],
    [
      'inline styles, as attributes',
      '<rect style="fill:none; stroke : red"/>',
      '<rect fill="none" stroke="red"></rect>',
    ],
    [
      'local references',
      '<path marker-end="url(#m)"/><use xlink:href="#p"/>',
      '<path marker-end="url(#s-g1-m)"></path><use href="#s-g1-p"></use>',
    ],
  ])('keeps %s', (_, inner, expected) => {
    expect(draw(inner)).toBe(expected);
  });

  it.each([
    ['scripts', '<script>alert(1)</script>', ''],
    ['events', '<g onclick="alert(1)"/>', '<g></g>'],
    ['outer references', '<path fill="url(https://example.org/x#y)"/><use href="x.svg#a"/>', '<path></path>'],
    ['nested drawings', '<svg><rect/></svg>', ''],
    ['loose text', 'hello', ''],
  ])('loses %s', (_, inner, expected) => {
    expect(draw(inner)).toBe(expected);
  });

  it('repeats nothing that repeats: a chain of references cannot multiply', () => {
    const bomb = draw(
      `<defs><path id="g0"/>${Array.from({ length: 10 }, (_, n) => tenOf(n + 1)).join('')}</defs><use href="#g10"/>`,
    );
    expect(new Set(bomb?.match(/href="[^"]*"/g))).toEqual(new Set(['href="#s-g1-g0"']));
  });

  it.each([
    ['no XML', 'GIF89a'],
    ['no SVG', '<html/>'],
    ['entities', '<!DOCTYPE svg [<!ENTITY a "b">]><svg xmlns="http://www.w3.org/2000/svg">&a;</svg>'],
  ])('is none when it holds %s', (_, source) => {
    expect(drawSvg(source, OPTIONS)).toBeUndefined();
  });
});
