import { parseExpression } from '../formula/expression.ts';
import { mathmlOf } from '../formula/mathml.ts';
import type { Curve, Figure, Formula, Table, Where } from '../source/blocks.ts';
import { escapeXml, inlineXml, nameOf, symbolXml, words, type InlineContext } from './inline.ts';
import type { Place } from '../numbers/number.ts';

/** A table with its caption and notes. */
export function tableXml(table: Table, place: Place, context: InlineContext): string {
  const [head, ...body] = table.rows;
  if (!head || body.length === 0) throw new Error(`The table "${table.title}" is empty`);
  const columns = head.cells.map((_, index) => alignOf(body.map(({ cells }) => cells[index] ?? '')));
  const cell = (name: 'td' | 'th', text: string, index: number, scope = ''): string =>
    `<${name}${scope} align="${columns[index] ?? 'left'}">${cellXml(text, table, place, context)}</${name}>`;
  const headRow = head.cells.map((text, index) => cell('th', text, index, ' scope="col"')).join('');
  const rows = body.map(({ cells }) => {
    if (cells.length > columns.length)
      throw new Error(`"${cells.join(' | ')}" is longer than the head of its table`);
    const spans = cells.map((text, index) =>
      index === 0 && columns.length > cells.length ? '' : cell('td', text, index),
    );
    return cells.length === 1
      ? `<tr><td colspan="${columns.length}" align="left">${inlineXml(cells[0] ?? '', context)}</td></tr>`
      : `<tr>${spans.join('')}</tr>`;
  });
  const notes = table.notes.map((note, index) => {
    const letter = String.fromCharCode(97 + index);
    return `<fn id="${noteId(place, letter)}"><label><sup>${letter}</sup></label><p>${inlineXml(note, context)}</p></fn>`;
  });
  return [
    `<table-wrap id="${place.id}"><label>${escapeXml(nameOf(place, context.style))}</label>`,
    `<caption><title>${inlineXml(table.title, context)}</title></caption>`,
    `<table><colgroup>${columns.map((align) => `<col align="${align}"/>`).join('')}</colgroup>`,
    `<thead><tr>${headRow}</tr></thead><tbody>${rows.join('\n')}</tbody></table>`,
    notes.length > 0 ? `<table-wrap-foot>${notes.join('')}</table-wrap-foot>` : '',
    '</table-wrap>',
  ].join('\n');
}

const noteId = ({ id }: Place, letter: string): string => `${id}_fn_${letter}`;
const NUMERIC = /^[±<>≤≥≈+−–—]?\s?[\d_.,\s]*(?: ?(?:to|–) ?[−+]?[\d_.,]+)?\^?[a-e]?$/u;

function alignOf(cells: readonly string[]): 'left' | 'right' | 'center' {
  if (cells.every((cell) => NUMERIC.test(cell))) return 'right';
  return cells.every((cell) => cell.length <= 4) ? 'center' : 'left';
}

/** `Thickness; µm` has its unit below; `12^a` has a note. */
function cellXml(text: string, table: Table, place: Place, context: InlineContext): string {
  const [, content = text, letter] = /^(.*?)\^([a-e])$/.exec(text) ?? [];
  const lines = content.split('; ').map((line) => inlineXml(line, context));
  if (letter && !table.notes[letter.charCodeAt(0) - 97])
    throw new Error(`${table.title} has no note ${letter}`);
  const mark = letter
    ? `<xref ref-type="table-fn" rid="${noteId(place, letter)}"><sup>${letter}</sup></xref>`
    : '';
  return lines.join('<break/>') + mark;
}

/** A formula with the meanings of its symbols. */
export function formulaXml(formula: Formula, place: Place, context: InlineContext): string {
  const math = mathmlOf(parseExpression(formula.text));
  const where =
    formula.where.length > 0
      ? `<p>${context.style.words.where}</p>${definitionsXml(formula.where, context, ' list-content="where"')}`
      : '';
  return `<disp-formula id="${place.id}"><label>(${place.label})</label><mml:math display="block">${math}</mml:math></disp-formula>${where}`;
}

/** Symbols with their meanings and units. */
export function definitionsXml(items: readonly Where[], context: InlineContext, attributes = ''): string {
  const rows = items.map(({ names, text, unit }) => {
    const symbols = names.map((name) => symbolOf(name, context)).join(', ');
    const meaning =
      inlineXml(text, context) +
      (unit && unit !== '1' ? `${context.style.language === 'ar' ? '، ' : ', '}${words(unit)}` : '');
    return `<def-item><term>${symbols}</term><def><p>${meaning}</p></def></def-item>`;
  });
  return `<def-list${attributes}>${rows.join('\n')}</def-list>`;
}

const symbolOf = (name: string, context: InlineContext): string =>
  /^[A-Z]{2,}$/.test(name)
    ? name
    : context.style.language === 'ar'
      ? inlineXml(`$${name}$`, context)
      : symbolXml(name);

/** A figure whose drawing lies next to the text. */
export function figureXml(
  figure: Figure | Curve,
  file: string,
  place: Place,
  context: InlineContext,
): string {
  const legend = figure.kind === 'figure' ? figure.legend : '';
  return [
    `<fig id="${place.id}"><label>${escapeXml(nameOf(place, context.style))}</label>`,
    `<caption><title>${inlineXml(figure.title, context)}</title>${legend ? `<p>${inlineXml(legend, context)}</p>` : ''}</caption>`,
    `<graphic xlink:href="${file}"><alt-text>${escapeXml(figure.alt)}</alt-text></graphic></fig>`,
  ].join('\n');
}
