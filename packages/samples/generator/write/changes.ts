import type { HouseStyle } from '../house/house.ts';
import type { Numbers, Place } from '../numbers/number.ts';
import { chosenBy } from '../random.ts';
import type { Block, Clause } from '../source/blocks.ts';
import type { Change } from '../source/edition.ts';
import { inlineXml, nameOf, referenceXml, type InlineContext } from './inline.ts';

/** An edition as the list of changes looks at it. */
export type Numbered = { readonly clauses: readonly Clause[]; readonly numbers: Numbers };

/** What was changed from one edition to the next, one entry for each, as STS. */
export function changesXml(
  changes: readonly Change[],
  before: Numbered,
  after: Numbered,
  context: InlineContext,
): string[] {
  const { style } = context;
  const blocks = new Map([...blocksOf(before.clauses), ...blocksOf(after.clauses)]);
  const now = (key: string): Place | undefined => after.numbers.places.get(key);
  const then = (key: string): Place | undefined => before.numbers.places.get(key);
  const at = (place: Place | undefined): string => (place ? ` (${referenceXml(place, style)})` : '');
  const unnamed = { added: new Set<Place>(), reworded: new Set<Place>(), removed: new Set<string>() };

  const entries = changes.flatMap((change): string[] => {
    const block = blocks.get(change.key);
    const place = now(change.key);
    const label = inlineXml(change.label, context);
    const said = inTurn(change);
    switch (change.kind) {
      case 'value':
        return [`${valueXml(change, label, context)}${at(place)}`];
      case 'added':
        if (block?.kind === 'clause')
          return [
            place?.kind === 'annex'
              ? `${referenceXml(place, style)} is new`
              : `${said(['a clause', 'a new clause', 'provision'])} on ${lowered(titleOf(block))} has been added${at(place)}`,
          ];
        if (block?.kind === 'term')
          return [
            `${said(['a definition of', 'the term'])} <italic>${block.names[0]}</italic> has been added${at(place)}`,
          ];
        if (block?.kind === 'figure' || block?.kind === 'curve' || block?.kind === 'table')
          return place ? [`${referenceXml(place, style)} has been added`] : [];
        if (label) return [`${label} has been ${said(['added', 'included', 'introduced'])}${at(place)}`];
        if (rowName(change.key, after.clauses))
          return [
            `${inlineXml(rowName(change.key, after.clauses), context)} been added to ${place ? referenceXml(place, style) : 'the table'}`,
          ];
        if (place) unnamed.added.add(place);
        return [];
      case 'removed':
        if (block?.kind === 'clause')
          return [
            `the ${then(change.key)?.level === 1 ? 'clause' : 'subclause'} on ${lowered(titleOf(block))}, formerly ${formerly(then(change.key), style)}, has been deleted`,
          ];
        if (label) return [`${label} has been ${said(['withdrawn', 'deleted', 'left out'])}`];
        if (then(change.key)) unnamed.removed.add(formerly(then(change.key), style));
        return [];
      case 'reworded':
        if (block?.kind === 'term')
          return [`the definition of <italic>${block.names[0]}</italic> has been revised${at(place)}`];
        if (block?.kind === 'formula')
          return place ? [`${referenceXml(place, style)} has been corrected`] : [];
        if (label) return [`${label} has been revised${at(place)}`];
        if (place) unnamed.reworded.add(place);
        return [];
      case 'moved':
        return block?.kind === 'clause' && place
          ? [
              `the subclause on ${lowered(titleOf(block))}, formerly ${formerly(then(change.key), style)}, now stands at ${referenceXml(place, style)}`,
            ]
          : [];
      case 'divided': {
        const second = after.numbers.paragraphs.get(change.key)
          ? nextParagraph(change.key, after.numbers)
          : undefined;
        const old = then(change.key);
        if (!second || !place || !old) return [];
        return [
          `${formerly(old, style)} has been divided into ${referenceXml(place, style)} and ${referenceXml(second, style)}`,
        ];
      }
    }
  });
  const listed = (places: Set<Place>): string =>
    joined([...places].map((place) => referenceXml(place, style)));
  return [
    ...entries,
    ...(unnamed.added.size > 0 ? [`requirements have been added in ${listed(unnamed.added)}`] : []),
    ...(unnamed.reworded.size > 0
      ? [`the wording of ${listed(unnamed.reworded)} has been made more precise`]
      : []),
    ...(unnamed.removed.size > 0
      ? [`provisions that had become obsolete have been deleted from ${joined([...unnamed.removed])}`]
      : []),
  ];
}

const inTurn =
  ({ key }: Change) =>
  (choices: readonly [string, ...string[]]): string =>
    chosenBy(key, choices);

const formerly = (place: Place | undefined, style: HouseStyle): string => (place ? nameOf(place, style) : '');
const titleOf = (clause: Clause): string => clause.title;

/** A title within a sentence: "Water Bath" is "water bath"; names of several capitals stay. */
function lowered(title: string): string {
  return title
    .replace(/\$[^$]*\$/g, '')
    .split(' ')
    .map((word) => (/^[A-Z][a-z-]+/.test(word) ? word.charAt(0).toLowerCase() + word.slice(1) : word))
    .join(' ');
}

/** What happened to a value: raised or reduced where both are single quantities, otherwise both as they read. */
function valueXml({ from, to }: Change & { kind: 'value' }, label: string, context: InlineContext): string {
  const [before, after] = [
    inlineXml(from.replace(/^[,.] ?|[,.]$/g, ''), context),
    inlineXml(to.replace(/^[,.] ?|[,.]$/g, ''), context),
  ];
  if (!before.trim()) return `${label} has been added`;
  if (!after.trim()) return `${label} has been deleted`;
  const direction = directionOf(from, to);
  if (direction) return `${label} has been ${direction} from ${before} to ${after}`;
  return `for ${label}, “${after.trim()}” replaces “${before.trim()}”`;
}

function directionOf(from: string, to: string): string {
  const QUANTITY = /^(±?)([\d_.,−]+)( .*)?$/u;
  const [before, after] = [QUANTITY.exec(from), QUANTITY.exec(to)];
  const isComparable =
    before && after && before[1] === after[1] && before[3] === after[3] && !/ to /.test(from + to);
  if (!isComparable) return '';
  const [old = Number.NaN, fresh = Number.NaN] = [before, after].map((match) =>
    Number((match[2] ?? '').replace(/_/g, '').replace('−', '-')),
  );
  if (Number.isNaN(old) || Number.isNaN(fresh)) return 'changed';
  if (before[1]) return fresh < old ? 'tightened' : 'relaxed';
  return fresh > old ? 'raised' : 'reduced';
}

function rowName(key: string, clauses: readonly Clause[]): string {
  for (const block of blocksOf(clauses).values()) {
    if (block.kind !== 'table') continue;
    const row = block.rows.find((each) => each.key === key);
    if (row) return nameOfRow(row.cells[0] ?? '', block.rows[0]?.cells[0] ?? '');
  }
  return '';
}

/** “Mill scale, intact” has …, values for 26 mm have …. */
function nameOfRow(cell: string, head: string): string {
  const name = cell.replace(/\^[a-e]$/, '');
  const unit = head.split('; ')[1] ?? '';
  if (name.length <= 3 && /^\p{L}/u.test(name)) return `a row for ${name} has`;
  return /^[\d_.]+$/.test(name) ? `values for ${[name, unit].join(' ').trim()} have` : `“${name}” has`;
}

function nextParagraph(key: string, numbers: Numbers): Place | undefined {
  const keys = [...numbers.paragraphs.keys()];
  const next = keys[keys.indexOf(key) + 1];
  return next ? numbers.paragraphs.get(next) : undefined;
}

/** Every block of an edition by the key of its line. */
function blocksOf(clauses: readonly Clause[]): Map<string, Block> {
  const found = new Map<string, Block>();
  const visit = (block: Block): void => {
    found.set(block.key, block);
    if (block.kind === 'clause') block.content.forEach(visit);
  };
  clauses.forEach(visit);
  return found;
}

function joined(items: readonly string[]): string {
  return items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;
}
