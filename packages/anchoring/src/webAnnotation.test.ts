import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anchorOf, type Anchor, type PageQuads } from './anchor.ts';
import { fromWebAnnotation, toWebAnnotation } from './webAnnotation.ts';

const source = 'https://library.example/document/?contentCode=NSB-E214-24';

describe('a Web Annotation', () => {
  it('names quote, position in characters, clause and place on the page', () => {
    const text = 'In 𝑁 the load is held.';
    const anchor: Anchor = {
      format: 'pdf',
      quote: 'the load',
      prefix: 'In 𝑁 ',
      suffix: ' is held.',
      start: 6,
      end: 14,
      clause: '9.2',
      pages: [{ page: 3, quads: [[72, 700, 120, 700, 72, 688, 120, 688]] }],
      content: 'sha256-a',
    };
    expect(toWebAnnotation(anchor, { source, text })).toEqual({
      type: 'SpecificResource',
      source: { id: source, format: 'application/pdf' },
      selector: [
        { type: 'TextQuoteSelector', exact: 'the load', prefix: 'In 𝑁 ', suffix: ' is held.' },
        {
          type: 'FragmentSelector',
          conformsTo: 'http://tools.ietf.org/rfc/rfc8118',
          value: 'page=3',
          refinedBy: { type: 'TextPositionSelector', start: 5, end: 13 },
        },
        { type: 'FragmentSelector', conformsTo: 'http://tools.ietf.org/rfc/rfc3236', value: 'clause-9.2' },
        {
          type: 'FragmentSelector',
          conformsTo: 'http://tools.ietf.org/rfc/rfc8118',
          value: 'page=3&viewrect=72,700,48,12',
          refinedBy: {
            type: 'SvgSelector',
            value: '<svg><polygon points="72,700 120,700 120,688 72,688"/></svg>',
          },
        },
      ],
      state: { type: 'HttpRequestState', value: 'If-Match: "sha256-a"' },
    });
  });

  const measure = fc.double({ min: -20_000, max: 20_000, noNaN: true }).map((number) => number + 0); // Without -0.
  const quad = fc.array(measure, { minLength: 8, maxLength: 8 });
  const pages = fc.array(
    fc.record({ page: fc.integer({ min: 1, max: 9999 }), quads: fc.array(quad, { maxLength: 4 }) }),
    {
      minLength: 1,
      maxLength: 4,
    },
  );
  const selected = fc.record(
    {
      text: fc.string({ unit: 'binary', minLength: 1, maxLength: 200 }),
      start: fc.nat(200),
      length: fc.nat(100),
      clause: fc.string({ unit: 'grapheme' }),
      content: fc.string({ unit: 'grapheme' }),
      pages,
    },
    { requiredKeys: ['text', 'start', 'length'] },
  );

  it('gives back the anchor that it was made of, by way of JSON, whatever was selected', () => {
    fc.assert(
      fc.property(selected, ({ text, start, length, ...rest }) => {
        const format = rest.pages ? 'pdf' : 'html';
        const given = { text, start, end: start + length, format, ...rest } as const;
        const made = anchorOf(given satisfies { pages?: PageQuads[] });
        if (!('anchor' in made)) return;
        const target = JSON.parse(JSON.stringify(toWebAnnotation(made.anchor, { source, text })));
        expect(fromWebAnnotation(target, { text })).toEqual(made.anchor);
      }),
      { numRuns: 1000 },
    );
  });

  it('without quote or position is no mark', () => {
    const none = {
      type: 'SpecificResource',
      source: { id: source, format: 'text/html' },
      selector: [],
    } as const;
    expect(fromWebAnnotation({ ...none, selector: [] }, { text: '' })).toBeNull();
  });
});
