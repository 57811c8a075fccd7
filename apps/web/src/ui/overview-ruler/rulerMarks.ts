/** What a mark on a overview ruler stands for. */
export type MarkKind = 'hit' | 'compass-point' | 'added' | 'removed' | 'moved';

/** Something in a text, at a place between 0 (its beginning) and 1 (its end); one without an end is a point. */
export type Mark = { kind: MarkKind; start: number; end?: number };

/** A stretch of the strip in px, along the text. */
export type Stretch = { from: number; to: number };

/** A mark is never drawn smaller than this, in px. */
const min: Record<MarkKind, number> = { hit: 2, 'compass-point': 6, added: 2, removed: 2, moved: 4 };

// Hits fall into rows, so that many side by side are seen as many and never as one block.
const hitRow = 4;
const manyHits = 3;

/**
 * The stretches to draw for each kind of mark, in order and apart: a hit 2 px, some in one place 3 px, a compass point 6 px,
 * changes as long as they are. Never more stretches of a kind than the strip has room for, however many marks there are.
 */
export function heatStripMarks(marks: readonly Mark[], length: number): Record<MarkKind, Stretch[]> {
  const of = (kind: MarkKind): Mark[] => marks.filter((mark) => mark.kind === kind);
  const united = (kind: MarkKind): Stretch[] => joined(of(kind).map((mark) => stretchOf(mark, length)));
  return {
    hit: hitRows(of('hit'), length),
    'compass-point': united('compass-point'),
    added: united('added'),
    removed: united('removed'),
    moved: united('moved'),
  };
}

/** Where a mark is drawn: as long as what it stands for, not below the least, and within the strip. */
function stretchOf({ kind, start, end = start }: Mark, length: number): Stretch {
  const room = Math.min(min[kind], length);
  const size = Math.max(room, Math.round((within(end) - within(start)) * length));
  const from = Math.min(Math.round(within(start) * length), length - size);
  return { from, to: from + size };
}

function hitRows(hits: readonly Mark[], length: number): Stretch[] {
  const rows = new Map<number, number>();
  const last = Math.max(0, Math.floor((length - manyHits) / hitRow));
  for (const { start } of hits) {
    const row = Math.min(last, Math.floor((within(start) * length) / hitRow));
    rows.set(row, (rows.get(row) ?? 0) + 1);
  }
  return [...rows]
    .sort(([one], [other]) => one - other)
    .map(([row, count]) => ({
      from: row * hitRow,
      to: Math.min(length, row * hitRow + (count > 1 ? manyHits : min.hit)),
    }));
}

/** The stretches in order, those that overlap or touch made one. */
function joined(stretches: Stretch[]): Stretch[] {
  const apart: Stretch[] = [];
  for (const stretch of stretches.sort((one, other) => one.from - other.from)) {
    const before = apart.at(-1);
    if (before && stretch.from <= before.to) before.to = Math.max(before.to, stretch.to);
    else apart.push({ ...stretch });
  }
  return apart;
}

const within = (place: number): number => Math.min(1, Math.max(0, place));
