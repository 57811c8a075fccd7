/** A cell of a grid by its row and its place in the row. */
export type Place = { row: number; cell: number };

/** The parts of a grid that key handling needs. */
export type Grid = {
  /** How many cells each row has. */
  cells: readonly number[];
  /** The rows at which its parts begin. */
  starts: readonly number[];
};

/** A place that is in a grid; null for one that has gone with other rows, so that the keys are back in the field. */
export const placeIn = ({ cells }: Grid, place: Place | null): Place | null =>
  place && place.cell < (cells[place.row] ?? 0) ? place : null;

export type Direction = 'ltr' | 'rtl';

type Key = { key: string; shiftKey: boolean };

/**
 * Where a key leads from a place, null being the field above the grid; undefined for a key that is the field's own.
 * Up and down go from row to row and through the field, to the sides from cell to cell, Home and End to the first and
 * the last row, Tab to the next part while there is one.
 */
export function stepped(
  { cells, starts }: Grid,
  from: Place | null,
  { key, shiftKey }: Key,
  direction: Direction,
): Place | null | undefined {
  if (cells.length === 0 || (shiftKey && key !== 'Tab')) return undefined;
  if (key === 'ArrowDown' || key === 'ArrowUp')
    return nextRow(cells.length, from, key === 'ArrowDown' ? 1 : -1);
  if (from === null) return undefined;
  if (key === 'Home') return firstOf(0);
  if (key === 'End') return firstOf(cells.length - 1);
  if (key === 'Tab') return firstOf(nextPart(starts, from.row, shiftKey));
  if (key === 'ArrowLeft' || key === 'ArrowRight') {
    const isOn = (key === 'ArrowRight') === (direction === 'ltr');
    const cell = from.cell + (isOn ? 1 : -1);
    return cell >= 0 && cell < (cells[from.row] ?? 0) ? { row: from.row, cell } : undefined;
  }
  return undefined;
}

const firstOf = (row: number | undefined): Place | undefined => (row === undefined ? row : { row, cell: 0 });

/** Beyond the first and the last row comes the field itself, and then the other end. */
function nextRow(rows: number, from: Place | null, step: 1 | -1): Place | null {
  const places = rows + 1;
  const next = ((from?.row ?? -1) + 1 + step + places) % places;
  return next === 0 ? null : { row: next - 1, cell: 0 };
}

function nextPart(starts: readonly number[], row: number, isBack: boolean): number | undefined {
  if (!isBack) return starts.find((start) => start > row);
  const own = starts.findLastIndex((start) => start <= row);
  return own > 0 ? starts[own - 1] : undefined;
}

/** The id of a cell in its page, for the field to point at. */
export const cellId = (gridId: string, { row, cell }: Place): string => `${gridId}-${row}-${cell}`;
