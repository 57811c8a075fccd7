import type { Block, Clause, Curve, Formula, List, Where } from './blocks.ts';
import type { EditionLine } from './edition.ts';

const PARTS: Record<string, Clause['part']> = { F: 'front', A: 'normative', I: 'informative' };

/** The lines of an edition as a tree of clauses. */
export function readBlocks(lines: readonly EditionLine[]): Clause[] {
  const roots: Clause[] = [];
  const open: Clause[] = [];
  for (const line of lines) {
    const heading = /^(#+)([FAI]?) (.*)$/.exec(line.text);
    if (heading) {
      const [, marks = '', part = '', title = ''] = heading;
      const clause: Clause = {
        kind: 'clause',
        key: line.key,
        part: PARTS[part] ?? open[0]?.part ?? 'body',
        title,
        level: marks.length,
        content: [],
      };
      open.length = marks.length - 1;
      const parent = open.at(-1);
      if (marks.length === 1) clause.part = PARTS[part] ?? 'body';
      if (parent) parent.content.push(clause);
      else roots.push(clause);
      open.push(clause);
      continue;
    }
    const clause = open.at(-1);
    if (!clause) throw new Error(`"${line.text}" stands before the first heading`);
    addLine(clause.content, line);
  }
  return roots;
}

function addLine(content: Block[], { key, text }: EditionLine): void {
  const last = content.at(-1);
  const item = /^(-|\d+\)|[a-z]\)) (.*)$/.exec(text);
  if (item) return addItem(content, key, item[1] ?? '', item[2] ?? '');
  if (text.startsWith('| ') || text.startsWith('^')) return addToTable(last, key, text);
  if (text.startsWith('@ ')) return addWhere(content, key, text.slice(2));
  const detail = /^(legend|alt|along|up|for|with|data|closing): (.*)$/.exec(text);
  if (detail) return addDetail(last, detail[1] ?? '', detail[2] ?? '', text);
  content.push(startBlock(key, text, last));
}

function startBlock(key: string, text: string, last: Block | undefined): Block {
  const note = /^>([!e]?) (.*)$/.exec(text);
  if (note) {
    const flavour = ({ '': 'note', '!': 'warning', e: 'example' } as const)[note[1] as '' | '!' | 'e'];
    return { kind: 'note', key, flavour, text: note[2] ?? '' };
  }
  const term = /^(.+?) := (.*)$/.exec(text);
  if (term && !text.startsWith('=')) {
    const [definition = '', ...notes] = (term[2] ?? '').split(' || ');
    return { kind: 'term', key, names: (term[1] ?? '').split('; '), definition, notes };
  }
  if (text.startsWith('= ')) return readFormula(key, text.slice(2));
  const float = /^(table|fig|curve) (\S+)(?: (\S+))?: (.*)$/.exec(text);
  const [, kind, id = '', drawing = '', title = ''] = float ?? [];
  if (kind === 'table') return { kind, key, id, title, rows: [], notes: [] };
  if (kind === 'fig') return { kind: 'figure', key, id, drawing, title, legend: '', alt: '' };
  if (kind === 'curve') return emptyCurve(key, id, title);
  const special = /^(precision|example): (.*)$/.exec(text);
  if (special?.[1] === 'precision') return readPrecision(key, special[2] ?? '');
  if (special?.[1] === 'example')
    return { kind: 'example', key, opening: special[2] ?? '', data: [], closing: '' };
  if (last?.kind === 'table' && last.rows.length === 0) throw new Error(`"${last.title}" has no rows`);
  return { kind: 'paragraph', key, text };
}

function addItem(content: Block[], key: string, mark: string, text: string): void {
  const marker: List['marker'] = mark === '-' ? 'bullet' : /\d/.test(mark) ? 'order' : 'alpha';
  const last = content.at(-1);
  if (last?.kind === 'list' && last.marker === marker) last.items.push({ key, text });
  else content.push({ kind: 'list', key, marker, items: [{ key, text }] });
}

function addToTable(last: Block | undefined, key: string, text: string): void {
  if (last?.kind !== 'table') throw new Error(`"${text}" stands outside a table`);
  if (text.startsWith('^')) last.notes.push(text.slice(1).trim());
  else
    last.rows.push({
      key,
      cells: text
        .replace(/^\| | \|$/g, '')
        .split(/ \| /)
        .map((cell) => cell.trim()),
    });
}

function addWhere(content: Block[], key: string, text: string): void {
  const last = content.at(-1);
  const [head = '', rest = ''] = text.split(' := ');
  const [, meaning = rest, unit = ''] = /^(.*) \[([^\]#]*)\]$/.exec(rest) ?? [];
  const where: Where = { names: head.split(', '), text: meaning, unit };
  if (last?.kind === 'formula') last.where.push(where);
  else if (last?.kind === 'symbols') last.items.push(where);
  else content.push({ kind: 'symbols', key, items: [where] });
}

function readFormula(key: string, text: string): Formula {
  const [, formula = text, unit = '', decimals = '2'] = /^(.*?)(?: \[([^\],]*), ?(\d)\])?$/.exec(text) ?? [];
  return {
    kind: 'formula',
    key,
    text: formula,
    id: formula.split(/ [=≤≥<>] /)[0]?.trim() ?? '',
    unit,
    decimals: Number(decimals),
    where: [],
  };
}

const emptyCurve = (key: string, id: string, title: string): Curve => ({
  kind: 'curve',
  key,
  id,
  title,
  along: { name: '', from: 0, to: 1, unit: '' },
  up: { formula: '', unit: '' },
  family: null,
  constants: new Map(),
  alt: '',
});

function addDetail(last: Block | undefined, name: string, value: string, text: string): void {
  if (name === 'alt' && (last?.kind === 'figure' || last?.kind === 'curve')) last.alt = value;
  else if (name === 'legend' && last?.kind === 'figure') last.legend = value;
  else if (name === 'data' && last?.kind === 'example') last.data.push(...value.split('; ').map(readDatum));
  else if (name === 'closing' && last?.kind === 'example') last.closing = value;
  else if (last?.kind === 'curve') addToCurve(last, name, value);
  else throw new Error(`"${text}" belongs to nothing above it`);
}

function addToCurve(curve: Curve, name: string, value: string): void {
  const [, left = '', first = ''] = /^(\S+) (.*)$/.exec(value) ?? [];
  if (name === 'along') {
    const [from = '', to = '', ...unit] = first.split(' ');
    curve.along = { name: left, from: Number(from), to: Number(to), unit: unit.join(' ') };
  } else if (name === 'up') {
    const [formula = '', unit = ''] = value.split(' [');
    curve.up = { formula, unit: unit.replace(/\]$/, '') };
  } else if (name === 'for') {
    const [list = '', ...unit] = first.split(' ');
    curve.family = { name: left, values: list.split(',').map(Number), unit: unit.join(' ') };
  } else {
    for (const pair of value.split('; ')) {
      const [symbol = '', number = ''] = pair.split(' = ');
      curve.constants.set(symbol, Number(number));
    }
  }
}

function readDatum(text: string): { name: string; value: number; decimals: number; unit: string } {
  const match = /^(\S+) = (-?[\d.]+)(?: (.+))?$/.exec(text.trim());
  if (!match) throw new Error(`"${text}" is no datum`);
  const [, name = '', value = '', unit = ''] = match;
  return { name, value: Number(value), decimals: value.split('.')[1]?.length ?? 0, unit };
}

/** `mm, 2: Steel A 0.42; Steel B 1.10: r 3 R 7: 9 laboratories 2019`. */
function readPrecision(key: string, text: string): Block {
  const match = /^([^:]*), (\d): (.*): r ([\d.]+) R ([\d.]+): (\d+) laboratories (\d{4})$/.exec(text);
  if (!match) throw new Error(`"${text}" is no statement of precision`);
  const [, unit = '', decimals = '', levels = '', r = '', R = '', count = '', year = ''] = match;
  return {
    kind: 'precision',
    key,
    unit,
    decimals: Number(decimals),
    levels: levels.split('; ').map((level) => {
      const at = level.lastIndexOf(' ');
      return { name: level.slice(0, at), value: Number(level.slice(at + 1)) };
    }),
    repeatability: Number(r),
    reproducibility: Number(R),
    laboratories: Number(count),
    year: Number(year),
  };
}
