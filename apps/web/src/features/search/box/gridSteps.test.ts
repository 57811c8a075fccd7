import { describe, expect, it } from 'vitest';
import { placeIn, stepped, type Grid, type Place } from './gridSteps.ts';

/** Two publishers: rows 0 to 2, the first of them with three cells, and rows 3 and 4. */
const grid: Grid = { cells: [3, 1, 1, 1, 1], starts: [0, 3] };
const at = (row: number, cell = 0): Place => ({ row, cell });
const press = (key: string, shiftKey = false) => ({ key, shiftKey });

describe('by keys the reader goes', () => {
  it.each<[string, Place | null, string, Place | null]>([
    ['down from the field to the first row', null, 'ArrowDown', at(0)],
    ['down to the next row', at(0, 2), 'ArrowDown', at(1)],
    ['down from the last row to the field', at(4), 'ArrowDown', null],
    ['up from the field to the last row', null, 'ArrowUp', at(4)],
    ['up to the row before', at(2), 'ArrowUp', at(1)],
    ['up from the first row to the field', at(0, 1), 'ArrowUp', null],
    ['to the first row', at(3), 'Home', at(0)],
    ['to the last row', at(0, 1), 'End', at(4)],
    ['to the next cell', at(0), 'ArrowRight', at(0, 1)],
    ['back to the cell before', at(0, 2), 'ArrowLeft', at(0, 1)],
    ['to the next publisher', at(1), 'Tab', at(3)],
  ])('%s', (_, from, key, to) => {
    expect(stepped(grid, from, press(key), 'ltr')).toEqual(to);
  });

  it('to the sides the other way round where lines run from right to left', () => {
    expect(stepped(grid, at(0), press('ArrowLeft'), 'rtl')).toEqual(at(0, 1));
    expect(stepped(grid, at(0, 1), press('ArrowRight'), 'rtl')).toEqual(at(0));
  });

  it('back to the publisher before', () => {
    expect(stepped(grid, at(4), press('Tab', true), 'ltr')).toEqual(at(0));
  });

  it.each<[string, Place | null, string, boolean]>([
    ['Tab in the field', null, 'Tab', false],
    ['Tab in the last publisher', at(4), 'Tab', false],
    ['Shift and Tab in the first publisher', at(1), 'Tab', true],
    ['right beyond the last cell', at(0, 2), 'ArrowRight', false],
    ['left before the first cell', at(1), 'ArrowLeft', false],
    ['left in the field', null, 'ArrowLeft', false],
    ['Home in the field', null, 'Home', false],
    ['Shift and right, which selects text', at(0), 'ArrowRight', true],
    ['a letter', at(0), 'a', false],
  ])('nowhere, and the key is the field’s own: %s', (_, from, key, shiftKey) => {
    expect(stepped(grid, from, press(key, shiftKey), 'ltr')).toBeUndefined();
  });

  it('nowhere while there are no rows', () => {
    expect(stepped({ cells: [], starts: [] }, null, press('ArrowDown'), 'ltr')).toBeUndefined();
  });

  it.each<[string, Place | null, Place | null]>([
    ['a cell of the grid', at(0, 2), at(0, 2)],
    ['a cell that its row has no more', at(1, 1), null],
    ['a row that is no more', at(5), null],
    ['the field', null, null],
  ])('on from where they are, the field again when that has gone: %s', (_, place, expected) => {
    expect(placeIn(grid, place)).toEqual(expected);
  });
});
