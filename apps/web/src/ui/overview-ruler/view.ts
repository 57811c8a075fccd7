/** What of a text is in the window, between 0 (its beginning) and 1 (its end). */
export type View = { start: number; end: number };

const spanOf = ({ start, end }: View): number => Math.min(1, Math.max(0, end - start));

/** How far through a text its window is: 0 at its beginning, 1 where its end is in the window. */
export function progressOf(view: View): number {
  const travel = 1 - spanOf(view);
  return travel <= 0 ? 1 : Math.min(1, Math.max(0, view.start / travel));
}

/** A window that begins elsewhere, kept within the text. */
export const startWithin = (start: number, view: View): number =>
  Math.min(1 - spanOf(view), Math.max(0, start));

/** Where the window begins when its middle goes to a place, as when the strip is pressed next to it. */
export const startAround = (place: number, view: View): number => startWithin(place - spanOf(view) / 2, view);

/** Where the window begins after a key; undefined for a key that does not move it. Sideways keys are given as read. */
export function startAfterKey(key: string, view: View): number | undefined {
  const span = spanOf(view);
  const goals: Record<string, number> = {
    ArrowDown: view.start + span / 10,
    ArrowUp: view.start - span / 10,
    PageDown: view.start + span,
    PageUp: view.start - span,
    Home: 0,
    End: 1,
  };
  const goal = goals[key];
  return goal === undefined ? undefined : startWithin(goal, view);
}

/** A clause of a text, and where it begins. */
export type ClauseMark = { number: string; at: number };

/** The clause in which the window begins; a window that begins just above one is in it. */
export function clauseAt(clauses: readonly ClauseMark[], view: View): ClauseMark | undefined {
  const near = view.start + spanOf(view) / 10;
  return clauses.findLast(({ at }) => at <= near);
}

/** The clauses whose numbers have room next to a strip, in px of it, from the first on. */
export function clausesWithRoom(
  clauses: readonly ClauseMark[],
  { length, roomFor }: { length: number; roomFor: (number: string) => number },
): ClauseMark[] {
  let free = 0;
  return clauses.filter(({ number, at }) => {
    const from = at * length;
    const room = roomFor(number);
    if (from < free || from + room > length) return false;
    free = from + room;
    return true;
  });
}
