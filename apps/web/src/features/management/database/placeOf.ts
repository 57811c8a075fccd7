/** A place in a statement: its line and column from 1, and that line around the word that is there. */
type Place = { line: number; column: number; before: string; here: string; after: string };

/** The place of a character of a statement, counted from 1 as PostgreSQL counts: in characters, not in units of UTF-16. */
export function placeOf(statement: string, position: number): Place {
  const all = [...statement];
  const until = all.slice(0, position - 1).join('');
  const before = until.slice(until.lastIndexOf('\n') + 1);
  const rest =
    all
      .slice(position - 1)
      .join('')
      .split('\n', 1)[0] ?? '';
  const here = /^[\p{L}\p{N}_$]+|^./u.exec(rest)?.[0] ?? '';
  return {
    line: until.split('\n').length,
    column: [...before].length + 1,
    before,
    here,
    after: rest.slice(here.length),
  };
}
