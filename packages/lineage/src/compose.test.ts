import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Clause, Lineage } from './clause.ts';
import { compose } from './compose.ts';
import { lineageOf } from './lineage.ts';
import { aDraft, clausesOf, randomSource, revise, type Draft } from './testing/revision.ts';

const load =
  'Apply the sustained load within one minute and hold it for a thousand hours at constant temperature.';
const crack = 'Open the crack to its nominal width before the anchor is loaded and keep it open with wedges.';
const report =
  'The report names the laboratory, the adhesive, its batch and the age of the concrete members.';

const edition = (...texts: string[]): Clause[] =>
  texts.map((text, at) => ({
    id: `sec-${at + 1}`,
    number: String(at + 1),
    title: `Clause ${text.slice(0, 12)}`,
    text,
    level: 1,
  }));

const steps = (...editions: Clause[][]): Lineage[] =>
  editions.slice(1).map((target, at) => lineageOf(editions[at] ?? [], target));
const composed = ([first = [], second = []]: Lineage[]): Lineage => compose(first, second);
const over = (both: Lineage[]) => composed(both).map(({ kind, before, after }) => [kind, before, after]);

describe('The lineage over two steps', () => {
  it('follows a clause through both', () => {
    expect(over(steps(edition(load, crack), edition(report, load, crack), edition(load, crack)))).toEqual([
      ['kept', ['sec-1'], ['sec-1']],
      ['kept', ['sec-2'], ['sec-2']],
    ]);
  });

  it('says that what came in the first step is new, and what went in either is gone', () => {
    expect(over(steps(edition(load, crack), edition(load, report), edition(report)))).toEqual([
      ['deleted', ['sec-1'], []],
      ['deleted', ['sec-2'], []],
      ['inserted', [], ['sec-1']],
    ]);
  });

  it('tells of a split and of what was put together, in whichever step', () => {
    const whole = edition(`${load} ${crack}`, report);
    const halves = edition(load, crack, report);
    expect(over(steps(whole, whole, halves))[0]).toEqual(['split', ['sec-1'], ['sec-1', 'sec-2']]);
    expect(over(steps(halves, whole, whole))[0]).toEqual(['merged', ['sec-1', 'sec-2'], ['sec-1']]);
  });

  const [both, swapped] = [edition(load, crack), edition(crack, load)];
  it.each([
    ['the first step alone', both, swapped, swapped],
    ['the second step alone', both, both, swapped],
    ['both steps, and back', both, swapped, both],
  ])('calls a clause moved that moved in %s', (_, ...editions) => {
    const moved = composed(steps(...editions)).filter(({ isMoved }) => isMoved);
    expect(moved.length).toBeGreaterThan(0);
    for (const { before, after } of moved) expect([before.length, after.length]).toEqual([1, 1]);
    expect(composed(steps(both, both, both)).some(({ isMoved }) => isMoved)).toBe(false);
  });

  const pushed = edition(report, load, crack);
  it.each([
    ['the first step alone', both, pushed, pushed],
    ['the second step alone', both, both, pushed],
    ['both steps, and back', both, pushed, both],
  ])('calls clauses renumbered that were in %s', (_, ...editions) => {
    const went = composed(steps(...editions)).filter(({ before, after }) => before.length + after.length > 1);
    expect(went.map(({ isRenumbered }) => isRenumbered)).toEqual([true, true]);
    expect(composed(steps(both, both, both)).some(({ isRenumbered }) => isRenumbered)).toBe(false);
  });

  it('is that of the one step in which anything happened', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10_000 }), (seed) => {
        const random = randomSource(seed);
        const draft = Array.from({ length: 6 }, () => aDraft(random));
        const { revised } = revise(draft, random);
        const [base, target] = [draft, revised].map((some) => clausesOf(some, 'numbers').clauses);
        const step = lineageOf(base ?? [], target ?? []);
        expect(compose(unchanged(base), step)).toEqual(step);
        expect(compose(step, unchanged(target))).toEqual(step);
      }),
      { numRuns: 30 },
    );
  });

  it.each(Array.from({ length: 10 }, (_, seed) => [seed + 1]))(
    'names every clause of the first and the last edition once, as in generated revision %i',
    (seed) => {
      const random = randomSource(seed);
      const drafts: Draft[][] = [Array.from({ length: 8 }, () => aDraft(random))];
      for (let step = 0; step < 2; step += 1)
        drafts.push(revise(rekeyed(drafts.at(-1) ?? []), random).revised);
      const editions = drafts.map((some) => clausesOf(some, 'numbers').clauses);
      const [first = [], second = []] = steps(...editions);
      const lineage = compose(first, second);
      const ids = (clauses: Clause[] = []): string[] => clauses.map(({ id }) => id).toSorted();
      expect(lineage.flatMap(({ before }) => before).toSorted()).toEqual(ids(editions[0]));
      expect(lineage.flatMap(({ after }) => after).toSorted()).toEqual(ids(editions[2]));
    },
  );
});

/** The lineage of an edition that stayed as it was. */
const unchanged = (clauses: readonly Clause[] = []): Lineage =>
  clauses.map(({ id }) => ({
    before: [id],
    after: [id],
    main: [id, id],
    kind: 'kept',
    isMoved: false,
    isRenumbered: false,
  }));

/** Without the marks of an earlier revision. */
const rekeyed = (drafts: readonly Draft[]): Draft[] =>
  drafts.map((draft) => ({ ...draft, key: draft.key.replaceAll("'", 'r'), within: rekeyed(draft.within) }));
