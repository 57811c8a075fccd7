import type { HouseStyle } from '../house/house.ts';
import type { Block, Clause } from '../source/blocks.ts';

/** Where something stands: its number, its id, and how a reference names it. */
export type Place = {
  readonly id: string;
  readonly label: string;
  readonly kind: PlaceKind;
  readonly level: number;
};
export type PlaceKind = 'clause' | 'annex' | 'table' | 'figure' | 'formula' | 'front';

/** Numbers for everything that has one, by the keys of its lines and by the names that references use. */
export type Numbers = {
  readonly places: ReadonlyMap<string, Place>;
  readonly named: ReadonlyMap<string, Place>;
  /** Numbered paragraphs: the key of the first line of each. */
  readonly paragraphs: ReadonlyMap<string, Place>;
};

/** Gives every clause, table, figure and formula of an edition its number. */
export function numberBlocks(clauses: readonly Clause[], style: HouseStyle): Numbers {
  const places = new Map<string, Place>();
  const named = new Map<string, Place>();
  const paragraphs = new Map<string, Place>();
  const annexes = { normative: 0, informative: 0, all: 0 };
  const body = counters();
  let section = 0;

  for (const clause of clauses) {
    if (clause.part === 'front') {
      keep(clause.key, clause.title, {
        id: 'sec_introduction',
        label: clause.title,
        kind: 'front',
        level: 1,
      });
      within(clause, '', body, 'front');
    } else if (clause.part === 'body') {
      const label = String(++section);
      keep(clause.key, clause.title, { id: `sec_${label}`, label, kind: 'clause', level: 1 });
      within(clause, label, body, '');
    } else {
      const label = annexLabel(clause.part);
      keep(clause.key, clause.title, { id: `app_${label}`, label, kind: 'annex', level: 1 });
      within(clause, label, counters(), label);
    }
  }
  return { places, named, paragraphs };

  function annexLabel(part: 'normative' | 'informative'): string {
    annexes.all += 1;
    annexes[part] += 1;
    if (!style.hasAppendices) return String.fromCharCode(64 + annexes.all);
    return part === 'normative' ? `A${annexes.normative}` : `X${annexes.informative}`;
  }

  function keep(key: string, name: string, place: Place): void {
    places.set(key, place);
    if (named.has(name) && name !== '') return;
    named.set(name, place);
  }

  function within(clause: Clause, label: string, count: Counters, prefix: string): void {
    const parts = clause.content;
    let sub = 0;
    let here: Place | undefined = places.get(clause.key);
    const next = (): string => (label ? `${label}.${++sub}` : '');
    const isNumbered = numbersParagraphsOf(clause, label, style);
    for (const block of parts) {
      if (block.kind === 'clause') {
        const own = next();
        keep(block.key, block.title, { id: `sec_${own}`, label: own, kind: 'clause', level: block.level });
        within(block, own, count, prefix);
        continue;
      }
      if (block.kind === 'term' && style.termsAs === 'entries') {
        const own = next();
        keep(block.key, block.names[0] ?? '', { id: `sec_${own}`, label: own, kind: 'clause', level: 2 });
        continue;
      }
      if (block.kind === 'paragraph' && isNumbered) {
        const own = next();
        here = { id: `sec_${own}`, label: own, kind: 'clause', level: clause.level + 1 };
        paragraphs.set(block.key, here);
      }
      numberOne(block, count, prefix, here);
    }
  }

  function numberOne(block: Block, count: Counters, prefix: string, here: Place | undefined): void {
    const float = floatOf(block);
    if (float) {
      const number = (prefix && prefix !== 'front' ? `${prefix}.` : '') + String(++count[float.kind]);
      const ids = { table: 'tab', figure: 'fig', formula: 'formula' } as const;
      keep(block.key, float.name, {
        id: `${ids[float.kind]}_${number}`,
        label: number,
        kind: float.kind,
        level: 0,
      });
    } else if (here) {
      places.set(block.key, here);
    }
    const place = places.get(block.key);
    if (place) for (const key of keysWithin(block)) places.set(key, place);
  }
}

type Counters = { table: number; figure: number; formula: number };
const counters = (): Counters => ({ table: 0, figure: 0, formula: 0 });

/** Whether the paragraphs of a clause have numbers: where the publisher does so, and no subclauses follow. */
export function numbersParagraphsOf(clause: Clause, label: string, style: HouseStyle): boolean {
  if (!style.numbersParagraphs || !label || clause.title === 'Terms') return false;
  if (clause.content.some(({ kind }) => kind === 'clause' || kind === 'term')) return false;
  const paragraphs = clause.content.filter(({ kind }) => kind === 'paragraph').length;
  return clause.level === 1 ? paragraphs > 0 && clause.content[0]?.kind === 'paragraph' : paragraphs > 1;
}

function floatOf(block: Block): { kind: 'table' | 'figure' | 'formula'; name: string } | undefined {
  if (block.kind === 'table') return { kind: 'table', name: block.id };
  if (block.kind === 'precision') return { kind: 'table', name: 'precision' };
  if (block.kind === 'figure' || block.kind === 'curve') return { kind: 'figure', name: block.id };
  if (block.kind === 'formula') return { kind: 'formula', name: block.id };
  if (block.kind === 'example') return { kind: 'table', name: 'example' };
}

function keysWithin(block: Block): string[] {
  if (block.kind === 'list') return block.items.map(({ key }) => key);
  if (block.kind === 'table') return block.rows.map(({ key }) => key);
  return [];
}
