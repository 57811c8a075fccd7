import type { Clause } from '../clause.ts';

/** A clause with those within it, before it has a number. */
export type Draft = { key: string; title: string; sentences: string[]; within: Draft[] };

/** A text of invented words; the same number makes the same text. */
export function randomSource(seed: number) {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0; // mulberry32
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number): number => Math.floor(next() * limit);
  const one = <Item>(items: readonly [Item, ...Item[]]): Item => items[below(items.length)] ?? items[0];
  return { next, below, one };
}
export type RandomSource = ReturnType<typeof randomSource>;

const syllables = [
  'ba',
  'ren',
  'tol',
  'mi',
  'ska',
  'ver',
  'dun',
  'pol',
  'ge',
  'ris',
  'lon',
  'ta',
  'cor',
  'hu',
] as const;
const common = [
  'the',
  'of',
  'shall',
  'be',
  'in',
  'and',
  'to',
  'not',
  'with',
  'for',
  'at',
  'is',
  'test',
  'value',
] as const;
const titles = ['General', 'Scope', 'Apparatus', 'Procedure', 'Requirements', 'Marking', 'Report'] as const;

export function aWord({ below, one }: RandomSource): string {
  // Few words are frequent, as in real texts.
  if (below(10) < 5) return one(common);
  return one(syllables) + one(syllables) + (below(3) === 0 ? one(syllables) : '');
}

export const aSentence = (random: RandomSource): string =>
  Array.from({ length: 6 + random.below(18) }, () => aWord(random)).join(' ');

let made = 0;
export function aDraft(random: RandomSource, depth = 0): Draft {
  made += 1;
  const hasTitle = depth < 2 || random.below(3) === 0;
  const isGeneral = random.below(3) === 0;
  const title = !hasTitle
    ? ''
    : isGeneral
      ? random.one(titles)
      : `${aWord(random)} ${aWord(random)} ${aWord(random)}`;
  const within = depth >= 2 ? 0 : random.below(depth === 0 ? 7 : 4);
  const sentences = Array.from(
    { length: within > 0 && random.below(2) === 0 ? 0 : 1 + random.below(5) },
    () => aSentence(random),
  );
  return {
    key: `k${made}`,
    title,
    sentences,
    within: Array.from({ length: within }, () => aDraft(random, depth + 1)),
  };
}

/** Numbers the clauses; ids repeat the numbers, as most publishers' do, or are the publisher's own for good. */
export function clausesOf(drafts: readonly Draft[], ids: 'numbers' | 'stable') {
  const idsByKey = new Map<string, string>();
  const walk = (some: readonly Draft[], above: string, level: number): Clause[] =>
    some.flatMap((draft, index) => {
      const number = above ? `${above}.${index + 1}` : String(index + 1);
      const id = ids === 'numbers' ? `sec-${number}` : draft.key.replace(/'$/, '');
      idsByKey.set(draft.key, id);
      const own = { id, number, title: draft.title, text: draft.sentences.join('. '), level };
      return [own, ...walk(draft.within, number, level + 1)];
    });
  const clauses = walk(drafts, '', 1);
  return { clauses, idOf: (key: string): string | undefined => idsByKey.get(key) };
}

/** Which key of the new edition each key of the old one went to; several for a clause that was split. */
type Links = [from: string, to: string][];

/** A new edition of some clauses, and what truly became of each. */
export function revise(drafts: readonly Draft[], random: RandomSource): { revised: Draft[]; links: Links } {
  const links: Links = [];
  const uprooted: Draft[] = [];
  const reviseAll = (some: readonly Draft[], depth: number): Draft[] => {
    const result: Draft[] = [];
    for (const draft of some) {
      const chance = random.below(100);
      const isLeaf = draft.within.length === 0;
      if (chance < 4 && depth > 0) continue; // deleted with all that is within it
      if (chance < 8) result.push(aDraft(random, Math.max(1, depth))); // a new one before it
      const after: Draft = {
        key: `${draft.key}'`,
        title: chance < 12 ? `${draft.title} ${aWord(random)}`.trim() : draft.title,
        sentences: draft.sentences.map((sentence) => edited(sentence, random, chance)),
        within: reviseAll(draft.within, depth + 1),
      };
      links.push([draft.key, after.key]);
      if (chance >= 88 && chance < 93 && isLeaf && after.sentences.length > 3) {
        const half = Math.ceil(after.sentences.length / 2);
        const other: Draft = {
          key: `${draft.key}''`,
          title: '',
          sentences: after.sentences.splice(half),
          within: [],
        };
        links.push([draft.key, other.key]);
        result.push(after, other);
      } else if (
        chance >= 93 &&
        chance < 96 &&
        isLeaf &&
        result.at(-1)?.within.length === 0 &&
        after.sentences.length > 0
      ) {
        const host = result.at(-1);
        if (host && host.sentences.length > 0 && host.key.endsWith("'")) {
          host.sentences.push(...after.sentences);
          links.pop();
          links.push([draft.key, host.key]);
        } else result.push(after);
      } else if (chance >= 96 && depth > 0 && after.sentences.length > 0) {
        uprooted.push(after);
      } else result.push(after);
    }
    return result;
  };
  const revised = reviseAll(drafts, 0);
  for (const draft of uprooted) revised[random.below(revised.length)]?.within.splice(0, 0, draft);
  return { revised, links };
}

function edited(sentence: string, random: RandomSource, chance: number): string {
  if (chance < 40) return sentence;
  const rate = chance < 70 ? 0.06 : chance < 90 ? 0.25 : 0.4;
  return sentence
    .split(' ')
    .flatMap((word) => (random.next() >= rate ? [word] : random.below(2) === 0 ? [] : [aWord(random)]))
    .join(' ');
}
