import { hashOf } from '../random.ts';
import type { FamilySource, SourceLine } from './family.ts';
import { inOldWords } from './oldWords.ts';

/** A line as it is in one edition. */
export type EditionLine = { readonly key: string; readonly text: string };

/** What was done to a line between two editions. */
export type Change = { readonly key: string; readonly label: string; readonly at: number } & (
  | { readonly kind: 'value'; readonly from: string; readonly to: string }
  | { readonly kind: 'added' | 'removed' | 'reworded' | 'moved' | 'divided' }
);

/** The text of one edition of a family (1 is the oldest in its file), and all changes that led to the newest. */
export type Revision = { readonly lines: readonly EditionLine[]; readonly changes: readonly Change[] };

const VALUES = /\{([^{}]*\|[^{}]*)\}/g;
// A table, figure, formula or example comes and goes with the lines that belong to it.
const WHOLE = /^(table|fig|curve|example:|precision:|=) ?/;
const DETAIL = /^(\| |\^|@ |(legend|alt|along|up|for|with|data|closing): )/;
const MOVED = / <~ (.+)$/;

/** Takes an edition out of a family: later words are left out, earlier ones put back. */
export function editionOf(source: FamilySource, edition: number): Revision {
  const plan = planOf(source);
  const lines: EditionLine[] = [];
  let hiddenBelow = 0;
  let isPartHidden = false;
  let before: SourceLine | undefined;
  for (const line of mergedBefore(source, plan, edition)) {
    const level = /^#+/.exec(line.text)?.[0].length ?? 0;
    if (level > 0 && level <= hiddenBelow) hiddenBelow = 0;
    if (hiddenBelow > 0) continue;
    if (isPartHidden && DETAIL.test(line.text)) continue;
    isPartHidden = false;
    if (!stands(line, plan.pointOf(line), edition)) {
      if (level > 0) hiddenBelow = level;
      // What took the place of another leaves its lines to that one.
      isPartHidden = WHOLE.test(line.text) && before?.mark?.kind !== 'reworded';
      before = line;
      continue;
    }
    before = line;
    const dated = valuesAt(line, plan, edition);
    const isOldWords = edition < plan.pointOfWords(line);
    lines.push({ key: line.key, text: isOldWords && !dated.startsWith('#') ? inOldWords(dated) : dated });
  }
  return { lines: movedBack(lines, plan, edition), changes: plan.changes };
}

function stands({ mark }: SourceLine, point: number, edition: number): boolean {
  return mark === null || mark.kind === 'since' ? edition >= point : edition < point;
}

function valuesAt(line: SourceLine, plan: Plan, edition: number): string {
  let place = 0;
  return line.text.replace(VALUES, (_, content: string) => {
    const values = valuesIn(content).values;
    const points = plan.pointsOfValue(line, place++, values.length);
    return values[points.filter((point) => edition >= point).length] ?? '';
  });
}

function valuesIn(content: string): { values: string[]; label: string } {
  const [text = '', label = ''] = content.split('~');
  const values = text.split('|');
  // A unit written once, after the last value, belongs to all of them.
  const unit = /^[\d.,_−–+]+( .+)$/u.exec(values.at(-1) ?? '')?.[1] ?? '';
  return { values: values.map((value) => (/^[\d.,_−–+]+$/u.test(value) ? value + unit : value)), label };
}

/** A subclause that moved goes back to the end of the clause in which it once stood. */
function movedBack(lines: EditionLine[], plan: Plan, edition: number): EditionLine[] {
  let moved = lines.map((line) => ({ ...line, text: line.text.replace(MOVED, '') }));
  for (const line of lines) {
    const former = MOVED.exec(line.text)?.[1];
    if (!former || edition >= plan.pointOfMove(line.key)) continue;
    const from = moved.findIndex(({ key }) => key === line.key);
    const block = moved.slice(from, endOfClause(moved, from));
    const rest = moved.filter((each) => !block.includes(each));
    const target = rest.findIndex(({ text }) => text === `# ${former}`);
    if (target === -1) throw new Error(`There is no clause "${former}" to move "${line.text}" back to`);
    const at = endOfClause(rest, target);
    moved = [...rest.slice(0, at), ...block, ...rest.slice(at)];
  }
  return moved;
}

function endOfClause(lines: readonly EditionLine[], start: number): number {
  const level = levelOf(lines[start]);
  const next = lines.findIndex((line, index) => index > start && levelOf(line) > 0 && levelOf(line) <= level);
  return next === -1 ? lines.length : next;
}

const levelOf = (line: EditionLine | undefined): number => /^#+/.exec(line?.text ?? '')?.[0].length ?? 0;

/** Two paragraphs that were one before they were divided. */
function mergedBefore(source: FamilySource, plan: Plan, edition: number): SourceLine[] {
  const { divided } = plan;
  if (!divided || edition >= divided.at) return [...source.lines];
  return source.lines.flatMap((line, index, all) => {
    if (line.key === divided.first) return [{ ...line, text: `${line.text} ${all[index + 1]?.text ?? ''}` }];
    return all[index - 1]?.key === divided.first ? [] : [line];
  });
}

type Plan = {
  readonly changes: Change[];
  readonly divided: { readonly first: string; readonly at: number } | null;
  readonly pointOf: (line: SourceLine) => number;
  readonly pointOfMove: (key: string) => number;
  readonly pointOfWords: (line: SourceLine) => number;
  readonly pointsOfValue: (line: SourceLine, place: number, count: number) => number[];
};

const plans = new WeakMap<FamilySource, Plan>();

/** Decides, once for a family, in which edition each of its changes came. */
function planOf(source: FamilySource): Plan {
  const known = plans.get(source);
  if (known) return known;
  const plan = makePlan(source);
  plans.set(source, plan);
  return plan;
}

function makePlan(source: FamilySource): Plan {
  const count = source.editions.length;
  const later = Math.max(1, count - 1);
  let turn = hashOf(source.designation) % later;
  // In turn, so that every edition has changes of its own.
  const nextPoint = (): number => 2 + (turn++ % later);
  const points = new Map<string, number[]>();
  const changes: Change[] = [];
  for (const line of source.lines) {
    if (line.mark) {
      const at = line.mark.edition ?? nextPoint();
      points.set(line.key, [at]);
      const kind = ({ since: 'added', until: 'removed', reworded: 'reworded' } as const)[line.mark.kind];
      // What is reworded is named by the line that took its place, and comes with it.
      const key = kind === 'reworded' ? keyBelow(source, line) : line.key;
      points.set(key, [at]);
      changes.push({ key, label: line.mark.label, at, kind });
    }
    if (MOVED.test(line.text)) {
      const at = nextPoint();
      points.set(`${line.key} moved`, [at]);
      changes.push({ key: line.key, label: '', at, kind: 'moved' });
    }
    [...line.text.matchAll(VALUES)].forEach((match, place) => {
      const { values, label } = valuesIn(match[1] ?? '');
      const steps = Math.min(values.length - 1, later);
      const first = steps === later ? 2 : Math.min(nextPoint(), count - steps + 1);
      const at = Array.from({ length: steps }, (_, step) => first + step);
      // Where a value has more steps than the family has editions, the oldest were never published.
      const unseen = Array.from({ length: values.length - 1 - steps }, () => 0);
      points.set(`${line.key} ${place}`, [...unseen, ...at]);
      at.forEach((point, step) => {
        const from = values[step + unseen.length] ?? '';
        const to = values[step + unseen.length + 1] ?? '';
        if (label) changes.push({ key: line.key, label, at: point, kind: 'value', from, to });
      });
    });
  }
  const divided = count > 1 ? dividedIn(source, points, nextPoint) : null;
  if (divided) changes.push({ key: divided.first, label: '', at: divided.at, kind: 'divided' });
  const pointOf = (key: string): number => points.get(key)?.[0] ?? 1;
  return {
    changes,
    divided,
    pointOf: ({ key }) => pointOf(key),
    pointOfMove: (key) => pointOf(`${key} moved`),
    pointOfWords: (line) => 2 + (hashOf(source.designation + line.text) % later),
    pointsOfValue: (line, place, values) => {
      const found = points.get(`${line.key} ${place}`);
      if (found?.length !== values - 1) throw new Error(`${source.file}: values lost in "${line.text}"`);
      return found;
    },
  };
}

const keyBelow = (source: FamilySource, line: SourceLine): string =>
  source.lines[source.lines.indexOf(line) + 1]?.key ?? line.key;

const isPlain = (line: SourceLine | undefined): boolean =>
  line !== undefined &&
  line.mark === null &&
  /^[A-Z][^{}|]*[.:]$/u.test(line.text) &&
  !/:=|: /.test(line.text);

/** Of the places where a paragraph follows another, one where both were a single paragraph in earlier editions. */
function dividedIn(
  source: FamilySource,
  points: ReadonlyMap<string, number[]>,
  nextPoint: () => number,
): Plan['divided'] {
  const isFree = (line: SourceLine | undefined): boolean => isPlain(line) && !points.has(line?.key ?? '');
  const places = source.lines.filter((line, index) => {
    const next = source.lines[index + 1];
    const isEnd = !/^([-)a-z\d]+\)? |[>=@|]|table|fig|curve)/.test(source.lines[index + 2]?.text ?? '#');
    return isFree(line) && line.text.endsWith('.') && isFree(next) && isEnd;
  });
  const place = places[hashOf(source.designation) % Math.max(1, places.length)];
  return place ? { first: place.key, at: nextPoint() } : null;
}
