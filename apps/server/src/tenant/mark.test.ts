import { describe, expect, it } from 'vitest';
import { drawnMark, longestMark, plainMark } from './mark.ts';

const mark = (inner: string, attributes = 'viewBox="0 0 30 30"'): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" xmlns:tool="urn:tool" ${attributes}>${inner}</svg>`;

const square = '<path d="M0 0H9V9z"/>';
const content = (source: string): string => drawnMark(source).svg.replace(/^<svg[^>]*>|<\/svg>$/g, '');

describe('a mark', () => {
  it.each([
    [
      'shapes and their paint',
      '<path d="M0 0H9" fill="currentColor"/>',
      '<path d="M0 0H9" fill="currentColor"></path>',
    ],
    [
      'groups',
      `<g transform="scale(2)">${square}</g>`,
      '<g transform="scale(2)"><path d="M0 0H9V9z"></path></g>',
    ],
    [
      'styles, as attributes',
      '<path d="M0 0" style="fill: none; stroke:var(--brand-mark)"/>',
      '<path d="M0 0" fill="none" stroke="var(--brand-mark)"></path>',
    ],
  ])('keeps %s', (_, inner, expected) => {
    expect(content(mark(inner))).toBe(expected);
  });

  it('loses what drawing programs add, and says so', () => {
    const { svg, leftOut } = drawnMark(
      mark(
        `<title>Logo</title><metadata>x</metadata><defs/>words<path id="a" class="b" tool:nodetypes="cc" d="M0 0"/>`,
      ),
    );
    expect(svg).toBe(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 30"><path d="M0 0"></path></svg>',
    );
    expect(leftOut).toEqual(['<title>', '<metadata>', '<defs>', 'id', 'class', 'tool:nodetypes']);
  });

  it('has its size from the page, and its shape from its own width and height where it has no viewBox', () => {
    expect(drawnMark(mark(square, 'width="40px" height="20"')).svg).toMatch(
      /^<svg xmlns="[^"]*" viewBox="0 0 40 20">/,
    );
  });

  it('stays the same when it is made safe again', () => {
    const { svg } = drawnMark(mark(`<g opacity="0.5">${square}</g><path d="M1 1" fill="&quot;&lt;"/>`));
    expect(drawnMark(svg)).toEqual({ svg, leftOut: [] });
    expect(drawnMark(plainMark)).toEqual({ svg: plainMark, leftOut: [] });
  });

  it.each([
    ['a script', '<script>alert(1)</script>', 'contains <script>'],
    [
      'a script of another namespace',
      '<x:script xmlns:x="http://www.w3.org/2000/svg">alert(1)</x:script>',
      'contains <script>',
    ],
    [
      'foreign content',
      '<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"/></foreignObject>',
      'contains <foreignObject>',
    ],
    ['animation', '<animate attributeName="d"/>', 'contains <animate>'],
    ['a picture', '<image href="https://elsewhere.example/x.png"/>', 'contains <image>'],
    ['a reference', '<use xlink:href="#a"/>', 'contains <use>'],
    ['an event', '<path onload="alert(1)" d="M0 0"/>', 'contains the event handler onload on <path>'],
    [
      'an event in capitals',
      '<path ONCLICK="alert(1)" d="M0 0"/>',
      'contains the event handler ONCLICK on <path>',
    ],
    [
      'an address of a script',
      '<path d="M0 0" fill="java&#10;script:alert(1)"/>',
      'contains a script in fill on <path>',
    ],
    [
      'an outer reference',
      '<path d="M0 0" fill="url(https://elsewhere.example/#a)"/>',
      'contains a reference in fill',
    ],
    [
      'an outer reference in a style',
      '<path d="M0 0" style="fill:URL (x)"/>',
      'contains a reference in style',
    ],
    ['a link', '<path xlink:href="https://elsewhere.example" d="M0 0"/>', 'contains a reference in href'],
    ['nothing to see', '<g></g>', 'draws nothing'],
    ['endless groups', '<g>'.repeat(5000) + square + '</g>'.repeat(5000), 'nests groups more than 40 deep'],
  ])('with %s is refused', (_, inner, message) => {
    expect(() => drawnMark(mark(inner))).toThrow(message);
  });

  it.each([
    ['is no SVG', '<html xmlns="http://www.w3.org/1999/xhtml"/>', 'is not an SVG'],
    ['is a picture', 'GIF89a', 'is not well-formed XML'],
    ['is empty', '', 'is not well-formed XML'],
    ['is not closed', '<svg><path d="M0 0"></svg>', 'is not well-formed XML'],
    ['declares entities', '<!DOCTYPE svg [<!ENTITY a "b">]><svg>&a;</svg>', 'declares entities'],
    ['has no size', `<svg xmlns="http://www.w3.org/2000/svg">${square}</svg>`, 'has no viewBox'],
    [
      'has five million characters',
      'x'.repeat(5_000_000),
      `has 5000000 characters; a mark of at most ${longestMark}`,
    ],
  ])('that %s is refused', (_, source, message) => {
    expect(() => drawnMark(source)).toThrow(message);
  });
});
