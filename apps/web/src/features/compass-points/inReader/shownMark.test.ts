import { describe, expect, it } from 'vitest';
import { metadataOf, movedTo } from './shownMark.ts';

const anchor = {
  format: 'pdf' as const,
  quote: 'not less than 500 h',
  prefix: 'by ',
  suffix: ' and',
  start: 10,
  end: 29,
  content: 'tag',
  pages: [{ page: 4, quads: [[1, 2, 3, 2, 1, 1, 3, 1]] }],
};

describe('what a compass point keeps of a selection', () => {
  it('is its text, its page and its anchor', () => {
    expect(metadataOf(anchor)).toEqual({ selectionText: anchor.quote, pageNumber: 4, anchor });
  });

  it('keeps its name and its colour when it is moved', () => {
    const before = { selectionText: 'Fit', annotationID: 'a-1', colour: 'pink', pageNumber: 2 };
    expect(movedTo(before, anchor)).toEqual({
      annotationID: 'a-1',
      colour: 'pink',
      selectionText: anchor.quote,
      pageNumber: 4,
      anchor,
    });
  });
});
