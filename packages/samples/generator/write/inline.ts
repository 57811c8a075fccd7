import { parseExpression } from '../formula/expression.ts';
import { mathmlOf, symbolMathml } from '../formula/mathml.ts';
import type { HouseStyle } from '../house/house.ts';
import type { Numbers, Place } from '../numbers/number.ts';

/** What a line of text needs to know of its document and its library. */
export type InlineContext = {
  readonly style: HouseStyle;
  readonly numbers: Numbers;
  /** The designation under which another standard is cited here. */
  readonly cite: (designation: string, isDated: boolean) => string;
  /** The numbers of the text that this one amends. */
  readonly amended: Numbers | null;
};

const PARTS = /\$([^$]+)\$|\[\[([^\]|]+)(\|dated)?\]\]|\[#([^\]]+)\]|\[@([^\]]+)\]|\*([^*]+)\*/g;

/** A line of a family's text as STS. */
export function inlineXml(text: string, context: InlineContext): string {
  let at = 0;
  let xml = '';
  for (const match of text.matchAll(PARTS)) {
    const [whole, math, designation, dated, target, amended, emphasis] = match;
    xml += words(text.slice(at, match.index));
    at = match.index + whole.length;
    if (math !== undefined) xml += mathXml(math, context);
    else if (designation !== undefined)
      xml += `<std><std-ref>${escapeXml(context.cite(designation, dated !== undefined))}</std-ref></std>`;
    else if (target !== undefined) xml += referenceXml(placeOf(target, context.numbers), context.style);
    else if (amended !== undefined)
      xml += escapeXml(nameOf(placeOf(amended, context.amended), context.style));
    else xml += `<italic>${words(emphasis ?? '')}</italic>`;
  }
  return xml + words(text.slice(at));
}

function placeOf(target: string, numbers: Numbers | null): Place {
  const place = numbers?.named.get(target);
  if (!place) throw new Error(`Nothing is called "${target}"`);
  return place;
}

/** A reference to a part of the document, in the words of the publisher. */
export function referenceXml(place: Place, style: HouseStyle): string {
  const types = {
    clause: 'sec',
    front: 'sec',
    annex: 'app',
    table: 'table',
    figure: 'fig',
    formula: 'disp-formula',
  } as const;
  return `<xref ref-type="${types[place.kind]}" rid="${place.id}">${escapeXml(nameOf(place, style))}</xref>`;
}

/** "Table 3", "7.2", "Clause 7", "Equation (2)". */
export function nameOf({ kind, label, level }: Place, { words: w, hasAppendices }: HouseStyle): string {
  const join = (word: string, number: string): string => `${word}\u00a0${number}`;
  if (kind === 'front') return label;
  if (kind === 'annex')
    return join(hasAppendices && label.startsWith('X') ? w.informativeAnnex : w.normativeAnnex, label);
  if (kind === 'table') return join(w.table, label);
  if (kind === 'figure') return join(w.figure, label);
  if (kind === 'formula') return join(w.formula, `(${label})`);
  return level === 1 ? join(w.section, label) : label;
}

const SYMBOL = /^[A-Za-zΑ-Ωα-ωΔ]+(_[A-Za-z0-9α-ω]+([.,][A-Za-z0-9]+)*)?'?$/u;

function mathXml(text: string, { style }: InlineContext): string {
  // Indices of digits would be turned round among right-to-left words; formulas are not.
  if (SYMBOL.test(text) && style.language !== 'ar') return symbolXml(text);
  const content = SYMBOL.test(text)
    ? symbolMathml(text)
    : mathmlOf(parseExpression(text), { isInline: true });
  return `<inline-formula><mml:math>${content}</mml:math></inline-formula>`;
}

/** A symbol in running text: Latin letters lean, Greek ones and indices stand. */
export function symbolXml(name: string): string {
  const [base = '', index] = name.replace(/'$/, '').split(/_(.*)/s);
  const letter = /^[A-Za-z]+$/.test(base) ? `<italic>${base}</italic>` : base;
  const prime = name.endsWith("'") ? '′' : '';
  return letter + prime + (index ? `<sub>${index}</sub>` : '');
}

const UNITS =
  '%|‰|mm²|mm|cm²|cm³|cm|dm³|m²|m³|km|m|µm|nm|g|kg|mg|µg|t|s|ms|min|h|d|a|K|°C|N|kN|MN|Pa|kPa|MPa|GPa|hPa|bar|mbar|J|kJ|MJ|W|kW|MW|V|kV|mV|A|mA|kA|Ω|kΩ|MΩ|GΩ|µF|Hz|kHz|L|mL|mol|lx|lm|cd|dB|rpm|NTU|CFU|µS|pH|years|days|weeks|months|Nm|VA|kVA|FTU|K|DN';
const QUANTITY = new RegExp(`(\\d) (?=(?:${UNITS})(?![\\p{L}\\d]))`, 'gu');

/** Words with the spaces that keep a number and its unit together. */
export function words(text: string): string {
  return escapeXml(
    text
      .replace(/(\d)_(?=\d)/g, '$1\u202f')
      .replace(QUANTITY, '$1\u00a0')
      .replace(/± (?=\d)/g, '±\u00a0'),
  );
}

/** Text as XML text. */
export function escapeXml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
}
