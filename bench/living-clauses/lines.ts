import { clausesOfArticle } from '@norma/comparison';
import { lineageOf, type Clause } from '@norma/lineage';
import { realPairs } from '../compare/corpora.ts';
import { aDraft, clausesOf, randomSource, revise } from '../../packages/lineage/src/testing/revision.ts';

const seeds = Array.from({ length: 40 }, (_, at) => at + 1);
const manyClauses = 20_000;
const repeats = 10_000;

/** Two editions, and which clause of one became which of the other, as `before > after` of their positions. */
type Pair = {
  readonly name: string;
  readonly base: readonly Clause[];
  readonly target: readonly Clause[];
  readonly truth: ReadonlySet<string>;
  /** The positions of which nothing is known are not counted. */
  readonly isKnown?: (before: number, after: number) => boolean;
};
type Way = (base: readonly Clause[], target: readonly Clause[]) => ReadonlySet<string>;

/** Alignment with every id hidden and half of the pairs renumbered, beside two simple ways, and the largest editions. */
export async function run(): Promise<void> {
  const pairs = [...realOnes(), ...seeds.map(generatedOne)].flatMap((pair, at) =>
    // A real pair is asked both ways; of the generated ones every second is renumbered.
    pair.name.startsWith('generated') ? [at % 2 === 0 ? pair : renumbered(pair)] : [pair, renumbered(pair)],
  );
  const ways: Record<string, Way> = {
    lineage: byLineage,
    'same number': (base, target) => bySame(base, target, ({ number }) => number),
    'same heading': (base, target) => bySame(base, target, ({ title }) => title),
  };
  for (const [name, way] of Object.entries(ways)) {
    const scored = pairs.map((pair) => {
      const found = known(pair, way(pair.base.map(withoutId), pair.target.map(withoutId)));
      const right = found.intersection(pair.truth).size;
      return { name: pair.name, right, of: found.size + pair.truth.size };
    });
    const score = ({ right, of }: { right: number; of: number }): number => (of === 0 ? 1 : (2 * right) / of);
    const together = scored.reduce((sum, one) => ({ right: sum.right + one.right, of: sum.of + one.of }), {
      right: 0,
      of: 0,
    });
    const least = scored.toSorted((one, other) => score(one) - score(other))[0];
    console.log(
      `  ${name}: F1 ${score(together).toFixed(3)} over ${pairs.length} pairs (goal ≥ 0.95)` +
        (least ? `, least ${score(least).toFixed(3)}: ${least.name} (goal ≥ 0.90)` : ''),
    );
  }
  const many = Array.from({ length: manyClauses }, (_, at) =>
    aClause(at, `Clause ${at} is about item ${at * 7}`),
  );
  timed(`${manyClauses} clauses, one inserted`, many, [aClause(-1, 'A new clause'), ...many]);
  const one = Array.from({ length: repeats }, (_, at) => aClause(at, 'The value shall not exceed the limit'));
  timed(`one clause ${repeats} times`, one, one.slice(1));
  await Promise.resolve();
}

function timed(name: string, base: readonly Clause[], target: readonly Clause[]): void {
  const began = performance.now();
  lineageOf(base, target);
  console.log(`  ${name}: ${((performance.now() - began) / 1000).toFixed(1)} s (goal ≤ 120 s)`);
}

const aClause = (at: number, text: string): Clause => ({
  id: `c${at}`,
  number: String(at + 2),
  title: '',
  text,
  level: 1,
});

/** Of a public specification only headings that stand once in each edition tell what became of a clause. */
function realOnes(): Pair[] {
  return realPairs().map(({ name, ...texts }) => {
    const [base, target] = [clausesOfArticle(texts.base), clausesOfArticle(texts.target)];
    const truth = base.flatMap(({ title }, before) => {
      const after = target.findIndex((clause) => clause.title === title);
      const isOne = [base, target].every(
        (some) => some.filter((clause) => clause.title === title).length === 1,
      );
      return isOne ? [`${before} > ${after}`] : [];
    });
    const [befores, afters] = [0, 1].map(
      (side) => new Set(truth.map((link) => Number(link.split(' > ')[side]))),
    );
    const isKnown = (before: number, after: number): boolean =>
      befores?.has(before) === true || afters?.has(after) === true;
    return { name, base, target, truth: new Set(truth), isKnown };
  });
}

function generatedOne(seed: number): Pair {
  const random = randomSource(seed);
  const drafts = Array.from({ length: 12 }, () => aDraft(random));
  const { revised, links } = revise(drafts, random);
  const [base, target] = [clausesOf(drafts, 'numbers'), clausesOf(revised, 'numbers')];
  const at = (clauses: readonly Clause[], id: string | undefined): number =>
    clauses.findIndex((clause) => clause.id === id);
  const truth = links.map(
    ([from, to]) => `${at(base.clauses, base.idOf(from))} > ${at(target.clauses, target.idOf(to))}`,
  );
  return {
    name: `generated ${seed}`,
    base: base.clauses,
    target: target.clauses,
    truth: new Set(truth.filter((link) => !link.includes('-1'))),
  };
}

function known({ isKnown }: Pair, found: ReadonlySet<string>): ReadonlySet<string> {
  if (!isKnown) return found;
  return new Set(
    [...found].filter((link) => {
      const [before = -1, after = -1] = link.split(' > ').map(Number);
      return isKnown(before, after);
    }),
  );
}

const withoutId = (clause: Clause, at: number): Clause => ({ ...clause, id: String(at) });

/** The newer edition with three clauses more at its beginning, as far as numbers tell. */
function renumbered(pair: Pair): Pair {
  const target = pair.target.map((clause) => ({
    ...clause,
    number: clause.number.replace(/^\d+/, (first) => String(Number(first) + 3)),
  }));
  return { ...pair, name: `${pair.name}, renumbered`, target };
}

const byLineage: Way = (base, target) =>
  new Set(
    lineageOf(base, target).flatMap(({ before, after }) =>
      before.flatMap((one) => after.map((other) => `${one} > ${other}`)),
    ),
  );

function bySame(
  base: readonly Clause[],
  target: readonly Clause[],
  nameOf: (clause: Clause) => string,
): ReadonlySet<string> {
  const firstOf = new Map(target.toReversed().map((clause) => [nameOf(clause), clause.id]));
  return new Set(
    base.flatMap((clause) => {
      const after = nameOf(clause) === '' ? undefined : firstOf.get(nameOf(clause));
      return after === undefined ? [] : [`${clause.id} > ${after}`];
    }),
  );
}
