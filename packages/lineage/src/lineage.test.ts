import { describe, expect, it } from 'vitest';
import type { Clause, Descent, Lineage } from './clause.ts';
import { lineageOf } from './lineage.ts';
import { aDraft, clausesOf, randomSource, revise } from './testing/revision.ts';

const clause = (number: string, title: string, text = ''): Clause => ({
  id: `sec-${number}`,
  number,
  title,
  text,
  level: number.split('.').length,
});

const load =
  'Apply the sustained load within one minute and hold it for a thousand hours at constant temperature.';
const crack = 'Open the crack to its nominal width before the anchor is loaded and keep it open with wedges.';
const report =
  'The report names the laboratory, the adhesive, its batch and the age of the concrete members.';
const chamber =
  'The chamber keeps the members at forty-three degrees and records humidity every ten minutes.';

/** What is told of the clause that now bears a number. */
const descentTo = (lineage: Lineage, number: string): Descent | undefined =>
  lineage.find(({ after }) => after.includes(`sec-${number}`));

describe('The lineage of clauses', () => {
  it('finds everything unchanged between an edition and itself', () => {
    const edition = [clause('1', 'Scope', load), clause('2', 'Cracks'), clause('2.1', '', crack)];
    const lineage = lineageOf(edition, edition);
    expect(lineage.map(({ kind }) => kind)).toEqual(edition.map(() => 'kept'));
  });

  it('matches a clause of one word', () => {
    const edition = [clause('1', '', 'Void')];
    expect(lineageOf(edition, edition).map(({ kind }) => kind)).toEqual(['kept']);
  });

  it('follows a clause that another one pushed to the next number', () => {
    const lineage = lineageOf(
      [clause('1', 'Loading', load), clause('2', 'Cracks', crack)],
      [clause('1', 'Chamber', chamber), clause('2', 'Loading', load), clause('3', 'Cracks', crack)],
    );
    expect(descentTo(lineage, '1')?.kind).toBe('inserted');
    expect(descentTo(lineage, '2')).toMatchObject({
      before: ['sec-1'],
      kind: 'kept',
      isRenumbered: true,
      isMoved: false,
    });
  });

  it('tells a move from what moved along with it', () => {
    const lineage = lineageOf(
      [
        clause('1', 'Loading', load),
        clause('2', 'Members'),
        clause('2.1', 'Cracks', crack),
        clause('3', 'Report', report),
      ],
      [
        clause('1', 'Members'),
        clause('1.1', 'Cracks', crack),
        clause('2', 'Report', report),
        clause('3', 'Loading', load),
      ],
    );
    expect(lineage.filter(({ isMoved }) => isMoved).map(({ after }) => after)).toEqual([['sec-3']]);
  });

  it('detects that a clause has a new parent', () => {
    const lineage = lineageOf(
      [
        clause('1', 'Loading'),
        clause('1.1', '', load),
        clause('1.2', '', crack),
        clause('2', 'Report', report),
      ],
      [
        clause('1', 'Loading'),
        clause('1.1', '', load),
        clause('2', 'Report', report),
        clause('2.1', '', crack),
      ],
    );
    expect(descentTo(lineage, '2.1')).toMatchObject({ before: ['sec-1.2'], kind: 'kept', isMoved: true });
  });

  it('finds both halves of a clause that was split, and both sources of one that was put together', () => {
    const whole = [clause('1', 'Loading', `${load} ${crack}`), clause('2', 'Report', report)];
    const halves = [clause('1', 'Loading', load), clause('2', '', crack), clause('3', 'Report', report)];
    expect(descentTo(lineageOf(whole, halves), '1')).toMatchObject({
      before: ['sec-1'],
      after: ['sec-1', 'sec-2'],
      kind: 'split',
    });
    expect(descentTo(lineageOf(halves, whole), '1')).toMatchObject({
      before: ['sec-1', 'sec-2'],
      after: ['sec-1'],
      kind: 'merged',
    });
  });

  it('believes the ids of a publisher whose ids outlived a renumbering', () => {
    const named = (id: string, one: Clause): Clause => ({ ...one, id });
    const lineage = lineageOf(
      [
        named('a', clause('1', 'Loading', load)),
        named('b', clause('2', 'Cracks', crack)),
        named('c', clause('3', '', report)),
      ],
      [
        named('n', clause('1', 'Terms', chamber)),
        named('a', clause('2', 'Loading', load)),
        named('b', clause('3', 'Cracks', crack)),
        named('c', clause('4', '', 'Wholly other words stand here now.')),
      ],
    );
    expect(lineage.find(({ after }) => after.includes('c'))).toMatchObject({
      before: ['c'],
      kind: 'changed',
    });
  });

  it('does not match clauses with nothing in common', () => {
    const lineage = lineageOf([clause('1', '', load), clause('2', '', crack)], [clause('A', '', report)]);
    expect(lineage.map(({ kind }) => kind)).toEqual(['deleted', 'deleted', 'inserted']);
  });

  it('does not match clauses by a repeated line', () => {
    const blank = (number: string, title: string): Clause =>
      clause(number, title, 'This clause is intentionally left blank.');
    const others = [
      blank('3', 'Terms'),
      blank('4', 'Symbols'),
      blank('5', 'Apparatus'),
      blank('6', 'Hazards'),
    ];
    const lineage = lineageOf(
      [clause('1', 'Loading', load), blank('1.1', 'Torque'), clause('2', 'Report', report), ...others],
      [clause('1', 'Loading', load), clause('2', 'Report', report), blank('2.1', 'Archive'), ...others],
    );
    expect(descentTo(lineage, '2.1')?.kind).toBe('inserted');
    expect(descentTo(lineage, '4')?.kind).toBe('kept');
  });

  it.each([
    [
      'Arabic',
      'يجب تحميل المثبت بحمل ثابت لمدة ألف ساعة عند درجة حرارة ثابتة',
      'يسمي التقرير المختبر والمادة اللاصقة',
    ],
    ['Japanese', 'アンカーに千時間の持続荷重を一定温度で加える', '報告書には試験所と接着剤の名称を記載する'],
  ])('reads %s', (_, one, other) => {
    const lineage = lineageOf(
      [clause('1', '', one), clause('2', '', other)],
      [clause('1', '', other), clause('2', '', one)],
    );
    expect(lineage.map(({ kind }) => kind)).toEqual(['kept', 'kept']);
  });

  it('has an answer where there is nothing', () => {
    expect(lineageOf([], [])).toEqual([]);
    expect(lineageOf([], [clause('1', 'Scope')]).map(({ kind }) => kind)).toEqual(['inserted']);
    expect(lineageOf([clause('1', 'Scope')], []).map(({ kind }) => kind)).toEqual(['deleted']);
  });
});

describe.each(['numbers', 'stable'] as const)('Revisions with known truth, ids that are %s', (ids) => {
  const cases = Array.from({ length: 40 }, (_, seed) => aRevision(seed + 1, ids));

  it('are found with an F1 of at least 0.95', () => {
    expect(f1(cases)).toBeGreaterThan(0.95);
  });

  it('name every clause of both editions exactly once', () => {
    for (const { base, target, lineage } of cases) {
      expect(lineage.flatMap(({ before }) => before).toSorted()).toEqual(base.map(({ id }) => id).toSorted());
      expect(lineage.flatMap(({ after }) => after).toSorted()).toEqual(target.map(({ id }) => id).toSorted());
    }
  });

  it('are deterministic', () => {
    for (const { base, target, lineage } of cases) expect(lineageOf(base, target)).toEqual(lineage);
  });
});

describe('Revisions whose ids are hidden, half of them renumbered', () => {
  const cases = Array.from({ length: 40 }, (_, at) => hidden(aRevision(at + 1, 'numbers'), at % 2 === 1));

  it('are found with an F1 of at least 0.95 together and 0.90 each [lineage-010]', () => {
    expect(f1(cases)).toBeGreaterThan(0.95);
    for (const one of cases) expect(f1([one])).toBeGreaterThan(0.9);
  });
});

describe('An edition that is large or says the same again and again', () => {
  const many = (count: number, textOf: (at: number) => string): Clause[] =>
    Array.from({ length: count }, (_, at) => ({ ...clause(String(at + 1), '', textOf(at)), id: `c${at}` }));

  it('is aligned, each of 20,000 clauses with itself [lineage-012]', { timeout: 120_000 }, () => {
    const base = many(20_000, (at) => `Item ${at} of the list is for case ${at * 7}`);
    const found = lineageOf(base, [{ ...clause('0', 'Scope', 'What this is about'), id: 'new' }, ...base]);
    expect(found.filter(({ kind }) => kind === 'inserted')).toHaveLength(1);
    expect(found.filter(({ kind, before, after }) => kind === 'kept' && before[0] === after[0])).toHaveLength(
      20_000,
    );
  });

  it('is aligned with one clause 10,000 times, of which one goes [lineage-012]', { timeout: 120_000 }, () => {
    const base = many(10_000, () => 'The value shall not exceed the limit');
    const found = lineageOf(base, base.slice(1));
    expect(found.flatMap(({ before }) => before)).toHaveLength(10_000);
    expect(found.filter(({ kind }) => kind === 'deleted')).toHaveLength(1);
  });
});

/** A revision as an edition shows it whose ids name nothing; the new one has three clauses more before its first if renumbered. */
function hidden(
  { base, target, expected }: ReturnType<typeof aRevision>,
  isRenumbered: boolean,
): { expected: Set<string>; found: Set<string> } {
  const positions = (clauses: readonly Clause[]): Map<string, string> =>
    new Map(clauses.map(({ id }, at) => [id, String(at)]));
  const [befores, afters] = [positions(base), positions(target)];
  const found = lineageOf(
    base.map((one, at) => ({ ...one, id: String(at) })),
    target.map((one, at) => ({
      ...one,
      id: String(at),
      number: isRenumbered ? one.number.replace(/^\d+/, (first) => String(Number(first) + 3)) : one.number,
    })),
  );
  const links = found.flatMap(({ before, after }) =>
    before.flatMap((one) => after.map((other) => `${one} > ${other}`)),
  );
  const inPositions = [...expected].map((link) => {
    const [before = '', after = ''] = link.split(' > ');
    return `${befores.get(before)} > ${afters.get(after)}`;
  });
  return { expected: new Set(inPositions), found: new Set(links) };
}

function aRevision(seed: number, ids: 'numbers' | 'stable') {
  const random = randomSource(seed);
  const drafts = Array.from({ length: 12 }, () => aDraft(random));
  const { revised, links } = revise(drafts, random);
  const [base, target] = [clausesOf(drafts, ids), clausesOf(revised, ids)];
  const expected = links.flatMap(([from, to]) => {
    const [before, after] = [base.idOf(from), target.idOf(to)];
    return before && after ? [`${before} > ${after}`] : [];
  });
  const lineage = lineageOf(base.clauses, target.clauses);
  const found = lineage.flatMap(({ before, after }) =>
    before.flatMap((one) => after.map((other) => `${one} > ${other}`)),
  );
  return {
    base: base.clauses,
    target: target.clauses,
    lineage,
    expected: new Set(expected),
    found: new Set(found),
  };
}

function f1(cases: readonly { expected: Set<string>; found: Set<string> }[]): number {
  const sum = (count: (one: (typeof cases)[number]) => number): number =>
    cases.reduce((so, one) => so + count(one), 0);
  const right = sum(({ expected, found }) => expected.intersection(found).size);
  return (2 * right) / sum(({ expected, found }) => expected.size + found.size);
}
