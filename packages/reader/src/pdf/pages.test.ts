import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BackStack } from './backStack.ts';
import { foundIn } from './finding.ts';
import { headingAt, inOrder, type Heading, type PdfPlace } from './headings.ts';
import { namedPage, ownLabels, within } from './pageNumbers.ts';

describe('the page that a reader means', () => {
  const labels = ['i', 'ii', 'iii', '1', '2', 'A-1'];

  it.each([
    ['iii', 3],
    ['II', 2],
    ['1', 4],
    ['2', 5],
    ['a-1', 6],
    [' iii ', 3],
    ['6', 6],
    ['99', 6],
    ['٢', 5],
    ['۲', 5],
    ['0', null],
    ['', null],
    ['abc', null],
    ['-1', null],
    ['1.5', null],
  ])('by %j is %j in a document that names its pages', (name, page) => {
    expect(namedPage(name, labels, labels.length)).toBe(page);
  });

  it('is the plain count where pages have no names, and the last one beyond the end', () => {
    expect(namedPage('12', null, 16)).toBe(12);
    expect(namedPage('9999999999', null, 16)).toBe(16);
    expect(namedPage('iv', null, 16)).toBeNull();
  });

  it('always exists', () => {
    fc.assert(
      fc.property(fc.double(), fc.integer({ min: 1, max: 3000 }), (asked, pageCount) => {
        const page = within(asked, pageCount);
        expect(Number.isInteger(page) && page >= 1 && page <= pageCount).toBe(true);
      }),
    );
  });
});

describe('the labels of a document', () => {
  it('are its own only where they say more than the count', () => {
    expect(ownLabels(['1', '2', '3'])).toBeNull();
    expect(ownLabels(['', '', ''])).toBeNull();
    expect(ownLabels(null)).toBeNull();
    expect(ownLabels(['i', '1', '2'])).toEqual(['i', '1', '2']);
  });
});

describe('the heading under which a reader is', () => {
  const heading = (id: string, children: Heading[] = []): Heading => ({
    id,
    title: id,
    level: id.split('.').length,
    goal: id,
    children,
  });
  const order = inOrder([heading('1', [heading('1.1'), heading('1.2')]), heading('2')]);
  const places = new Map<string, PdfPlace>([
    ['1', { page: 2, top: 800 }],
    ['1.1', { page: 2, top: 400 }],
    ['1.2', { page: 4, top: 700 }],
    ['2', { page: 4, top: 200 }],
  ]);

  it.each([
    [{ page: 1, top: 0 }, null],
    [{ page: 2, top: 820 }, null],
    [{ page: 2, top: 800 }, '1'],
    [{ page: 2, top: 401 }, '1'],
    [{ page: 3, top: 500 }, '1.1'],
    [{ page: 4, top: 650 }, '1.2'],
    [{ page: 9, top: 650 }, '2'],
  ])('at %j is %j', (here, id) => {
    expect(headingAt(places, order, here)).toBe(id);
  });
});

describe('what is found', () => {
  it('is counted over the pages searched so far, and placed along the document', () => {
    const hits = new Map([
      [3, [0.5]],
      [0, [0, 0.5]],
      [1, []],
    ]);
    const found = foundIn(hits, { text: 'anchor', current: 1, pageCount: 4 });
    expect(found).toMatchObject({ total: 3, pagesSearched: 3, isDone: false });
    expect(found.places).toEqual([0, 0.125, 0.875]);
    expect(foundIn(new Map(hits).set(2, []), { text: 'anchor', current: 1, pageCount: 4 }).isDone).toBe(true);
  });
});

describe('the way back from links', () => {
  const corner = { pageNumber: 4, left: 0, top: 300 };

  it('leads to the place that was left, once', () => {
    const backStack = new BackStack();
    backStack.leave({ page: 4, corner });
    expect(backStack.last()).toBe(4);
    expect(backStack.returnTo(7)).toBeUndefined();
    expect(backStack.returnTo(4)).toEqual({ page: 4, corner });
    expect(backStack.returnTo(4)).toBeUndefined();
    expect(backStack.last()).toBeNull();
  });

  it('is remembered for the last links only', () => {
    const backStack = new BackStack();
    for (let page = 1; page <= 80; page += 1) backStack.leave({ page, corner: undefined });
    let back = 0;
    for (let page = backStack.last(); page !== null; page = backStack.last()) {
      backStack.returnTo(page);
      back += 1;
    }
    expect(back).toBe(50);
  });
});
